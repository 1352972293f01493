/**
 * The expansion's lookup tables. Underground spaces are numbered after those of the main map, technology
 * tiers are bits.
 */
import { at } from '../kernel/checked-index.ts'
import { compileEffect } from '../kernel/programs.ts'
import type { EffectProgram } from '../kernel/programs.ts'
import { distances } from '../rules/compile/board.ts'
import { addFamily } from '../rules/compile/faces.ts'
import type {
  Board,
  CathedralInfo,
  CostInfo,
  FaceFamily,
  HouseSpaceInfo,
  Rules,
} from '../rules/tables.ts'
import { NONE } from '../state.ts'
import type { Content } from '../vocabulary/content.ts'
import type { Effect } from '../vocabulary/effects.ts'
import type { SilverContent, UndergroundSide } from '../vocabulary/silver.ts'
import type { TierRule } from '../vocabulary/technologies.ts'
import { ACTIONS } from '../vocabulary/words.ts'
import { compileTablet } from './effects/pay.ts'
import { prerequisitesOfTiers } from './prerequisites.ts'
import type { TierPrerequisites } from './prerequisites.ts'
import { TABLET_SOURCE, TECHNOLOGY_SOURCE } from './numbering.ts'

export interface SideInfo {
  readonly id: string
  readonly map: number
  readonly start: number
  readonly enterSilver: number
  readonly bonusSpaces: readonly number[]
  readonly cathedrals: readonly number[]
}

export interface TabletInfo {
  readonly id: string
  readonly between: readonly [number, number]
  readonly program: number
}

export interface MineSpaceInfo {
  readonly space: number
  readonly gold: number
}

/** A rule of a technology tier, and the bit of the tier. */
export interface TierInfo {
  readonly bit: number
  readonly rule: TierRule
  /** The compiled effect if the rule is a trigger, else NONE. */
  readonly program: number
}

export interface SilverTables {
  readonly content: SilverContent
  readonly sides: readonly SideInfo[]
  /** The side that each space belongs to; NONE on the main map. */
  readonly sideOfSpace: readonly number[]
  readonly mineSpaces: readonly MineSpaceInfo[]
  readonly mineSpacesOf: readonly (readonly number[])[]
  /** The space of each underground bonus space; `bonusSpacesOf` is the inverse. */
  readonly bonusSpaces: readonly number[]
  readonly bonusSpacesOf: readonly (readonly number[])[]
  readonly tablets: readonly TabletInfo[]
  readonly underground: FaceFamily
  /** The currency that each cathedral costs, from its cost icon. */
  readonly currencyOf: readonly ('stone' | 'silver' | 'gold')[]
  /** The price on each cost tile of the expansion. */
  readonly prices: readonly { readonly silver: number; readonly gold: number }[]
  /** The rules of all tiers, by kind. */
  readonly tiersOf: Readonly<Record<TierRule['rule'], readonly TierInfo[]>>
  readonly tierPrerequisites: readonly TierPrerequisites[]
  /**
   * For each house space: the program of a house that also gives a character's bonus (`ag-tech-merchant`
   * II).
   */
  readonly houseWithCharacter: readonly number[]
  /** Number of each chance request by name. */
  readonly chance: Readonly<Record<string, number>>
}

declare module '../rules/tables.ts' {
  interface ModuleTables {
    readonly silver?: SilverTables
  }
}

export function extendRules(rules: Rules, { silver }: Content): Rules {
  const programs: EffectProgram[] = [...rules.programs]
  const add = (effect: Effect | undefined): number =>
    effect === undefined ? NONE : programs.push(compileEffect(rules.effectKinds, effect)) - 1
  const faces = [...rules.faces]
  const undergroundFaces = silver.undergroundBonus.map((face) => ({
    ...face,
    id: face.id as unknown as `bonus.${string}`,
  }))
  const underground = addFamily(faces, 'underground-bonus', undergroundFaces, rules.mark, add)
  const below = compileSides(rules, silver, add)
  const costs: CostInfo[] = [
    ...rules.costs,
    ...silver.costs.map(({ id, vp }) => ({ id, closed: false, stone: 0, vp })),
    // This cost tile closes the cathedrals of sides that are not in play.
    { id: 'cost.not-in-play', closed: true, stone: 0, vp: 0 },
  ]
  const tablets = below.tablets.map(({ id, between }) => {
    const tablet = silver.tablets.find((one) => one.id === id)
    if (tablet === undefined) throw new Error(`There is no tablet ${id}`)
    return { id, between, program: compileTablet(tablet.effect, rules.effectKinds, programs, add) }
  })
  const houseWithCharacter = below.board.houseSpaces.map(({ program }) => {
    const own = program === NONE ? [] : [at(programs, program).effect]
    return add({ do: 'all', of: [...own, { do: 'character' }] })
  })
  const tiers = silver.technologies.flatMap((technology, number) =>
    technology.tiers.flatMap((tier, level) =>
      tier.map((rule) => ({
        bit: 1 << (number * 3 + level),
        rule,
        program: rule.rule === 'trigger' ? add(rule.effect) : NONE,
      })),
    ),
  )
  const tables: SilverTables = {
    content: silver,
    sides: below.sides,
    sideOfSpace: below.sideOfSpace,
    mineSpaces: below.mineSpaces,
    mineSpacesOf: below.mineSpacesOf,
    bonusSpaces: below.bonusSpaces,
    bonusSpacesOf: below.bonusSpacesOf,
    tablets,
    underground,
    currencyOf: below.currencyOf,
    prices: silver.costs.map((cost) => ({
      silver: 'silver' in cost ? cost.silver : 0,
      gold: 'gold' in cost ? cost.gold : 0,
    })),
    tiersOf: byKind(tiers),
    tierPrerequisites: prerequisitesOfTiers(tiers),
    houseWithCharacter,
    chance: Object.fromEntries(rules.chances.map(({ name }, number) => [name, number])),
  }
  const prospector = ACTIONS.indexOf('prospector')
  return {
    ...rules,
    faces,
    programs,
    board: below.board,
    costs,
    choosableActions: [...rules.choosableActions, prospector],
    tileActions: [...rules.tileActions, prospector],
    names: {
      ...rules.names,
      space: below.spaceNames,
      houseSpace: below.houseSpaceNames,
      face: faces.map(({ id }) => id),
      cost: costs.map(({ id }) => id),
      side: below.sides.map(({ id }) => id.replace('underground.', '')),
      segment: ['1', '2', '3', '4', '5', '6'],
      technology: silver.technologies.map(({ id }) => id.replace('technology.', '')),
      overlay: silver.overlays.map(({ id }) => id.replace('overlay.', '')),
      mineSpace: below.mineSpaceNames,
      map: ['I', 'II', 'III'],
    },
    moduleSource: (kind, index) => sourceOf(tables, kind, index) ?? rules.moduleSource(kind, index),
    tables: { ...rules.tables, silver: tables },
  }
}

function byKind(tiers: readonly TierInfo[]): SilverTables['tiersOf'] {
  const of = (kind: TierRule['rule']): readonly TierInfo[] =>
    tiers.filter(({ rule }) => rule.rule === kind)
  return {
    trigger: of('trigger'),
    'action-points': of('action-points'),
    'crest-food': of('crest-food'),
    markers: of('markers'),
    'die-change': of('die-change'),
    'die-silver': of('die-silver'),
    'movement-icon': of('movement-icon'),
    'contract-demand': of('contract-demand'),
    'contract-reveal': of('contract-reveal'),
    exchange: of('exchange'),
    'resource-as-gold': of('resource-as-gold'),
    'resource-die': of('resource-die'),
    'resource-points': of('resource-points'),
    'joker-split': of('joker-split'),
    contribution: of('contribution'),
  }
}

function sourceOf(tables: SilverTables, kind: number, index: number) {
  if (kind === TABLET_SOURCE)
    return { name: at(tables.tablets, index).id, score: 'tablet' as const }
  if (kind === TECHNOLOGY_SOURCE)
    return { name: at(tables.content.technologies, index).id, score: 'technology' as const }
  return undefined
}

/** Adds the spaces of all six sides after those of the main map. No piece reaches the sides not in play. */
function compileSides(
  rules: Rules,
  silver: SilverContent,
  add: (effect: Effect | undefined) => number,
) {
  const { board, mark } = rules
  const spaceNames = [...rules.names.space]
  const houseSpaceNames = [...rules.names.houseSpace]
  const neighbours: number[][] = board.neighbours.map((near) => [...near])
  const houseSpaces: HouseSpaceInfo[] = [...board.houseSpaces]
  const houseSpacesOf: number[][] = board.houseSpacesOf.map((spaces) => [...spaces])
  const bonusSpacesOfMain: number[][] = board.bonusSpacesOf.map((spaces) => [...spaces])
  const cathedrals: CathedralInfo[] = [...board.cathedrals]
  const cathedralAt = [...board.cathedralAt]
  const sideOfSpace: number[] = board.neighbours.map(() => NONE)
  const mineSpaces: MineSpaceInfo[] = []
  const mineSpacesOf: number[][] = board.neighbours.map(() => [])
  const mineSpaceNames: string[] = []
  const bonusSpaces: number[] = []
  const bonusSpacesOf: number[][] = board.neighbours.map(() => [])
  const currencyOf: ('stone' | 'silver' | 'gold')[] = board.cathedrals.map(() => 'stone')
  const tablets: { id: string; between: readonly [number, number] }[] = []

  const sides = silver.sides.map((side: UndergroundSide, number): SideInfo => {
    const own = { bonusSpaces: [] as number[], cathedrals: [] as number[] }
    for (const space of side.spaces) {
      const index = spaceNames.push(space.id) - 1
      neighbours.push([])
      houseSpacesOf.push([])
      bonusSpacesOfMain.push([])
      mineSpacesOf.push([])
      bonusSpacesOf.push([])
      cathedralAt.push(NONE)
      sideOfSpace.push(number)
      if (space.kind !== 'town') continue
      const houses = space.houses.filter((house) => house.mark <= mark)
      houses.forEach((house, one) => {
        at(houseSpacesOf, index).push(houseSpaces.length)
        houseSpaces.push({ space: index, program: add(house.bonus) })
        houseSpaceNames.push(houses.length > 1 ? `${space.id}-${one + 1}` : space.id)
      })
      const mines = space.mines.filter((mine) => mine.mark <= mark)
      mines.forEach((mine, one) => {
        at(mineSpacesOf, index).push(mineSpaces.length)
        mineSpaces.push({ space: index, gold: mine.gold })
        mineSpaceNames.push(mines.length > 1 ? `${space.id}-${one + 1}` : space.id)
      })
      for (const bonus of space.bonusTiles)
        if (bonus.mark <= mark) {
          at(bonusSpacesOf, index).push(bonusSpaces.length)
          own.bonusSpaces.push(bonusSpaces.length)
          bonusSpaces.push(index)
        }
      if (space.cathedral !== undefined) {
        cathedralAt[index] = cathedrals.length
        own.cathedrals.push(cathedrals.length)
        cathedrals.push({ space: index, stack: space.cathedral.tiles.toSorted((a, b) => b - a) })
        currencyOf.push(space.cathedral.cost)
      }
    }
    for (const { between, tablet } of side.links) {
      const [a, b] = [spaceNames.indexOf(between[0]), spaceNames.indexOf(between[1])]
      at(neighbours, a).push(b)
      at(neighbours, b).push(a)
      if (tablet !== undefined) tablets.push({ id: tablet, between: [a, b] })
    }
    return {
      id: side.id,
      map: side.map - 1,
      start: spaceNames.indexOf(side.start),
      enterSilver: side.enterSilver,
      ...own,
    }
  })
  const extended: Board = {
    ...board,
    neighbours,
    distance: distances(neighbours),
    houseSpaces,
    houseSpacesOf,
    bonusSpacesOf: bonusSpacesOfMain,
    cathedrals,
    cathedralAt,
  }
  return {
    board: extended,
    spaceNames,
    houseSpaceNames,
    mineSpaceNames,
    sides,
    sideOfSpace,
    mineSpaces,
    mineSpacesOf,
    bonusSpaces,
    bonusSpacesOf,
    currencyOf,
    tablets,
  }
}
