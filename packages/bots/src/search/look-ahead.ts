/**
 * Compares the best lines of a turn by simulating the turns after them, with the same luck for all. Fewer
 * and fewer lines get more and more simulations (sequential halving).
 */
import { DIE, top } from '@tiletum/engine'
import type { Game, Move } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
import type { Evaluation } from '../evaluation/evaluate.ts'
import type { Seed } from '../random.ts'
import { endsBelow } from './line-ends.ts'
import type { LineEnd } from './line-ends.ts'
import { createSimulation } from './simulation.ts'
import type { SimulationSettings } from './simulation.ts'
import type { Node } from './tree.ts'

export interface LookAheadSettings extends SimulationSettings {
  /** Maximum number of lines compared. */
  readonly candidates: number
  /** How many of the compared lines may take the same die. */
  readonly perDie: number
  /**
   * Lines expected to be worse than the best by more than this many points are not compared, because they
   * never win.
   */
  readonly within: number
  /** Number of simulations that weigh as much as the search's own estimate. */
  readonly belief: number
}

/** A line and the results of its simulations. */
export interface LineCandidate extends LineEnd {
  /** Expected margin from the search and the simulations together. */
  readonly worth: number
  readonly simulations: number
}

export interface LookAhead {
  /** Number of iterations below which a comparison makes no sense. */
  readonly least: number
  /** Starts a comparison of lines below a node, with this many iterations to share. */
  begin(state: GameState, seat: number, root: Node, iterations: number): void
  /** Runs one simulation. Returns the iterations it took, or 0 if nothing is left to decide. */
  step(): number
  /** The compared lines, the most promising first. */
  candidates(): readonly LineCandidate[]
}

interface Record {
  simulations: number
  sum: number
}

interface Compared extends LineEnd {
  readonly record: Record
  /** The state at the end of the line. */
  readonly state: GameState
}

export function createLookAhead(
  game: Game,
  seed: Seed,
  evaluation: Evaluation,
  settings: LookAheadSettings,
): LookAhead {
  const simulate = createSimulation(game, seed, evaluation, settings)
  const { own, others, turns } = settings
  const each = turns * (own + (game.config.players - 1) * others)
  let records = new Map<Node, Record>()
  let era = ''
  let who = 0
  let all: readonly Compared[] = []
  let left: readonly Compared[] = []
  let rounds = 1
  let allowance = 0
  let due = 0

  function compared(start: GameState, end: LineEnd): Compared {
    const state = game.clone(start)
    for (const move of end.moves) game.play(state, move)
    let record = records.get(end.node)
    if (record === undefined) records.set(end.node, (record = { simulations: 0, sum: 0 }))
    return { ...end, record, state }
  }

  /** Average of how much simulations exceed the search's expectation, over all lines. */
  function surplus(): number {
    let more = 0
    let simulations = 0
    for (const { record, value } of all) {
      more += record.sum - record.simulations * value
      simulations += record.simulations
    }
    return simulations === 0 ? 0 : more / simulations
  }

  function ranked(lines: readonly Compared[]): readonly (Compared & LineCandidate)[] {
    const more = surplus()
    return lines
      .map((line) => {
        const { simulations, sum } = line.record
        const share = simulations / (simulations + settings.belief)
        const beyond = simulations === 0 ? 0 : sum / simulations - more - line.value
        return { ...line, simulations, worth: line.value + share * beyond }
      })
      .toSorted((one, other) => other.worth - one.worth)
  }

  /**
   * Raises the number of simulations that each remaining line should have, counting those from earlier
   * decisions of the turn.
   */
  function share(): void {
    due += Math.max(1, Math.floor(allowance / (rounds * left.length * each)))
  }

  /** The remaining line with fewest simulations; undefined when all have their share. */
  function next(): Compared | undefined {
    let least: Compared | undefined
    for (const line of left)
      if (line.record.simulations < (least?.record.simulations ?? due)) least = line
    return least
  }

  return {
    least: settings.candidates * each,
    begin(state, seat, root, iterations) {
      const now = `${seat} ${state.round} ${state.turn} ${state.active}`
      if (now !== era) records = new Map()
      era = now
      who = seat
      const perMove = top(state).kind === DIE ? settings.perDie : settings.candidates
      const ends = endsBelow(root)
      const least = (ends[0]?.value ?? 0) - settings.within
      const near = ends.filter(({ value }) => value >= least)
      all = chosen(near, settings.candidates, perMove).map((end) => compared(state, end))
      left = all
      rounds = Math.max(1, Math.ceil(Math.log2(left.length)))
      allowance = iterations
      due = 0
      if (left.length > 1) share()
    },
    step() {
      while (left.length > 1 && !beginAlike(left)) {
        const line = next()
        if (line !== undefined) {
          line.record.sum += simulate(game.clone(line.state), who, line.record.simulations)
          line.record.simulations++
          return each
        }
        left = ranked(left).slice(0, Math.ceil(left.length / 2))
        share()
      }
      return 0
    },
    candidates: () => ranked(all),
  }
}

/** The best lines, with at most `perMove` of the same first move. */
export function chosen(
  ends: readonly LineEnd[],
  count: number,
  perMove: number,
): readonly LineEnd[] {
  const times = new Map<Move, number>()
  const found: LineEnd[] = []
  for (const end of ends) {
    const [move = 0] = end.moves
    const before = times.get(move) ?? 0
    if (before === perMove) continue
    times.set(move, before + 1)
    if (found.push(end) === count) break
  }
  return found
}

/** True if all lines begin with the same move, so that the comparison would change nothing. */
const beginAlike = (lines: readonly LineEnd[]): boolean =>
  lines.every(({ moves }) => moves[0] === lines[0]?.moves[0])
