/**
 * Monte Carlo tree search over the decisions and chance answers of a seat's own turn. A leaf is played to
 * the end of the turn by a quick guided rollout and then evaluated. Deterministic: there is no clock, and
 * the same stream and number of iterations give the same result.
 */
import { moveList } from '@tiletum/engine'
import type { Game, Move, State } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { GameState } from '@tiletum/engine/state'
import { weighted } from '../chance.ts'
import type { Evaluation } from '../evaluation/evaluate.ts'
import type { RandomStream } from '../random.ts'
import { createPriors } from './priors.ts'
import { fingerprint, fingerprintSeat } from './fingerprint.ts'
import { createRollout, isChance, isOver } from './rollout.ts'
import type { Trail } from './rollout.ts'
import { createNodeTable } from './node-table.ts'
import { isKnown, newNode } from './tree.ts'
import type { Node } from './tree.ts'

export interface SearchSettings {
  /** Weight of exploration against the best results so far. */
  readonly curiosity: number
  /** Weight of the best line against the average of all lines when a child is chosen. */
  readonly trust: number
  /** Whether completely searched nodes are skipped. */
  readonly skipsKnown: boolean
}

export const SETTINGS: SearchSettings = { curiosity: 2, trust: 0.7, skipsKnown: true }
/** The settings of the first release. */
export const FIRST_SETTINGS: SearchSettings = { curiosity: 1, trust: 0.6, skipsKnown: false }

export interface Search {
  /** Starts at a position. Knowledge from earlier decisions of the same turn is kept. */
  begin(state: State, seat: number): void
  /** Runs one iteration. Returns false when nothing more can be found. */
  step(): boolean
  /** The node of the start position. Its moves are filled in even before the first iteration. */
  root(): Node
  /** Drops all knowledge. */
  forget(): void
  /** The moves of the best iteration since the start, up to the first chance answer. */
  plan(): readonly Move[]
}

export function createSearch(
  game: Game,
  stream: RandomStream,
  evaluation: Evaluation,
  settings: SearchSettings = SETTINGS,
): Search {
  const priors = createPriors(game)
  const rollout = createRollout(game, priors, stream)
  const moves = moveList()
  const print = fingerprint()
  const nodes = createNodeTable()
  let root = newNode()
  let start: GameState | undefined
  let who = 0
  let lowest = Infinity
  let highest = -Infinity
  let era = ''
  const path: Node[] = []
  const trail: Trail = { moves: [], open: true }
  const planned: Move[] = []
  let plannedResult = -Infinity

  function nodeOf(state: GameState): Node {
    fingerprintSeat(state, who, print)
    return nodes.nodeOf(print)
  }

  function open(node: Node, state: GameState): void {
    node.chance = isChance(state)
    node.moves = []
    node.priors = []
    node.children = []
    node.entered = []
    if (node.chance) return
    game.list(state, moves)
    let total = 0
    for (let index = 0; index < moves.count; index++) {
      const move = moves.items[index] as Move
      const prior = priors(state, move)
      total += prior
      node.moves.push(move)
      node.priors.push(prior)
      node.children.push(undefined)
      node.entered.push(0)
    }
    for (let index = 0; index < node.priors.length; index++)
      node.priors[index] = (node.priors[index] as number) / total
  }

  /**
   * Returns the index of the child to enter, balancing good results with promising moves that were seldom
   * tried.
   */
  function choose(node: Node): number {
    const range = highest > lowest ? highest - lowest : 1
    const root2 = Math.sqrt(node.visits)
    const unknown = node.total / node.visits
    let chosen = 0
    let most = -Infinity
    for (let index = 0; index < node.moves.length; index++) {
      const child = node.children[index]
      if (child !== undefined && child.known) continue
      const entered = node.entered[index] as number
      const value = child === undefined || child.visits === 0 ? unknown : worth(child)
      const score =
        (value - lowest) / range +
        (settings.curiosity * (node.priors[index] as number) * root2) / (1 + entered)
      if (score > most) {
        most = score
        chosen = index
      }
    }
    return chosen
  }

  const worth = (node: Node): number =>
    settings.trust * node.best + ((1 - settings.trust) * node.total) / node.visits

  function iterate(): boolean {
    if (start === undefined || root.known) return false
    const state = game.clone(start)
    let node = root
    path.length = 0
    path.push(node)
    trail.moves.length = 0
    trail.open = true
    while (node.visits > 0 && !node.over && !node.known) {
      if (node.moves.length === 0 && !node.chance) open(node, state)
      let index: number
      let move: Move
      if (node.chance) {
        game.list(state, moves)
        move = weighted(stream, moves)
        trail.open = false
        index = node.moves.indexOf(move)
        if (index < 0) {
          index = node.moves.push(move) - 1
          node.children.push(undefined)
          node.entered.push(0)
        }
      } else {
        index = choose(node)
        move = node.moves[index] as Move
        if (trail.open) trail.moves.push(move)
      }
      game.play(state, move)
      let child = node.children[index]
      if (child === undefined) {
        child = nodeOf(state)
        child.over = isOver(state, who)
        node.children[index] = child
      }
      node.entered[index] = (node.entered[index] as number) + 1
      node = child
      path.push(node)
    }
    let result: number
    if (node.known) result = node.best
    else {
      if (node.over) node.known = settings.skipsKnown
      else rollout(state, who, trail)
      result = evaluation.margin(state, who)
    }
    if (result > plannedResult) {
      plannedResult = result
      planned.length = 0
      for (let at = 0; at < trail.moves.length; at++) planned.push(trail.moves[at] as Move)
    }
    backUp(result)
    return true
  }

  function backUp(result: number): void {
    if (result < lowest) lowest = result
    if (result > highest) highest = result
    for (let at = path.length - 1; at >= 0; at--) {
      const node = path[at] as Node
      node.visits++
      node.total += result
      if (node.chance) {
        let sum = 0
        let times = 0
        for (let index = 0; index < node.children.length; index++) {
          const entered = node.entered[index] as number
          sum += entered * (node.children[index]?.best ?? 0)
          times += entered
        }
        node.best = times === 0 ? result : sum / times
      } else if (at === path.length - 1) {
        node.best = node.over ? node.total / node.visits : Math.max(node.best, result)
      } else {
        const below = path[at + 1] as Node
        if (below.known && !node.known) node.known = isKnown(node)
        if (below.chance) {
          node.best = -Infinity
          for (let index = 0; index < node.children.length; index++) {
            const child = node.children[index]
            if (child !== undefined && child.best > node.best) node.best = child.best
          }
        } else if (below.best > node.best) node.best = below.best
      }
    }
  }

  return {
    begin(given, seat) {
      const state = openState(given)
      who = seat
      const now = `${seat} ${state.round} ${state.turn} ${state.active}`
      if (now !== era) {
        nodes.clear()
        lowest = Infinity
        highest = -Infinity
        era = now
      }
      start = state
      planned.length = 0
      plannedResult = -Infinity
      root = nodeOf(state)
      if (root.over) root.known = false
      root.over = false
    },
    step: iterate,
    root() {
      if (root.moves.length === 0 && start !== undefined) open(root, start)
      return root
    },
    forget() {
      era = ''
    },
    plan: () => planned,
  }
}
