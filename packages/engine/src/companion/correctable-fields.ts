/** Types of the correctable fields: everything on the table that is counted, owned or lies somewhere. */
import type { Draft } from '../kernel/extension-points.ts'
import type { Rules } from '../rules/tables.ts'
import type { Action, DieColour, Piece, Resource } from '../vocabulary/words.ts'

const SUBJECTS = [
  'vp',
  'goods',
  'houses',
  'pillars',
  'king',
  'order',
  'marker',
  'completed',
  'pillar',
  'contribution',
  'taken',
  'silver',
  'mines',
  'mines-beside',
  'resource-tile',
  'prospector',
  'tiers',
  'wheel',
  'corruption',
  'die',
  'decree-place',
  'prospector-wheel',
  'covered',
  'action',
  'king-track',
  'map',
  'below',
  'contract-offer',
  'character-offer',
  'storehouse',
  'room',
  'fulfilled',
  'bot-room',
  'bot-crest',
  'bot-contract',
  'bot-character',
  'piece',
  'house',
  'mine',
  'cost',
  'fair',
  'fair-town',
  'wheel-position',
  'decree',
] as const

/** The subject of a correction: a kind of thing, and which one of them. Places are counted from 1. */
export interface CorrectionSubject {
  readonly of: (typeof SUBJECTS)[number]
  readonly seat?: number
  readonly town?: string
  readonly resource?: Resource
  readonly action?: Action
  readonly colour?: DieColour
  readonly piece?: Piece
  readonly place?: number
  readonly floor?: number
  readonly value?: number
  readonly technology?: string
}

/** The name of a subject in notation: `gold`, `pillar-paris`, `storehouse-1-3`. */
export function subjectName(about: CorrectionSubject): string {
  const { seat, town, resource, action, colour, piece, place, floor, value, technology } = about
  const known = [town, resource, action, colour, piece, place, floor, value, technology]
  const own = about.of === 'goods' || about.of === 'piece' ? [] : [about.of]
  return [
    ...own,
    ...(seat === undefined ? [] : [seat + 1]),
    ...known.filter((one) => one !== undefined),
  ].join('-')
}

/** A number of a seat. `most` limits what can be entered; it may be more than the box holds. */
export interface SeatNumberField {
  readonly about: CorrectionSubject
  readonly most: number
  read(draft: Draft, seat: number): number
  write(draft: Draft, seat: number, count: number): void
  /** Whether the count is possible. Without this function every count up to `most` is. */
  fits?(draft: Draft, seat: number, count: number): boolean
  /** The reason why the count looks impossible, if any. It may be entered all the same. */
  doubt?(draft: Draft, seat: number, count: number): Doubt | undefined
}

/** A number that belongs to no seat. */
export interface SharedNumberField {
  readonly about: CorrectionSubject
  readonly most: number
  read(draft: Draft): number
  write(draft: Draft, count: number): void
  doubt?(draft: Draft, count: number): Doubt | undefined
}

/** A place for one tile. */
export interface TileField {
  readonly about: CorrectionSubject
  holds(rules: Rules, face: number): boolean
  read(draft: Draft): number
  write(draft: Draft, face: number): void
  /** True if a tile of the set-up lies there that has not been entered yet. */
  isDeferred?(draft: Draft): boolean
  /** True while the missing tile or card is being requested. */
  isRequested?(draft: Draft): boolean
}

/** A space that one seat may own: for a house or a mine. */
export interface OwnerField {
  readonly about: CorrectionSubject
  read(draft: Draft): number
  write(draft: Draft, owner: number): void
  doubt?(draft: Draft, owner: number): Doubt | undefined
}

/** A place of one card or tile of the set-up: a cost, a fair, a decree, an action. */
export interface CardField {
  readonly about: CorrectionSubject
  /** The cards that fit there, as indices of `cards`. */
  readonly fits: readonly number[]
  /** The card that lies there as an index of `cards`, or NONE. */
  read(draft: Draft): number
  write(draft: Draft, card: number): void
  /** True if a card of the set-up lies there that has not been entered yet. */
  isDeferred?(draft: Draft): boolean
  /** True while the missing tile or card is being requested. */
  isRequested?(draft: Draft): boolean
  /** Makes the place deferred again, because the card entered here turned out to lie elsewhere. */
  defer?(draft: Draft): void
}

/** A piece that a seat has on the map. */
export interface PieceField {
  readonly about: CorrectionSubject
  fits(draft: Draft, space: number): boolean
  read(draft: Draft, seat: number): readonly number[]
  write(draft: Draft, seat: number, space: number): void
}

export interface CompanionTables {
  readonly numbers: readonly SeatNumberField[]
  readonly shared: readonly SharedNumberField[]
  readonly tilePlaces: readonly TileField[]
  readonly movers: readonly PieceField[]
  readonly sites: readonly OwnerField[]
  readonly cardPlaces: readonly CardField[]
  readonly cards: readonly string[]
}

declare module '../rules/tables.ts' {
  interface ModuleTables {
    readonly companion?: CompanionTables
  }
}

export const DOUBTS = ['no-copy-left', 'none-in-supply', 'already-there', 'too-many'] as const
export type Doubt = (typeof DOUBTS)[number]

export const companionOf = ({ rules }: Draft): CompanionTables =>
  rules.tables.companion as CompanionTables
