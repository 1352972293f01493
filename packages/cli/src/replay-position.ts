/** A recorded game up to one of its turns. */
import { effectiveMoves } from '@tiletum/engine'
import type { Game, GameEvent, GameRecord, State } from '@tiletum/engine'
import type { Context } from './context.ts'
import { failure, MISUSE } from './failure.ts'
import type { Loaded } from './record-file.ts'

export interface ReplayPosition {
  readonly state: State
  /** The events before the position. */
  readonly events: readonly GameEvent[]
  /** Turns played before it. */
  readonly turns: number
}

/** Returns the position at the end of a record; with `at`, the one at the start of the turn after that many. */
export function momentOf(
  { game, record }: Loaded,
  { words }: Context,
  at: number | undefined,
): ReplayPosition {
  const moment = played(game, record, at)
  if (at === undefined || at <= moment.turns) return moment
  throw failure(words.recordCommands.fewerTurns(moment.turns), MISUSE)
}

function played(game: Game, { log }: GameRecord, at = Infinity): ReplayPosition {
  const events: GameEvent[] = []
  let begun = 0
  let over = 0
  let end: number | undefined
  const listen = (event: GameEvent): void => {
    if (event.event === 'turn-over') over++
    if (event.event === 'turn' && begun++ === at) end = events.length
    events.push(event)
  }
  const state = game.start(listen)
  for (const move of effectiveMoves(log)) {
    game.play(state, move, listen)
    if (end !== undefined) break
  }
  return { state, events: events.slice(0, end), turns: end === undefined ? over : at }
}
