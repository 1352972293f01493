/** What a module brings to a game. The base game is module zero and uses the same seams. */
import type { Questions } from '../rules/questions.ts'
import type { FrameRun, LostPart } from '../rules/tables.ts'
import type { ModuleId } from '../vocabulary/words.ts'
import type { Verb } from './names.ts'
import type { EffectKinds } from './programs.ts'
import type { ChanceRule, ScriptEdit, Step, Way } from './way.ts'

export interface Module {
  readonly id: ModuleId
  readonly ways: readonly Way[]
  readonly chances: readonly ChanceRule[]
  readonly effects: EffectKinds
  /** Verbs of the notation, by number. */
  readonly verbs: Readonly<Record<number, Verb>>
  readonly scripts: Readonly<Record<string, readonly Step[]>>
  readonly scriptEdits: readonly ScriptEdit[]
  /** How frames of a kind go on by themselves. */
  readonly runs: Readonly<Record<number, FrameRun>>
  readonly lostParts: Readonly<Record<number, LostPart>>
  /** Other answers to the base game's questions, given what was answered so far. */
  readonly answers: { readonly [Q in keyof Questions]?: (before: Questions[Q]) => Questions[Q] }
}
