/** Opens a game of this device as a replay; if that fails, the page of the game says why. */
import { useEffect, useState } from 'react'
import { go } from '../../shared/navigation/route.ts'
import { gameStore } from '../../game/storage/game-store.ts'
import { GameScreen } from '../../play/GameScreen.tsx'
import type { ReplayProps } from './open-replay.ts'
import { openReplay, useAddressOfMoment } from './open-replay.ts'
import type { OpenedReplay } from './open-replay.ts'
import { ReplayTable } from './ReplayTable.tsx'

export function ReplayScreen({ id, moment, reviewed = false }: ReplayProps) {
  const [opened, setOpened] = useState<OpenedReplay | 'loading' | 'not-possible'>('loading')
  useEffect(() => {
    let left = false
    const open = async () => {
      const game = await gameStore.read(id)
      return game === undefined ? 'not-possible' : openReplay(game)
    }
    void open()
      .catch(() => 'not-possible' as const)
      .then((now) => {
        if (!left) setOpened(now)
      })
    return () => {
      left = true
    }
  }, [id])
  const note = useAddressOfMoment(reviewed ? 'review' : 'replay', id)
  if (opened === 'loading') return <main id="content" aria-busy="true" />
  if (opened === 'not-possible') return <GameScreen id={id} />
  return (
    <ReplayTable
      session={opened.session}
      game={opened.game}
      moment={moment}
      reviewed={reviewed}
      onMoment={note}
      onLeave={() => go({ at: 'game', id })}
    />
  )
}
