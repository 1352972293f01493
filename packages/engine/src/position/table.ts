/** Facts of the table that concern everybody, apart from the maps and the wheel. */
import { num } from '../kernel/checked-index.ts'
import type { Rules } from '../rules/tables.ts'
import { NONE } from '../state.ts'
import type { State } from '../state.ts'
import type { FairTile } from '../vocabulary/tiles.ts'
import { readOnlyContext, tileId, withModules } from './module-parts.ts'

export interface FairFacts {
  /** The number of the fair, 1 to 4. */
  readonly fair: number
  readonly town: string
  readonly tile: FairTile
  /** The points that the board adds to those of the tile. */
  readonly more: number
  /** The seats that take part as things stand (`fair-1`). */
  readonly present: readonly number[]
}

/** Facts about the table that modules add, each under its own name. */
// oxlint-disable-next-line typescript/no-empty-object-type -- modules add theirs by declaration
export interface TableParts {}

export interface TableFacts extends TableParts {
  /** The fairs whose town and tile are drawn. */
  readonly fairs: readonly FairFacts[]
  /**
   * The king track from its lowest space, with the seats whose markers are on each, the lowest
   * first.
   */
  readonly king: readonly { readonly points: number; readonly stack: readonly number[] }[]
  readonly kingTile: string | undefined
  /** The values of the corruption tokens revealed this round. */
  readonly corruption: readonly number[]
  /**
   * The contract offer by space, with the price in action points; `tile` is undefined for a gap.
   */
  readonly contracts: readonly { readonly tile: string | undefined; readonly points: number }[]
  readonly characters: readonly (string | undefined)[]
}

export function tableFacts(rules: Rules, given: State): TableFacts {
  const { contractOffer, fairs } = rules.content
  const draft = readOnlyContext(rules, given)
  const { state } = draft
  const present = (town: number): readonly number[] =>
    [...state.seats.keys()].filter((seat) => rules.hooks.takesPart(draft, seat, town))
  return withModules('table', draft, {
    fairs: state.fairTiles.flatMap((number, index) => {
      const space = state.fairTowns[index] ?? NONE
      const town = rules.names.space[space]
      const tile = rules.fairs[number]?.tile
      if (town === undefined || tile === undefined) return []
      const more = num(fairs.board, index)
      return { fair: index + 1, town, tile, more, present: present(space) }
    }),
    king: rules.kingSpaces.map((points, space) => ({
      points,
      stack: state.kingStack.filter((seat) => state.king[seat] === space),
    })),
    kingTile: tileId(rules, state.kingTile),
    corruption: state.revealed,
    contracts: state.contractOffer.map((face, space) => ({
      tile: tileId(rules, face),
      points: num(contractOffer.points, space),
    })),
    characters: state.characterOffer.map((face) => tileId(rules, face)),
  })
}
