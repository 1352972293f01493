import { LEVELS, POLICIES } from '../src/index.ts'
import { thinking } from '../src/policies/thinking.ts'
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

const small = thinking({
  iterations: 40,
  lookAhead: {
    share: 0.5,
    candidates: 3,
    perDie: 1,
    within: 40,
    own: 3,
    others: 1,
    turns: 1,
    belief: 2,
  },
})
policyContract({
  name: 'who looks ahead',
  make: (game, _seat, seed) => small(game, seed),
  budget: {},
  share: { every: 3, from: 0 },
})
