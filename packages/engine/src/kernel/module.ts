/** The parts of a module. The base game is a module too and uses the same extension points. */
import type { GameConfig } from '../config.ts'
import type { PositionParts } from '../position/module-parts.ts'
import type { RuleHooks } from '../rules/hooks.ts'
import type { FrameRun, LostPart, Rules } from '../rules/tables.ts'
import type { Slices, GameState } from '../state.ts'
import type { BaseContent, Content } from '../vocabulary/content.ts'
import type { ClauseId, ModuleName, PlayerMark } from '../vocabulary/words.ts'
import type { Verb } from './verb-names.ts'
import type { Describe } from './pending.ts'
import type { EffectKinds } from './programs.ts'
import type {
  ChanceRule,
  CorrectionRule,
  ScriptEdit,
  ScriptStep,
  MoveRule,
} from './extension-points.ts'

/** The number of seats, and the player count that decides which components are used. */
export interface SeatingPlan {
  readonly seats: number
  readonly mark: PlayerMark
  /** The Cardinalbot's seat. */
  readonly bot?: number
}

export interface Module {
  readonly id: ModuleName
  readonly moveRules: readonly MoveRule[]
  readonly chances: readonly ChanceRule[]
  /**
   * Corrections that people at a real table may enter at any time. They are never among the
   * options.
   */
  readonly corrections?: readonly CorrectionRule[]
  readonly effects: EffectKinds
  /** Verbs of the notation, by number. */
  readonly verbs: Readonly<Record<number, Verb>>
  readonly scripts: Readonly<Record<string, readonly ScriptStep[]>>
  readonly scriptEdits: readonly ScriptEdit[]
  /** The module's reasons for a refusal, each with its clause. */
  readonly refusals?: Readonly<Record<string, ClauseId>>
  /** Functions that carry automatic frames on, by kind of frame. */
  readonly runs: Readonly<Record<number, FrameRun>>
  readonly lostParts: Readonly<Record<number, LostPart>>
  /** Descriptions of pending decisions for display, by kind of frame. */
  readonly pending?: Readonly<Record<number, Describe>>
  /** Facts that the module adds to a position, for display. */
  readonly position?: PositionParts
  /**
   * Functions that replace hooks of the base rules. Each gets the hook as left by the modules
   * before it.
   */
  readonly hooks: { readonly [Q in keyof RuleHooks]?: (before: RuleHooks[Q]) => RuleHooks[Q] }
  /**
   * Returns the seats for a number of players, if it isn't one seat per player; undefined for a
   * number of players that the module doesn't allow.
   */
  readonly table?: (players: number) => SeatingPlan | undefined
  /** Throws a `configError` if no game can be set up with the configuration. */
  check?(config: GameConfig, content: Content): void
  /** Adds the module's components to those of the base game. */
  content?(base: BaseContent, content: Content): BaseContent
  /** Adds the module's own tables and names. */
  extend?(rules: Rules, content: Content): Rules
  /** Adds tables computed from the rules of all modules; runs after `extend` of every module. */
  complete?(rules: Rules, content: Content): Rules
  /** Adds the module's slice to a new state. */
  begin?(rules: Rules, state: GameState): void
  /** Copies the module's slice into a clone. */
  readonly copy?: (from: Slices, into: Slices) => void
}
