/** Extensions of the Cardinalbot's rules by another module that is in the same game. */
import type { Effect } from '../vocabulary/effects.ts'
import type { SoloContent } from '../vocabulary/solo.ts'
import type { TileOutcome } from './challenges.ts'
import type { ConditionKinds } from './decrees.ts'
import type { PickCompiler } from './choose-die.ts'
import type { BotHooks } from './bot-hooks.ts'
import type { TieCandidates } from './tie-candidates.ts'
import type { EffectValueKinds } from './effect-value.ts'
import type { Draft } from '../kernel/extension-points.ts'

export type TileEffect = (draft: Draft, face: number) => TileOutcome

export interface BotExtensions {
  /** The Cardinalbot's content, with the decrees, challenges and helper classes of the module. */
  readonly content: SoloContent
  readonly conditions: ConditionKinds
  /** Compiles the die choices that only the decrees of the module use. */
  readonly dieChoice: PickCompiler
  readonly effectValues: EffectValueKinds
  /** The effect by which a helper is classified, for example the one behind a cost. */
  readonly gives: (effect: Effect) => Effect
  /** The outcome of a helper with this effect, or undefined where its class decides. */
  readonly outcome: (effect: Effect) => TileEffect | undefined
  /** The player marks of tiles that the module adds; the length of the list is the number of copies. */
  readonly marks: readonly { readonly id: string; readonly marks: readonly number[] }[]
  readonly actionScripts: Readonly<Partial<Record<number, number>>>
  readonly ties: readonly TieCandidates[]
  readonly hooks: Partial<BotHooks>
}

declare module '../rules/tables.ts' {
  interface ModuleTables {
    readonly botExtensions?: BotExtensions
  }
}

/** The extensions of a game with the Cardinalbot and no other module. */
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
  hooks: {},
})
