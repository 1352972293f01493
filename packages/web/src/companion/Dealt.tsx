/** What the page drew for the set-up and where it goes, to be ticked off on any device. */
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { stateAt } from '../game/timeline/moment.ts'
import type { GameText } from '../game/game-text.ts'
import { AnswerFace } from './AnswerFace.tsx'
import type { Companion, Look } from './companion.ts'
import { laidOut } from './marks.ts'
import { placeName } from './place-name.ts'
import { entryOf } from './screen.ts'
import { Tick } from './Tick.tsx'
import { companionWords } from './words.ts'

interface DealtProps {
  readonly companion: Companion
  readonly look: Look
  readonly say: GameText
}

export function Dealt({ companion, look, say }: DealtProps) {
  const { words } = useLanguage()
  const { companion: own } = useLazyWords(companionWords)
  const { screen, snapshot } = look
  const { game, moments, opening } = snapshot
  if (screen.dealt.length === 0) return undefined
  const items = screen.dealt.map(({ moment, notation, goes }) => {
    const before = stateAt(opening, moments, moment)
    const { label, long } = say.move(before, notation)
    const text =
      goes === undefined
        ? long
        : words.web.part(placeName(game, before, goes, say, words, own), label)
    return { entry: entryOf(snapshot, moment), notation, text }
  })
  const list = (
    <ul className="ticks-list">
      {items.map(({ entry, notation, text }) => (
        <Tick key={entry} marks={companion.marks} what={laidOut(entry)} dealt={notation}>
          <AnswerFace game={game} notation={notation} size={40} />
          <span>{text}</span>
        </Tick>
      ))}
    </ul>
  )
  // While tiles are still told, the list is at hand below them.
  return screen.waits ? (
    <section className="hand" aria-labelledby="lay-out">
      <h2 id="lay-out">{own.layOut}</h2>
      {list}
    </section>
  ) : (
    <details className="lay-out">
      <summary>
        {own.layOut} ({items.length})
      </summary>
      {list}
    </details>
  )
}
