/** A player as written on a command line: `master`, `merchant@500` iterations, `master@100ms`. */
import type { Game } from '@tiletum/engine'
import { clocked } from '../clock.ts'
import { POLICIES, POLICY_NAMES } from '../policies/index.ts'
import type { PolicyName } from '../policies/index.ts'
import type { Budget, Policy } from '../policy.ts'
import type { Seed } from '../random.ts'

export interface Contestant {
  readonly policy: PolicyName
  readonly iterations?: number
  readonly milliseconds?: number
}

export function readContestant(text: string): Contestant | undefined {
  const [name = '', amount] = text.split('@')
  const policy = POLICY_NAMES.find((known) => known === name)
  if (policy === undefined) return undefined
  if (amount === undefined) return { policy }
  const [, digits, unit] = /^([1-9]\d{0,8})(ms)?$/.exec(amount) ?? []
  if (digits === undefined) return undefined
  return unit === undefined
    ? { policy, iterations: Number(digits) }
    : { policy, milliseconds: Number(digits) }
}

/** A policy that keeps to the contestant's own budget. */
export function seated(contestant: Contestant, game: Game, seed: Seed): Policy {
  const { policy: name, iterations, milliseconds } = contestant
  const policy = POLICIES[name](game, seed)
  if (iterations === undefined && milliseconds === undefined) return policy
  const own: Budget =
    milliseconds === undefined ? { iterations: iterations ?? 1 } : clocked(milliseconds)
  return {
    choose: (state, moves) => policy.choose(state, moves, own),
    ...(policy.explain === undefined ? {} : { explain: (lines) => policy.explain?.(lines) }),
  }
}
