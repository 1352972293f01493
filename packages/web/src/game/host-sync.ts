/**
 * Keeps a timeline in step with its host, with own moves on top of it (optimistic updates): they
 * are folded at once, submitted when another seat or chance is asked, and dropped if the host
 * rejects them.
 */
import { undoText } from '@tiletum/engine'
import { mustSubmit, playOptimistically } from './timeline/optimistic-moves.ts'
import { createTimeline, appendBatch } from './timeline/timeline.ts'
import type { Timeline } from './timeline/timeline.ts'
import type { Moment } from './timeline/moment.ts'
import { NO_DRAFT } from './storage/move-draft.ts'
import type { MoveDraft } from './storage/move-draft.ts'
import type {
  EntryBatch,
  Host,
  SubmissionResult,
  RejectedSubmission,
  Submission,
} from './host/host.ts'
import { newRequestId } from '@tiletum/protocol'

export interface HostSync {
  readonly timeline: () => Timeline
  /** Own moves that the host has not confirmed yet. */
  readonly optimistic: () => readonly Moment[]
  /** True while a submission has no answer. */
  readonly isSubmitting: () => boolean
  readonly rejected: () => RejectedMoves | undefined
  /**
   * Plays a legal move; submits the draft if another seat or chance is asked after it. Returns
   * whether the move was played.
   */
  readonly add: (notation: string) => boolean
  /** Drops the last moves of the draft; `count` are left. */
  readonly cutTo: (count: number) => void
  /** Takes back confirmed moves. */
  readonly undo: (steps: number) => void
  readonly close: () => void
}

/** The last moves that the host rejected, until the player does something else. */
export interface RejectedMoves {
  readonly moves: readonly string[]
  readonly why: RejectedSubmission['why']
  readonly refusal?: RejectedSubmission['refusal']
}

const RETRY_DELAY = 3000

export function syncWithHost(host: Host, changed: () => void): HostSync {
  let timeline = createTimeline(host.game)
  let optimistic: readonly Moment[] = []
  let submitted: Submission | undefined
  let rejected: RejectedMoves | undefined
  /** The draft that this screen stored last; any other one comes from another screen. */
  let own: MoveDraft = NO_DRAFT
  let retryTimer: ReturnType<typeof setTimeout> | undefined

  const mine = () => host.seats.current().mine
  const moves = () => optimistic.map(({ notation }) => notation)
  const by = () => optimistic.map((moment) => moment.by)

  const keepDraft = (): void => {
    const { id } = submitted ?? {}
    const draft = { after: timeline.log.length, moves: moves(), ...(id && { submitted: id }) }
    if (draft.moves.length === 0 && own.moves.length === 0) return
    own = draft
    host.keepDraft(draft)
  }
  const noteRejected = (
    fallen: readonly string[],
    { why, refusal }: Omit<RejectedSubmission, 'is'>,
  ): void => {
    if (fallen.length > 0) rejected = { moves: fallen, why, ...(refusal && { refusal }) }
  }
  /** Plays own moves again on top of what the host sent since. */
  const rebaseOwnMoves = (again: readonly string[]): void => {
    const { moments, rejectedMoves, refusal } = playOptimistically(timeline, mine(), again)
    optimistic = moments
    noteRejected(rejectedMoves, { why: 'stale', ...(refusal && { refusal }) })
  }

  const onBatch = (batch: EntryBatch): void => {
    const before = timeline
    const answers = submitted !== undefined && confirms(submitted, before, batch)
    timeline = appendBatch(before, batch, optimistic)
    if (timeline === before) return
    if (timeline.stopped) host.diverged?.()
    if (answers) submitted = undefined
    if (answers || submitted !== undefined) optimistic = []
    else if (optimistic.length > 0)
      rebaseOwnMoves(unconfirmed(moves(), timeline.log.slice(before.log.length)))
    keepDraft()
    adoptDraft()
    changed()
  }

  const answered = (submission: Submission, outcome: SubmissionResult): void => {
    if (outcome.is === 'refused' && outcome.missing !== undefined) onBatch(outcome.missing)
    if (submitted?.id !== submission.id) return
    if (outcome.is === 'unknown') {
      clearTimeout(retryTimer)
      retryTimer = setTimeout(retrySubmission, RETRY_DELAY)
      return
    }
    submitted = undefined
    optimistic = []
    if (outcome.is === 'refused') noteRejected(submission.inputs, outcome)
    keepDraft()
    changed()
  }
  const send = (submission: Submission): void => {
    const unknown = (): void => answered(submission, { is: 'unknown' })
    host.submit(submission).then((outcome) => answered(submission, outcome), unknown)
  }
  const retrySubmission = (): void => {
    if (submitted !== undefined) send(submitted)
  }
  const submitMoves = (inputs: readonly string[]): void => {
    submitted = { id: newRequestId(), after: timeline.log.length, inputs, by: by() }
    keepDraft()
    send(submitted)
  }

  /** Takes over a draft of another screen, or of this one before a reload. */
  const adoptDraft = (): void => {
    const draft = host.draft.current()
    if (draft === own || draft.after > timeline.log.length) return
    own = draft
    if (submitted !== undefined) return
    rebaseOwnMoves(unconfirmed(draft.moves, timeline.log.slice(draft.after)))
    resubmit()
  }
  /** Submits moves again that were sent before a reload and never confirmed. */
  const resubmit = (): void => {
    const { submitted: id, after, moves: inputs } = own
    if (submitted !== undefined || id === undefined || after !== timeline.log.length) return
    if (host.connection.current().is !== 'open') return
    submitted = { id, after, inputs, by: by() }
    send(submitted)
  }

  const stops = [
    host.follow(0, onBatch),
    host.draft.subscribe(() => {
      if (host.draft.current() === own) return
      adoptDraft()
      changed()
    }),
    host.seats.subscribe(() => {
      if (submitted === undefined && optimistic.length > 0) rebaseOwnMoves(moves())
      changed()
    }),
    host.connection.subscribe(() => {
      if (host.connection.current().is === 'open') {
        retrySubmission()
        resubmit()
      }
      changed()
    }),
    host.agreement.subscribe(changed),
    ...(host.lockedMoves === undefined ? [] : [host.lockedMoves.subscribe(changed)]),
  ]
  adoptDraft()

  return {
    timeline: () => timeline,
    optimistic: () => optimistic,
    isSubmitting: () => submitted !== undefined,
    rejected: () => rejected,
    add(notation) {
      if (submitted !== undefined) return false
      const { moments, rejectedMoves } = playOptimistically(
        timeline,
        mine(),
        [notation],
        optimistic,
      )
      if (rejectedMoves.length > 0) return false
      optimistic = moments
      rejected = undefined
      if (mustSubmit(timeline, optimistic)) submitMoves(moves())
      else keepDraft()
      return true
    },
    cutTo(count) {
      if (submitted !== undefined) return
      optimistic = optimistic.slice(0, count)
      rejected = undefined
      keepDraft()
    },
    undo(steps) {
      if (submitted !== undefined) return
      optimistic = []
      rejected = undefined
      submitMoves([undoText(steps)])
    },
    close() {
      clearTimeout(retryTimer)
      for (const stop of stops) stop()
    },
  }
}

/** Returns the moves that the host has not confirmed yet. */
function unconfirmed(moves: readonly string[], told: readonly string[]): readonly string[] {
  const first = moves.findIndex((move, index) => move !== told[index])
  return first < 0 ? [] : moves.slice(first)
}

/** True if a batch begins with the submitted moves. */
function confirms({ after, inputs }: Submission, { log }: Timeline, batch: EntryBatch): boolean {
  if (after !== log.length) return false
  const told = batch.entries.slice(log.length - batch.after)
  return inputs.every((input, index) => input === told[index])
}
