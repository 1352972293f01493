import { thinking } from '../src/policies/thinking.ts'
import { policyContract } from './contract.ts'

const small = thinking({
  iterations: 10,
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
