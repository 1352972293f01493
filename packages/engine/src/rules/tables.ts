/** The tables of a composed game: computed once from the content, never changed. */
import type { GameConfig } from '../config.ts'
import type { ScoreSource } from '../kernel/events.ts'
import type { Verb } from '../kernel/verb-names.ts'
import type { Describe } from '../kernel/pending.ts'
import type { EffectKinds, Part, EffectProgram } from '../kernel/programs.ts'
import type {
  ChanceRule,
  CorrectionRule,
  Draft,
  ScriptStep,
  MoveRule,
} from '../kernel/extension-points.ts'
import type { Frame } from '../state.ts'
import type { BaseContent } from '../vocabulary/content.ts'
import type { Demand } from '../vocabulary/effects.ts'
import type { Countable, FairTile } from '../vocabulary/tiles.ts'
import type { Action, Crest, DieColour, Piece, Resource } from '../vocabulary/words.ts'
import type { RuleReason } from '../refusals.ts'
import type { ClauseId } from '../vocabulary/words.ts'
import type { PositionParts } from '../position/module-parts.ts'
import type { RuleHooks } from './hooks.ts'

const FACE_SORTS = ['helper', 'crest', 'contract', 'character'] as const
export type FaceSort = (typeof FACE_SORTS)[number]
export const sortBit = (sort: FaceSort): number => 1 << FACE_SORTS.indexOf(sort)
/** The first bit after those of the sorts of tiles. */
export const PREREQUISITES = 1 << FACE_SORTS.length

export interface FaceInfo {
  readonly id: string
  readonly family: string
  readonly sort: FaceSort
  /** The sort as a bit, for `needs` of a move rule. */
  readonly sortBit: number
  /** The program of a helper, a character or the benefit of a contract; NONE if there is none. */
  readonly program: number
  readonly crest: number
  /** The kind of a character, as an action. */
  readonly kind: number
  readonly demand: Required<Demand>
  readonly vp: number
  /** Number of copies at this player count. */
  readonly copies: number
}

/** A family of tile faces; its faces stand side by side in `faces`. */
export interface FaceFamily {
  readonly name: string
  readonly offset: number
  readonly count: number
}

export interface HouseSpaceInfo {
  readonly space: number
  readonly program: number
}

export interface CathedralInfo {
  readonly space: number
  /** Points of the cathedral tiles, topmost first. */
  readonly stack: readonly number[]
}

export interface CostInfo {
  readonly id: string
  readonly closed: boolean
  readonly stone: number
  readonly vp: number
}

export interface FairInfo {
  readonly tile: FairTile
  readonly counts: readonly Countable[]
  readonly king: boolean
}

export interface BuildingInfo {
  /** The building's rooms, lowest floor first. */
  readonly rooms: readonly number[]
  readonly crestFood: number
  readonly crestProgram: number
}

/** Names by index: the words of the notation. */
export interface NameTables {
  readonly resource: readonly Resource[]
  readonly colour: readonly DieColour[]
  readonly value: readonly string[]
  readonly action: readonly Action[]
  readonly piece: readonly Piece[]
  readonly space: readonly string[]
  readonly face: readonly string[]
  readonly building: readonly string[]
  readonly floor: readonly string[]
  readonly houseSpace: readonly string[]
  readonly goods: readonly string[]
  readonly crest: readonly Crest[]
  readonly seat: readonly string[]
  readonly cost: readonly string[]
  readonly fair: readonly string[]
  readonly corruption: readonly string[]
  readonly offerSpace: readonly string[]
  /** Names that modules add. */
  readonly [more: string]: readonly string[]
}

export interface Board {
  readonly neighbours: readonly (readonly number[])[]
  readonly distance: readonly (readonly number[])[]
  readonly towns: number
  /** Numbers of spaces and cathedrals of the main map; modules number theirs after them. */
  readonly mainSpaces: number
  readonly mainCathedrals: number
  readonly home: number
  readonly houseSpaces: readonly HouseSpaceInfo[]
  readonly houseSpacesOf: readonly (readonly number[])[]
  /** Bonus spaces of each space of the map, as indices of `mapTiles`. */
  readonly bonusSpacesOf: readonly (readonly number[])[]
  /** The town of each bonus space. */
  readonly bonusSpaceTown: readonly number[]
  readonly cathedrals: readonly CathedralInfo[]
  readonly cathedralAt: readonly number[]
}

/** Tables of modules, each under its own name. */
// oxlint-disable-next-line typescript/no-empty-object-type -- modules add theirs by declaration
export interface ModuleTables {}

export interface Rules {
  readonly config: GameConfig
  readonly content: BaseContent
  /** Seats at the table, the Cardinalbot's included. */
  readonly seats: number
  /** The player count that decides which components are used. */
  readonly mark: number
  readonly faces: readonly FaceInfo[]
  readonly bonus: FaceFamily
  readonly contract: FaceFamily
  readonly character: FaceFamily
  readonly board: Board
  readonly buildings: readonly BuildingInfo[]
  readonly roomBuilding: readonly number[]
  readonly roomFloor: readonly number[]
  readonly contractSpaces: readonly number[]
  /** Number of contract spaces, from the left, on which a pillar lies at the start. */
  readonly pillarsOnContracts: number
  readonly costs: readonly CostInfo[]
  readonly fairs: readonly FairInfo[]
  /** The towns of the town tiles, as spaces. */
  readonly fairTowns: readonly number[]
  /** The actions that may be chosen where the choice is free (`joker-1`, `help-1`). */
  readonly choosableActions: readonly number[]
  /** The actions around the wheel, in their printed order. */
  readonly wheelActions: readonly number[]
  /** The actions that hold a bonus tile (`setup-3`). */
  readonly tileActions: readonly number[]
  readonly kingSpaces: readonly number[]
  readonly kingZero: number
  /** Dice drawn each round (`prep-1`). */
  readonly diceDrawn: number
  /** The resource of each die colour. */
  readonly colourResource: readonly number[]
  /** All choices of resources by the number of units, as indices of `goods`. */
  readonly goodsOf: readonly (readonly number[])[]
  readonly goods: readonly (readonly number[])[]
  readonly names: NameTables
  readonly programs: readonly EffectProgram[]
  /** The programs that give resources of choice, by their number, for exchanges (`contr-3`). */
  readonly choicePrograms: readonly number[]
  readonly effectKinds: EffectKinds
  /** The notation of each verb (`kernel/notation.ts`); numbers without a verb are empty. */
  readonly verbs: readonly (Verb | undefined)[]
  /** The move rules of each decision, without tasks. */
  readonly moveRules: readonly (readonly MoveRule[])[]
  /** The move rules open at every decision of the seat's own turn. */
  readonly tasks: readonly MoveRule[]
  /** The move rule of a verb at a decision, tasks included. */
  readonly moveRuleAt: readonly (readonly (MoveRule | undefined)[])[]
  readonly allMoveRules: readonly MoveRule[]
  readonly chances: readonly ChanceRule[]
  /** The corrections by verb; empty except in games at a real table. */
  readonly corrections: readonly (CorrectionRule | undefined)[]
  readonly scripts: readonly (readonly ScriptStep[])[]
  readonly runs: readonly (FrameRun | undefined)[]
  /** By kind of part: whether a part is lost because nothing can come of it. */
  readonly lostParts: readonly (LostPart | undefined)[]
  /** Descriptions of pending decisions for display, by kind of frame. */
  readonly pending: readonly (Describe | undefined)[]
  /** The functions of modules that add facts to a position. */
  readonly position: readonly PositionParts[]
  readonly hooks: RuleHooks
  /** The clause of each reason for a refusal. */
  readonly refusals: Readonly<Record<RuleReason, ClauseId>>
  readonly tables: ModuleTables
  moduleSource(kind: number, index: number): { name: string; score: ScoreSource } | undefined
}

/** Carries an automatic frame on. Returns false when it waits for an answer. */
export type FrameRun = (draft: Draft, frame: Frame) => boolean
export type LostPart = (draft: Draft, seat: number, part: Part) => boolean
