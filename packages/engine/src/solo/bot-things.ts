/** Counts what the Cardinalbot has on its own board and on the map. */
import { at, num } from '../kernel/checked-index.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { seatOf } from '../rules/ledger.ts'
import { ownsCrest } from '../rules/storehouse.ts'
import { NONE } from '../state.ts'
import type { SeatState } from '../state.ts'
import type { DecreeCountable } from '../vocabulary/solo.ts'
import { BOT } from './seats.ts'
import { tablesOf } from './tables.ts'

export const botOf = (draft: Draft): SeatState => seatOf(draft, BOT)

/** solo-turn-10: Counts the bot's pieces on the maps, with the house in Tiletum, or its cathedral tiles. */
export const tally = (draft: Draft, what: DecreeCountable): number =>
  draft.rules.hooks.count(draft, BOT, what)

/** solo-turn-9: Whether the tile is a crest of a kind that the bot has neither active nor inactive. */
export const isNewCrest = (draft: Draft, face: number): boolean => {
  const { crest } = at(draft.rules.faces, face)
  return crest !== NONE && !ownsCrest(draft, BOT, crest)
}

/** The character in a room of a building, or NONE. Row 0 is the upper room. */
export const roomOf = (draft: Draft, building: number, row: number): number =>
  num(botOf(draft).rooms, building * tablesOf(draft).content.bot.rooms + row)

export function isFilled(draft: Draft, building: number): boolean {
  const { rooms } = tablesOf(draft).content.bot
  for (let row = 0; row < rooms; row++) if (roomOf(draft, building, row) === NONE) return false
  return true
}

/** The kind of the characters in a building, or NONE while it is empty. */
export function kindIn(draft: Draft, building: number): number {
  const face = roomOf(draft, building, 0)
  return face === NONE ? NONE : at(draft.rules.faces, face).kind
}
