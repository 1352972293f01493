/** `npm run soak -- server-kill --rounds 1000`: kills a server again and again while people play. */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startKilling } from '../kill/killing.ts'
import { bundle } from '../support/bundle.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '1000' } } })
const rounds = Number(values.rounds)
const program = await bundle(path.resolve(import.meta.dirname, '../kill/program.ts'))
const TABLES = 8
/** A folder is given up after so many rounds: the games in it become many. */
const EACH = 20
const LONGEST = 300
let [acknowledged, foundAgain] = [0, 0]

for (let round = 0; round < rounds; round += EACH) {
  // oxlint-disable-next-line no-await-in-loop -- each round goes on with what the last one left
  const killing = await startKilling(program, TABLES)
  const some = Math.min(EACH, rounds - round)
  // oxlint-disable-next-line no-await-in-loop -- as above
  for (let kill = 0; kill < some; kill++) await killing.round(Math.random() * LONGEST)
  // oxlint-disable-next-line no-await-in-loop -- as above
  const killed = await killing.end()
  acknowledged += killed.acknowledged
  foundAgain += killed.foundAgain
  console.log(
    `${round + some} kills: ${acknowledged} moves acknowledged, 0 lost, 0 doubled, all clients agree; ${foundAgain} were written but not answered, and found when they were sent again`,
  )
}
