/** The host of a game on the server: it follows the steps of its table. */
import {
  decides,
  dueOf,
  entriesIn,
  hasFreeUndo,
  lockedMoves as lockedAt,
  readEntry,
  seatsOf,
} from '@tiletum/protocol'
import type { RefusalMessage, People, Table } from '@tiletum/protocol'
import type { Game, Refusal } from '@tiletum/engine'
import { CHANCE, REJECTION_REASONS } from '../host/host.ts'
import type {
  Agreement,
  SeatStatus,
  EntryBatch,
  HostConnection,
  Ending,
  Host,
  SubmissionResult,
  RejectionReason,
  HostSeats,
} from '../host/host.ts'
import { constantSignal, createSignal } from '../host/signal.ts'
import { NO_DRAFT } from '../storage/move-draft.ts'
import type { MoveDraft } from '../storage/move-draft.ts'
import type { OnlineSocket } from './socket.ts'
import { draftCodec, plansCodec } from './text-codecs.ts'
import { syncedText } from './synced-text.ts'
import type { SyncedText } from './synced-text.ts'
import { playersAt } from './players.ts'
import type { ComputerNames } from './players.ts'
import type { RemoteTable } from './remote-table.ts'

export interface TableHostOptions {
  readonly game: Game
  readonly socket: OnlineSocket
  readonly remote: RemoteTable
  /** The id of the person on this device. */
  readonly me: string
  readonly names: ComputerNames
}

export function openTableHost(options: TableHostOptions): Host {
  const { game, socket, remote, me, names } = options
  const entries: string[] = []
  const receivers = new Set<(batch: EntryBatch) => void>()
  const seats = createSignal<HostSeats>({ players: [], mine: new Set() })
  const connection = createSignal<HostConnection>({ is: 'opening' })
  const seatStatus = createSignal<readonly SeatStatus[]>([])
  const agreement = createSignal<Agreement>({ forecast: true, hints: false, freeUndo: false })
  // At a companion table every step is submitted at once, so there is no draft to store.
  const draft = game.companion ? NOTHING_KEPT : syncedText(remote, draftCodec)
  const plans = syncedText(remote, plansCodec)
  const lockedMoves = createSignal(0)
  let hash: EntryBatch['hash']
  /** The first entry that the server itself can't play. */
  const frozenAt = (): number => remote.head.current()?.frozen?.entry ?? Infinity
  let heard = 0
  let hasDiverged = false

  const onSteps = (): void => {
    const steps = remote.steps.current()
    if (steps.length < heard) {
      // The server was restored from a backup: the steps of this page may never have happened.
      hasDiverged = true
      heard = steps.length
    }
    const after = entries.length
    for (const step of steps.slice(heard)) {
      entries.push(...entriesIn(step, heard).map((entry) => readEntry(entry).text))
      if ('hash' in step && step.hash !== undefined && entries.length <= frozenAt())
        hash = { after: entries.length, is: step.hash }
      heard++
    }
    if (entries.length > after) for (const receive of receivers) receive(batchFrom(after))
    tellTable()
  }

  const batchFrom = (after: number): EntryBatch => ({
    after,
    entries: entries.slice(after, frozenAt()),
    ...(hash === undefined ? {} : { hash }),
  })

  const tellTable = (): void => {
    const table = remote.table.current()
    if (table !== undefined) {
      seats.set(seatsIn(table, me, remote, names, seats.current()))
      agreement.set(agreementOf(table, agreement.current()))
      lockedMoves.set(lockedAt(table))
      const there = seatStatusAt(table, remote.presence.current().people, socket.skew())
      if (JSON.stringify(there) !== JSON.stringify(seatStatus.current())) seatStatus.set(there)
    }
    connection.set(connectionOf(connection.current()))
  }

  const connectionOf = (before: HostConnection): HostConnection => {
    const next = currentConnection()
    return JSON.stringify(next) === JSON.stringify(before) ? before : next
  }
  const currentConnection = (): HostConnection => {
    const table = remote.table.current()
    const frozen = remote.head.current()?.frozen
    const { is } = socket.status.current()
    if (hasDiverged || is === 'outdated') return { is: 'outdated' }
    if (remote.closed.current() !== undefined || is === 'nobody') return { is: 'closed' }
    if (frozen !== undefined)
      return { is: 'frozen', entry: frozen.entry, text: entries[frozen.entry] ?? '' }
    const ending = table && endingOf(table)
    if (ending !== undefined) return { is: 'ended', by: ending }
    if (table?.state === 'paused' || table?.state === 'abandoned')
      return { is: 'paused', away: is === 'away' }
    if (is === 'away') return { is: 'away' }
    if (table === undefined || is === 'connecting') return { is: 'opening' }
    return { is: 'open', stored: true }
  }

  const stops = [
    remote.steps.subscribe(onSteps),
    remote.presence.subscribe(tellTable),
    remote.head.subscribe(tellTable),
    remote.closed.subscribe(tellTable),
    socket.status.subscribe(tellTable),
  ]
  onSteps()

  return {
    game,
    follow(after, receive) {
      receivers.add(receive)
      if (entries.length > after) receive(batchFrom(after))
      return () => receivers.delete(receive)
    },
    async submit({ id, after, inputs, by }): Promise<SubmissionResult> {
      const answer = await remote.ask(
        game.companion
          ? {
              type: 'enter',
              after,
              entries: inputs.map((text, at) => (by[at] === CHANCE ? `[${text}]` : text)),
            }
          : { type: 'do', after, moves: [...inputs] },
        id,
      )
      return answer.is === 'done' ? { is: 'taken' } : refused(answer.no)
    },
    seats,
    seatStatus,
    connection,
    agreement,
    lockedMoves,
    diverged() {
      hasDiverged = true
      tellTable()
    },
    // The agreement of a table is fixed before it starts.
    agree: () => undefined,
    draft: draft.signal,
    keepDraft: draft.keep,
    plans: plans.signal,
    keepPlans: plans.keep,
    close() {
      draft.close()
      plans.close()
      for (const stop of stops) stop()
    },
  }
}

/** Returns how a game was ended before its rules ended it. */
function endingOf({ state, ended }: Table): Ending | undefined {
  if (state !== 'over' || ended === undefined || ended.how === 'over') return undefined
  return { conceded: ended.how === 'conceded' ? ended.seat : undefined }
}

const NOTHING_KEPT: SyncedText<MoveDraft> = {
  signal: constantSignal(NO_DRAFT),
  keep: () => undefined,
  close: () => undefined,
}

function refused(no: RefusalMessage): SubmissionResult {
  const why = REJECTION_REASONS.find((one) => one === no.why) ?? reasonFor(no.why)
  return {
    is: 'refused',
    why,
    ...(no.refusal === undefined ? {} : { refusal: no.refusal as unknown as Refusal }),
    ...(no.move === undefined ? {} : { input: no.move }),
  }
}

/** The table is paused, frozen or over, or this page is too old for the server. */
const reasonFor = (why: RefusalMessage['why']): RejectionReason =>
  why === 'not-now' ? 'busy' : 'gone'

function seatsIn(
  table: Table,
  me: string,
  remote: RemoteTable,
  names: ComputerNames,
  before: HostSeats,
): HostSeats {
  const next: HostSeats = {
    players: playersAt(table, remote.presence.current().people, names),
    mine: new Set(isAround(table, me, remote) ? everybodyAt(table) : decidedBy(table, me)),
  }
  const same =
    JSON.stringify(next.players) === JSON.stringify(before.players) &&
    [...next.mine].join() === [...before.mine].join()
  return same ? before : next
}

/** A seat is played by its stand-in while it has one. */
const decidedBy = ({ seats }: Table, me: string): readonly number[] =>
  seats.flatMap((seat, index) => (decides(seat, me) ? [index] : []))

/** At a companion table everybody with the link for players enters moves and chance for all. */
const isAround = (table: Table, me: string, remote: RemoteTable): boolean =>
  table.terms.kind === 'companion' &&
  (seatsOf(table, me).length > 0 || remote.head.current()?.role === 'guest')

const everybodyAt = ({ seats }: Table): readonly number[] => [CHANCE, ...seats.keys()]

function agreementOf({ terms }: Table, before: Agreement): Agreement {
  const { forecast, hints } = terms.allow
  const freeUndo = hasFreeUndo({ terms })
  return before.forecast === forecast && before.hints === hints && before.freeUndo === freeUndo
    ? before
    : { forecast, hints, freeUndo }
}

/** Computer players are always present, and their clocks never delay anybody. */
export const seatStatusAt = (table: Table, people: People, skew: number): SeatStatus[] =>
  table.seats.map(({ holder, clock, flagged }, seat) => {
    if (holder.kind !== 'person') return { away: false }
    const due = seat === table.awaits ? dueOf(table) : undefined
    const person = people[holder.person]
    // Spectators of a delayed table are not told who is present.
    const away = table.state !== 'over' && (person === undefined || person.here === false)
    if (clock === undefined || table.state === 'over') return { away }
    if (due !== undefined) return { away, clock: { until: due - skew } }
    return { away, clock: { left: flagged ? 0 : clock.turn + clock.bank } }
  })
