/** What a module brings to a game. The base game is module zero and uses the same extension points. */
import type { GameConfig } from '../config.ts'
import type { PositionParts } from '../position/parts.ts'
import type { Questions } from '../rules/questions.ts'
import type { FrameRun, LostPart, Rules } from '../rules/tables.ts'
import type { Slices, State } from '../state.ts'
import type { BaseContent, Content } from '../vocabulary/content.ts'
import type { ClauseId, ModuleName, PlayerMark } from '../vocabulary/words.ts'
import type { Verb } from './names.ts'
import type { Describe } from './pending.ts'
import type { EffectKinds } from './programs.ts'
import type {
  ChanceRule,
  CorrectionRule,
  ScriptEdit,
  ScriptStep,
  MoveRule,
} from './extension-points.ts'

/** How many sit at the table, and which components that calls for. */
export interface Seating {
  readonly seats: number
  readonly mark: PlayerMark
  /** The seat that plays by itself. */
  readonly bot?: number
}

export interface Module {
  readonly id: ModuleName
  readonly moveRules: readonly MoveRule[]
  readonly chances: readonly ChanceRule[]
  /** What may be said at any time of how things really stand; no option ever lists it. */
  readonly corrections?: readonly CorrectionRule[]
  readonly effects: EffectKinds
  /** Verbs of the notation, by number. */
  readonly verbs: Readonly<Record<number, Verb>>
  readonly scripts: Readonly<Record<string, readonly ScriptStep[]>>
  readonly scriptEdits: readonly ScriptEdit[]
  /** Its reasons for a refusal, each with the clause behind it. */
  readonly refusals?: Readonly<Record<string, ClauseId>>
  /** How frames of a kind go on by themselves. */
  readonly runs: Readonly<Record<number, FrameRun>>
  readonly lostParts: Readonly<Record<number, LostPart>>
  /** What frames of a kind ask, for those who look on. */
  readonly pending?: Readonly<Record<number, Describe>>
  /** What it adds to the position, for those who look on. */
  readonly position?: PositionParts
  /** Other answers to the base game's questions, given what was answered so far. */
  readonly answers: { readonly [Q in keyof Questions]?: (before: Questions[Q]) => Questions[Q] }
  /** The table for a number of players, where it is not one seat for each. */
  readonly table?: (players: number) => Seating | undefined
  /** Throws a `configError` where no game can be set up with the configuration. */
  check?(config: GameConfig, content: Content): void
  /** Adds its components to those of the base game. */
  content?(base: BaseContent, content: Content): BaseContent
  /** Adds the tables and names it looks up itself. */
  extend?(rules: Rules, content: Content): Rules
  /** Adds tables that look at what all modules have brought. */
  complete?(rules: Rules, content: Content): Rules
  /** Adds its slice to a new state, and copies it into a clone. */
  begin?(rules: Rules, state: State): void
  readonly copy?: (from: Slices, into: Slices) => void
}
