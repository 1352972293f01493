/** The ends of the lines of a search: the end of the turn, or a chance request. */
import type { Move } from '@tiletum/engine'
import type { Node } from './tree.ts'

export interface LineEnd {
  readonly node: Node
  /** The shortest line that leads there. */
  readonly moves: readonly Move[]
  /** The margin that the search expects there. */
  readonly value: number
}

/** All ends found below a node, the best first. Each position occurs once, whatever lines lead to it. */
export function endsBelow(root: Node): readonly LineEnd[] {
  const before = new Map<Node, readonly [Node, Move]>()
  const queue: Node[] = [root]
  const found: Node[] = []
  for (let at = 0; at < queue.length; at++) {
    const node = queue[at] as Node
    if (node !== root && (node.over || node.chance)) {
      if (node.visits > 0) found.push(node)
      continue
    }
    for (let index = 0; index < node.children.length; index++) {
      const child = node.children[index]
      if (child === undefined || child === root || before.has(child)) continue
      before.set(child, [node, node.moves[index] as Move])
      queue.push(child)
    }
  }
  return found
    .map((node) => ({ node, value: node.over ? node.total / node.visits : node.best }))
    .toSorted((one, other) => other.value - one.value)
    .map(({ node, value }) => ({ node, value, moves: wayTo(node, before) }))
}

function wayTo(end: Node, before: ReadonlyMap<Node, readonly [Node, Move]>): readonly Move[] {
  const moves: Move[] = []
  for (let step = before.get(end); step !== undefined; step = before.get(step[0]))
    moves.push(step[1])
  return moves.toReversed()
}
