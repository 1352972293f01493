/** Hash table of the nodes of a search by fingerprint. It is cleared in one step. */
import type { Fingerprint } from './fingerprint.ts'
import { newNode } from './tree.ts'
import type { Node } from './tree.ts'

export interface NodeTable {
  /** Returns the node of a position, a new one if there is none yet. */
  nodeOf(print: Fingerprint): Node
  clear(): void
}

const FIRST_SIZE = 1024

export function createNodeTable(): NodeTable {
  let size = FIRST_SIZE
  let high = new Int32Array(size)
  let low = new Int32Array(size)
  /** The generation in which each slot was filled; a slot from before the last `clear` is free. */
  let filled = new Int32Array(size)
  let nodes: (Node | undefined)[] = Array.from({ length: size })
  let generation = 1
  let count = 0

  function placeOf(ofHigh: number, ofLow: number): number {
    let at = (ofHigh ^ ofLow) & (size - 1)
    while (filled[at] === generation && (high[at] !== ofHigh || low[at] !== ofLow))
      at = (at + 1) & (size - 1)
    return at
  }

  function fill(at: number, ofHigh: number, ofLow: number, node: Node): void {
    high[at] = ofHigh
    low[at] = ofLow
    filled[at] = generation
    nodes[at] = node
  }

  function grow(): void {
    const before = { size, high, low, filled, nodes }
    size *= 2
    high = new Int32Array(size)
    low = new Int32Array(size)
    filled = new Int32Array(size)
    nodes = Array.from({ length: size })
    for (let at = 0; at < before.size; at++) {
      const node = before.nodes[at]
      if (before.filled[at] !== generation || node === undefined) continue
      const [ofHigh, ofLow] = [before.high[at] as number, before.low[at] as number]
      fill(placeOf(ofHigh, ofLow), ofHigh, ofLow, node)
    }
  }

  return {
    nodeOf({ high: ofHigh, low: ofLow }) {
      const at = placeOf(ofHigh, ofLow)
      const known = filled[at] === generation ? nodes[at] : undefined
      if (known !== undefined) return known
      const node = newNode()
      fill(at, ofHigh, ofLow, node)
      if (++count * 2 > size) grow()
      return node
    },
    clear() {
      generation++
      count = 0
    },
  }
}
