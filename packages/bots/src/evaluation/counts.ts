/** Counts of a seat's components, computed once and used by several features. */
import { NONE } from '@tiletum/engine'
import type { Countable, Rules } from '@tiletum/engine'
import type { GameState, SeatState } from '@tiletum/engine/state'

export interface Counts {
  house: number
  pillar: number
  mine: number
  crest: number
  contract: number
  cathedral: number
  characters: number
  'upper-character': number
  'filled-building': number
  'technology-tier': number
  'underground-building': number
}

export const emptyCounts = (): Counts => ({
  house: 0,
  pillar: 0,
  mine: 0,
  crest: 0,
  contract: 0,
  cathedral: 0,
  characters: 0,
  'upper-character': 0,
  'filled-building': 0,
  'technology-tier': 0,
  'underground-building': 0,
})

const BELOW: readonly Countable[] = ['mine', 'technology-tier', 'underground-building']

export function countSeat(
  rules: Rules,
  state: GameState,
  own: SeatState,
  seat: number,
  into: Counts,
): void {
  const { houses, pillars } = state
  into.house = 0
  for (let space = 0; space < houses.length; space++) if (houses[space] === seat) into.house++
  into.pillar = 0
  for (let at = 0; at < pillars.length; at++) into.pillar += ((pillars[at] as number) >> seat) & 1
  into.crest = 0
  for (let building = 0; building < own.crests.length; building++)
    if (own.crests[building] !== NONE) into.crest++
  into.contract = own.contracts.length
  into.cathedral = own.cathedrals.length
  countRooms(rules, own, into)
  if (rules.tables.silver === undefined) return
  const draft = { rules, state, sink: undefined }
  for (const what of BELOW) into[what] = rules.hooks.count(draft, seat, what)
}

function countRooms(rules: Rules, own: SeatState, into: Counts): void {
  into.characters = 0
  into['upper-character'] = 0
  into['filled-building'] = 0
  for (let building = 0; building < rules.buildings.length; building++) {
    const rooms = rules.buildings[building]?.rooms ?? []
    let filled = 0
    for (let floor = 0; floor < rooms.length; floor++) {
      if (own.rooms[rooms[floor] as number] === NONE) continue
      filled++
      if (floor > 0) into['upper-character']++
    }
    into.characters += filled
    if (rooms.length > 0 && filled === rooms.length) into['filled-building']++
  }
}
