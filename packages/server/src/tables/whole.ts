/**
 * A table whole, as JSON in three parts. Its steps may be long and are the same for everybody, so they are
 * written once for each step that is added, by one reader after the other, and all readers share them.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TableHead, TableMessage } from '@tiletum/protocol'
import { lruCache } from '../limits/lru-cache.ts'
import type { LiveTable } from './live-table.ts'

export interface WrittenTable {
  readonly parts: readonly Buffer[]
  /** How many steps these are. */
  readonly steps: number
}

export const lengthOf = (parts: readonly Buffer[]): number =>
  parts.reduce((sum, part) => sum + part.length, 0)

const MOST_KEPT = 64
const MOST_BYTES = 32 * 1024 * 1024

interface WrittenSteps {
  readonly count: number
  readonly json: Buffer
}

const written = lruCache<LiveTable, WrittenSteps>(MOST_KEPT, undefined, undefined, {
  most: MOST_BYTES,
  weigh: ({ json }) => json.length,
})

let writing: Promise<unknown> = Promise.resolve()

export async function writeTable(
  live: LiveTable,
  head: TableHead,
  chat: TableMessage['chat'],
): Promise<WrittenTable> {
  if (written.peek(live)?.count !== live.steps.length) {
    // Others get their turn between any two tables that are written.
    writing = writing.then(() => nextTurn()).then(() => void stepsOf(live))
    await writing
  }
  const { count, json } = stepsOf(live)
  const { id, match, frozen, table } = live
  const before = JSON.stringify({ type: 'table', id, head })
  const after = JSON.stringify({
    chat,
    ...(match !== undefined && frozen === undefined ? { hash: match.game.hash(match.state) } : {}),
    entries: table.entries,
  })
  const parts = [
    Buffer.from(`${before.slice(0, -1)},"steps":`),
    json,
    Buffer.from(`,${after.slice(1)}`),
  ]
  return { parts, steps: count }
}

function stepsOf(live: LiveTable): WrittenSteps {
  const known = written.get(live)
  if (known?.count === live.steps.length) return known
  const made = { count: live.steps.length, json: Buffer.from(JSON.stringify(live.steps)) }
  written.set(live, made)
  return made
}
