/**
 * The tables of this process. For each table one request after the other: played in memory first, told
 * only after the commit. Who loses a race, or cannot write, forgets the table and reads it anew.
 */
import type { RefusalMessage, TableStep, StepBody, StepRequest } from '@tiletum/protocol'
import { applyStep, LIMITS } from '@tiletum/protocol'
import { JUMP } from '../clock.ts'
import { lruCache } from '../limits/lru-cache.ts'
import { StoreUnavailable } from '../store/server-store.ts'
import type { Topic } from '../store/event-bus.ts'
import type { TablesContext } from './context.ts'
import { projectTable, haveSameHolders } from './table-projection.ts'
import { dueAutoStep, prepareAutoStep, withSeed } from './auto-steps.ts'
import {
  liveTableFrom,
  applyStoredStep,
  rowFromStep,
  makeStep,
  appendStep,
  compacted,
} from './live-table.ts'
import type { LiveTable } from './live-table.ts'
import { readSteps } from './archive.ts'
import type { TableChance } from './play-entries.ts'
import { movingAt, prepare } from './prepare-step.ts'
import type { Actor, PrepareContext, RequestRefusal, PreparedStep } from './prepare-step.ts'
import { entropyOf } from './prepare-start.ts'

/** Tables kept in memory. Watched and busy tables are never evicted. */
const MOST_HELD = 2_000
/**
 * So many bytes of steps are kept in memory. Where watched tables alone take that much, large ones, which
 * no honest game becomes, are not taken on until there is room again.
 */
const MOST_BYTES = 96 * 1024 * 1024
const LARGE = 512 * 1024
/** Attempts per request when another process writes first. */
const TRIES = 5
/** More than this waiting for one table is no honest use. */
const MOST_WAITING = 64

export type Listener = (live: LiveTable) => void

/** The step that a request became, and its number; or why it became none. */
export type RequestResult =
  | { readonly step: number; readonly live: LiveTable }
  | { readonly no: RequestRefusal }

export interface Tables {
  /** The table as this process knows it; undefined if there is none. */
  load(table: string): Promise<LiveTable | undefined>
  /** The same after looking what others have done. */
  refresh(table: string): Promise<LiveTable | undefined>
  request(table: string, actor: Actor, request: StepRequest): Promise<RequestResult>
  /** A computer player's turn, through the same door. */
  playComputerTurn(table: string, turn: ComputerTurn): Promise<RequestResult>
  /** Adds the server's own steps whose time has come. */
  runAutoSteps(table: string): Promise<void>
  /** Any step of the server's own making, decided when it is this table's turn. */
  act(
    table: string,
    request: string,
    decide: (live: LiveTable) => StepBody | undefined,
  ): Promise<RequestResult>
  /** Calls the listener after every step of the table, by this process or another. */
  watch(table: string, listener: Listener): () => void
  /** Calls the listener after the commit of every step that this process took. */
  onStep(listener: (live: LiveTable, step: TableStep) => void): void
  /** Deletes the table and everything of it. */
  remove(table: string): Promise<void>
  /** Drops a table from memory whose rows were changed by other means than a step. */
  forget(table: string): void
  readonly size: number
  /** Waits for what is being done. */
  settle(): Promise<void>
}

export interface ComputerTurn {
  readonly seat: number
  readonly after: number
  readonly moves: readonly string[]
  readonly request: string
}

export function createTables(context: TablesContext): Tables {
  const { store, bus, games, chance, time } = context
  const { now } = time
  const listeners = new Map<string, Set<Listener>>()
  const bells = new Map<string, () => void>()
  const loading = new Map<string, Promise<LiveTable | undefined>>()
  const everyStep: ((live: LiveTable, step: TableStep) => void)[] = []
  const busy = new Set<Promise<unknown>>()

  const tables = lruCache<string, LiveTable>(
    MOST_HELD,
    (live) => live.waiting === 0 && !listeners.has(live.id),
    (id) => {
      bells.get(id)?.()
      bells.delete(id)
    },
    { most: MOST_BYTES, weigh: ({ bytes }) => bytes },
  )
  const hasRoom = (bytes: number): boolean => bytes < LARGE || tables.weight <= MOST_BYTES

  function load(id: string): Promise<LiveTable | undefined> {
    const known = tables.get(id)
    if (known !== undefined) return Promise.resolve(known)
    const under = loading.get(id) ?? read(id).finally(() => loading.delete(id))
    loading.set(id, under)
    return under
  }

  async function read(id: string): Promise<LiveTable | undefined> {
    const live = liveTableFrom(id, await readSteps(store, id), games)
    if (live === undefined) return undefined
    tables.set(id, live)
    if (!hasRoom(live.bytes)) {
      tables.delete(id)
      throw new StoreUnavailable('Large tables fill the memory')
    }
    const topic: Topic = `table/${id}`
    bells.set(
      id,
      bus.watch(topic, (n) => {
        if (n > live.steps.length) void refresh(id).catch(() => undefined)
      }),
    )
    return live
  }

  /** Reads what is missing; behind whatever is being done at the table. */
  async function refresh(id: string): Promise<LiveTable | undefined> {
    const live = await load(id)
    if (live === undefined) return undefined
    return enqueue(live, async () => {
      const rows = await store.tables.steps(id, live.steps.length)
      for (const row of rows) applyStoredStep(live, row, games)
      if (rows.length > 0) tell(live)
      return live
    })
  }

  function enqueue<Result>(live: LiveTable, work: () => Promise<Result>): Promise<Result> {
    live.waiting++
    const done = live.queue.then(work, work).finally(() => {
      live.waiting--
      busy.delete(done)
    })
    busy.add(done)
    live.queue = done.catch(() => undefined)
    return done
  }

  function tell(live: LiveTable): void {
    for (const listener of listeners.get(live.id) ?? []) listener(live)
  }

  function chanceOf(live: LiveTable, seed: Uint8Array | undefined): TableChance | undefined {
    if (live.table.terms.kind === 'companion' || seed === undefined) return undefined
    if (live.chance !== undefined) return live.chance
    const { terms, entropy } = live.table
    const made = chance.chanceFor({
      seed,
      table: live.id,
      config: terms.config,
      entropy: entropy ?? entropyOf(live.table),
    })
    // Before the start everybody's own chance may still change.
    if (entropy !== undefined) live.chance = made
    return made
  }

  async function prepareContextOf(live: LiveTable): Promise<PrepareContext> {
    live.seed ??= await store.tables.seed(live.id)
    const { levels, goneSince } = context
    return {
      games,
      levels,
      now,
      time,
      goneSince,
      seed: live.seed,
      chance: chanceOf(live, live.seed),
    }
  }

  /** Whether the table has more steps than were known: heard of meanwhile, or not heard of yet. */
  async function hasNewerSteps({ id, steps }: LiveTable, known: number): Promise<boolean> {
    if (steps.length > known) return true
    const [now] = await store.tables.heads([id]).catch(() => [])
    return now !== undefined && now.head > known
  }

  /** Decides, writes, then tells; again if another process was faster. */
  async function executeWithRetry(
    id: string,
    request: string,
    by: string,
    decide: (live: LiveTable, circumstance: PrepareContext) => PreparedStep | RequestRefusal,
  ): Promise<RequestResult> {
    for (let tries = 0; tries < TRIES; tries++) {
      // oxlint-disable-next-line no-await-in-loop -- each try begins with what others have done
      const live = await load(id)
      if (live === undefined) return { no: { why: 'gone' } }
      if (live.waiting >= MOST_WAITING) return { no: { why: 'busy' } }
      let known = 0
      // oxlint-disable-next-line no-await-in-loop -- as above
      const outcome = await enqueue(live, () => {
        known = live.steps.length
        return tryOnce(live, request, by, decide)
      })
      if (outcome !== 'conflict') {
        // The refusal may rest on old data: another process may have written since.
        // oxlint-disable-next-line no-await-in-loop -- as above
        if (!('no' in outcome) || !(await hasNewerSteps(live, known))) return outcome
      }
      // oxlint-disable-next-line no-await-in-loop -- as above
      await refresh(id)
    }
    return { no: { why: 'busy' } }
  }

  async function tryOnce(
    live: LiveTable,
    request: string,
    by: string,
    decide: (live: LiveTable, circumstance: PrepareContext) => PreparedStep | RequestRefusal,
  ): Promise<RequestResult | 'conflict'> {
    const repeated = live.requests.indexOf(request)
    if (repeated >= 0) {
      const own = live.steps[repeated]?.by === by
      return own ? { step: repeated, live } : { no: { why: 'not-yours' } }
    }
    try {
      const around = await prepareContextOf(live)
      const decided = decide(live, around)
      if ('why' in decided) return { no: decided }
      return await commit(live, request, by, withSeed(decided, around))
    } catch (error) {
      tables.delete(live.id)
      if (error instanceof StoreUnavailable) return { no: { why: 'busy' } }
      throw error
    }
  }

  /** Never before the last step, unless that was taken by a clock that was ahead and has been set right. */
  function timeOfStep({ updated }: LiveTable['table']): number {
    const at = now()
    return updated > at + JUMP && time.isSettled() ? at : Math.max(at, updated)
  }

  async function commit(
    live: LiveTable,
    request: string,
    by: string,
    { body, match }: PreparedStep,
  ): Promise<RequestResult | 'conflict'> {
    const at = timeOfStep(live.table)
    const step = makeStep(body, at, by)
    const next = applyStep(live.table, step)
    const number = live.steps.length
    const projection = projectTable(next, !haveSameHolders(next, live.table), match ?? live.match)
    const row = rowFromStep(live.id, number, request, step)
    const bytes = Buffer.byteLength(row.bodyJson)
    if (by !== 'server') {
      // A start brings the answers of chance to the whole set-up, which nobody chose to be so long.
      if (bytes > LIMITS.step && body.kind !== 'start')
        return { no: { why: 'limit', detail: 'step' } }
      if (!hasRoom(live.bytes + bytes)) return { no: { why: 'busy' } }
    }
    const appended = await store.tables.append(row, projection)
    if (appended.is !== 'taken') return 'conflict'
    appendStep(live, request, step, next)
    live.bytes += bytes
    // The table weighs more now, unless it was forgotten meanwhile.
    if (tables.peek(live.id) === live) tables.set(live.id, live)
    // Within a turn the next move comes soon.
    if (match !== undefined) live.match = next.awaitsSince === at ? compacted(match) : match
    bus.publish(`table/${live.id}`, live.steps.length)
    tell(live)
    for (const listener of everyStep) listener(live, step)
    return { step: number, live }
  }

  /** Adds the server's own steps for as long as one is due. */
  async function runAutoSteps(id: string): Promise<void> {
    for (let times = 0; times < TRIES; times++) {
      // oxlint-disable-next-line no-await-in-loop -- one may follow from the other
      const live = await load(id)
      const step = live === undefined ? undefined : dueAutoStep(live, time)
      if (live === undefined || step === undefined) return
      // oxlint-disable-next-line no-await-in-loop -- as above
      const outcome = await executeWithRetry(
        id,
        `server ${live.steps.length}`,
        'server',
        (then, around) =>
          dueAutoStep(then, time) === step
            ? prepareAutoStep(then, step, around)
            : { why: 'not-now' },
      )
      if ('no' in outcome) return
    }
  }

  /** A step counts the time of the seat on turn, so that a jump of the clocks must be told before. */
  async function countSkips(id: string): Promise<void> {
    const live = await load(id)
    if (live !== undefined && dueAutoStep(live, time) === 'skip') await runAutoSteps(id)
  }

  return {
    load,
    refresh,
    async request(id, actor, request) {
      await countSkips(id)
      const outcome = await executeWithRetry(id, request.id, actor.person, (live, around) =>
        prepare(live, actor, request, around),
      )
      if (!('no' in outcome)) await runAutoSteps(id)
      return outcome
    },
    async playComputerTurn(id, { seat, after, moves, request }) {
      await countSkips(id)
      const outcome = await executeWithRetry(id, request, 'server', (live, around) => {
        const { table, match } = live
        if (live.frozen !== undefined) return { why: 'frozen' }
        if (table.entries !== after) return { why: 'stale' }
        if (table.state !== 'playing' || table.awaits !== seat || match === undefined)
          return { why: 'not-now' }
        return around.chance === undefined
          ? { why: 'not-now' }
          : movingAt(table, match, seat, moves, around.chance)
      })
      if (!('no' in outcome)) await runAutoSteps(id)
      return outcome
    },
    runAutoSteps,
    act: (id, request, decide) =>
      executeWithRetry(id, request, 'server', (live) => {
        const body = decide(live)
        return body === undefined ? { why: 'not-now' } : { body }
      }),
    watch(id, listener) {
      const all = listeners.get(id) ?? new Set<Listener>()
      listeners.set(id, all.add(listener))
      return () => {
        all.delete(listener)
        if (all.size === 0) listeners.delete(id)
      }
    },
    onStep: (listener) => void everyStep.push(listener),
    async remove(id) {
      await store.tables.delete(id)
      // A load that began before the deletion must not bring the table back.
      await loading.get(id)
      tables.delete(id)
    },
    forget: (id) => tables.delete(id),
    get size() {
      return tables.size
    },
    async settle() {
      await Promise.allSettled(busy)
    },
  }
}

/** A refusal as it is sent. */
export function refusalMessage(table: string, fault: RequestRefusal, re?: string): RefusalMessage {
  return { type: 'no', ...(re === undefined ? {} : { re }), table, ...fault }
}
