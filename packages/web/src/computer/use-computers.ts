/** The computer players of a game on the screen; they leave with it. */
import { useEffect, useMemo } from 'react'
import type { Session } from '../game/session.ts'
import { iterationsOfVisit } from '../game/visit.ts'
import { currentSettings, useSettings } from '../settings/settings.ts'
import { seatComputers } from './computers.ts'
import type { Computers } from './computers.ts'
import { openMind } from './mind.ts'

/** Undefined where only people play. */
export function useComputers(session: Session): Computers | undefined {
  const { speed } = useSettings()
  const computers = useMemo(() => {
    const { table, content } = session
    const { players, id, seed = id } = session.saved()
    if (players.every(({ computer }) => computer === undefined)) return undefined
    return seatComputers({
      table,
      players,
      seed,
      openMind: () => openMind(content),
      speed: currentSettings().speed,
      iterations: iterationsOfVisit(),
    })
  }, [session])
  useEffect(() => computers?.run(), [computers])
  useEffect(() => computers?.setSpeed(speed), [computers, speed])
  return computers
}
