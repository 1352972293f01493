/**
 * A host on whom nothing is quick or certain: its match is elsewhere, other seats are played elsewhere, it
 * answers when the test lets it, refuses, and may not answer at all. It reorders nothing.
 */
import type { Game } from '@tiletum/engine'
import { answerFrom } from '../../src/game/host/seeded-chance.ts'
import { NO_DRAFT } from '../../src/game/storage/move-draft.ts'
import type { MoveDraft } from '../../src/game/storage/move-draft.ts'
import type {
  Agreement,
  EntryBatch,
  HostConnection,
  Host,
  SubmissionResult,
  RejectionReason,
  HostSeats,
  Submission,
} from '../../src/game/host/host.ts'
import { hostMatch } from '../../src/game/host/match-host.ts'
import type { MatchHost } from '../../src/game/host/match-host.ts'
import { createSignal } from '../../src/game/host/signal.ts'
import type { WritableSignal } from '../../src/game/host/signal.ts'
import type { SavedPlayer } from '../../src/game/storage/saved-game.ts'
import { NO_PLANS } from '../../src/game/storage/plans.ts'
import { createGameTable } from '../../src/game/game-table.ts'
import type { GameTable } from '../../src/game/game-table.ts'

export interface SlowHost extends Host {
  readonly connection: WritableSignal<HostConnection>
  readonly seats: WritableSignal<HostSeats>
  readonly agreement: WritableSignal<Agreement>
  readonly draft: WritableSignal<MoveDraft>
  /** Where the truth is: other seats play here. */
  readonly truth: MatchHost
  /** What was handed in, repeated submissions included. */
  readonly asked: readonly Submission[]
  /** Takes what was handed in first and tells it. */
  readonly take: () => Promise<void>
  readonly refuse: (why: RejectionReason) => Promise<void>
  /** Takes it, but the answer is lost on the way. */
  readonly takeSilently: () => Promise<void>
  /** Whoever is asked plays elsewhere: these moves … */
  readonly foreign: (...moves: readonly string[]) => Promise<SubmissionResult>
  /** … or a whole short turn. */
  readonly foreignTurn: () => Promise<SubmissionResult>
}

interface Waiting {
  readonly submission: Submission
  readonly answer: (outcome: SubmissionResult) => void
}

export function slowHost(
  game: Game,
  seed: string,
  players: readonly SavedPlayer[],
  mine: readonly number[],
): SlowHost {
  const truth = hostMatch({ game, players, answer: answerFrom(seed) })
  const seats = createSignal<HostSeats>({ players, mine: new Set(mine) })
  const connection = createSignal<HostConnection>({ is: 'open', stored: true })
  const draft = createSignal<MoveDraft>(NO_DRAFT)
  const plans = createSignal(NO_PLANS)
  const agreement = createSignal<Agreement>(truth.agreement.current())
  const receivers = new Set<(batch: EntryBatch) => void>()
  const asked: Submission[] = []
  const waiting: Waiting[] = []
  let silent = false
  truth.follow(truth.log().length, (batch) => {
    if (!silent) for (const receive of receivers) receive(batch)
  })
  const settle = () => new Promise<void>((done) => setTimeout(done))
  const next = (): Waiting => {
    const first = waiting.shift()
    if (first === undefined) throw new Error('Nothing was handed in')
    return first
  }
  let times = 0
  const foreign = async (...inputs: readonly string[]): Promise<SubmissionResult> => {
    const after = truth.log().length
    const outcome = await truth.submit({ id: `foreign ${times++}`, after, inputs, by: [] })
    await settle()
    return outcome
  }
  return {
    game,
    truth,
    asked,
    seats,
    connection,
    agreement,
    draft,
    agree: (change) => agreement.set({ ...agreement.current(), ...change }),
    keepDraft: draft.set,
    plans,
    keepPlans: plans.set,
    follow(after, receive) {
      receivers.add(receive)
      receive({ after, entries: truth.log().slice(after) })
      return () => receivers.delete(receive)
    },
    submit(submission) {
      asked.push(submission)
      return new Promise((answer) => waiting.push({ submission, answer }))
    },
    async take() {
      const { submission, answer } = next()
      const outcome = await truth.submit(submission)
      // A repeated batch, as after a lost connection: whoever knows it drops it.
      const { after } = submission
      for (const receive of receivers) receive({ after, entries: truth.log().slice(after) })
      answer(outcome)
      await settle()
    },
    async refuse(why) {
      next().answer({ is: 'refused', why })
      await settle()
    },
    async takeSilently() {
      const { submission, answer } = next()
      silent = true
      await truth.submit(submission)
      silent = false
      answer({ is: 'unknown' })
      await settle()
    },
    foreign,
    foreignTurn() {
      const elsewhere = createGameTable({ ...truth, submit: () => new Promise(() => undefined) })
      playTurn(elsewhere)
      const { moments, confirmed } = elsewhere.snapshot()
      elsewhere.close()
      return foreign(...moments.slice(confirmed).map(({ notation }) => notation))
    },
    close: () => receivers.clear(),
  }
}

/** The first die, its tile left, and the end. */
export function playTurn({ snapshot, play }: GameTable): void {
  const die = snapshot().options.find(({ notation }) => notation.startsWith('die'))
  play(die?.notation ?? '')
  if (snapshot().legal.has('leave')) play('leave')
  play('end turn')
}
