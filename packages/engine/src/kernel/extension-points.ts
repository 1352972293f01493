/**
 * The extension points of the engine: move rules, corrections, chance rules and scripts, which
 * modules provide and the kernel runs.
 */
import type { RuleReason } from '../refusals.ts'
import type { TilePlaces } from '../rules/chance/places.ts'
import type { Rules } from '../rules/tables.ts'
import type { Frame, GameState } from '../state.ts'
import type { ClauseId } from '../vocabulary/words.ts'
import type { EventSink } from './events.ts'
import type { Facts } from './facts.ts'
import { SPEND } from './frames.ts'
import type { Move, MoveList } from './move.ts'
import type { ChanceName } from './verb-names.ts'

/**
 * A draft, as in immer: the state that is being changed, with its rules and the sink of its events.
 */
export interface Draft {
  readonly rules: Rules
  state: GameState
  sink: EventSink | undefined
}

/** In `during`: the move is open at every decision of the seat's own turn (`turn-7`, `nest-2`). */
export const TASK = -1

/** First number of the decisions of actions; the action's number is added. */
export const SPEND_DECISIONS = 32
/** The decision of a frame: its kind, and for an action also which action. */
export const decisionOf = (frame: Frame): number =>
  frame.kind === SPEND ? SPEND_DECISIONS + frame.of : frame.kind

/**
 * The rule for one kind of move: `candidates` proposes moves, `refuse` decides whether a move is
 * legal, `take` carries it out. Options, execution, computer players and the explanation of a
 * refusal all use this rule.
 */
export interface MoveRule {
  readonly clause: ClauseId
  readonly verb: number
  /** The decisions at which the move is open, or `TASK`. */
  readonly during: readonly number[]
  /**
   * Bits that a seat must have before `candidates` is called: sorts of tiles in its storehouse, or
   * means that a module counts (`prerequisites` of the hooks). It only saves time: without them
   * `refuse` would refuse every candidate.
   */
  readonly needs?: number
  readonly candidates: (draft: Draft, frame: Frame, out: MoveList) => void
  readonly refuse: (draft: Draft, frame: Frame, move: Move) => RuleReason | undefined
  readonly take: (draft: Draft, frame: Frame, move: Move) => void
  /** Returns a more exact reason than "not now" at other decisions of the seat's own turn. */
  readonly elsewhere?: (draft: Draft) => RuleReason | undefined
  /** Returns the details of a refusal, for its sentence. */
  readonly facts?: (draft: Draft, frame: Frame, move: Move) => Facts
  /**
   * True if the move may turn up something hidden, itself or by ending the turn. The options then
   * play it on a copy to see.
   */
  readonly mayReveal?: boolean
  readonly warn?: (draft: Draft, frame: Frame, move: Move) => readonly Warning[]
}

export interface Warning {
  readonly warning: WarningKey
  readonly facts: Facts
}
export const WARNINGS = [
  'points-left',
  'tile-left-behind',
  'storehouse-full',
  'not-at-the-fair',
  'benefit-lost',
] as const
export type WarningKey = (typeof WARNINGS)[number]

/**
 * The rule for one kind of correction, which people at a real table enter to match the state to
 * reality.
 */
export interface CorrectionRule {
  readonly verb: number
  readonly refuse: (draft: Draft, move: Move) => RuleReason | undefined
  readonly take: (draft: Draft, move: Move) => void
}

/**
 * The rule for one kind of request of chance: the possible answers, their weights and their effect.
 */
export interface ChanceRule {
  readonly name: ChanceName
  readonly verb: number
  readonly clause: ClauseId
  /** Adds each possible answer with its weight (`out.weigh`). */
  candidates(draft: Draft, frame: Frame, out: MoveList): void
  /** The places for the request's tiles, in the order in which they are filled. */
  places?(frame: Frame): TilePlaces | undefined
  /** Whether no answer is possible any more; the request is then dropped. */
  exhausted?(draft: Draft, frame: Frame): boolean
  take(draft: Draft, frame: Frame, move: Move): void
  /** Runs before each answer, for example to form a new pile. */
  begin?(draft: Draft, frame: Frame): void
  /** Runs after the last answer, or when the request is dropped. */
  finish?(draft: Draft, frame: Frame): void
}

/** A step of a script, such as a phase of the rulebook. `run` returns true to be called again. */
export interface ScriptStep {
  readonly name: string
  readonly clause: ClauseId
  run(draft: Draft, frame: Frame): typeof REPEAT_STEP | void
}
export const REPEAT_STEP = true

/** A module's change to a script: new steps before, after or instead of a named step. */
export interface ScriptEdit {
  readonly script: string
  readonly at: 'before' | 'after' | 'replace'
  readonly step: string
  readonly steps: readonly ScriptStep[]
}
