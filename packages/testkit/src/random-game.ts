/** Random play with a seed that checks the invariants at every step. */
import { content } from '@tiletum/content'
import { randomBelow, createRandomStream, POLICIES, seededChance } from '@tiletum/bots'
import type { PolicyName } from '@tiletum/bots'
import { openState } from '@tiletum/engine/state'
import { appendEntry, compose, createScoreSheet, moveList, movesOf } from '@tiletum/engine'
import type { Game, GameConfig, Json, Match, Move } from '@tiletum/engine'
import {
  EVERY_STEP,
  freeMatch,
  OF_A_LINE,
  OF_A_RECORD,
  QUICK,
  recordOf,
  THOROUGH,
  undoAndRedo,
} from './invariants.ts'
import type { Invariants } from './invariants.ts'

export interface RandomGame {
  readonly config: GameConfig
  readonly seed: string
  /** The policy of all seats. */
  readonly policy?: PolicyName
  /** The costly invariants are checked at one of this many steps; 1 means every step, 0 none. */
  readonly thoroughEvery: number
  /** Composes the game; by default with the standard edition. */
  readonly make?: (config: GameConfig) => Game
  /** The edition to be written into its record. */
  readonly edition?: Json
}

/**
 * One of this many steps is checked for lost pieces. A lost piece stays lost, so that some steps and the
 * end are enough.
 */
const GLANCE_EVERY = 32
/** One of this many games is replayed from its log. */
const REPLAYED_EVERY = 4
/** One of this many games is written as a record and read again. */
const REREAD_EVERY = 60

export interface RandomGameResult {
  readonly steps: number
  readonly scores: readonly number[]
}

/** An invariant is violated; `record` reproduces the game up to that step. */
export class BrokenInvariant extends Error {
  readonly record: string
  readonly step: number
  constructor(invariant: string, fault: string, match: Match, seed: string, edition?: Json) {
    super(`${invariant}: ${fault} (seed ${seed}, step ${match.moves.length})`)
    this.record = recordOf(match.game, match.moves, edition)
    this.step = match.moves.length
  }
}

const standard = (config: GameConfig): Game => compose(config, content)

export function randomGame(play: RandomGame): RandomGameResult {
  const { config, seed, make = standard, edition } = play
  const match = freeMatch(make(config))
  try {
    return playToTheEnd(play, match)
  } catch (error) {
    if (error instanceof BrokenInvariant || !(error instanceof Error)) throw error
    throw new BrokenInvariant('nothing throws', error.message, match, seed, edition)
  }
}

function playToTheEnd(play: RandomGame, match: Match): RandomGameResult {
  const { seed, policy = 'random', thoroughEvery, edition } = play
  const { game } = match
  const sheet = createScoreSheet(game)
  const chance = seededChance(seed)
  const chooser = POLICIES[policy](game, seed)
  const sampling = createRandomStream(seed, 'sampling')
  const list = moveList()
  const met = new Set<Move>()

  const broken = (invariant: string, fault: string | undefined): void => {
    if (fault !== undefined) throw new BrokenInvariant(invariant, fault, match, seed, edition)
  }
  const hold = <Of>(invariants: Invariants<Of>, of: Of): void => {
    for (const [invariant, check] of invariants) broken(invariant, check(of))
  }
  const oneIn = (count: number): boolean => count > 0 && randomBelow(sampling, count) === 0
  for (;;) {
    const state = openState(match.state)
    const awaiting = game.awaiting(state)
    const over = awaiting.who === 'nobody'
    game.list(state, list)
    const step = { game, state, moves: movesOf(list), met }
    const thorough = oneIn(thoroughEvery)
    if (list.count === 0 && !over) broken('there is always something to do before the end', '')
    hold(EVERY_STEP, step)
    if (thorough || over || oneIn(GLANCE_EVERY)) hold(QUICK, step)
    if (thorough) {
      hold(THOROUGH, step)
      for (const move of step.moves) met.add(move)
    }
    if (over) break

    const move =
      awaiting.who === 'chance'
        ? chance.answer(awaiting.request.request, list, state)
        : chooser.choose(state, list, {})
    const before = thorough ? game.clone(state) : undefined
    const refused = appendEntry(match, move, sheet.sink)
    if (refused !== undefined) broken('a policy plays what is legal', JSON.stringify(refused))
    if (before !== undefined) broken('undo and redo', undoAndRedo(match, before))
  }

  const { moves } = match
  const state = openState(match.state)
  if (thoroughEvery === 1 || oneIn(REPLAYED_EVERY)) hold(OF_A_LINE, { game, moves, state })
  if (thoroughEvery === 1 || oneIn(REREAD_EVERY)) hold(OF_A_RECORD, { game, moves, state })
  const scores = state.seats.map(({ vp }) => vp)
  const booked = sheet.seats.map((sources) =>
    Object.values(sources).reduce((sum, points) => sum + points, 0),
  )
  if (booked.join(' ') !== scores.join(' '))
    broken('every point has its source', `${booked.join(' ')} booked of ${scores.join(' ')}`)
  return { steps: moves.length, scores }
}
