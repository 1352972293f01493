import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Store } from '../../src/store/store.ts'

export interface KillRound {
  readonly acknowledged: number
  /** Committed, but the answer did not get out before the kill. */
  readonly unanswered: number
}

const TABLES = Array.from({ length: 16 }, (_, table) => `table${table}`)

/** Lets a process write for so long after its first word, kills it, and says what it was told. */
export async function killInBurst(
  program: string,
  words: readonly string[],
  milliseconds: number,
): Promise<readonly string[]> {
  const child = spawn(process.execPath, [program, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text) => (said += text))
  const ended = once(child, 'close')
  await Promise.race([once(child.stdout, 'data'), ended])
  await new Promise((go) => setTimeout(go, milliseconds))
  child.kill('SIGKILL')
  await ended
  // A last line without its end was cut off by the kill itself.
  return said.split('\n').slice(0, -1)
}

/** Throws if anything acknowledged is missing, doubled or out of order. */
export async function checkKilled(store: Store, said: readonly string[]): Promise<KillRound> {
  let unanswered = 0
  const told = new Set(said)
  let found = 0
  for (const table of TABLES) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const [steps, row] = await Promise.all([store.tables.steps(table, 0), store.tables.read(table)])
    if (steps.some(({ step }, place) => step !== place)) throw new Error(`${table} has a gap`)
    if (row !== undefined && row.head !== steps.length) {
      throw new Error(`${table} says ${row.head} steps and has ${steps.length}`)
    }
    for (const { step, request } of steps) {
      if (told.has(`${table} ${step} ${request}`)) found++
      else unanswered++
    }
  }
  if (found !== told.size) throw new Error(`${told.size} acknowledged, ${found} of them stored`)
  return { acknowledged: found, unanswered }
}
