/** Hostile messages without end: `npm run soak -- server --messages 100000 --seed 1`. */
import { parseArgs } from 'node:util'
import { attack } from '../support/send-hostile-messages.ts'
import { startServer } from '../support/whole-server.ts'

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const messages = Number(values.messages)
const seed = Number(values.seed)
if (!Number.isSafeInteger(messages) || messages < 1 || !Number.isSafeInteger(seed)) {
  console.error('Usage: npm run soak -- server [--messages 100000] [--seed 1]')
  process.exit(2)
}

const server = await startServer({ patience: 10 * messages })
console.log(`${messages} hostile messages, seed ${seed}`)
const { answers, faults } = await attack(server, messages, seed, (sent) =>
  console.log(`${sent} sent`),
)
for (const [status, count] of answers) console.log(`answered ${status}: ${count}`)
for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? 'Nothing changed, nothing broke.' : `${faults.length} faults`)
await server.close()
process.exit(faults.length === 0 ? 0 : 1)
