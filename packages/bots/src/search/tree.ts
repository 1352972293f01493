/** The nodes of the search. Positions that are alike share a node, whatever led to them. */
import type { Move } from '@tiletum/engine'

export interface Node {
  /** The seat's moves or the answers of chance, with how promising or how likely each is; set on the second visit. */
  moves: Move[]
  priors: number[]
  children: (Node | undefined)[]
  /** How often each child was entered from here. */
  entered: number[]
  chance: boolean
  visits: number
  /** The sum of the results of all visits. */
  total: number
  /** The best that was found from here on: of a seat's moves the best, of chance the average. */
  best: number
  /** The result of the rollout from here, before anything else was tried. */
  over: boolean
  /** Nothing is left to find below: the turn is over, or every move leads to where nothing is left. */
  known: boolean
}

/** Most nodes are visited once: they get lists of their own when they are opened. */
const NO_NUMBERS: number[] = []
const NO_CHILDREN: undefined[] = []

export const newNode = (): Node => ({
  moves: NO_NUMBERS,
  priors: NO_NUMBERS,
  children: NO_CHILDREN,
  entered: NO_NUMBERS,
  chance: false,
  visits: 0,
  total: 0,
  best: -Infinity,
  over: false,
  known: false,
})

/** Which child promises most, as far as any was tried; −1 if none was. */
export function bestChild({ children }: Node): number {
  let chosen = -1
  let most = -Infinity
  for (let index = 0; index < children.length; index++) {
    const child = children[index]
    if (child === undefined || child.visits === 0 || child.best <= most) continue
    most = child.best
    chosen = index
  }
  return chosen
}

const LONGEST = 24

/** The best line that begins with a child, up to the first answer of chance. */
export function lineFrom(root: Node, index: number): readonly Move[] {
  const line: Move[] = []
  let node = root
  for (let at = index; at >= 0 && line.length < LONGEST; at = node.chance ? -1 : bestChild(node)) {
    line.push(node.moves[at] as Move)
    const child = node.children[at]
    if (child === undefined) break
    node = child
  }
  return line
}

/** The move that looks best before anything was tried. */
export function mostPromising({ moves, priors }: Node): Move {
  let chosen = 0
  for (let index = 1; index < moves.length; index++)
    if ((priors[index] as number) > (priors[chosen] as number)) chosen = index
  return moves[chosen] as Move
}

/** Whether nothing is left to find below any move. */
export function isKnown({ moves, children }: Node): boolean {
  for (let index = 0; index < moves.length; index++)
    if (children[index]?.known !== true) return false
  return true
}
