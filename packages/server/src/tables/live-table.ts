/** A table in memory: its steps, what they fold to, and the match. It can always be read anew. */
import { appendEntry, createLog, openMatch, parseEntry } from '@tiletum/engine'
import type { Game, Match } from '@tiletum/engine'
import { applyStep, entriesIn, hasFreeUndo, readEntry } from '@tiletum/protocol'
import type { TableStep, StepBody, Table } from '@tiletum/protocol'
import { lruCache } from '../limits/lru-cache.ts'
import type { StoredStep } from '../store/server-store.ts'
import type { Games } from './game-cache.ts'
import type { TableChance } from './play-entries.ts'

export interface LiveTable {
  readonly id: string
  table: Table
  readonly steps: TableStep[]
  /** The request that each step was. */
  readonly requests: string[]
  /** The size of all steps, as they are stored. */
  bytes: number
  /** From the start on. */
  match: Match | undefined
  /** The first entry that the rules of today refuse; nothing can be done any more. */
  frozen: number | undefined
  seed: Uint8Array | undefined
  chance: TableChance | undefined
  /** The requests of this table, carried out one after the other. */
  queue: Promise<unknown>
  waiting: number
}

export function stepFromRow({ kind, at, by, bodyJson }: StoredStep): TableStep {
  return makeStep({ kind, ...JSON.parse(bodyJson) } as StepBody, at, by ?? 'server')
}

/**
 * A step as it is kept and sent. What is added behind a spread gives every object a hidden shape of its
 * own, which weighs more than the step: so time and person come first. Texts are kept once for all.
 */
export function makeStep(body: StepBody, at: number, by: string): TableStep {
  const step = { at, by, ...body }
  if ('entries' in step && step.entries !== undefined) step.entries = step.entries.map(intern)
  return step
}

const MOST_TEXTS = 20_000
const texts = lruCache<string, string>(MOST_TEXTS)

/** All games are made of the same thousand texts. */
function intern(text: string): string {
  const known = texts.peek(text)
  if (known !== undefined) return known
  texts.set(text, text)
  return text
}

export function rowFromStep(
  table: string,
  step: number,
  request: string,
  wire: TableStep,
): StoredStep {
  const { kind, at, by, ...body } = wire
  return {
    table,
    step,
    at,
    ...(by === 'server' ? {} : { by }),
    kind,
    request,
    bodyJson: JSON.stringify(body),
  }
}

/** The rows of a table make no sense: a disk was damaged, or somebody has edited them. */
export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable'
  readonly table: string
  constructor(table: string, cause: unknown) {
    super(`The table ${table} cannot be read`, { cause })
    this.table = table
  }
}

/**
 * Undefined where there are no rows.
 * @throws UnreadableTable
 */
export function liveTableFrom(
  id: string,
  rows: readonly StoredStep[],
  games: Games,
): LiveTable | undefined {
  const [first, ...others] = rows
  if (first === undefined) return undefined
  try {
    if (rows.some(({ step }, index) => step !== index)) throw new Error('Steps are missing')
    const live = founded(id, first.request, stepFromRow(first))
    live.bytes = Buffer.byteLength(first.bodyJson)
    for (const row of others) applyStoredStep(live, row, games)
    return live
  } catch (error) {
    throw new UnreadableTable(id, error)
  }
}

/** A table with its first step, the agreement. */
export const founded = (id: string, request: string, agreement: TableStep): LiveTable => ({
  id,
  table: applyStep(undefined, agreement),
  steps: [agreement],
  requests: [request],
  bytes: 0,
  match: undefined,
  frozen: undefined,
  seed: undefined,
  chance: undefined,
  queue: Promise.resolve(),
  waiting: 0,
})

/** Takes a stored step that this process did not write, or not in this life. */
export function applyStoredStep(live: LiveTable, row: StoredStep, games: Games): void {
  follow(live, row.request, stepFromRow(row), games)
  live.bytes += Buffer.byteLength(row.bodyJson)
}

/** Takes a step and plays its entries. */
export function follow(live: LiveTable, request: string, step: TableStep, games: Games): void {
  if (step.kind === 'start') live.match = matchAtStart(live.table, games)
  const entries = entriesIn(step, live.steps.length)
  if (entries.length > 0 && live.frozen === undefined) replay(live, entries)
  appendStep(live, request, step, applyStep(live.table, step))
}

/** Takes a step whose entries are already played, and the table after it. */
export function appendStep(live: LiveTable, request: string, step: TableStep, table: Table): void {
  live.table = table
  live.steps.push(step)
  live.requests.push(request)
}

/** Lists that were added to have room for more; a table that waits for hours does not need it. */
export function compacted(match: Match): Match {
  const { log, moves, seats } = match
  return {
    ...match,
    log: { ...log, entries: log.entries.slice() },
    moves: moves.slice(),
    seats: seats.slice(),
  }
}

/** The game before the first answer of chance, or as far as the record led that it goes on from. */
export function matchAtStart(table: Table, games: Games): Match | undefined {
  let game: Game
  try {
    game = games.of(table.terms)
  } catch {
    return undefined
  }
  const log = createLog(table.terms.config, { freeUndo: hasFreeUndo(table) })
  const match = openMatch(game, log)
  return table.opening.every((entry) => replayEntry(match, entry)) ? match : undefined
}

function replay(live: LiveTable, entries: readonly string[]): void {
  const { match } = live
  for (const [index, entry] of entries.entries()) {
    if (match !== undefined && replayEntry(match, entry)) continue
    live.frozen = live.table.entries + index
    return
  }
}

function replayEntry(match: Match, entry: string): boolean {
  const parsed = parseEntry(match.game, readEntry(entry).text)
  return typeof parsed === 'number' && appendEntry(match, parsed) === undefined
}
