/** Opens a saved game, or says why it can't be opened and what can be done. */
import { Suspense, useEffect, useState } from 'react'
import { go } from '../shared/navigation/route.ts'
import { composeGame, loadModules } from '../game/storage/compose.ts'
import { downloadFile } from '../game/storage/download.ts'
import type { SavedGame } from '../game/storage/saved-game.ts'
import { openSession } from '../game/game-session.ts'
import type { GameSession } from '../game/game-session.ts'
import { gameStore } from '../game/storage/game-store.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { loadExpansions } from '../table/expansions.tsx'
import { TextTable } from './text-view/lazy.tsx'
import { useView } from '../shared/settings/view.ts'
import { useFailure } from '../shared/ui/failure.ts'
import { PageFrame } from '../shared/frame/PageFrame.tsx'
import { TableScreen } from '../table/TableScreen.tsx'

type Opened =
  | { readonly is: 'loading' }
  | { readonly is: 'missing' }
  | { readonly is: 'open'; readonly session: GameSession }
  /** Its agreement or its edition is not one of these rules. */
  | { readonly is: 'unset'; readonly game: SavedGame }

export function GameScreen({ id }: { readonly id: string }) {
  const { trouble } = useLanguage().words.web
  const [opened, setOpened] = useState<Opened>({ is: 'loading' })
  const [visit, setVisit] = useState(0)
  const view = useView()
  const fail = useFailure()

  useEffect(() => {
    let session: GameSession | undefined
    let left = false
    const open = async () => {
      const saved = await gameStore.read(id)
      if (left) return
      if (saved === undefined) setOpened({ is: 'missing' })
      else {
        await Promise.all([loadModules(saved.config), loadExpansions(saved.config)])
        try {
          const composed = await composeGame(saved)
          // oxlint-disable-next-line typescript/no-unnecessary-condition -- it may be left while waiting
          if (left) return
          session = openSession(saved, composed, () => setVisit((before) => before + 1))
          setOpened({ is: 'open', session })
        } catch {
          setOpened({ is: 'unset', game: saved })
        }
      }
    }
    open().catch(fail)
    return () => {
      left = true
      session?.close()
    }
  }, [id, visit, fail])

  const loading = <main id="content" aria-busy="true" />
  if (opened.is === 'open') {
    const Shown = view === 'text' ? TextTable : TableScreen
    return (
      <Suspense fallback={loading}>
        <Shown key={visit} session={opened.session} />
      </Suspense>
    )
  }
  if (opened.is === 'loading') return loading
  return (
    <PageFrame>
      <h1>{trouble.title}</h1>
      {opened.is === 'missing' ? (
        <p>{trouble.missing}</p>
      ) : (
        <>
          <p>{trouble.unset}</p>
          <p>{trouble.older(opened.game.release)}</p>
          <p className="buttons">
            <button type="button" onClick={() => downloadFile(opened.game)}>
              {trouble.saveIt}
            </button>
          </p>
        </>
      )}
      <p>
        <button type="button" onClick={() => go({ at: 'start' })}>
          {trouble.home}
        </button>
      </p>
    </PageFrame>
  )
}
