/** Plays whole games with a policy for each seat and a source of chance. */
import { moveList } from '@tiletum/engine'
import type { EventSink, Game, Move, MoveList, State } from '@tiletum/engine'
import type { Chance } from './chance.ts'
import type { AnyPolicy, Budget, Policy } from './policy.ts'

export interface Play<P extends AnyPolicy = Policy> {
  readonly game: Game
  /** The policies by seat. */
  readonly policies: readonly P[]
  readonly chance: Chance
  readonly budget?: Budget
  readonly sink?: EventSink
  /** The state to continue from, changed in place. Without it a new game is played. */
  readonly state?: State
  /** Receives every move and chance answer in order, as the entries of a log. */
  readonly entries?: Move[]
}

export interface FinishedGame {
  readonly state: State
  /** Number of decisions of seats; chance answers do not count. */
  readonly decisions: number
}

interface Question<P> {
  readonly policy: P
  readonly state: State
  readonly moves: MoveList
}

const NO_BUDGET: Budget = {}

/** Plays until the game is over. */
export function playGame(play: Play): FinishedGame {
  const { budget = NO_BUDGET } = play
  const course = played(play)
  let step = course.next()
  while (step.done !== true) {
    const { policy, state, moves } = step.value
    step = course.next(policy.choose(state, moves, budget))
  }
  return step.value
}

/** Plays until the game is over, with policies that may answer later, such as external programs. */
export async function playGameWith(play: Play<AnyPolicy>): Promise<FinishedGame> {
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

/** Yields each decision and expects the move for it. */
function* played<P extends AnyPolicy>(play: Play<P>): Generator<Question<P>, FinishedGame, Move> {
  const { game, policies, chance, sink, entries } = play
  const state = play.state ?? game.start(sink)
  const moves = moveList()
  let decisions = 0
  const listeners: readonly AnyPolicy[] = policies.filter(
    (policy: AnyPolicy) => policy.heard !== undefined,
  )
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
    for (const policy of listeners) policy.heard?.(move)
    game.play(state, move, sink)
  }
}

function policyOf<P>(policies: readonly P[], seat: number): P {
  const policy = policies[seat]
  if (policy === undefined) throw new Error(`Nobody plays for seat ${seat + 1}`)
  return policy
}
