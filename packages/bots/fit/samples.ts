/** Positions of self-play games with what each seat still scored from there. */
import { content } from '@tiletum/content'
import { compose, moveList, TILE, top } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { Game, Move } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
import { seededChance } from '../src/chance.ts'
import { emptyMeasures, FEATURES } from '../src/evaluation/features.ts'
import { measurer } from '../src/evaluation/measure.ts'
import { setOf } from '../src/evaluation/weight-set.ts'
import type { Weight, Weights, WeightSet } from '../src/evaluation/weight-set.ts'
import { POLICIES } from '../src/policies/index.ts'
import type { Policy } from '../src/policy.ts'
import { randomBelow, createRandomStream, nextRandom } from '../src/random.ts'
import type { RandomStream } from '../src/random.ts'

/** The columns of a row: each feature as far as the game is over and as far as it is left, then the game left itself. */
export const COLUMNS = FEATURES.length * 2 + 2

export interface Sampling {
  readonly modules: readonly ('base' | 'silver')[]
  readonly games: number
  readonly seed: string
  readonly weights: Weights
  /**
   * How far each player's weights are from those: every seat of every game values something
   * else, so that the games tell what a thing is worth and not only who plays well.
   */
  readonly noise: number
  /** One move in so many is played at random, so that the games are not all alike. */
  readonly exploreOneIn: number
  /** The budget of each decision. */
  readonly iterations: number
}

/** One decision in so many of the middle of a turn is kept; every end of a turn is. */
const MIDDLE_ONE_IN = 4

/** Plays the games; gives every kept row with the points that came after it. Returns the mean score. */
export function sample(
  sampling: Sampling,
  keep: (row: Float64Array, toCome: number) => void,
): number {
  const stream = createRandomStream(sampling.seed, 'fit')
  const games = [2, 3, 4].map((players) => compose({ modules: sampling.modules, players }, content))
  let scores = 0
  let seats = 0
  for (let number = 0; number < sampling.games; number++) {
    const game = games[number % games.length]
    if (game === undefined) continue
    const policies = Array.from({ length: game.rules.seats }, (_, seat) =>
      noisyPlayer(game, `${sampling.seed} ${number} ${seat}`, sampling, stream),
    )
    const rows: { seat: number; vp: number; row: Float64Array }[] = []
    const measure = measurer(game)
    const end = playThrough(
      game,
      `${sampling.seed} ${number}`,
      (state, seat, moves) => {
        if (randomBelow(stream, MIDDLE_ONE_IN) === 0 && top(state).kind !== TILE)
          rows.push({ seat, vp: vpOf(state, seat), row: rowOf(measure, state, seat) })
        if (randomBelow(stream, sampling.exploreOneIn) === 0)
          return moves.items[randomBelow(stream, moves.count)] as Move
        return policies[seat]?.choose(state, moves, { iterations: sampling.iterations }) as Move
      },
      (state, seat) => {
        rows.push({ seat, vp: vpOf(state, seat), row: rowOf(measure, state, seat) })
      },
    )
    for (const { seat, vp, row } of rows) keep(row, vpOf(end, seat) - vp)
    for (const { vp } of end.seats) scores += vp
    seats += end.seats.length
  }
  return scores / seats
}

/** A player with noise in its weights. */
export function noisyPlayer(
  game: Game,
  seed: string,
  sampling: Pick<Sampling, 'weights' | 'noise'>,
  stream: RandomStream,
): Policy {
  const set = setOf(game)
  const own = sampling.weights[set]
  const features = Object.fromEntries(
    Object.entries(own.features).map(([feature, [end, more]]): [string, Weight] => {
      const factor = Math.exp(sampling.noise * bell(stream))
      return [feature, [end * factor, more * factor]]
    }),
  ) as WeightSet['features']
  return POLICIES.merchant(game, seed, { ...sampling.weights, [set]: { ...own, features } })
}

/** Normally distributed, near enough. */
export function bell(stream: RandomStream): number {
  let sum = -6
  for (let draw = 0; draw < 12; draw++) sum += nextRandom(stream) / 2 ** 32
  return sum
}

const vpOf = (state: GameState, seat: number): number => state.seats[seat]?.vp ?? 0

function playThrough(
  game: Game,
  seed: string,
  choose: (state: GameState, seat: number, moves: ReturnType<typeof moveList>) => Move,
  turnOver: (state: GameState, seat: number) => void,
): GameState {
  const state = openState(game.start())
  const chance = seededChance(seed)
  const moves = moveList()
  for (;;) {
    const waits = game.awaiting(state)
    if (waits.who === 'nobody') return state
    game.list(state, moves)
    if (waits.who === 'chance') {
      game.play(state, chance.answer(waits.request.request, moves, state))
      continue
    }
    const { active } = state
    game.play(state, choose(state, waits.seat, moves))
    if (active !== -1 && state.active !== active && state.frames.length > 0) turnOver(state, active)
  }
}

function rowOf(measure: ReturnType<typeof measurer>, state: GameState, seat: number): Float64Array {
  const measures = emptyMeasures()
  const left = measure(state, seat, measures)
  const row = new Float64Array(COLUMNS)
  measures.forEach((measured, feature) => {
    row[2 * feature] = measured * (1 - left)
    row[2 * feature + 1] = measured * left
  })
  row[COLUMNS - 2] = left
  row[COLUMNS - 1] = left * left
  return row
}
