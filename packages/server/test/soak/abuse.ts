/** `npm run soak -- abuse --store postgres --messages 1000000`: what strangers can send, and what it does. */
import { parseArgs } from 'node:util'
import { abuse, percentile } from '../abuse/abuse.ts'
import { startPostgres } from '../support/postgres.ts'

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'sqlite' },
    messages: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '120' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const [messages, seconds, seed] = [values.messages, values.seconds, values.seed].map(Number)
const isNumber = (value: number | undefined): value is number => Number.isSafeInteger(value)
if (
  !['sqlite', 'postgres'].includes(values.store) ||
  !isNumber(messages) ||
  !isNumber(seconds) ||
  !isNumber(seed)
) {
  console.error(
    'Usage: npm run soak -- abuse [--store sqlite|postgres] [--messages 1000000] [--seconds 120] [--seed 1]',
  )
  process.exit(2)
}

const EACH = 100_000
const postgres = values.store === 'postgres' ? await startPostgres() : undefined
console.log(`${messages} hostile messages at a server with ${values.store}, seed ${seed}`)
let told = 0
try {
  const { counts, persistence, stop, before, during, faults } = await abuse({
    messages,
    seconds,
    seed,
    peace: Math.min(30, seconds / 2),
    ...(postgres === undefined ? {} : { databaseUrl: postgres.url }),
    onProgress(sent) {
      if (sent < told + EACH) return
      told = sent
      console.log(`${sent} sent`)
    },
  })
  const rows = Object.entries(counts).map(([kind, { sent, answered, closed }]) => [
    kind,
    sent,
    answered,
    closed,
  ])
  const sums = [1, 2, 3].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0))
  print([['', 'sent', 'answered', 'ended'], ...rows, ['together', ...sums]])
  const milliseconds = (value: number): string => `${value.toFixed(1)} ms`
  print([
    ['a player', 'in peace', 'under attack'],
    ['moves', before.length, during.length],
    ['median', milliseconds(percentile(before, 50)), milliseconds(percentile(during, 50))],
    ['p99', milliseconds(percentile(before, 99)), milliseconds(percentile(during, 99))],
  ])
  console.log(`highest resident memory: ${Math.round(persistence / 2 ** 20)} MB`)
  console.log(`longest stop of the event loop: ${Math.round(stop * 1000)} ms`)
  for (const fault of faults) console.error(fault)
  console.log(
    faults.length === 0
      ? 'The server never ended, and a game was played to its end on it.'
      : `${faults.length} faults`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await postgres?.remove()
}

function print(table: readonly (readonly (string | number)[])[]): void {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => String(row[column] ?? '').length)),
  )
  for (const row of table)
    console.log(
      row
        .map((cell, column) =>
          column === 0
            ? String(cell).padEnd(widths[0] ?? 0)
            : String(cell).padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
  console.log()
}
