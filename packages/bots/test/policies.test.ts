import { LEVELS, POLICIES } from '../src/index.ts'
import { policyContract } from './contract.ts'

for (const name of ['random', 'eager', 'greedy'] as const)
  policyContract({ name, make: (game, _seat, seed) => POLICIES[name](game, seed), budget: {} })

for (const [from, name] of LEVELS.entries())
  policyContract({
    name,
    make: (game, _seat, seed) => POLICIES[name](game, seed),
    budget: { iterations: 3 },
    share: { every: 3, from },
  })
