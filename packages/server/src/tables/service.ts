/**
 * The tables of this process. For each table one request after the other: played in memory first, told
 * only after the commit. Who loses a race, or cannot write, forgets the table and reads it anew.
 */
import type { RefusalMessage, TableStep, StepBody, StepRequest } from '@tiletum/protocol'
import { applyStep, LIMITS } from '@tiletum/protocol'
import { JUMP } from '../clock.ts'
import { bounded } from '../limits/bounded.ts'
import { StoreUnavailable } from '../store/store.ts'
import type { Topic } from '../store/bell.ts'
import type { TablesContext } from './context.ts'
import { derivedOf, haveSameHolders } from './derived.ts'
import { dueAutoStep, prepareAutoStep, withSeed } from './follow.ts'
import { heldOf, receive, rowOf, stepOf, take, trimmed } from './held.ts'
import type { Held } from './held.ts'
import { readSteps } from './archive.ts'
import type { TableChance } from './playing.ts'
import { movingAt, prepare } from './prepare.ts'
import type { Actor, Circumstance, Fault, PreparedStep } from './prepare.ts'
import { entropyOf } from './starting.ts'

/** So many tables are kept in memory; those that somebody watches are not counted out. */
const MOST_HELD = 2_000
/**
 * So many bytes of steps are kept in memory. Where watched tables alone take that much, large ones, which
 * no honest game becomes, are not taken on until there is room again.
 */
const MOST_BYTES = 96 * 1024 * 1024
const LARGE = 512 * 1024
/** So often a request is tried again after another process was faster. */
const TRIES = 5
/** More than this waiting for one table is no honest use. */
const MOST_WAITING = 64

export type Listener = (held: Held) => void

/** The step that a request became, and its number; or why it became none. */
export type RequestResult = { readonly step: number; readonly held: Held } | { readonly no: Fault }

export interface Tables {
  /** The table as this process knows it; undefined if there is none. */
  load(table: string): Promise<Held | undefined>
  /** The same after looking what others have done. */
  refresh(table: string): Promise<Held | undefined>
  request(table: string, actor: Actor, request: StepRequest): Promise<RequestResult>
  /** A computer player's turn, through the same door. */
  playFor(table: string, turn: ComputerTurn): Promise<RequestResult>
  /** Adds the server's own steps whose time has come. */
  attend(table: string): Promise<void>
  /** Any step of the server's own making, decided when it is this table's turn. */
  act(
    table: string,
    request: string,
    decide: (held: Held) => StepBody | undefined,
  ): Promise<RequestResult>
  /** Is told of every step of the table, of this process or another. */
  watch(table: string, listener: Listener): () => void
  /** Is told of every table of this process that moved on, after the commit. */
  onStep(listener: (held: Held, step: TableStep) => void): void
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
  const { store, bell, games, chance, time } = context
  const { now } = time
  const listeners = new Map<string, Set<Listener>>()
  const bells = new Map<string, () => void>()
  const loading = new Map<string, Promise<Held | undefined>>()
  const everyStep: ((held: Held, step: TableStep) => void)[] = []
  const busy = new Set<Promise<unknown>>()

  const tables = bounded<string, Held>(
    MOST_HELD,
    (held) => held.waiting === 0 && !listeners.has(held.id),
    (id) => {
      bells.get(id)?.()
      bells.delete(id)
    },
    { most: MOST_BYTES, weigh: ({ bytes }) => bytes },
  )
  const hasRoom = (bytes: number): boolean => bytes < LARGE || tables.weight <= MOST_BYTES

  function load(id: string): Promise<Held | undefined> {
    const known = tables.get(id)
    if (known !== undefined) return Promise.resolve(known)
    const under = loading.get(id) ?? read(id).finally(() => loading.delete(id))
    loading.set(id, under)
    return under
  }

  async function read(id: string): Promise<Held | undefined> {
    const held = heldOf(id, await readSteps(store, id), games)
    if (held === undefined) return undefined
    tables.set(id, held)
    if (!hasRoom(held.bytes)) {
      tables.delete(id)
      throw new StoreUnavailable('Large tables fill the memory')
    }
    const topic: Topic = `table/${id}`
    bells.set(
      id,
      bell.watch(topic, (n) => {
        if (n > held.steps.length) void refresh(id).catch(() => undefined)
      }),
    )
    return held
  }

  /** Reads what is missing; behind whatever is being done at the table. */
  async function refresh(id: string): Promise<Held | undefined> {
    const held = await load(id)
    if (held === undefined) return undefined
    return inTurn(held, async () => {
      const rows = await store.tables.steps(id, held.steps.length)
      for (const row of rows) receive(held, row, games)
      if (rows.length > 0) tell(held)
      return held
    })
  }

  function inTurn<Result>(held: Held, work: () => Promise<Result>): Promise<Result> {
    held.waiting++
    const done = held.queue.then(work, work).finally(() => {
      held.waiting--
      busy.delete(done)
    })
    busy.add(done)
    held.queue = done.catch(() => undefined)
    return done
  }

  function tell(held: Held): void {
    for (const listener of listeners.get(held.id) ?? []) listener(held)
  }

  function chanceOf(held: Held, seed: Uint8Array | undefined): TableChance | undefined {
    if (held.table.terms.kind === 'companion' || seed === undefined) return undefined
    if (held.chance !== undefined) return held.chance
    const { terms, entropy } = held.table
    const made = chance.chanceFor({
      seed,
      table: held.id,
      config: terms.config,
      entropy: entropy ?? entropyOf(held.table),
    })
    // Before the start everybody's own chance may still change.
    if (entropy !== undefined) held.chance = made
    return made
  }

  async function circumstanceOf(held: Held): Promise<Circumstance> {
    held.seed ??= await store.tables.seed(held.id)
    const { levels, goneSince } = context
    return {
      games,
      levels,
      now,
      time,
      goneSince,
      seed: held.seed,
      chance: chanceOf(held, held.seed),
    }
  }

  /** Whether the table has more steps than were known: heard of meanwhile, or not heard of yet. */
  async function hasMoved({ id, steps }: Held, known: number): Promise<boolean> {
    if (steps.length > known) return true
    const [now] = await store.tables.heads([id]).catch(() => [])
    return now !== undefined && now.head > known
  }

  /** Decides, writes, then tells; again if another process was faster. */
  async function perform(
    id: string,
    request: string,
    by: string,
    decide: (held: Held, circumstance: Circumstance) => PreparedStep | Fault,
  ): Promise<RequestResult> {
    for (let tries = 0; tries < TRIES; tries++) {
      // oxlint-disable-next-line no-await-in-loop -- each try begins with what others have done
      const held = await load(id)
      if (held === undefined) return { no: { why: 'gone' } }
      if (held.waiting >= MOST_WAITING) return { no: { why: 'busy' } }
      let known = 0
      // oxlint-disable-next-line no-await-in-loop -- as above
      const outcome = await inTurn(held, () => {
        known = held.steps.length
        return once(held, request, by, decide)
      })
      if (outcome !== 'conflict') {
        // What others have done without this process having heard of it may make a no a yes.
        // oxlint-disable-next-line no-await-in-loop -- as above
        if (!('no' in outcome) || !(await hasMoved(held, known))) return outcome
      }
      // oxlint-disable-next-line no-await-in-loop -- as above
      await refresh(id)
    }
    return { no: { why: 'busy' } }
  }

  async function once(
    held: Held,
    request: string,
    by: string,
    decide: (held: Held, circumstance: Circumstance) => PreparedStep | Fault,
  ): Promise<RequestResult | 'conflict'> {
    const repeated = held.requests.indexOf(request)
    if (repeated >= 0) {
      const own = held.steps[repeated]?.by === by
      return own ? { step: repeated, held } : { no: { why: 'not-yours' } }
    }
    try {
      const around = await circumstanceOf(held)
      const decided = decide(held, around)
      if ('why' in decided) return { no: decided }
      return await commit(held, request, by, withSeed(decided, around))
    } catch (error) {
      tables.delete(held.id)
      if (error instanceof StoreUnavailable) return { no: { why: 'busy' } }
      throw error
    }
  }

  /** Never before the last step, unless that was taken by a clock that was ahead and has been set right. */
  function timeOfStep({ updated }: Held['table']): number {
    const at = now()
    return updated > at + JUMP && time.isSettled() ? at : Math.max(at, updated)
  }

  async function commit(
    held: Held,
    request: string,
    by: string,
    { body, match }: PreparedStep,
  ): Promise<RequestResult | 'conflict'> {
    const at = timeOfStep(held.table)
    const step = stepOf(body, at, by)
    const next = applyStep(held.table, step)
    const number = held.steps.length
    const derived = derivedOf(next, !haveSameHolders(next, held.table), match ?? held.match)
    const row = rowOf(held.id, number, request, step)
    const bytes = Buffer.byteLength(row.bodyJson)
    if (by !== 'server') {
      // A start brings the answers of chance to the whole set-up, which nobody chose to be so long.
      if (bytes > LIMITS.step && body.kind !== 'start')
        return { no: { why: 'limit', detail: 'step' } }
      if (!hasRoom(held.bytes + bytes)) return { no: { why: 'busy' } }
    }
    const appended = await store.tables.append(row, derived)
    if (appended.is !== 'taken') return 'conflict'
    take(held, request, step, next)
    held.bytes += bytes
    // The table weighs more now, unless it was forgotten meanwhile.
    if (tables.peek(held.id) === held) tables.set(held.id, held)
    // Within a turn the next move comes soon.
    if (match !== undefined) held.match = next.awaitsSince === at ? trimmed(match) : match
    bell.ring(`table/${held.id}`, held.steps.length)
    tell(held)
    for (const listener of everyStep) listener(held, step)
    return { step: number, held }
  }

  /** Adds the server's own steps for as long as one is due. */
  async function attend(id: string): Promise<void> {
    for (let times = 0; times < TRIES; times++) {
      // oxlint-disable-next-line no-await-in-loop -- one may follow from the other
      const held = await load(id)
      const step = held === undefined ? undefined : dueAutoStep(held, time)
      if (held === undefined || step === undefined) return
      // oxlint-disable-next-line no-await-in-loop -- as above
      const outcome = await perform(id, `server ${held.steps.length}`, 'server', (then, around) =>
        dueAutoStep(then, time) === step ? prepareAutoStep(then, step, around) : { why: 'not-now' },
      )
      if ('no' in outcome) return
    }
  }

  /** A step counts the time of the seat on turn, so that a jump of the clocks must be told before. */
  async function countSkips(id: string): Promise<void> {
    const held = await load(id)
    if (held !== undefined && dueAutoStep(held, time) === 'skip') await attend(id)
  }

  return {
    load,
    refresh,
    async request(id, actor, request) {
      await countSkips(id)
      const outcome = await perform(id, request.id, actor.person, (held, around) =>
        prepare(held, actor, request, around),
      )
      if (!('no' in outcome)) await attend(id)
      return outcome
    },
    async playFor(id, { seat, after, moves, request }) {
      await countSkips(id)
      const outcome = await perform(id, request, 'server', (held, around) => {
        const { table, match } = held
        if (held.frozen !== undefined) return { why: 'frozen' }
        if (table.entries !== after) return { why: 'stale' }
        if (table.state !== 'playing' || table.awaits !== seat || match === undefined)
          return { why: 'not-now' }
        return around.chance === undefined
          ? { why: 'not-now' }
          : movingAt(table, match, seat, moves, around.chance)
      })
      if (!('no' in outcome)) await attend(id)
      return outcome
    },
    attend,
    act: (id, request, decide) =>
      perform(id, request, 'server', (held) => {
        const body = decide(held)
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
      // Whoever was loading it just now must not bring it back.
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
export function noFor(table: string, fault: Fault, re?: string): RefusalMessage {
  return { type: 'no', ...(re === undefined ? {} : { re }), table, ...fault }
}
