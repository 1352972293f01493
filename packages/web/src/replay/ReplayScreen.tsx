/** Opens a game of this device to look at; what can't be opened is told where games are played. */
import { useCallback, useEffect, useState } from 'react'
import { addressOf, go } from '../app/route.ts'
import { contentOf } from '../game/edition.ts'
import type { SavedGame } from '../game/saved.ts'
import { lookOn } from '../game/session.ts'
import type { Session } from '../game/session.ts'
import { shelf } from '../game/shelf.ts'
import { GameScreen } from '../screens/GameScreen.tsx'
import type { Looking } from './lazy.tsx'
import { ReplayTable } from './ReplayTable.tsx'

type Opened =
  | { readonly is: 'loading' }
  | { readonly is: 'not-possible' }
  | { readonly is: 'open'; readonly game: SavedGame; readonly session: Session }

export function ReplayScreen({ id, moment }: Looking) {
  const [opened, setOpened] = useState<Opened>({ is: 'loading' })
  useEffect(() => {
    let left = false
    const open = async (): Promise<Opened> => {
      const game = await shelf.read(id)
      if (game === undefined) return { is: 'not-possible' }
      return { is: 'open', game, session: lookOn(game, await contentOf(game)) }
    }
    void open()
      .catch((): Opened => ({ is: 'not-possible' }))
      .then((now) => {
        if (!left) setOpened(now)
      })
    return () => {
      left = true
    }
  }, [id])
  const note = useCallback(
    (now: number) =>
      history.replaceState(history.state, '', addressOf({ at: 'replay', id, moment: now })),
    [id],
  )
  if (opened.is === 'loading') return <main id="content" aria-busy="true" />
  if (opened.is === 'not-possible') return <GameScreen id={id} />
  return (
    <ReplayTable
      session={opened.session}
      game={opened.game}
      moment={moment}
      onMoment={note}
      onLeave={() => go({ at: 'game', id })}
    />
  )
}
