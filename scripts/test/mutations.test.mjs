import { expect, it } from 'vitest'
import { mutantFrom, mutantsOf, sample, switched } from '../lib/mutants.mjs'
import { expectFitting, writtenFaults } from '../lib/mutate.mjs'
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

const SOURCE = [
  'export function f(a, b) {',
  '  let sum = 0',
  '  for (const one of b) sum += one',
  '  sum -= a',
  '  return sum < 3 && !(a > (sum - 1))',
  '}',
].join('\n')

let active = ''
Object.assign(globalThis, { $mutant: (/** @type {string} */ id) => id === active, $turn() {} })

it('a source with faults behind switches does what it did, and each fault another thing', async () => {
  const inputs = /** @type {const} */ ([
    [1, [2, 1]],
    [1, [4]],
    [2, [3, 1]],
    [3, []],
    [0, [3]],
    [0, [1]],
    [5, [8]],
  ])
  const text = switched(SOURCE, mutantsOf('f.ts', SOURCE))
  /** @type {{ f: (a: number, b: readonly number[]) => unknown }} */
  const { f } = await import(`data:text/javascript,${encodeURIComponent(text)}`)
  const results = (/** @type {string} */ id) => {
    active = id
    return inputs.map(([a, b]) => f(a, b))
  }
  const plain = results('')
  expect(plain).toEqual([true, false, false, false, false, true, false])
  const kinds = mutantsOf('f.ts', SOURCE).map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['sign', 'comparison', 'boundary', 'condition', 'return']))
  for (const { id } of mutantsOf('f.ts', SOURCE)) expect(results(id), id).not.toEqual(plain)
})

it('a sample is the same for the same seed, and nearly so when other faults come and go', () => {
  const all = Array.from({ length: 100 }, (_, number) => ({ id: String(number) }))
  expect(sample(all, 10, 'one')).toEqual(sample(all, 10, 'one'))
  expect(sample(all, 10, 'one')).not.toEqual(sample(all, 10, 'two'))
  expect(new Set(sample(all, 100, 'one')).size).toBe(100)
  const again = new Set(sample([{ id: 'new' }, ...all.slice(1)], 10, 'one').map(({ id }) => id))
  expect(sample(all, 10, 'one').filter(({ id }) => again.has(id)).length).toBeGreaterThan(7)
})

it('a fault is the same when something else is written above it', () => {
  const ids = (/** @type {string} */ source) => mutantsOf('f.ts', source).map(({ id }) => id)
  expect(new Set(ids(SOURCE)).size).toBe(ids(SOURCE).length)
  expect(ids(`// Why.\n${SOURCE}`)).toEqual(ids(SOURCE))
})

it('a written break stands behind the smallest switch that means the same', () => {
  const source = [
    'export const rules = { price: 2, cost: (a, b) => a * b, pay(a) {',
    '  a.gold -= 1',
    '  a.paid = true',
    '} }',
  ].join('\n')
  const put = (/** @type {string} */ find, /** @type {string} */ replace) => {
    const mutant = mutantFrom(source, { clause: 'task-1', file: 'f.ts', find, replace })
    return mutant && [mutant.was, mutant.becomes]
  }
  expect(put('cost: (a, b) => a * b', 'cost: (a, b) => a + b')).toEqual(['a * b', 'a + b'])
  // Not `a * (b + 1)`.
  expect(put('a * b', 'a * b + 1')).toEqual(['a * b', 'a * b + 1'])
  expect(put('  a.paid = true\n', '')?.[1]).toBe('{\n  a.gold -= 1\n}')
  // Loading the source reads it, before any test.
  expect(put('price: 2', 'price: 1')).toBeUndefined()
})

it('most written breaks can be switched', () => {
  const switchable = writtenFaults(inRoot(), mutations).filter(({ mutant }) => mutant !== undefined)
  expect(switchable.length).toBeGreaterThan(mutations.length * 0.8)
})
