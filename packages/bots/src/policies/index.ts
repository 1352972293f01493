/** The policies by name, from the weakest to the strongest. */
import { WEIGHTS_1 } from '../evaluation/weights-1.ts'
import type { MakePolicy } from '../policy.ts'
import { FIRST_SETTINGS } from '../search/search.ts'
import { eager } from './eager.ts'
import { greedy } from './greedy.ts'
import { LEVELS } from './levels.ts'
import { random } from './random.ts'
import { playing, thinking } from './thinking.ts'

/** `master-1` is the master of the first release, against which newer ones are measured. */
export const POLICY_NAMES = ['random', 'eager', 'greedy', ...LEVELS, 'master-1'] as const
export type PolicyName = (typeof POLICY_NAMES)[number]

export const POLICIES: Readonly<Record<PolicyName, MakePolicy>> = {
  random,
  eager,
  greedy,
  beginner: playing('beginner'),
  apprentice: playing('apprentice'),
  merchant: playing('merchant'),
  master: playing('master'),
  grandmaster: playing('grandmaster'),
  'master-1': thinking({ iterations: 2500, search: FIRST_SETTINGS }, WEIGHTS_1),
}
