/** `npm run soak -- server-kill --rounds 1000`: kills a writing process again and again. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openMemory } from '../../src/store/open.ts'
import { checkKilled, killInBurst } from '../store/killing.ts'
import { bundle } from '../support/bundle.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } })
const rounds = Number(values.rounds)
const program = await bundle(path.resolve(import.meta.dirname, '../store/burst.ts'))
/** A folder is given up after so many rounds: what is in it is read again after each. */
const EACH = 20
const total = { acknowledged: 0, unanswered: 0 }

let data = ''
let said: string[] = []
for (let round = 0; round < rounds; round++) {
  if (round % EACH === 0) {
    fs.rmSync(data, { recursive: true, force: true })
    data = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-soak-'))
    said = []
  }
  // oxlint-disable-next-line no-await-in-loop -- each round goes on with what the last one left
  said.push(...(await killInBurst(program, [data], Math.random() * 300)))
  // oxlint-disable-next-line no-await-in-loop -- as above
  const memory = await openMemory({ data })
  if ('problem' in memory) throw new Error(`round ${round + 1}: ${memory.problem.sentence}`)
  // oxlint-disable-next-line no-await-in-loop -- as above
  const { acknowledged, unanswered } = await checkKilled(memory.store, said)
  // oxlint-disable-next-line no-await-in-loop -- as above
  await memory.close()
  if (round % EACH === EACH - 1 || round === rounds - 1) {
    total.acknowledged += acknowledged
    total.unanswered += unanswered
    console.log(
      `${round + 1} kills: ${total.acknowledged} steps acknowledged, 0 lost, 0 doubled; ${total.unanswered} more were written but not answered`,
    )
  }
}
fs.rmSync(data, { recursive: true, force: true })
