/** Plays whole games: policies for the seats, somebody for chance. */
import { moveList } from '@tiletum/engine'
import type { EventSink, Game, Move, MoveList, State } from '@tiletum/engine'
import type { Chance } from './chance.ts'
import type { AnyPolicy, Budget, Policy } from './policy.ts'

export interface Play<P extends AnyPolicy = Policy> {
  readonly game: Game
  /** One for each seat. */
  readonly policies: readonly P[]
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

interface Question<P> {
  readonly policy: P
  readonly state: State
  readonly moves: MoveList
}

const NO_BUDGET: Budget = {}

/** Plays until the game is over. */
export function playGame(play: Play): Played {
  const { budget = NO_BUDGET } = play
  const course = played(play)
  let step = course.next()
  while (step.done !== true) {
    const { policy, state, moves } = step.value
    step = course.next(policy.choose(state, moves, budget))
  }
  return step.value
}

/** The same with players who may take their time, such as other programs. */
export async function playGameWith(play: Play<AnyPolicy>): Promise<Played> {
  const { budget = NO_BUDGET } = play
  const course = played(play)
  let step = course.next()
  while (step.done !== true) {
    const { policy, state, moves } = step.value
    // oxlint-disable-next-line no-await-in-loop -- each decision follows from the one before
    step = course.next(await policy.choose(state, moves, budget))
  }
  return step.value
}

/** Asks for the move of each decision in turn. */
function* played<P extends AnyPolicy>(play: Play<P>): Generator<Question<P>, Played, Move> {
  const { game, policies, chance, sink, entries } = play
  const state = play.state ?? game.start(sink)
  const moves = moveList()
  let decisions = 0
  for (;;) {
    const waits = game.awaiting(state)
    if (waits.who === 'nobody') return { state, decisions }
    game.list(state, moves)
    let move: Move
    if (waits.who === 'chance') {
      move = chance.answer(waits.request.request, moves, state)
    } else {
      decisions++
      move = yield { policy: policyOf(policies, waits.seat), state, moves }
    }
    entries?.push(move)
    game.play(state, move, sink)
  }
}

function policyOf<P>(policies: readonly P[], seat: number): P {
  const policy = policies[seat]
  if (policy === undefined) throw new Error(`Nobody plays for seat ${seat + 1}`)
  return policy
}
