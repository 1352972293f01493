import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openMemory } from '../../src/store/open.ts'
import { bundle } from '../support/bundle.ts'
import { checkKilled, killInBurst } from './killing.ts'

const ROUNDS = 5

it('a server killed in a burst of moves loses nothing that it acknowledged', async () => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-kill-'))
  const program = await bundle(path.join(import.meta.dirname, 'burst.ts'))
  const said: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    // oxlint-disable-next-line no-await-in-loop -- each round goes on with what the last one left
    said.push(...(await killInBurst(program, [data], 50 + 60 * round)))
    // oxlint-disable-next-line no-await-in-loop -- as above
    const memory = await openMemory({ data })
    if ('problem' in memory) return expect.unreachable(memory.problem.sentence)
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { acknowledged } = await checkKilled(memory.store, said)
    expect(acknowledged).toBeGreaterThan(0)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await memory.close()
  }
  fs.rmSync(data, { recursive: true })
  return undefined
})
