/** What is to be known of the other devices, and of this one: somebody was faster, no connection, another tab. */
import { useSyncExternalStore } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import type { GameText } from '../game/game-text.ts'
import type { Look } from './companion.ts'
import { goOnAlone } from './sharing.ts'
import type { Sitting } from './sitting.ts'
import { companionWords } from './words.ts'

interface NewsProps {
  readonly sitting: Sitting
  readonly look: Look
  readonly say: GameText
}

export function News({ sitting, look, say }: NewsProps) {
  const { trouble } = useLanguage().words.web
  const { companion: own } = useLazyWords(companionWords)
  const { host, companion, saved } = sitting
  const connection = useSyncExternalStore(host.connection.subscribe, host.connection.current)
  const { late, snapshot } = look
  const away = connection.is === 'away' || connection.is === 'closed'
  return (
    <div className="companion-news" aria-live="polite">
      {late === undefined ? undefined : (
        <p>{own.late(late.map((notation) => say.move(snapshot.state, notation).label))}</p>
      )}
      {sitting.remote !== undefined && away ? (
        <p>
          {own.noServer}{' '}
          <button
            type="button"
            onClick={() => void goOnAlone(saved(), companion.marks.stream.current())}
          >
            {own.goOnAlone}
          </button>
        </p>
      ) : undefined}
      {connection.is === 'elsewhere' ? (
        <p>
          {own.otherTab}{' '}
          {host.takeOver === undefined ? undefined : (
            <button type="button" onClick={host.takeOver}>
              {own.here}
            </button>
          )}
        </p>
      ) : undefined}
      {connection.is === 'open' && !connection.stored ? <p>{trouble.notStored}</p> : undefined}
      {connection.is === 'removed' ? <p>{trouble.removed}</p> : undefined}
      {connection.is === 'outdated' ? <p>{own.reload}</p> : undefined}
    </div>
  )
}
