/**
 * Several ways to play the same turn, each with what it came to under the same luck: so a fit sees what
 * a thing is worth to whoever chooses it, and not who happens to have it.
 */
import { content } from '@tiletum/content'
import { compose, DIE, top } from '@tiletum/engine'
import type { Game, State } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import { seededChance } from '../src/chance.ts'
import { BEST_OTHER, createEvaluation } from '../src/evaluation/evaluate.ts'
import type { Evaluation } from '../src/evaluation/evaluate.ts'
import { emptyMeasures, FEATURES } from '../src/evaluation/features.ts'
import { INPUTS, inputReader } from '../src/evaluation/inputs.ts'
import type { ReadInputs } from '../src/evaluation/inputs.ts'
import { measurer } from '../src/evaluation/measure.ts'
import type { FeatureMeasure } from '../src/evaluation/measure.ts'
import type { Weights } from '../src/evaluation/weight-set.ts'
import { playGame } from '../src/play-game.ts'
import type { Policy } from '../src/policy.ts'
import { randomBelow, createRandomStream } from '../src/random.ts'
import type { RandomStream } from '../src/random.ts'
import { endsBelow } from '../src/search/line-ends.ts'
import type { LineEnd } from '../src/search/line-ends.ts'
import { chosen } from '../src/search/look-ahead.ts'
import { createSearch } from '../src/search/search.ts'
import { createSimulation } from '../src/search/simulation.ts'
import type { Simulate, SimulationSettings } from '../src/search/simulation.ts'
import { noisyPlayer } from './samples.ts'

/** Each feature as far as the game is over and as far as it is left, of the seat less that of the others. */
export const MARGIN_COLUMNS = FEATURES.length * 2

export interface Comparison {
  readonly modules: readonly ('base' | 'silver')[]
  /** Of the games, in turn. */
  readonly players: readonly number[]
  readonly games: number
  readonly seed: string
  readonly weights: Weights
  readonly noise: number
  /** Of the search that finds the ways, and of each decision of the game. */
  readonly searching: number
  readonly playing: number
  readonly simulation: SimulationSettings
}

export interface TurnLine {
  readonly row: Float64Array
  /** What the network sees of the seat. */
  readonly inputs: Float64Array
  /** What it came to, less the points that were made by the end of the turn. */
  readonly toCome: number
}

/** The best ways and some others, so that a fit also sees what a search leaves aside. */
const BEST = 4
const PER_DIE = 2
const OTHERS = 2

/** Plays the games; gives the ways of each choice of a die. */
export function compareTurns(
  comparison: Comparison,
  keep: (ways: readonly TurnLine[]) => void,
): void {
  const stream = createRandomStream(comparison.seed, 'compared')
  const games = comparison.players.map((players) =>
    compose({ modules: comparison.modules, players }, content),
  )
  for (let number = 0; number < comparison.games; number++) {
    const game = games[number % games.length]
    if (game === undefined) continue
    const seed = `${comparison.seed} ${number}`
    const compare = comparer(game, seed, comparison, stream)
    const policies = Array.from({ length: game.rules.seats }, (_, seat): Policy => {
      const own = noisyPlayer(game, `${seed} ${seat}`, comparison, stream)
      return {
        choose(state, moves) {
          if (moves.count > 1 && top(state).kind === DIE) {
            const ways = compare(state, seat)
            if (ways.length > 1) keep(ways)
          }
          return own.choose(state, moves, { iterations: comparison.playing })
        },
      }
    })
    playGame({ game, policies, chance: seededChance(seed) })
  }
}

function comparer(
  game: Game,
  seed: string,
  { weights, searching, simulation }: Comparison,
  stream: RandomStream,
): (state: State, seat: number) => readonly TurnLine[] {
  const evaluation = createEvaluation(game, weights)
  const measure = measurer(game)
  const read = inputReader(game)
  const simulate: Simulate = createSimulation(game, seed, evaluation, simulation)
  return (state, seat) => {
    const search = createSearch(game, createRandomStream(seed, 'ways'), evaluation)
    search.begin(state, seat)
    for (let done = 0; done < searching && search.step();) done++
    return waysAmong(endsBelow(search.root()), stream).map(({ moves }): TurnLine => {
      const end = game.clone(state)
      for (const move of moves) game.play(end, move)
      const row = new Float64Array(MARGIN_COLUMNS)
      const points = addMargin(end, seat, evaluation, measure, row)
      const inputs = inputsOf(end, seat, measure, read)
      return { row, inputs, toCome: simulate(end, seat, 0) - points }
    })
  }
}

/** Only whole turns: where chance interrupts one, nothing is decided yet. */
function waysAmong(ends: readonly LineEnd[], stream: RandomStream): readonly LineEnd[] {
  const whole = ends.filter(({ node }) => node.over)
  const found = [...chosen(whole, BEST, PER_DIE)]
  for (let more = 0; more < OTHERS && whole.length > BEST + OTHERS; more++) {
    const other = whole[randomBelow(stream, whole.length)]
    if (other !== undefined && !found.includes(other)) found.push(other)
  }
  return found
}

function inputsOf(
  given: State,
  seat: number,
  measure: FeatureMeasure,
  read: ReadInputs,
): Float64Array {
  const state = openState(given)
  const measures = emptyMeasures()
  const inputs = new Float64Array(INPUTS.length)
  read(state, seat, measures, measure(state, seat, measures), inputs)
  return inputs
}

/** Fills a row so that its product with the weights is the margin without points; returns those. */
function addMargin(
  given: State,
  seat: number,
  evaluation: Evaluation,
  measure: FeatureMeasure,
  row: Float64Array,
): number {
  const state = openState(given)
  const seats = state.seats.length
  const others = Array.from({ length: seats }, (_, at) => at).filter((at) => at !== seat)
  const [best] = others.toSorted(
    (one, other) => evaluation.points(state, other) - evaluation.points(state, one),
  )
  const measures = emptyMeasures()
  let points = 0
  for (let at = 0; at < seats; at++) {
    const share = at === seat ? 1 : -(1 - BEST_OTHER) / (seats - 1) - (at === best ? BEST_OTHER : 0)
    points += share * (state.seats[at]?.vp ?? 0)
    const left = measure(state, at, measures)
    measures.forEach((measured, feature) => {
      row[2 * feature] = (row[2 * feature] as number) + share * measured * (1 - left)
      row[2 * feature + 1] = (row[2 * feature + 1] as number) + share * measured * left
    })
  }
  return points
}
