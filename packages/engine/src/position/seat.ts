/** Facts of a seat: what it has, and what things cost it. */
import { at, num } from '../kernel/checked-index.ts'
import type { FaceInfo, Rules } from '../rules/tables.ts'
import { NONE } from '../state.ts'
import type { SeatState, State } from '../state.ts'
import type { Action, Crest, Piece, Resource } from '../vocabulary/words.ts'
import { RESOURCES } from '../vocabulary/words.ts'
import { readOnlyContext, tileId, withModules } from './module-parts.ts'

export interface SlotFacts {
  readonly tile: string
  readonly sort: FaceInfo['sort']
  /** The crest, if the tile is one. */
  readonly crest: Crest | undefined
  /** True while the helper is being resolved. */
  readonly inUse: boolean
}

export interface BuildingFacts {
  /** The character in each room, lowest floor first; undefined for an empty room. */
  readonly rooms: readonly (string | undefined)[]
  readonly crest: Crest | undefined
  /** The food it costs to place a crest there. */
  readonly crestFood: number
  readonly completed: boolean
}

/** Facts about a seat that modules add, each under its own name. */
// oxlint-disable-next-line typescript/no-empty-object-type -- modules add theirs by declaration
export interface SeatParts {}

/** Goods that modules add to the five resources, each by its name. */
// oxlint-disable-next-line typescript/no-empty-object-type -- modules add theirs by declaration
export interface MoreGoods {}

export type Good = Resource | keyof MoreGoods

export interface SeatFacts extends SeatParts {
  readonly seat: number
  readonly vp: number
  /** The points of the seat's king space. */
  readonly king: number
  /** The points of the king spaces above the seat's marker, the nearest first. */
  readonly kingAbove: readonly number[]
  readonly resources: Readonly<Record<Resource, number>>
  /** All goods of the seat: the resources, then those that modules add. */
  readonly goods: readonly { readonly good: Good; readonly count: number }[]
  /** Number of units the seat can pay as gold: its gold, and resources that count as gold. */
  readonly gold: number
  /** The tile in each space of the storehouse; undefined for an empty space. */
  readonly storehouse: readonly (SlotFacts | undefined)[]
  readonly pieces: readonly { readonly piece: Piece; readonly space: string }[]
  readonly housesInSupply: number
  readonly pillarsInSupply: number
  readonly buildings: readonly BuildingFacts[]
  /** Fulfilled contracts, in order. */
  readonly contracts: readonly string[]
  /** The points of the cathedral tiles won. */
  readonly cathedrals: readonly number[]
  /** The cathedrals where the seat has a pillar and has not contributed yet, by their spaces. */
  readonly toContribute: readonly string[]
  /** The bonus action points of each action that has any. */
  readonly markers: readonly { readonly action: Action; readonly points: number }[]
}

export function seatFacts(rules: Rules, given: State, seat: number): SeatFacts {
  const draft = readOnlyContext(rules, given)
  const { state } = draft
  const own = state.seats[seat]
  if (own === undefined) throw new Error(`There is no seat ${seat}`)
  const { names } = rules
  return withModules('seat', draft, {
    seat,
    vp: own.vp,
    king: num(rules.kingSpaces, num(state.king, seat)),
    kingAbove: rules.kingSpaces.slice(num(state.king, seat) + 1),
    resources: Object.fromEntries(
      RESOURCES.map((resource, index) => [resource, num(own.resources, index)]),
    ) as Record<Resource, number>,
    goods: RESOURCES.map((good, index) => ({ good, count: num(own.resources, index) })),
    gold: rules.hooks.goldToPay(draft, seat),
    storehouse: own.storehouse.map((face, slot) => slotFacts(rules, own, face, slot)),
    pieces: own.pieces.flatMap((space, index) => {
      const piece = names.piece[index]
      return piece === undefined || space === NONE ? [] : { piece, space: at(names.space, space) }
    }),
    housesInSupply: own.housesInSupply,
    pillarsInSupply: own.pillarsInSupply,
    buildings: rules.buildings.map(({ rooms }, building) => ({
      rooms: rooms.map((room) => tileId(rules, own.rooms[room])),
      crest: names.crest[own.crests[building] ?? NONE],
      crestFood: rules.hooks.crestFood(draft, seat, building),
      completed: (own.completed & (1 << building)) !== 0,
    })),
    contracts: own.contracts.flatMap((face) => tileId(rules, face) ?? []),
    cathedrals: own.cathedrals,
    toContribute: rules.board.cathedrals.flatMap(({ space }, cathedral) =>
      (num(state.pillars, cathedral) & (1 << seat)) !== 0 &&
      (own.contributed & (1 << cathedral)) === 0
        ? (names.space[space] ?? [])
        : [],
    ),
    markers: own.markers.flatMap((points, action) => {
      const name = names.action[action]
      return points === 0 || name === undefined ? [] : { action: name, points }
    }),
  })
}

function slotFacts(
  rules: Rules,
  { inUse }: SeatState,
  face: number,
  slot: number,
): SlotFacts | undefined {
  const info = rules.faces[face]
  if (info === undefined) return undefined
  const { id, sort, crest } = info
  return { tile: id, sort, crest: rules.names.crest[crest], inUse: (inUse & (1 << slot)) !== 0 }
}
