/**
 * A player as written on a command line: `master`, `merchant@500` (iterations), `master@100ms`. Each may
 * name its own weights: `master+weights:FILE`.
 */
import type { Game } from '@tiletum/engine'
import { clocked } from '../time-budget.ts'
import type { Weights } from '../evaluation/weight-set.ts'
import { POLICIES, POLICY_NAMES } from '../policies/index.ts'
import type { PolicyName } from '../policies/index.ts'
import type { Budget, Policy } from '../policy.ts'
import type { Seed } from '../random.ts'

export interface Contestant {
  readonly policy: PolicyName
  readonly iterations?: number
  readonly milliseconds?: number
  /** File name of its weights, if it has its own. */
  readonly weights?: string
}

/** The weights read from files, by file name. */
export type WeightFiles = ReadonlyMap<string, Weights>

const WEIGHTS = '+weights:'

export function readContestant(text: string): Contestant | undefined {
  const [player = '', ...behind] = text.split(WEIGHTS)
  const file = behind.join(WEIGHTS)
  if (behind.length > 0 && file === '') return undefined
  const weights = behind.length === 0 ? {} : { weights: file }
  const [name = '', amount] = player.split('@')
  const policy = POLICY_NAMES.find((known) => known === name)
  if (policy === undefined) return undefined
  if (amount === undefined) return { policy, ...weights }
  const [, digits, unit] = /^([1-9]\d{0,8})(ms)?$/.exec(amount) ?? []
  if (digits === undefined) return undefined
  return unit === undefined
    ? { policy, iterations: Number(digits), ...weights }
    : { policy, milliseconds: Number(digits), ...weights }
}

/** Creates the contestant's policy, with its own budget and weights. */
export function seated(
  contestant: Contestant,
  game: Game,
  seed: Seed,
  files: WeightFiles = new Map(),
): Policy {
  const { policy: name, iterations, milliseconds, weights } = contestant
  if (weights !== undefined && !files.has(weights)) throw new Error(`${weights} was not read`)
  const policy = POLICIES[name](game, seed, weights === undefined ? undefined : files.get(weights))
  if (iterations === undefined && milliseconds === undefined) return policy
  const own: Budget =
    milliseconds === undefined ? { iterations: iterations ?? 1 } : clocked(milliseconds)
  return {
    choose: (state, moves) => policy.choose(state, moves, own),
    ...(policy.explain === undefined ? {} : { explain: (lines) => policy.explain?.(lines) }),
  }
}
