/** The nodes of the search. Equal positions share a node, whatever moves led to them. */
import type { Move } from '@tiletum/engine'

export interface Node {
  /** The moves of the seat or the chance answers; filled on the second visit. */
  moves: Move[]
  priors: number[]
  children: (Node | undefined)[]
  /** Number of times each child was entered from here. */
  entered: number[]
  chance: boolean
  visits: number
  /** The sum of the results of all visits. */
  total: number
  /**
   * The best result from here on: for a seat's node that of the best move, for a chance node the average.
   */
  best: number
  /** True if the turn is over here: there is nothing more to play. */
  over: boolean
  /**
   * True if nothing is left to find below: the turn is over, or every move leads to a node that is
   * completely searched.
   */
  known: boolean
}

/** Shared empty lists, because most nodes are visited only once; a node gets its own when it is opened. */
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

/** The index of the child with the best result so far; −1 if none was visited. */
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

/** The move with the highest prior. */
export function mostPromising({ moves, priors }: Node): Move {
  let chosen = 0
  for (let index = 1; index < moves.length; index++)
    if ((priors[index] as number) > (priors[chosen] as number)) chosen = index
  return moves[chosen] as Move
}

/** Whether all moves lead to completely searched nodes. */
export function isKnown({ moves, children }: Node): boolean {
  for (let index = 0; index < moves.length; index++)
    if (children[index]?.known !== true) return false
  return true
}
