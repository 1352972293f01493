/** Runs the computer players of a game while its screen is open. */
import { useEffect, useMemo } from 'react'
import type { GameSession } from '../game-session.ts'
import { iterationsParameter } from '../url-parameters.ts'
import { currentSettings, useSettings } from '../../shared/settings/settings.ts'
import { seatComputers } from './computers.ts'
import type { LocalComputers } from './computers.ts'
import { openWorkerClient } from './worker-client.ts'

/** Returns undefined for a game that only people play. */
export function useComputers(session: GameSession): LocalComputers | undefined {
  const { speed } = useSettings()
  const computers = useMemo(() => {
    const { table, content, playFor } = session
    const { players, id, seed = id } = session.saved()
    if (playFor === undefined || players.every(({ computer }) => computer === undefined))
      return undefined
    return seatComputers({
      table,
      playFor,
      players,
      seed,
      openWorkerClient: () => openWorkerClient(content),
      speed: currentSettings().speed,
      iterations: iterationsParameter(),
    })
  }, [session])
  useEffect(() => {
    return computers?.run()
  }, [computers])
  useEffect(() => {
    computers?.setSpeed(speed)
  }, [computers, speed])
  return computers
}
