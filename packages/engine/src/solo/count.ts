/** What the Cardinalbot has: its own board, and its pieces on the map. */
import { at, num } from '../kernel/at.ts'
import type { Draft } from '../kernel/way.ts'
import { seatOf } from '../rules/ledger.ts'
import { ownsCrest } from '../rules/storehouse.ts'
import { NONE } from '../state.ts'
import type { SeatState } from '../state.ts'
import type { Tally } from '../vocabulary/solo.ts'
import { BOT } from './seat.ts'
import { tablesOf } from './tables.ts'

export const botOf = (draft: Draft): SeatState => seatOf(draft, BOT)

/** solo-turn-10: its pieces on the maps, the house in Tiletum included; its cathedral tiles. */
export const tally = (draft: Draft, what: Tally): number => draft.rules.ask.count(draft, BOT, what)

/** solo-turn-9: a kind it has neither active nor inactive. */
export const isNewCrest = (draft: Draft, face: number): boolean => {
  const { crest } = at(draft.rules.faces, face)
  return crest !== NONE && !ownsCrest(draft, BOT, crest)
}

/** Its rooms: two a building, the upper one first. */
export const roomOf = (draft: Draft, building: number, row: number): number =>
  num(botOf(draft).rooms, building * tablesOf(draft).content.bot.rooms + row)

export function isFilled(draft: Draft, building: number): boolean {
  const { rooms } = tablesOf(draft).content.bot
  for (let row = 0; row < rooms; row++) if (roomOf(draft, building, row) === NONE) return false
  return true
}

/** The kind of character that lives in one of its buildings, or NONE. */
export function kindIn(draft: Draft, building: number): number {
  const face = roomOf(draft, building, 0)
  return face === NONE ? NONE : at(draft.rules.faces, face).kind
}
