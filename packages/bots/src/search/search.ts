/**
 * Monte Carlo tree search over the decisions and the chance of a seat's own turn. A leaf is played to
 * the end of the turn by a quick guided rollout and then evaluated. Pure: it knows no clock, and the
 * same seed and number of iterations give the same result.
 */
import { moveList } from '@tiletum/engine'
import type { Game, Move, State } from '@tiletum/engine'
import { weighted } from '../chance.ts'
import { createEvaluation } from '../evaluation/evaluate.ts'
import type { WeightSet } from '../evaluation/evaluate.ts'
import { createStream } from '../random.ts'
import type { Seed } from '../random.ts'
import { createLikings } from './likings.ts'
import { fingerprint, lookAt } from './position.ts'
import { createRollout, isOver } from './rollout.ts'
import { soberAt } from './sober.ts'
import type { Thought } from './thought.ts'
import { newNode } from './tree.ts'
import type { Node } from './tree.ts'

export interface SearchSettings {
  /** How much is tried beside what has done best so far. */
  readonly curiosity: number
  /** How much the best line counts beside the average of all lines when choosing where to look. */
  readonly trust: number
  /** Other weights of the evaluation than the fitted ones. */
  readonly weights?: WeightSet
}

export const SETTINGS: SearchSettings = { curiosity: 1, trust: 0.6 }

export interface Search {
  /** Begins at a position; what is known about it from before is kept. */
  begin(state: State, seat: number): void
  /** One iteration. */
  step(): void
  /** What is best now. */
  thought(lines: number): Thought
}

const CHANCE = 1

export function createSearch(game: Game, seed: Seed, settings: SearchSettings = SETTINGS): Search {
  const stream = createStream(seed, 'search')
  const evaluation = createEvaluation(game, settings.weights)
  const likings = createLikings(game)
  const rollout = createRollout(game, likings, stream)
  const moves = moveList()
  const print = fingerprint()
  let nodes = new Map<number, Map<number, Node>>()
  let root = newNode()
  let start: State | undefined
  let who = 0
  let lowest = Infinity
  let highest = -Infinity
  let iterations = 0
  let era = ''
  const path: Node[] = []

  function nodeOf(state: State): Node {
    lookAt(state, print)
    let among = nodes.get(print.high)
    if (among === undefined) nodes.set(print.high, (among = new Map()))
    let node = among.get(print.low)
    if (node === undefined) among.set(print.low, (node = newNode()))
    return node
  }

  function open(node: Node, state: State): void {
    const frame = state.frames[state.frames.length - 1]
    node.chance = frame?.kind === CHANCE
    if (node.chance) return
    game.list(state, moves)
    let total = 0
    for (let index = 0; index < moves.count; index++) {
      const move = moves.items[index] as Move
      const liking = likings(state, move)
      total += liking
      node.moves.push(move)
      node.priors.push(liking)
      node.children.push(undefined)
      node.entered.push(0)
    }
    for (let index = 0; index < node.priors.length; index++)
      node.priors[index] = (node.priors[index] as number) / total
  }

  /** Which child to enter: what is known to be good, and what looks good and is little known. */
  function choose(node: Node): number {
    const range = highest > lowest ? highest - lowest : 1
    const root2 = Math.sqrt(node.visits)
    const unknown = node.total / node.visits
    let chosen = 0
    let most = -Infinity
    for (let index = 0; index < node.moves.length; index++) {
      const child = node.children[index]
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

  function iterate(): void {
    if (start === undefined) return
    const state = game.clone(start)
    let node = root
    path.length = 0
    path.push(node)
    while (node.visits > 0 && !node.over) {
      if (node.moves.length === 0 && !node.chance) open(node, state)
      let index: number
      let move: Move
      if (node.chance) {
        game.list(state, moves)
        move = weighted(stream, moves)
        index = node.moves.indexOf(move)
        if (index < 0) {
          index = node.moves.push(move) - 1
          node.children.push(undefined)
          node.entered.push(0)
        }
      } else {
        index = choose(node)
        move = node.moves[index] as Move
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
    if (!node.over) rollout(state, who)
    backUp(evaluation.margin(state, who))
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

  function chosenOf(node: Node): number {
    let chosen = -1
    let most = -Infinity
    for (let index = 0; index < node.children.length; index++) {
      const child = node.children[index]
      if (child === undefined || child.visits === 0) continue
      const score = child.best
      if (score > most) {
        most = score
        chosen = index
      }
    }
    return chosen
  }

  function lineFrom(index: number): Move[] {
    const line: Move[] = []
    let node = root
    for (let at = index; at >= 0 && line.length < 24; at = node.chance ? -1 : chosenOf(node)) {
      line.push(node.moves[at] as Move)
      const child = node.children[at]
      if (child === undefined) break
      node = child
    }
    return line
  }

  return {
    begin(state, seat) {
      const now = `${seat} ${state.round} ${state.turn} ${state.active}`
      if (now !== era) {
        nodes = new Map()
        lowest = Infinity
        highest = -Infinity
        era = now
      }
      start = state
      who = seat
      iterations = 0
      root = nodeOf(state)
      root.over = false
    },
    step() {
      iterations++
      iterate()
    },
    thought(count) {
      if (root.moves.length === 0 && start !== undefined) open(root, start)
      const ranked = root.moves
        .map((move, index) => ({ move, index, node: root.children[index] }))
        .filter(({ node }) => node !== undefined && node.visits > 0)
        .toSorted((one, other) => (other.node?.best ?? 0) - (one.node?.best ?? 0))
      const { hope, spread } =
        start === undefined ? { hope: 0, spread: 0 } : soberAt(game, start, who)
      const lines = ranked.slice(0, count).map(({ index, node }) => ({
        moves: lineFrom(index),
        visits: root.entered[index] ?? 0,
        expected: (node?.best ?? 0) - hope,
      }))
      const chosen = ranked[0]?.move ?? bestPrior(root)
      return { move: chosen, iterations, spread, lines }
    },
  }
}

function bestPrior(node: Node): Move {
  let chosen = 0
  for (let index = 1; index < node.moves.length; index++)
    if ((node.priors[index] as number) > (node.priors[chosen] as number)) chosen = index
  return node.moves[chosen] as Move
}
