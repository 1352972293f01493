/** A host with a match of its own: the engine's match, and chance. */
import {
  append,
  appendEntry,
  createLog,
  formatEntry,
  openMatch,
  parseEntry,
  stepsBack,
} from '@tiletum/engine'
import type { Game, InputError, State } from '@tiletum/engine'
import type { SavedPlayer } from '../storage/saved-game.ts'
import { NO_PLANS } from '../storage/plans.ts'
import type { Plans } from '../storage/plans.ts'
import type { ChanceDriver } from './seeded-chance.ts'
import { NO_DRAFT } from '../storage/move-draft.ts'
import type { MoveDraft } from '../storage/move-draft.ts'
import { CHANCE } from './host.ts'
import type {
  Agreement,
  EntryBatch,
  HostConnection,
  Host,
  SubmissionResult,
  RejectedSubmission,
  Submission,
} from './host.ts'
import { constantSignal, createSignal } from './signal.ts'
import type { WritableSignal } from './signal.ts'

export interface MatchHost extends Host {
  readonly connection: WritableSignal<HostConnection>
  readonly agreement: WritableSignal<Agreement>
  readonly draft: WritableSignal<MoveDraft>
  readonly plans: WritableSignal<Plans>
  /** Every entry so far. */
  readonly log: () => readonly string[]
  readonly state: () => State
  /** Plays for a computer player; false if it does not decide, or the move is refused. */
  readonly playFor: (seat: number, move: string) => boolean
  /** Appends the entries that another tab played; they must follow the present log. */
  readonly receive: (entries: readonly string[]) => void
}

export interface MatchOptions {
  readonly game: Game
  readonly entries?: readonly string[]
  readonly draft?: MoveDraft | undefined
  readonly plans?: Plans | undefined
  readonly players: readonly SavedPlayer[]
  readonly agreement?: Partial<Agreement>
  /** Answers chance; without it the people at the table enter what comes up. */
  readonly answer?: ChanceDriver | undefined
  /** The first value of the signal. */
  readonly connection?: HostConnection
}

const AGREEMENT: Agreement = { forecast: true, hints: true, freeUndo: false }
const OPEN: HostConnection = { is: 'open', stored: true }
const MOST_INPUTS = 64

/** If today's rules refuse an entry of the log, the match ends before it and the host is frozen. */
export function hostMatch(options: MatchOptions): MatchHost {
  const { game, players, answer } = options
  const agreement = createSignal<Agreement>({ ...AGREEMENT, ...options.agreement })
  const connection = createSignal(options.connection ?? OPEN)
  const draft = createSignal(options.draft ?? NO_DRAFT)
  const plans = createSignal(options.plans ?? NO_PLANS)
  const people = players.flatMap(({ computer }, seat) => (computer === undefined ? [seat] : []))
  const mine = new Set(answer === undefined ? [...people, CHANCE] : people)
  const followers = new Set<(batch: EntryBatch) => void>()
  const { freeUndo } = agreement.current()
  let log: string[] = []
  let match = openMatch(game, createLog(game.config, { freeUndo }))
  let last: { readonly id: string; readonly outcome: SubmissionResult } | undefined

  /** Cuts the log and the match to a number of entries. */
  const cut = (length: number): void => {
    const before = createLog(game.config, { freeUndo })
    before.entries.push(...match.log.entries.slice(0, length))
    match = openMatch(game, before)
    log = log.slice(0, length)
  }
  const take = (by: number | 'chance', text: string): InputError | undefined => {
    const error = append(match, { by, text })
    if (error === undefined) log.push(formatEntry(game, match.log.entries.at(-1) ?? 0))
    return error
  }
  const answerChance = (): void => {
    if (answer === undefined || connection.current().is === 'frozen') return
    while (game.awaiting(match.state).who === 'chance')
      if (take('chance', game.format(answer(match))) !== undefined)
        throw new Error('Chance answered what can’t come up')
  }
  const tell = (after: number): void => {
    const batch = { after, entries: log.slice(after) }
    for (const follower of followers) follower(batch)
  }
  const play = (inputs: readonly string[], by: (text: string) => number | 'chance' | undefined) => {
    const after = log.length
    for (const [input, text] of inputs.entries()) {
      const source = by(text)
      const refused =
        source === undefined ? ({ why: 'not-yours' } as const) : refusedFor(take(source, text))
      if (refused === undefined) continue
      if (log.length > after) cut(after)
      return { is: 'refused', input, ...refused } as const
    }
    answerChance()
    tell(after)
    return { is: 'taken' } as const
  }

  const read = (entries: readonly string[]): void => {
    for (const text of entries) {
      const entry = parseEntry(game, text)
      const failed = typeof entry !== 'number' || appendEntry(match, entry) !== undefined
      if (failed) {
        connection.set({ is: 'frozen', entry: log.length, text })
        return
      }
      log.push(formatEntry(game, entry))
    }
  }
  read(options.entries ?? [])
  answerChance()

  return {
    game,
    seats: constantSignal({ players, mine }),
    connection,
    agreement,
    draft,
    plans,
    log: () => log,
    state: () => match.state,
    follow(after, receive) {
      followers.add(receive)
      if (after < log.length) receive({ after, entries: log.slice(after) })
      return () => followers.delete(receive)
    },
    submit(submission) {
      if (last?.id !== submission.id) last = { id: submission.id, outcome: judge(submission) }
      return Promise.resolve(last.outcome)
    },
    playFor(seat, move) {
      const asked = game.awaiting(match.state)
      const its = asked.who === 'seat' && asked.seat === seat && !mine.has(seat)
      return its && play([move], () => seat).is === 'taken'
    },
    receive(entries) {
      const after = log.length
      read(entries)
      tell(after)
    },
    agree(change) {
      const { freeUndo: _agreedBefore, ...changed } = change
      agreement.set({ ...agreement.current(), ...changed })
    },
    keepDraft: draft.set,
    keepPlans: plans.set,
    close: () => followers.clear(),
  }

  function judge({ after, inputs }: Submission): SubmissionResult {
    if (connection.current().is !== 'open') return { is: 'refused', why: 'gone' }
    if (inputs.length > MOST_INPUTS) return { is: 'refused', why: 'limit' }
    if (after !== log.length)
      return { is: 'refused', why: 'stale', missing: { after, entries: log.slice(after) } }
    return play(inputs, senderOf)
  }

  /**
   * Returns the sender of an input from this screen: the seat that decides, or for an undo the seat
   * whose decision is taken back.
   */
  function senderOf(text: string): number | 'chance' | undefined {
    const entry = parseEntry(game, text)
    const steps = typeof entry === 'number' ? stepsBack(entry) : 0
    const asked = game.awaiting(match.state)
    const seat =
      steps > 0
        ? (match.seats[match.seats.length - steps] ?? CHANCE)
        : asked.who === 'seat'
          ? asked.seat
          : CHANCE
    if (!mine.has(seat)) return undefined
    return seat === CHANCE ? 'chance' : seat
  }
}

type Fault = Omit<RejectedSubmission, 'is' | 'input'>

function refusedFor(error: InputError | undefined): Fault | undefined {
  switch (error?.error) {
    case undefined:
      return undefined
    case 'stale':
    case 'notation':
    case 'cannot-undo':
      return { why: error.error }
    case 'too-long':
      return { why: 'limit' }
    case 'not-your-turn':
      return { why: 'not-yours' }
    case 'refused':
      return { why: 'refused', refusal: error.refusal }
  }
}
