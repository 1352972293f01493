/** The report of a game of this device, as a page that can be printed. */
import { useEffect, useState } from 'react'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { addressOf } from '../../shared/navigation/route.ts'
import { composeGame } from '../../game/storage/compose.ts'
import { gameStore } from '../../game/storage/game-store.ts'
import type { SavedGame } from '../../game/storage/saved-game.ts'
import { openReadOnlySession } from '../../game/game-session.ts'
import type { GameSession } from '../../game/game-session.ts'
import { TableProvider } from '../../game/TableContext.tsx'
import { Chronicle } from '../../table/report/Chronicle.tsx'
import { chronicleWords } from '../../shared/language/screen-words.ts'
import { useAtTable } from '../../table/use-at-table.ts'
import { useMedia } from '../../shared/ui/media.ts'
import { PageFrame } from '../../shared/frame/PageFrame.tsx'
import './chronicle-page.css'

type Opened =
  | { readonly is: 'loading' | 'missing' }
  | { readonly is: 'open'; readonly game: SavedGame; readonly session: GameSession }

async function open(id: string): Promise<Opened> {
  const game = await gameStore.read(id)
  if (game === undefined) return { is: 'missing' }
  return { is: 'open', game, session: openReadOnlySession(game, await composeGame(game)) }
}

export function ChronicleScreen({ id }: { readonly id: string }) {
  const words = useLazyWords(chronicleWords)
  const { web } = useLanguage().words
  const [opened, setOpened] = useState<Opened>({ is: 'loading' })
  // Paper is bright, whatever the theme of the screen.
  const printed = useMedia('print')
  useEffect(() => {
    let left = false
    void open(id)
      .catch((): Opened => ({ is: 'missing' }))
      .then((now) => {
        if (!left) setOpened(now)
      })
    return () => {
      left = true
    }
  }, [id])
  return (
    <PageFrame>
      <article className="chronicle-page" data-theme={printed ? 'day' : undefined}>
        <h1>{words.title}</h1>
        {opened.is === 'loading' ? <p aria-busy="true">{web.loading}</p> : undefined}
        {opened.is === 'missing' ? <p>{words.missing}</p> : undefined}
        {opened.is === 'open' ? (
          <Told game={opened.game} session={opened.session} unfinished={words.unfinished} />
        ) : undefined}
        <p className="buttons no-print">
          {opened.is === 'open' ? (
            <a href={addressOf({ at: 'game', id })}>{words.game}</a>
          ) : undefined}
          <a href={addressOf({ at: 'start' })}>{words.back}</a>
        </p>
      </article>
    </PageFrame>
  )
}

interface ToldProps {
  readonly game: SavedGame
  readonly session: GameSession
  readonly unfinished: string
}

const NOTHING = () => undefined

function Told({ game, session, unfinished }: ToldProps) {
  const at = useAtTable(session, NOTHING)
  if (!session.table.snapshot().over) return <p>{unfinished}</p>
  return (
    <TableProvider value={at}>
      <Chronicle game={game} onPrint={() => print()} />
    </TableProvider>
  )
}
