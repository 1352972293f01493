/** The policies by name, from the weakest to the strongest. */
import type { MakePolicy } from '../policy.ts'
import { eager } from './eager.ts'
import { greedy } from './greedy.ts'
import { LEVELS, searching } from './levels.ts'
import { random } from './random.ts'

export const POLICY_NAMES = ['random', 'eager', 'greedy', ...LEVELS] as const
export type PolicyName = (typeof POLICY_NAMES)[number]

export const POLICIES: Readonly<Record<PolicyName, MakePolicy>> = {
  random,
  eager,
  greedy,
  apprentice: searching('apprentice'),
  merchant: searching('merchant'),
  master: searching('master'),
}
