/** The extension points of the engine: what a module brings, and what the kernel asks of it. */
import type { Reason } from '../refusals.ts'
import type { Rules } from '../rules/tables.ts'
import type { Frame, State } from '../state.ts'
import type { ClauseId } from '../vocabulary/words.ts'
import type { EventSink } from './events.ts'
import type { Facts } from './facts.ts'
import { SPEND } from './frames.ts'
import type { Move, MoveList } from './move.ts'
import type { ChanceName } from './names.ts'

/** A game being played: its rules, the state that is changed in place, and the sink of its events. */
export interface Draft {
  readonly rules: Rules
  state: State
  sink: EventSink | undefined
}

/** Open at every decision of the own turn (`turn-7`, `nest-2`). */
export const TASK = -1

/** The decision a frame is: its kind, and for an action also which one. */
export const SPEND_DECISIONS = 32
export const decisionOf = (frame: Frame): number =>
  frame.kind === SPEND ? SPEND_DECISIONS + frame.of : frame.kind

/**
 * The rule for one kind of move. `candidates` proposes, `refuse` is the rule, `take` does it.
 * Options, execution, computer players and the screen's "why not?" all come from here.
 */
export interface MoveRule {
  readonly clause: ClauseId
  readonly verb: number
  /** The decisions at which it is open, or `TASK`. */
  readonly during: readonly number[]
  /**
   * What a seat must have, as bits, for it to be worth asking for candidates: a sort of tile in the
   * storehouse, or what a module counts as means (`Questions.means`). Saves time, decides nothing:
   * `refuse` would refuse them all.
   */
  readonly needs?: number
  readonly candidates: (draft: Draft, frame: Frame, out: MoveList) => void
  readonly refuse: (draft: Draft, frame: Frame, move: Move) => Reason | undefined
  readonly take: (draft: Draft, frame: Frame, move: Move) => void
  /** What is said at other decisions of the own turn, where "not now" would say too little. */
  readonly elsewhere?: (draft: Draft) => Reason | undefined
  /** What a refusal or a warning talks about: how many, of what, where. */
  readonly facts?: (draft: Draft, frame: Frame, move: Move) => Facts
  /** It may turn over something hidden, itself or by ending the turn: its options look ahead. */
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

/** How something really stands, said while a seat or chance is awaited; never among the options. */
export interface CorrectionRule {
  readonly verb: number
  readonly refuse: (draft: Draft, move: Move) => Reason | undefined
  readonly take: (draft: Draft, move: Move) => void
}

/** A request of chance: what may come up, with what weight, and what follows. */
export interface ChanceRule {
  readonly name: ChanceName
  readonly verb: number
  readonly clause: ClauseId
  /** What may come up: `out.weigh` each answer. */
  candidates(draft: Draft, frame: Frame, out: MoveList): void
  /** Whether nothing is left to come up; the request is then given up. */
  exhausted?(draft: Draft, frame: Frame): boolean
  take(draft: Draft, frame: Frame, move: Move): void
  /** Before the first answer, for example to form a pile anew. */
  begin?(draft: Draft, frame: Frame): void
  /** After the last answer, or when nothing is left to come up. */
  finish?(draft: Draft, frame: Frame): void
}

/** A step of a phase, as the rulebook tells it. A step that returns `REPEAT_STEP` is taken again. */
export interface ScriptStep {
  readonly name: string
  readonly clause: ClauseId
  run(draft: Draft, frame: Frame): typeof REPEAT_STEP | void
}
export const REPEAT_STEP = true

/** How a module changes a script: new steps before, after or instead of a named one. */
export interface ScriptEdit {
  readonly script: string
  readonly at: 'before' | 'after' | 'replace'
  readonly step: string
  readonly steps: readonly ScriptStep[]
}
