/** Tile places, and the piles that a corrected tile comes from or goes back to. */
import { at, num } from '../kernel/checked-index.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { seatOf } from '../rules/ledger.ts'
import { leaveGame } from '../rules/storehouse.ts'
import type { FaceSort, FaceFamily, Rules } from '../rules/tables.ts'
import { NONE } from '../state.ts'
import type { Pile } from '../state.ts'
import type { CorrectionSubject, TileField } from './correctable-fields.ts'

interface FieldBase {
  readonly about: CorrectionSubject
  readonly holds: TileField['holds']
}

/** A place with a fixed index in a list. */
export const fixedField = (
  base: FieldBase,
  list: (draft: Draft) => number[],
  index: number,
): TileField => ({
  ...base,
  read: (draft) => list(draft)[index] ?? NONE,
  write(draft, face) {
    list(draft)[index] = face
  },
})

/** A place in a list without gaps: it grows at the end, and closes up when a tile is removed. */
export const listField = (
  base: FieldBase,
  list: (draft: Draft) => number[],
  index: number,
): TileField => ({
  ...base,
  read: (draft) => list(draft)[index] ?? NONE,
  write(draft, face) {
    const tiles = list(draft)
    if (face === NONE) tiles.splice(index, 1)
    else tiles[Math.min(index, tiles.length)] = face
  },
})

export const ofSort =
  (...sorts: readonly FaceSort[]): TileField['holds'] =>
  (rules, face) =>
    sorts.includes(at(rules.faces, face).sort)

export const ofFamily =
  (family: FaceFamily): TileField['holds'] =>
  (_rules, face) =>
    face >= family.offset && face < family.offset + family.count

const kingTile = (rules: Rules): TileField => ({
  about: { of: 'king-track' },
  holds: ofFamily(rules.bonus),
  read: ({ state }) => state.kingTile,
  write({ state }, face) {
    state.kingTile = face
  },
})

/** The places of the main board. */
export function boardTileFields(rules: Rules): readonly TileField[] {
  const bonus = ofFamily(rules.bonus)
  const { bonusSpaceTown, bonusSpacesOf } = rules.board
  return [
    ...rules.tileActions.map((action) =>
      fixedField(
        { about: { of: 'action', action: at(rules.names.action, action) }, holds: bonus },
        ({ state }) => state.wheelTiles,
        action,
      ),
    ),
    kingTile(rules),
    ...bonusSpaceTown.map((town, space) =>
      fixedField(
        { about: spaceSubject('map', rules, town, space, at(bonusSpacesOf, town)), holds: bonus },
        ({ state }) => state.mapTiles,
        space,
      ),
    ),
    ...rules.content.contractOffer.points.map((_, space) =>
      fixedField(
        { about: { of: 'contract-offer', place: space + 1 }, holds: ofFamily(rules.contract) },
        ({ state }) => state.contractOffer,
        space,
      ),
    ),
    ...Array.from({ length: rules.content.characterOffer.spaces }, (_, space) =>
      fixedField(
        { about: { of: 'character-offer', place: space + 1 }, holds: ofFamily(rules.character) },
        ({ state }) => state.characterOffer,
        space,
      ),
    ),
  ]
}

/** The subject of a space in a town; it has a number if the town has several such spaces. */
export function spaceSubject(
  of: CorrectionSubject['of'],
  rules: Rules,
  town: number,
  space: number,
  all: readonly number[],
): CorrectionSubject {
  const about = { of, town: at(rules.names.space, town) }
  return all.length > 1 ? { ...about, place: all.indexOf(space) + 1 } : about
}

/** The places on the board of a person's seat. */
export const seatTileFields = (rules: Rules, seat: number): readonly TileField[] => [
  ...Array.from({ length: rules.content.board.storehouse }, (_, index) =>
    fixedField(
      {
        about: { of: 'storehouse', seat, place: index + 1 },
        holds: ofSort('helper', 'crest', 'contract', 'character'),
      },
      (draft) => seatOf(draft, seat).storehouse,
      index,
    ),
  ),
  ...rules.roomBuilding.map((building, room) =>
    fixedField(
      {
        about: { of: 'room', seat, place: building + 1, floor: num(rules.roomFloor, room) },
        holds: ofSort('character'),
      },
      (draft) => seatOf(draft, seat).rooms,
      room,
    ),
  ),
  ...fulfilledTileFields(seat, rules.contractSpaces.length),
]

export const fulfilledTileFields = (seat: number, count: number): readonly TileField[] =>
  Array.from({ length: count }, (_, index) =>
    listField(
      { about: { of: 'fulfilled', seat, place: index + 1 }, holds: ofSort('contract') },
      (draft) => seatOf(draft, seat).contracts,
      index,
    ),
  )

/** The pile that a face is drawn from, and its index there; undefined if it belongs to none. */
function pileOf({ state, rules }: Draft, face: number): { pile: Pile; index: number } | undefined {
  const piles: readonly (readonly [FaceFamily | undefined, Pile | undefined])[] = [
    [rules.bonus, state.bonusPile],
    [rules.contract, state.contractPile],
    [rules.character, state.characterPile],
    [rules.tables.silver?.underground, state.slices.silver?.pile],
  ]
  for (const [family, pile] of piles) {
    if (family === undefined || pile === undefined) continue
    const index = face - family.offset
    if (index >= 0 && index < family.count) return { pile, index }
  }
  return undefined
}

/** Number of copies of a face that are out of sight: in the pile, among the used tiles or set aside. */
export function copiesLeft(draft: Draft, face: number): number {
  const found = pileOf(draft, face)
  if (found === undefined) return 0
  const { pile, index } = found
  const { bonusGone, characterAside } = draft.state
  const { bonus, character } = draft.rules
  return (
    num(pile.unseen, index) +
    pile.bottom.filter((one) => one === face).length +
    (bonusGone[face - bonus.offset] ?? 0) +
    (characterAside[face - character.offset] ?? 0)
  )
}

/** Takes a copy of a face from where one is out of sight; does nothing if none is left. */
export function takeUnseenCopy(draft: Draft, face: number): void {
  const { bonusGone, characterAside } = draft.state
  const { bonus, character } = draft.rules
  const found = pileOf(draft, face)
  if (found === undefined) return
  const { pile, index } = found
  const bottom = pile.bottom.indexOf(face)
  if (num(pile.unseen, index) > 0) pile.unseen[index] = num(pile.unseen, index) - 1
  else if (bottom >= 0) pile.bottom.splice(bottom, 1)
  else if (!takeOne(bonusGone, face - bonus.offset))
    takeOne(characterAside, face - character.offset)
}

function takeOne(counts: number[], index: number): boolean {
  const count = counts[index] ?? 0
  if (count > 0) counts[index] = count - 1
  return count > 0
}

/**
 * Takes a crest back from the used tiles: one that lies under a building was not used up when it left the
 * storehouse.
 */
export function undoRemoval({ rules, state }: Draft, crest: number): void {
  const { offset, count } = rules.bonus
  for (let index = 0; index < count; index++)
    if (at(rules.faces, offset + index).crest === crest && takeOne(state.bonusGone, index)) return
}

/**
 * Removes a tile from the table. A tile that was entered by mistake never lay there and goes back to its
 * pile. If it really is `gone`, helpers and crests are used up, while contracts and characters go back to
 * the pile, because they turn up elsewhere.
 */
export function discardOrReturn(draft: Draft, face: number, gone: boolean): void {
  const { sort } = at(draft.rules.faces, face)
  if (gone && (sort === 'helper' || sort === 'crest')) {
    leaveGame(draft, face)
    return
  }
  const found = pileOf(draft, face)
  if (found !== undefined) found.pile.unseen[found.index] = num(found.pile.unseen, found.index) + 1
}
