/**
 * Sends hostile lines to the engine, and says how many were answered and what memory it took:
 * `npm run soak -- engine --lines 1000000`.
 */
import { parseArgs } from 'node:util'
import { createEngine } from '../../src/engine/answering.ts'
import { hostileLines } from '../../src/engine/hostile.ts'

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
  },
})
const MEGABYTE = 1_048_576
const EVERY = 50_000

const answer = createEngine({ games: 2000, bytes: 256 * MEGABYTE })
let answered = 0
let highest = 0
let longest = 0
let number = 0
for (const line of hostileLines(Number(values.lines), values.seed)) {
  const begun = performance.now()
  const said = answer(line)
  longest = Math.max(longest, performance.now() - begun)
  if (said !== undefined) {
    JSON.parse(said)
    answered++
  }
  if (++number % EVERY === 0) {
    highest = Math.max(highest, process.memoryUsage.rss())
    console.error(`${number} lines, ${Math.round(process.memoryUsage.rss() / MEGABYTE)} MB`)
  }
}
console.log(
  `${number} lines, ${answered} answers, 0 crashes, at most ${Math.round(highest / MEGABYTE)} MB, the longest answer ${Math.round(longest)} ms`,
)
