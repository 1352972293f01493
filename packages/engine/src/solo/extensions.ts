/** What another module brings to the Cardinalbot when both are in a game. */
import type { Effect } from '../vocabulary/effects.ts'
import type { SoloContent } from '../vocabulary/solo.ts'
import type { TileOutcome } from './challenges.ts'
import type { ConditionKinds } from './decrees.ts'
import type { PickCompiler } from './die.ts'
import type { BotQuestions } from './questions.ts'
import type { TieCandidates } from './tie-candidates.ts'
import type { EffectValueKinds } from './effect-value.ts'
import type { Draft } from '../kernel/way.ts'

export type TileEffect = (draft: Draft, face: number) => TileOutcome

export interface BotExtensions {
  /** Its cards and classes of helpers, those of the module included. */
  readonly content: SoloContent
  readonly conditions: ConditionKinds
  /** The choice of a die that only the module's decrees name. */
  readonly dieChoice: PickCompiler
  readonly effectValues: EffectValueKinds
  /** The effect that a helper's class goes by. */
  readonly gives: (effect: Effect) => Effect
  /** What becomes of a helper, where its class does not say so. */
  readonly outcome: (effect: Effect) => TileEffect | undefined
  /** The marks of tiles that other families bring. */
  readonly marks: readonly { readonly id: string; readonly marks: readonly number[] }[]
  readonly actionScripts: Readonly<Partial<Record<number, number>>>
  readonly ties: readonly TieCandidates[]
  readonly answers: Partial<BotQuestions>
}

declare module '../rules/tables.ts' {
  interface ModuleTables {
    readonly botExtensions?: BotExtensions
  }
}

/** The Cardinalbot alone. */
export const noExtensions = (content: SoloContent): BotExtensions => ({
  content,
  conditions: {},
  dieChoice: () => undefined,
  effectValues: {},
  gives: (effect) => effect,
  outcome: () => undefined,
  marks: [],
  actionScripts: {},
  ties: [],
  answers: {},
})
