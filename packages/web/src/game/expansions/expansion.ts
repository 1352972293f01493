/**
 * What the rules of an expansion add to the panels of the base game: where its moves are made, its
 * tasks and its names. Pure, and loaded from the start. Its drawings are loaded with its games
 * (`table/expansion`).
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

/** Names of players and places. */
export interface GameNames {
  readonly seat: (seat: number) => string
  readonly where: (space: string) => string
}

/** Groups of tasks, by their heading in the list. */
export type TaskGroup = keyof Words['web']['tasks']['groups']
export type Tasks = readonly (readonly [group: TaskGroup, moves: readonly string[]])[]

/** A map of the expansion in the list of places. */
export interface MapList {
  readonly caption: string
  /** The pieces and tiles counted on each space beside houses and tiles. */
  readonly counted: readonly {
    readonly title: string
    readonly of: (space: SpaceFacts) => number
  }[]
  /** Distance of a place, and the piece it is measured from. */
  readonly away: string
}

export interface GoodsMoved {
  readonly good: Good
  readonly gained: number
  readonly paid: number
}

/** Every member answers for its own expansion, and returns nothing for anything else. */
export interface ExpansionRules {
  /** Moves that bring a piece to a space, in notation; undefined for spaces of other maps. */
  readonly waysTo: (space: SpaceFacts) => readonly string[] | undefined
  /** Other moves that can be made on a space, in notation. */
  readonly movesAt: (space: SpaceFacts) => readonly string[]
  /** The piece that a move moves between spaces. */
  readonly walkerOf: (parts: MoveParts) => string | undefined
  readonly spaceOf: (rules: Rules, parts: MoveParts) => number | undefined
  /** The map that a move belongs to, if the move names no space. */
  readonly mapOf: (rules: Rules, parts: MoveParts) => number | undefined
  readonly tasks: (game: Game, state: State, seat: number) => Tasks
  /** Ways to fulfil a contract that a power of the seat changes. */
  readonly fulfilling: (seat: SeatFacts, contract: FaceInfo) => readonly string[] | undefined
  readonly goodsMoved: (event: GameEvent) => GoodsMoved | undefined
  /** Storehouse tiles that the base game does not have. */
  readonly stores: (rules: Rules) => readonly StorehouseFace[]
  /** The facts of a space, each as a text. */
  readonly facts: (words: Words, names: GameNames, space: SpaceFacts) => readonly string[]
  readonly listOf: (words: Words, rules: Rules, map: number) => MapList | undefined
  /** Name of a wheel segment that the expansion changes. */
  readonly segmentName: (words: Words, segment: SegmentFacts) => string | undefined
  /** Name of a source of points that also counts something else. */
  readonly sourceName: (words: Words, table: TableFacts, source: ScoreSource) => string | undefined
}
