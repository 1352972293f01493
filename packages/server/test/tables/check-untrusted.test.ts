import { Worker } from 'node:worker_threads'
import { afterAll, describe, expect, it } from 'vitest'
import { LIMITS } from '@tiletum/protocol'
import { createChecking } from '../../src/tables/check-untrusted.ts'
import type { CheckTask } from '../../src/tables/check-untrusted.ts'
import { termsFor } from '../support/whole-server.ts'

const recordOf = (record: string): CheckTask => ({ kind: 'record', record })

describe('what strangers send', () => {
  const checking = createChecking()
  afterAll(() => checking.close())

  it('is read beside the game, whatever it is', async () => {
    const head = 'Tiletum record 1\nmodules: base\nplayers: 2\n\n'
    const records = [
      '',
      'x'.repeat(LIMITS.record),
      '{'.repeat(LIMITS.record),
      `tiletum 1\n${'players: '.repeat(20_000)}`,
      head + 'undo '.repeat((LIMITS.record - head.length) / 5),
      JSON.stringify({ tiletum: 1, rules: 2, modules: ['base'], players: [], entries: [] }),
    ]
    const checked = await Promise.all(records.map((record) => checking.check(recordOf(record))))
    for (const result of checked) expect(result).toHaveProperty('fault')
  })

  it('may be an edition as long and as deep as there can be', async () => {
    const { config } = termsFor(['anybody', 'anybody'])
    const deep = JSON.parse('['.repeat(30_000) + ']'.repeat(30_000)) as unknown
    const links = Array.from({ length: 3_000 }, () => ['lyon', 'milano'])
    const tiles = Object.fromEntries(
      Array.from({ length: 3_000 }, (_, tile) => [`bonus.${tile}`, { vp: tile }]),
    )
    const editions = [{ kingTrack: deep }, { map: { links: { add: links } } }, { tiles }]
    const checked = await Promise.all(
      editions.map((edition) =>
        checking.check({ kind: 'edition', agreed: { config, edition: edition as never } }),
      ),
    )
    for (const result of checked) expect(result).toHaveProperty('fault')
  })

  it('is turned away when too much of it waits', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => checking.check(recordOf('no'))))
    expect(all.filter((one) => 'fault' in one && one.fault === 'busy').length).toBeGreaterThan(0)
  })
})

/** A thread that works for ever on one record, and only takes its time for another. */
const thread = (): Worker =>
  new Worker(
    `const { parentPort } = require('node:worker_threads')
    parentPort.on('message', ({ record }) => {
      if (record === 'endless') for (;;);
      setTimeout(() => parentPort.postMessage({ fault: 'read' }), record === 'waits' ? 600 : 0)
    })
    parentPort.postMessage('ready')`,
    { eval: true },
  )

describe('a thread', () => {
  const checking = createChecking({ limit: 400, thread })
  afterAll(() => checking.close())

  it('that works for longer than allowed is ended, and the next one reads on', async () => {
    expect(await checking.check(recordOf('endless'))).toEqual({ fault: 'slow' })
    expect(await checking.check(recordOf('short'))).toEqual({ fault: 'read' })
  })

  it('that only waits for its turn on a busy machine is not ended', async () => {
    expect(await checking.check(recordOf('waits'))).toEqual({ fault: 'read' })
  })
})
