/** Plays for everybody who is not asked at the terminal: computer players, and chance from a seed. */
import { seededChance } from '@tiletum/bots'
import type { AnyPolicy, Chance } from '@tiletum/bots'
import { append, moveList } from '@tiletum/engine'
import type { EventSink, Match } from '@tiletum/engine'

export interface Others {
  readonly policies: readonly (AnyPolicy | undefined)[]
  /** Undefined where somebody draws and rolls at a real table. */
  readonly chance: Chance | undefined
}

/** Returns who types the next line: a seat, the person who answers for chance, or nobody when the game is over. */
export type NextToAct = number | 'chance' | 'nobody'

export const chanceFrom = (seed: string): Chance => seededChance(seed)

const moves = moveList()

/** Plays on until somebody must be asked. */
export async function playOthers(
  match: Match,
  { policies, chance }: Others,
  sink: EventSink,
  thinks: (seat: number) => void,
): Promise<NextToAct> {
  const { game } = match
  for (;;) {
    const awaiting = game.awaiting(match.state)
    if (awaiting.who === 'nobody') return 'nobody'
    const by = awaiting.who === 'chance' ? 'chance' : awaiting.seat
    game.list(match.state, moves)
    let move: number
    if (awaiting.who === 'chance') {
      if (chance === undefined) return by
      move = chance.answer(awaiting.request.request, moves, match.state)
    } else {
      const policy = policies[awaiting.seat]
      if (policy === undefined) return by
      thinks(awaiting.seat)
      // oxlint-disable-next-line no-await-in-loop -- each decision follows from the one before
      move = await policy.choose(match.state, moves, {})
    }
    const error = append(match, { by, text: game.format(move) }, sink)
    for (const policy of policies) policy?.heard?.(move)
    if (error !== undefined) throw new Error(`The computer played ${game.format(move)}`)
  }
}
