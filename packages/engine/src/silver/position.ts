/** The expansion's part of a position: underground maps, mines, prospectors, silver, technologies. */
import { at, num } from '../kernel/checked-index.ts'
import type { Draft } from '../kernel/extension-points.ts'
import type { PositionParts } from '../position/module-parts.ts'
import { tileId } from '../position/module-parts.ts'
import type { CathedralFacts } from '../position/space.ts'
import { NONE } from '../state.ts'
import type { Effect } from '../vocabulary/effects.ts'
import type { Overlay, ProspectorSegment } from '../vocabulary/silver.ts'
import type { Technology } from '../vocabulary/technologies.ts'
import type { Resource } from '../vocabulary/words.ts'
import { power } from './active-effects.ts'
import { PROSPECTOR } from './prospector.ts'
import { mapOf, prospectorOn } from './prospectors.ts'
import { hasSilver } from './silver-and-mines.ts'
import { MAPS, silverOf, silverRules } from './slice.ts'
import { standIn } from './technologies/resource.ts'
import { tierOf } from './tiers.ts'
import { segmentFacing } from './wheel.ts'

export interface MineFacts {
  /**
   * The name of the mine space in notation. The first mines have none, because they stand there from the
   * start.
   */
  readonly name: string | undefined
  /** The owner's seat, or NONE while the space is free. */
  readonly owner: number
  /** Gold that the space gives in addition to the silver. */
  readonly gold: number
}

/** A stone tablet between two neighbouring spaces. */
export interface TabletFacts {
  readonly between: readonly [string, string]
  readonly effect: Effect | undefined
  /** True if an X covers the tablet, so that it has no effect any more. */
  readonly covered: boolean
}

/** Facts that only underground spaces have. */
export interface BelowFacts {
  /** The name of the underground map in notation. */
  readonly name: string
  /** Price in silver for a prospector that enters here; undefined if this is not the start space. */
  readonly enterSilver: number | undefined
  readonly mines: readonly MineFacts[]
  readonly tablets: readonly TabletFacts[]
}

export interface SeatSilverFacts {
  readonly silver: number
  readonly minesInSupply: number
  /** Number of mines still locked beside the king track. */
  readonly minesBeside: number
  /** Number of mines on the maps. */
  readonly mines: number
  /** The space of the seat's prospector on each underground map. */
  readonly prospectors: readonly (string | undefined)[]
  /** Number that the technology fair counts: tiers, or the King's Surprises that the Cardinalbot keeps. */
  readonly tierCount: number
  /** The resource of the seat's resource tile. */
  readonly ownResource: Resource | undefined
  /** The resource that counts as gold for this seat. */
  readonly asGold: Resource | undefined
  /** True if contracts need one unit less, so that the player has to say which (`ag-tech-contract` I). */
  readonly unitFalls: boolean
  /** Action points of the prospector action that the movement icon gives; 0 while the icon gives a step. */
  readonly iconPoints: number
}

export interface TechnologyFacts {
  readonly technology: Technology
  /** The technology's name in notation. */
  readonly word: string
  /** The tier that each seat has reached, 0 to 3. */
  readonly reached: readonly number[]
}

export interface TableSilverFacts {
  /** Position of the prospector wheel's first segment. */
  readonly wheel: number
  readonly technologies: readonly TechnologyFacts[]
  /** The bonus tile of the prospector action. */
  readonly tile: string | undefined
  /** Whether the movement icon of this turn is still to be used. */
  readonly icon: boolean
  /** The scoring overlay; undefined until it is drawn. */
  readonly overlay: Overlay | undefined
  /** The side in play of each underground map. */
  readonly maps: readonly string[]
  readonly tablets: readonly TabletFacts[]
  /** Tiles revealed and not yet taken or put back. */
  readonly turnedUp: readonly string[]
}

declare module '../position/space.ts' {
  interface SpaceParts {
    readonly below?: BelowFacts
  }
}
declare module '../position/seat.ts' {
  interface SeatParts {
    readonly silver?: SeatSilverFacts
  }
  interface MoreGoods {
    readonly silver: true
  }
}
declare module '../position/wheel.ts' {
  interface SegmentParts {
    /** The segment of the prospector wheel that faces the same value. */
    readonly below?: ProspectorSegment
  }
}
declare module '../position/die.ts' {
  interface DieParts {
    readonly below?: ProspectorSegment
    /** Points and bonus tile of the die if its player chooses the prospector action (`ag-wheel-1`). */
    readonly prospector?: { readonly points: number; readonly tile: string | undefined }
  }
}
declare module '../position/table.ts' {
  interface TableParts {
    readonly silver?: TableSilverFacts
  }
}

export const silverPosition: PositionParts = {
  map: (draft, space, before) => {
    if (num(silverRules(draft).sideOfSpace, space) === NONE) return before
    const map = mapOf(draft, space)
    return map === NONE ? undefined : map
  },
  space(draft, facts) {
    const { sideOfSpace, sides, bonusSpacesOf } = silverRules(draft)
    const side = sides[num(sideOfSpace, facts.space)]
    if (side === undefined) return facts
    const { names } = draft.rules
    const { tiles } = silverOf(draft)
    const { map, start, enterSilver } = side
    const isStart = start === facts.space
    return {
      ...facts,
      map,
      tiles: (bonusSpacesOf[facts.space] ?? []).map((at) => tileId(draft.rules, tiles[at])),
      cathedral: facts.cathedral && priced(draft, facts.cathedral),
      pieces: [...draft.state.seats.keys()].flatMap((seat) =>
        prospectorOn(draft, seat, map) === facts.space ? [['prospector', seat] as const] : [],
      ),
      below: {
        name: names['map']?.[map] ?? '',
        enterSilver: isStart ? enterSilver : undefined,
        mines: minesAt(draft, facts.space, isStart && map === 0),
        tablets: tabletsAt(draft, facts.space),
      },
    }
  },
  seat(draft, facts) {
    const { seat } = facts
    const { names } = draft.rules
    const { minesInSupply, minesBeside, ownResource } = silverOf(draft)
    return {
      ...facts,
      goods: [...facts.goods, { good: 'silver', count: hasSilver(draft, seat) }],
      pieces: [
        ...facts.pieces,
        ...prospectorNames(draft, seat).flatMap((space) =>
          space === undefined ? [] : { piece: 'prospector' as const, space },
        ),
      ],
      silver: {
        silver: hasSilver(draft, seat),
        minesInSupply: num(minesInSupply, seat),
        minesBeside: num(minesBeside, seat),
        mines: draft.rules.hooks.count(draft, seat, 'mine'),
        prospectors: prospectorNames(draft, seat),
        tierCount: draft.rules.hooks.count(draft, seat, 'technology-tier'),
        ownResource: names.resource[num(ownResource, seat)],
        asGold: names.resource[standIn(draft, seat)],
        unitFalls: power(draft, seat, 'contract-demand') !== undefined,
        iconPoints: power(draft, seat, 'movement-icon')?.points ?? 0,
      },
    }
  },
  segment: (draft, facts) => ({ ...facts, below: segmentFacing(draft, facts.value) }),
  // ag-tech-4: Only the tiers reached when a die is taken apply to it.
  dieTaken({ state }, seat) {
    const slice = state.slices.silver
    if (slice === undefined) return state
    const silver = { ...slice, dieTiers: num(slice.tiers, seat) }
    return { ...state, slices: { ...state.slices, silver } }
  },
  die(draft, facts) {
    const below = segmentFacing(draft, facts.value)
    if (below !== 'prospector') return { ...facts, below }
    const points = draft.rules.hooks.actionPoints(draft, facts.seat, PROSPECTOR, facts.value)
    const tile = tileId(draft.rules, draft.state.wheelTiles[PROSPECTOR])
    return { ...facts, below, prospector: { points, tile } }
  },
  table(draft, facts) {
    const { names } = draft.rules
    const { content } = silverRules(draft)
    const { wheel, technologies, icon, overlay, sides, turnedUp } = silverOf(draft)
    return {
      ...facts,
      silver: {
        wheel,
        technologies: technologies.map((number) => ({
          technology: at(content.technologies, number),
          word: names['technology']?.[number] ?? '',
          reached: [...draft.state.seats.keys()].map((seat) => tierOf(draft, seat, number)),
        })),
        tile: tileId(draft.rules, draft.state.wheelTiles[PROSPECTOR]),
        icon: icon !== 0,
        overlay: content.overlays[overlay],
        maps: sides.map((side) => at(content.sides, side).id),
        tablets: tabletsAt(draft),
        turnedUp: turnedUp.flatMap((face) => tileId(draft.rules, face) ?? []),
      },
    }
  },
}

/** ag-under-5: Underground cathedrals cost silver, gold or stone. */
function priced(draft: Draft, facts: CathedralFacts): CathedralFacts {
  const { currencyOf, prices } = silverRules(draft)
  const asks = currencyOf[facts.index] ?? 'stone'
  const tile = num(draft.state.costs, facts.index) - draft.rules.content.costs.length
  return asks === 'stone' ? facts : { ...facts, asks, price: prices[tile]?.[asks] ?? 0 }
}

function minesAt(draft: Draft, space: number, hasFirst: boolean): readonly MineFacts[] {
  const { mineSpacesOf, mineSpaces } = silverRules(draft)
  const { mines } = silverOf(draft)
  return [
    ...(hasFirst ? draft.state.seats : []).map((_, owner) => ({ name: undefined, owner, gold: 0 })),
    ...(mineSpacesOf[space] ?? []).map((index) => ({
      name: draft.rules.names['mineSpace']?.[index],
      owner: num(mines, index),
      gold: at(mineSpaces, index).gold,
    })),
  ]
}

/** The tablets that touch a space; without a space the tablets of all sides, whether in play or not. */
function tabletsAt(draft: Draft, touched?: number): readonly TabletFacts[] {
  const { tablets, content } = silverRules(draft)
  const { space } = draft.rules.names
  return tablets.flatMap(({ id, between }, index) =>
    touched !== undefined && !between.includes(touched)
      ? []
      : {
          between: [at(space, between[0]), at(space, between[1])] as const,
          effect: content.tablets.find((tablet) => tablet.id === id)?.effect,
          covered: silverOf(draft).covered[index] === 1,
        },
  )
}

const prospectorNames = (draft: Draft, seat: number): readonly (string | undefined)[] =>
  Array.from({ length: MAPS }, (_, map) => draft.rules.names.space[prospectorOn(draft, seat, map)])
