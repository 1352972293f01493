/** Plays whole games: policies for the seats, somebody for chance. */
import { moveList } from '@tiletum/engine'
import type { EventSink, Game, Move, State } from '@tiletum/engine'
import type { Chance } from './chance.ts'
import type { Budget, Policy } from './policy.ts'

export interface Play {
  readonly game: Game
  /** One for each seat. */
  readonly policies: readonly Policy[]
  readonly chance: Chance
  readonly budget?: Budget
  readonly sink?: EventSink
  /** Where to go on from; changed in place. Without it, a new game. */
  readonly state?: State
  /** Receives every move and answer in order: the entries of a log. */
  readonly entries?: Move[]
}

export interface Played {
  readonly state: State
  /** Choices of seats; answers of chance are not counted. */
  readonly decisions: number
}

const NO_BUDGET: Budget = {}

/** Plays until the game is over. */
export function playGame(play: Play): Played {
  const { game, policies, chance, budget = NO_BUDGET, sink, entries } = play
  const state = play.state ?? game.start(sink)
  const moves = moveList()
  let decisions = 0
  for (;;) {
    const waits = game.awaiting(state)
    if (waits.who === 'nobody') return { state, decisions }
    game.list(state, moves)
    let move: Move
    if (waits.who === 'chance') {
      move = chance.answer(waits.request.request, moves)
    } else {
      decisions++
      move = policyOf(policies, waits.seat).choose(state, moves, budget)
    }
    entries?.push(move)
    game.play(state, move, sink)
  }
}

function policyOf(policies: readonly Policy[], seat: number): Policy {
  const policy = policies[seat]
  if (policy === undefined) throw new Error(`Nobody plays for seat ${seat + 1}`)
  return policy
}
