import type { SeatState } from '@tiletum/engine/state'
import type { Measures } from './features.ts'
import { place } from './features.ts'

const GOLD = place('gold')
const BEYOND = place('goods beyond twelve')
const BEYOND_USE = place('goods beyond use')
const MANY = 12
/** Roughly how many resources can be spent in a turn. */
const A_TURN = 5

export function measureGoods({ resources }: SeatState, turns: number, into: Measures): void {
  let total = 0
  for (let kind = 0; kind < resources.length; kind++) {
    const have = resources[kind] as number
    into[GOLD + kind] = have
    total += have
  }
  into[BEYOND] = Math.max(0, total - MANY)
  into[BEYOND_USE] = Math.max(0, total - A_TURN * turns)
}
