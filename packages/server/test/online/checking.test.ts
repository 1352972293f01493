import { afterAll, describe, expect, it } from 'vitest'
import { LIMITS } from '@tiletum/protocol'
import { createChecking } from '../../src/tables/checking.ts'

const checking = createChecking()
afterAll(() => checking.close())

describe('what strangers send', () => {
  it('is read beside the game, and never for long', async () => {
    const records = [
      '',
      'x'.repeat(LIMITS.record),
      '{'.repeat(LIMITS.record),
      `tiletum 1\n${'players: '.repeat(20_000)}`,
      JSON.stringify({ tiletum: 1, rules: 2, modules: ['base'], players: [], entries: [] }),
    ]
    const checked = await Promise.all(
      records.map((record) => checking.check({ kind: 'record', record })),
    )
    for (const result of checked) expect(result).toHaveProperty('fault')
  })

  it('is turned away when too much of it waits', async () => {
    const all = await Promise.all(
      Array.from({ length: 30 }, () => checking.check({ kind: 'record', record: 'no' })),
    )
    expect(all.filter((one) => 'fault' in one && one.fault === 'busy').length).toBeGreaterThan(0)
  })
})
