import type { SeatState } from '@tiletum/engine'
import type { Measures } from './features.ts'
import { place } from './features.ts'

const GOLD = place('gold')
const BEYOND = place('goods beyond twelve')
const MANY = 12

export function measureGoods({ resources }: SeatState, into: Measures): void {
  let total = 0
  for (let kind = 0; kind < resources.length; kind++) {
    const have = resources[kind] as number
    into[GOLD + kind] = have
    total += have
  }
  into[BEYOND] = Math.max(0, total - MANY)
}
