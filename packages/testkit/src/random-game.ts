/** Random play with a seed, every step held to the invariants. */
import { content } from '@tiletum/content'
import { below, createStream, POLICIES, seededChance } from '@tiletum/bots'
import type { PolicyName } from '@tiletum/bots'
import { appendEntry, compose, createScoreSheet, moveList } from '@tiletum/engine'
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

export interface RandomGame {
  readonly config: GameConfig
  readonly seed: string
  /** How the seats play. */
  readonly policy?: PolicyName
  /** The costly invariants are checked at one in so many steps; 1 is every step, 0 none. */
  readonly thoroughEvery: number
  /** How the game is made; the standard edition without it. */
  readonly make?: (config: GameConfig) => Game
  /** What its record says of the components. */
  readonly edition?: Json
}

/** A lost piece stays lost, so looking at some steps finds it. */
const GLANCE_EVERY = 8
/** Records of so many games are written and read. */
const REREAD_EVERY = 10

export interface Outcome {
  readonly steps: number
  readonly scores: readonly number[]
}

/** An invariant does not hold; `record` reproduces the game up to there. */
export class BrokenInvariant extends Error {
  readonly record: string
  readonly step: number
  constructor(invariant: string, fault: string, match: Match, seed: string, edition?: Json) {
    super(`${invariant}: ${fault} (seed ${seed}, step ${match.line.length})`)
    this.record = recordOf(match.game, match.line, edition)
    this.step = match.line.length
  }
}

const standard = (config: GameConfig): Game => compose(config, content)

export function randomGame(play: RandomGame): Outcome {
  const { config, seed, make = standard, edition } = play
  const match = freeMatch(make(config))
  try {
    return playToTheEnd(play, match)
  } catch (error) {
    if (error instanceof BrokenInvariant || !(error instanceof Error)) throw error
    throw new BrokenInvariant('nothing throws', error.message, match, seed, edition)
  }
}

function playToTheEnd(play: RandomGame, match: Match): Outcome {
  const { seed, policy = 'random', thoroughEvery, edition } = play
  const { game } = match
  const sheet = createScoreSheet(game)
  const chance = seededChance(seed)
  const mind = POLICIES[policy](game, seed)
  const sampling = createStream(seed, 'sampling')
  const list = moveList()
  const met = new Set<Move>()

  const broken = (invariant: string, fault: string | undefined): void => {
    if (fault !== undefined) throw new BrokenInvariant(invariant, fault, match, seed, edition)
  }
  for (;;) {
    const { state } = match
    const moves = game.moves(state)
    const step = { game, state, moves, met }
    const awaiting = game.awaiting(state)
    const over = awaiting.who === 'nobody'
    const thorough = over || (thoroughEvery > 0 && below(sampling, thoroughEvery) === 0)
    const glance = thorough || below(sampling, GLANCE_EVERY) === 0
    if (moves.length === 0 && !over) broken('there is always something to do before the end', '')
    for (const [invariant, check] of Object.entries(EVERY_STEP)) broken(invariant, check(step))
    for (const [invariant, check] of Object.entries(glance ? QUICK : {}))
      broken(invariant, check(step))
    for (const [invariant, check] of Object.entries(thorough ? THOROUGH : {}))
      broken(invariant, check(step))
    if (over) break
    if (thorough) for (const move of moves) met.add(move)

    game.list(state, list)
    const move =
      awaiting.who === 'chance'
        ? chance.answer(awaiting.request.request, list, state)
        : mind.choose(state, list, {})
    const before = thorough ? game.clone(state) : undefined
    const refused = appendEntry(match, move, sheet.sink)
    if (refused !== undefined) broken('a policy plays what is legal', JSON.stringify(refused))
    if (before !== undefined) broken('undo and redo', undoAndRedo(match, before))
  }

  const { state, line } = match
  const reread = thoroughEvery === 1 || below(sampling, REREAD_EVERY) === 0
  for (const [invariant, check] of Object.entries(OF_A_LINE))
    broken(invariant, check({ game, line, state }))
  for (const [invariant, check] of Object.entries(reread ? OF_A_RECORD : {}))
    broken(invariant, check({ game, line, state }))
  const scores = state.seats.map(({ vp }) => vp)
  const booked = sheet.seats.map((sources) =>
    Object.values(sources).reduce((sum, points) => sum + points, 0),
  )
  if (booked.join(' ') !== scores.join(' '))
    broken('every point has its source', `${booked.join(' ')} booked of ${scores.join(' ')}`)
  return { steps: line.length, scores }
}
