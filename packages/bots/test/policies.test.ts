import { POLICIES, POLICY_NAMES } from '../src/index.ts'
import { policyContract } from './contract.ts'

for (const name of POLICY_NAMES)
  policyContract({
    name,
    make: (game, _seat, seed) => POLICIES[name](game, seed),
    budget: { iterations: 3 },
  })
