/**
 * Keeps a timeline in step with its host, and plays ahead of it: own moves are folded at once, handed
 * in when somebody else is asked, and fall off where the host does not take them.
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
  /** Own moves that the host has not told yet. */
  readonly optimistic: () => readonly Moment[]
  /** Whether some were handed in that the host has not answered. */
  readonly isSubmitting: () => boolean
  readonly rejected: () => RejectedMoves | undefined
  /** Plays a move ahead, if it is legal, and hands all of them in if somebody else is asked then. */
  readonly add: (notation: string) => boolean
  /** Drops the last moves of the draft, so that so many are left. */
  readonly cutTo: (count: number) => void
  /** Takes back so many moves that the host has told. */
  readonly undo: (steps: number) => void
  readonly close: () => void
}

/** Moves that the host did not take, until something else is done. */
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
  /** The draft that this screen kept last: any other comes from elsewhere. */
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
  /** The moves played ahead on top of what the host told since. */
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

  /** A draft of another screen, or of this one before it was loaded again. */
  const adoptDraft = (): void => {
    const draft = host.draft.current()
    if (draft === own || draft.after > timeline.log.length) return
    own = draft
    if (submitted !== undefined) return
    rebaseOwnMoves(unconfirmed(draft.moves, timeline.log.slice(draft.after)))
    resubmit()
  }
  /** What was handed in before the page was loaded, and is neither told nor answered, is asked again. */
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

/** What is left of some moves when the host has told the first of them. */
function unconfirmed(moves: readonly string[], told: readonly string[]): readonly string[] {
  const first = moves.findIndex((move, index) => move !== told[index])
  return first < 0 ? [] : moves.slice(first)
}

/** Whether a batch begins with what was handed in. */
function confirms({ after, inputs }: Submission, { log }: Timeline, batch: EntryBatch): boolean {
  if (after !== log.length) return false
  const told = batch.entries.slice(log.length - batch.after)
  return inputs.every((input, index) => input === told[index])
}
