/** Opens a game of this device to look at; what can't be opened is told where games are played. */
import { useEffect, useState } from 'react'
import { go } from '../../shared/navigation/route.ts'
import { gameStore } from '../../game/storage/game-store.ts'
import { GameScreen } from '../../play/GameScreen.tsx'
import type { Looking } from './lazy.tsx'
import { openToLook, useAddressOfMoment } from './open-replay.ts'
import type { Opened } from './open-replay.ts'
import { ReplayTable } from './ReplayTable.tsx'

export function ReplayScreen({ id, moment, reviewed = false }: Looking) {
  const [opened, setOpened] = useState<Opened | 'loading' | 'not-possible'>('loading')
  useEffect(() => {
    let left = false
    const open = async () => {
      const game = await gameStore.read(id)
      return game === undefined ? 'not-possible' : openToLook(game)
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
