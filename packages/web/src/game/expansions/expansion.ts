/**
 * What the rules of an expansion add to what the base game's panels know by name: where its moves are
 * made, which tasks it has, what its things are called. Pure, and there from the start; what it draws
 * comes later, with its games only (`table/expansion`).
 */
import type {
  FaceInfo,
  Game,
  GameEvent,
  Good,
  MoveParts,
  Rules,
  ScoreSource,
  SeatFacts,
  SegmentFacts,
  SpaceFacts,
  State,
  TableFacts,
} from '@tiletum/engine'
import type { Words } from '../../shared/language/words.ts'
import type { StorehouseFace } from '../storehouse-face.ts'

/** What players and places are called. */
export interface GameNames {
  readonly seat: (seat: number) => string
  readonly where: (space: string) => string
}

/** Groups of tasks, by the heading they have in the list. */
export type TaskGroup = keyof Words['web']['tasks']['groups']
export type Tasks = readonly (readonly [group: TaskGroup, moves: readonly string[]])[]

/** A map of the expansion in the list of places. */
export interface MapList {
  readonly caption: string
  /** What is counted on each of its spaces beside houses and tiles. */
  readonly counted: readonly {
    readonly title: string
    readonly of: (space: SpaceFacts) => number
  }[]
  /** How far a place is, from which piece. */
  readonly away: string
}

export interface GoodsMoved {
  readonly good: Good
  readonly gained: number
  readonly paid: number
}

/** Every member answers for this expansion only: nothing where the matter is none of its own. */
export interface ExpansionRules {
  /** How a piece may come to a space, in notation; undefined for the spaces of other maps. */
  readonly waysTo: (space: SpaceFacts) => readonly string[] | undefined
  /** What else may be done on a space. */
  readonly movesAt: (space: SpaceFacts) => readonly string[]
  /** The piece that a move moves from space to space. */
  readonly walkerOf: (parts: MoveParts) => string | undefined
  readonly spaceOf: (rules: Rules, parts: MoveParts) => number | undefined
  /** The map of a move that names no space. */
  readonly mapOf: (rules: Rules, parts: MoveParts) => number | undefined
  readonly tasks: (game: Game, state: State, seat: number) => Tasks
  /** How a seat fulfils a contract where its powers change that. */
  readonly fulfilling: (seat: SeatFacts, contract: FaceInfo) => readonly string[] | undefined
  readonly goodsMoved: (event: GameEvent) => GoodsMoved | undefined
  /** Tiles for the storehouse that the base game has not. */
  readonly stores: (rules: Rules) => readonly StorehouseFace[]
  /** What is on a space, fact by fact. */
  readonly facts: (words: Words, names: GameNames, space: SpaceFacts) => readonly string[]
  readonly listOf: (words: Words, rules: Rules, map: number) => MapList | undefined
  /** A segment of the wheel that it changes. */
  readonly segmentName: (words: Words, segment: SegmentFacts) => string | undefined
  /** A source of points that counts something else with it. */
  readonly sourceName: (words: Words, table: TableFacts, source: ScoreSource) => string | undefined
}
