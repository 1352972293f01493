import { expect, it } from 'vitest'
import { abuse } from './abuse.ts'

it('a server under attack goes on, and the people who play at it do too', async () => {
  const { counts, faults, before, during } = await abuse({
    messages: 7_500,
    seconds: 3,
    peace: 1,
    seed: 1,
  })
  expect(faults).toEqual([])
  expect(before.length).toBeGreaterThan(0)
  expect(during.length).toBeGreaterThan(0)
  // Every kind of attack has come through.
  expect(Object.keys(counts)).toHaveLength(15)
  for (const [kind, { sent }] of Object.entries(counts)) expect(sent, kind).toBeGreaterThan(0)
})
