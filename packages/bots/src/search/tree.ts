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
}

export const newNode = (): Node => ({
  moves: [],
  priors: [],
  children: [],
  entered: [],
  chance: false,
  visits: 0,
  total: 0,
  best: -Infinity,
  over: false,
})
