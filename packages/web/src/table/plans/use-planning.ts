import { useMemo, useSyncExternalStore } from 'react'
import type { Planning, PlanningNow } from '../../game/plan/planning.ts'
import type { GameSession } from '../../game/game-session.ts'

const none = () => undefined
const never = () => none

/** The plans of a game; undefined where none are made. */
export const usePlanning = (planning: Planning | undefined): PlanningNow | undefined =>
  useSyncExternalStore<PlanningNow | undefined>(
    planning?.now.subscribe ?? never,
    planning?.now.current ?? none,
  )

/** Returns the session of the plan being edited, or of the game itself. */
export function useOnTable(session: GameSession): GameSession {
  const table = usePlanning(session.planning)?.open?.table
  return useMemo(() => (table === undefined ? session : { ...session, table }), [session, table])
}
