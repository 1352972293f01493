import { expect, it } from 'vitest'
import { expectFitting } from '../lib/mutate.mjs'
import { inRoot } from '../lib/paths.mjs'
import { mutations } from '../mutations/index.mjs'

it('every rule broken on purpose is found in the sources, once', () => {
  expect(mutations.length).toBeGreaterThan(100)
  expectFitting(inRoot(), mutations)
})

it('a break that fits nowhere is named', () => {
  const gone = { clause: 'turn-2', file: 'rules/turn/die.ts', find: 'no such line', replace: '' }
  expect(() => expectFitting(inRoot(), [gone])).toThrow(/turn-2 fits 0 places of rules\/turn\/die/)
})
