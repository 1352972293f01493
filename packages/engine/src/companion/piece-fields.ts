/** Correctable pieces, houses, and cards and tiles that the set-up lays out. */
import { at, num } from '../kernel/checked-index.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { seatOf } from '../rules/ledger.ts'
import { hasHouseIn } from '../rules/map.ts'
import type { Rules } from '../rules/tables.ts'
import type { SoloTables } from '../solo/tables.ts'
import { NONE } from '../state.ts'
import type { CardField, PieceField, OwnerField, CorrectionSubject } from './correctable-fields.ts'
import { spaceSubject } from './tile-fields.ts'

export const mainPieceFields = (rules: Rules): readonly PieceField[] =>
  rules.names.piece.map((name, piece) => ({
    about: { of: 'piece', piece: name },
    fits: (_draft, space) => space < rules.board.mainSpaces,
    read: (draft, seat) => [num(seatOf(draft, seat).pieces, piece)],
    write(draft, seat, space) {
      seatOf(draft, seat).pieces[piece] = space
    },
  }))

/** The number of pieces of one kind in a seat's supply. */
export interface PieceSupply {
  read(draft: Draft, seat: number): number
  write(draft: Draft, seat: number, count: number): void
}

const houseSupply: PieceSupply = {
  read: (draft, seat) => seatOf(draft, seat).housesInSupply,
  write(draft, seat, count) {
    seatOf(draft, seat).housesInSupply = count
  },
}

/** A space whose piece comes from the owner's supply and goes back there. */
export const ownerField = (
  about: CorrectionSubject,
  owners: (draft: Draft) => number[],
  index: number,
  supply: PieceSupply,
  already: (draft: Draft, seat: number) => boolean,
): OwnerField => ({
  about,
  read: (draft) => num(owners(draft), index),
  write(draft, owner) {
    const before = num(owners(draft), index)
    if (before === owner) return
    owners(draft)[index] = owner
    if (before !== NONE) supply.write(draft, before, supply.read(draft, before) + 1)
    if (owner !== NONE) supply.write(draft, owner, Math.max(0, supply.read(draft, owner) - 1))
  },
  doubt(draft, owner) {
    if (owner === NONE || num(owners(draft), index) === owner) return undefined
    if (supply.read(draft, owner) === 0) return 'none-in-supply'
    return already(draft, owner) ? 'already-there' : undefined
  },
})

export const houseFields = (rules: Rules): readonly OwnerField[] =>
  rules.board.houseSpaces.map(({ space }, index) =>
    ownerField(
      spaceSubject('house', rules, space, index, at(rules.board.houseSpacesOf, space)),
      ({ state }) => state.houses,
      index,
      houseSupply,
      (draft, seat) => hasHouseIn(draft, seat, space),
    ),
  )

/** The names of all cards, and the places where some of them lie. */
export interface CardFields {
  readonly cards: readonly string[]
  readonly places: readonly CardField[]
}

const FAIRS = 4

/**
 * One kind of card. `from` is the index of its first card among all cards; `values` are the numbers that
 * the state has for its cards.
 */
interface Kind {
  readonly from: number
  readonly values: readonly number[]
}

/** Collects the cards of all kinds in one list, kind after kind. */
export function cardFields(rules: Rules): CardFields {
  const { names } = rules
  const { solo } = rules.tables
  const cards: string[] = []
  const kind = (ids: readonly string[], values = ids.map((_, index) => index)): Kind => {
    cards.push(...values.map((value) => ids[value] ?? ''))
    return { from: cards.length - values.length, values }
  }
  const costs = kind(names.cost)
  const fairs = kind(names.fair)
  const towns = kind(names.space, [rules.board.home, ...rules.fairTowns])
  const actions = kind(names.action, [...rules.wheelActions])
  const decrees = kind(solo?.decrees.map(({ id }) => id) ?? [])
  const place = (
    about: CorrectionSubject,
    of: Kind,
    list: (draft: Draft) => number[],
    at: number,
    isFit: (value: number) => boolean = () => true,
  ): CardField => {
    const fits = of.values.flatMap((value, index) => (isFit(value) ? [of.from + index] : []))
    return {
      about,
      fits,
      read(draft) {
        const card = of.from + of.values.indexOf(list(draft)[at] ?? NONE)
        return fits.includes(card) ? card : NONE
      },
      write(draft, card) {
        list(draft)[at] = of.values[card - of.from] ?? NONE
      },
    }
  }
  const fairNumbers = Array.from({ length: FAIRS }, (_, index) => index)
  return {
    cards,
    places: [
      ...rules.board.cathedrals.map(({ space }, index) =>
        place(
          { of: 'cost', town: at(names.space, space) },
          costs,
          ({ state }) => state.costs,
          index,
          costsOf(rules, index),
        ),
      ),
      ...fairNumbers.map((index) =>
        place({ of: 'fair', place: index + 1 }, fairs, ({ state }) => state.fairTiles, index),
      ),
      ...fairNumbers.map((index) =>
        place({ of: 'fair-town', place: index + 1 }, towns, ({ state }) => state.fairTowns, index),
      ),
      ...rules.wheelActions.map((_, index) =>
        place(
          { of: 'wheel-position', place: index + 1 },
          actions,
          ({ state }) => state.actionAt,
          index,
        ),
      ),
      ...decreePlaces(solo).map((index) =>
        place(
          { of: 'decree', place: index + 1 },
          decrees,
          ({ state }) => state.slices.solo?.decrees ?? [],
          index,
        ),
      ),
    ],
  }
}

/**
 * ag-setup-3: Returns which cost tiles fit a cathedral. Underground cathedrals have their own, of silver or
 * gold as their icon says.
 */
function costsOf({ content, tables: { silver } }: Rules, cathedral: number) {
  const main = content.costs.length
  const currency = silver?.currencyOf[cathedral] ?? 'stone'
  return (cost: number): boolean => {
    const below = silver?.content.costs[cost - main]
    return currency === 'stone' ? cost < main : below !== undefined && currency in below
  }
}

/** solo-setup-5: There is one decree for each fair, then the last decrees follow. */
const decreePlaces = (solo: SoloTables | undefined): readonly number[] =>
  solo === undefined
    ? []
    : Array.from({ length: FAIRS + solo.content.lastDecrees.length }, (_, index) => index)
