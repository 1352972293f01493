/** Correctable fields of the Cardinalbot and of Prospect for Silver. */
import { at, num } from '../kernel/checked-index.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { seatOf } from '../rules/ledger.ts'
import type { Rules } from '../rules/tables.ts'
import { MAPS, sideOf, silverOf } from '../silver/slice.ts'
import { mapOf } from '../silver/prospectors.ts'
import { BOT } from '../solo/seats.ts'
import { soloOf } from '../solo/solo-slice.ts'
import { NONE } from '../state.ts'
import { RESOURCES } from '../vocabulary/words.ts'
import { ownerField } from './piece-fields.ts'
import type {
  PieceField,
  SeatNumberField,
  SharedNumberField,
  OwnerField,
  CorrectionSubject,
  TileField,
} from './correctable-fields.ts'
import {
  fulfilledTileFields,
  listField,
  ofFamily,
  ofSort,
  fixedField,
  spaceSubject,
} from './tile-fields.ts'

const MOST_OF_A_LIST = 8
const places = (count: number): readonly number[] => Array.from({ length: count }, (_, one) => one)

/**
 * Tile places of the Cardinalbot's board: the rooms of its buildings, the upper one first, and its lists.
 */
export function botTileFields(rules: Rules): readonly TileField[] {
  const { bot } = rules.tables.solo?.content ?? {}
  if (bot === undefined) return []
  const list = (
    of: CorrectionSubject['of'],
    holds: TileField['holds'],
    tiles: (draft: Draft) => number[],
  ) =>
    places(MOST_OF_A_LIST).map((index) =>
      listField({ about: { of, place: index + 1 }, holds }, tiles, index),
    )
  return [
    ...places(bot.buildings * bot.rooms).map((room) =>
      fixedField(
        {
          about: {
            of: 'bot-room',
            place: Math.floor(room / bot.rooms) + 1,
            floor: (room % bot.rooms) + 1,
          },
          holds: ofSort('character'),
        },
        (draft) => seatOf(draft, BOT).rooms,
        room,
      ),
    ),
    ...list('bot-crest', ofSort('crest'), (draft) => seatOf(draft, BOT).storehouse),
    ...list('bot-contract', ofSort('contract'), (draft) => soloOf(draft).waiting),
    ...list('bot-character', ofSort('character'), (draft) => soloOf(draft).characters),
    ...fulfilledTileFields(BOT, MOST_OF_A_LIST * 2),
  ]
}

export const botNumberFields = (rules: Rules): readonly SharedNumberField[] =>
  rules.tables.solo === undefined
    ? []
    : [
        {
          about: { of: 'decree-place' },
          most: MOST_OF_A_LIST,
          read: (draft) => soloOf(draft).place,
          write(draft, count) {
            const solo = soloOf(draft)
            solo.place = Math.min(count, Math.max(0, solo.decrees.length - 1))
          },
        },
      ]

const MOST_SILVER = 99
const TIERS = 3

const bySeat = (
  of: CorrectionSubject['of'],
  most: number,
  key: 'silver' | 'minesInSupply' | 'minesBeside',
): SeatNumberField => ({
  about: { of },
  most,
  read: (draft, seat) => num(silverOf(draft)[key], seat),
  write(draft, seat, count) {
    silverOf(draft)[key][seat] = count
  },
})

/** ag-tech-1: A tier includes those below it, so the number of tiers says which ones are reached. */
const tiersOf = (technology: number, name: string): SeatNumberField => ({
  about: { of: 'tiers', technology: name },
  most: TIERS,
  read(draft, seat) {
    const own = num(silverOf(draft).tiers, seat) >> (technology * TIERS)
    return places(TIERS).filter((tier) => (own & (1 << tier)) !== 0).length
  },
  write(draft, seat, count) {
    const { tiers } = silverOf(draft)
    const all = (1 << TIERS) - 1
    const others = num(tiers, seat) & ~(all << (technology * TIERS))
    tiers[seat] = others | (((1 << count) - 1) << (technology * TIERS))
  },
})

/**
 * 1 if the seat has a prospector on the map, else 0. A prospector that comes there stands on the start
 * space; while the map has no side yet none can come.
 */
const entered = (map: number): SeatNumberField => ({
  about: { of: 'prospector', place: map + 1 },
  most: 1,
  read: (draft, seat) => (num(silverOf(draft).prospectors, seat * MAPS + map) === NONE ? 0 : 1),
  write(draft, seat, count) {
    const { prospectors, sides } = silverOf(draft)
    const at = seat * MAPS + map
    if (count === 0 || sides[map] === undefined) prospectors[at] = NONE
    else if (prospectors[at] === NONE) prospectors[at] = sideOf(draft, map).start
  },
})

/** The resource of the seat's resource tile, counted from 1; 0 means none. */
const ownResource: SeatNumberField = {
  about: { of: 'resource-tile' },
  most: RESOURCES.length,
  read: (draft, seat) => num(silverOf(draft).ownResource, seat) + 1,
  write(draft, seat, count) {
    silverOf(draft).ownResource[seat] = count - 1
  },
}

export const silverSeatNumberFields = (rules: Rules): readonly SeatNumberField[] => {
  const { silver } = rules.tables
  if (silver === undefined) return []
  return [
    bySeat('silver', MOST_SILVER, 'silver'),
    bySeat('mines', MOST_OF_A_LIST, 'minesInSupply'),
    bySeat('mines-beside', MOST_OF_A_LIST, 'minesBeside'),
    ownResource,
    ...places(MAPS).map(entered),
    ...(rules.names.technology ?? []).map((name, technology) => tiersOf(technology, name)),
  ]
}

export const silverNumberFields = (rules: Rules): readonly SharedNumberField[] => {
  const { silver } = rules.tables
  if (silver === undefined) return []
  const wheel: SharedNumberField = {
    about: { of: 'prospector-wheel' },
    most: rules.names.value.length - 1,
    read: (draft) => silverOf(draft).wheel,
    write(draft, count) {
      silverOf(draft).wheel = count
    },
  }
  const covered = silver.tablets.map((_, index): SharedNumberField => ({
    about: { of: 'covered', place: index + 1 },
    most: 1,
    read: (draft) => num(silverOf(draft).covered, index),
    write(draft, count) {
      silverOf(draft).covered[index] = count
    },
  }))
  return [wheel, ...covered]
}

export const undergroundTileFields = (rules: Rules): readonly TileField[] => {
  const { silver } = rules.tables
  if (silver === undefined) return []
  return silver.bonusSpaces.map((town, space) =>
    fixedField(
      {
        about: spaceSubject('below', rules, town, space, at(silver.bonusSpacesOf, town)),
        holds: ofFamily(silver.underground),
      },
      (draft) => silverOf(draft).tiles,
      space,
    ),
  )
}

const mineSupply = {
  read: (draft: Draft, seat: number) => num(silverOf(draft).minesInSupply, seat),
  write(draft: Draft, seat: number, count: number) {
    silverOf(draft).minesInSupply[seat] = count
  },
}

export const mineFields = (rules: Rules): readonly OwnerField[] =>
  (rules.tables.silver?.mineSpaces ?? []).map(({ space }, index) =>
    ownerField(
      spaceSubject('mine', rules, space, index, rules.tables.silver?.mineSpacesOf[space] ?? []),
      (draft) => silverOf(draft).mines,
      index,
      mineSupply,
      () => false,
    ),
  )

/** A seat has at most one prospector on each underground map, so the space says which one moves. */
export const prospectorFields = (rules: Rules): readonly PieceField[] =>
  rules.tables.silver === undefined
    ? []
    : [
        {
          about: { of: 'piece', piece: 'prospector' },
          fits: (draft, space) => mapOf(draft, space) !== NONE,
          read: (draft, seat) => silverOf(draft).prospectors.slice(seat * MAPS, seat * MAPS + MAPS),
          write(draft, seat, space) {
            silverOf(draft).prospectors[seat * MAPS + mapOf(draft, space)] = space
          },
        },
      ]
