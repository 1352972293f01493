/** Opens a saved game, or says why it can't be opened and what can be done. */
import { playsWith } from '@tiletum/engine'
import { Suspense, useEffect, useState } from 'react'
import { go } from '../app/route.ts'
import { contentOf } from '../game/edition.ts'
import { saveAsFile } from '../game/files.ts'
import type { SavedGame } from '../game/saved.ts'
import { openSession } from '../game/session.ts'
import type { Session } from '../game/session.ts'
import { shelf } from '../game/shelf.ts'
import { UnplayableInput } from '../game/table.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { loadSilver } from '../silver/use-silver.ts'
import { TextTable } from '../text-view/lazy.tsx'
import { useView } from '../text-view/view.ts'
import { PageFrame } from './PageFrame.tsx'
import { TableScreen } from './TableScreen.tsx'

type Opened =
  | { readonly is: 'loading' }
  | { readonly is: 'missing' }
  | { readonly is: 'open'; readonly session: Session }
  | {
      readonly is: 'unplayable'
      readonly game: SavedGame
      /** The input that can't be played; undefined when the game can't even be set up. */
      readonly at: UnplayableInput | undefined
    }

export function GameScreen({ id }: { readonly id: string }) {
  const { trouble } = useLanguage().words.web
  const [opened, setOpened] = useState<Opened>({ is: 'loading' })
  const [visit, setVisit] = useState(0)
  const view = useView()

  useEffect(() => {
    let session: Session | undefined
    let left = false
    const open = async () => {
      const saved = await shelf.read(id)
      if (left) return
      if (saved === undefined) setOpened({ is: 'missing' })
      else
        try {
          if (playsWith(saved.config, 'silver')) await loadSilver().catch(() => undefined)
          const content = await contentOf(saved)
          // oxlint-disable-next-line typescript/no-unnecessary-condition -- it may be left while waiting
          if (left) return
          session = openSession(saved, content, () => setVisit((before) => before + 1))
          setOpened({ is: 'open', session })
        } catch (error) {
          const at = error instanceof UnplayableInput ? error : undefined
          setOpened({ is: 'unplayable', game: saved, at })
        }
    }
    void open()
    return () => {
      left = true
      session?.close()
    }
  }, [id, visit])

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
        <Unplayable
          game={opened.game}
          at={opened.at}
          onCut={(game) => void shelf.write(game).then(() => setVisit(visit + 1))}
        />
      )}
      <p>
        <button type="button" onClick={() => go({ at: 'start' })}>
          {trouble.home}
        </button>
      </p>
    </PageFrame>
  )
}

interface UnplayableProps {
  readonly game: SavedGame
  readonly at: UnplayableInput | undefined
  readonly onCut: (game: SavedGame) => void
}

/** An old game after the rules changed, or a damaged record: what can be read is kept. */
function Unplayable({ game, at, onCut }: UnplayableProps) {
  const { trouble } = useLanguage().words.web
  return (
    <>
      <p>{at === undefined ? trouble.unreadable : trouble.unplayable(at.index + 1, at.input)}</p>
      <p>{trouble.older(game.release)}</p>
      <p className="buttons">
        {at === undefined ? undefined : (
          <button
            type="button"
            className="primary"
            onClick={() => {
              saveAsFile(game)
              onCut({ ...game, inputs: game.inputs.slice(0, at.index) })
            }}
          >
            {trouble.openUpTo}
          </button>
        )}
        <button type="button" onClick={() => saveAsFile(game)}>
          {trouble.saveIt}
        </button>
      </p>
    </>
  )
}
