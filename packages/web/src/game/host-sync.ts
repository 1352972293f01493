/**
 * Keeps a course up with its host, and plays ahead of it: own moves are folded at once as a draft, handed
 * in when somebody else is asked, and fall off where the host does not take them.
 */
import { undoText } from '@tiletum/engine'
import { mustSubmit, playOptimistically } from './timeline/optimistic-moves.ts'
import { createTimeline, receive } from './timeline/timeline.ts'
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
  readonly course: () => Timeline
  /** Own moves that the host has not told yet. */
  readonly ahead: () => readonly Moment[]
  /** Whether some were handed in that the host has not answered. */
  readonly underWay: () => boolean
  readonly notTaken: () => RejectedMoves | undefined
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

const ASK_AGAIN = 3000

export function syncWithHost(host: Host, changed: () => void): HostSync {
  let course = createTimeline(host.game)
  let ahead: readonly Moment[] = []
  let handedIn: Submission | undefined
  let notTaken: RejectedMoves | undefined
  /** The draft that this screen kept last: any other comes from elsewhere. */
  let own: MoveDraft = NO_DRAFT
  let asking: ReturnType<typeof setTimeout> | undefined

  const mine = () => host.seats.current().mine
  const moves = () => ahead.map(({ notation }) => notation)

  const keepDraft = (): void => {
    const { id } = handedIn ?? {}
    const draft = { after: course.log.length, moves: moves(), ...(id && { submitted: id }) }
    if (draft.moves.length === 0 && own.moves.length === 0) return
    own = draft
    host.keepDraft(draft)
  }
  const fall = (
    fallen: readonly string[],
    { why, refusal }: Omit<RejectedSubmission, 'is'>,
  ): void => {
    if (fallen.length > 0) notTaken = { moves: fallen, why, ...(refusal && { refusal }) }
  }
  /** The moves played ahead on top of what the host told since. */
  const playAgain = (again: readonly string[]): void => {
    const { moments, fallen, refusal } = playOptimistically(course, mine(), again)
    ahead = moments
    fall(fallen, { why: 'stale', ...(refusal && { refusal }) })
  }

  const hear = (batch: EntryBatch): void => {
    const before = course
    const answers = handedIn !== undefined && answersTo(handedIn, before, batch)
    course = receive(before, batch, ahead)
    if (course === before) return
    if (answers) handedIn = undefined
    if (answers || handedIn !== undefined) ahead = []
    else if (ahead.length > 0) playAgain(untold(moves(), course.log.slice(before.log.length)))
    keepDraft()
    adoptDraft()
    changed()
  }

  const answered = (submission: Submission, outcome: SubmissionResult): void => {
    if (outcome.is === 'refused' && outcome.missing !== undefined) hear(outcome.missing)
    if (handedIn?.id !== submission.id) return
    if (outcome.is === 'unknown') {
      clearTimeout(asking)
      asking = setTimeout(askAgain, ASK_AGAIN)
      return
    }
    handedIn = undefined
    ahead = []
    if (outcome.is === 'refused') fall(submission.inputs, outcome)
    keepDraft()
    changed()
  }
  const send = (submission: Submission): void => {
    const unknown = (): void => answered(submission, { is: 'unknown' })
    host.submit(submission).then((outcome) => answered(submission, outcome), unknown)
  }
  const askAgain = (): void => {
    if (handedIn !== undefined) send(handedIn)
  }
  const handIn = (inputs: readonly string[]): void => {
    handedIn = { id: newRequestId(), after: course.log.length, inputs }
    keepDraft()
    send(handedIn)
  }

  /** A draft of another screen, or of this one before it was loaded again. */
  const adoptDraft = (): void => {
    const draft = host.draft.current()
    if (draft === own || draft.after > course.log.length) return
    own = draft
    if (handedIn !== undefined) return
    playAgain(untold(draft.moves, course.log.slice(draft.after)))
    resubmit()
  }
  /** What was handed in before the page was loaded, and is neither told nor answered, is asked again. */
  const resubmit = (): void => {
    const { submitted: id, after, moves: inputs } = own
    if (handedIn !== undefined || id === undefined || after !== course.log.length) return
    if (host.connection.current().is !== 'open') return
    handedIn = { id, after, inputs }
    send(handedIn)
  }

  const stops = [
    host.follow(0, hear),
    host.draft.subscribe(() => {
      if (host.draft.current() === own) return
      adoptDraft()
      changed()
    }),
    host.seats.subscribe(() => {
      if (handedIn === undefined && ahead.length > 0) playAgain(moves())
      changed()
    }),
    host.connection.subscribe(() => {
      if (host.connection.current().is === 'open') {
        askAgain()
        resubmit()
      }
      changed()
    }),
    host.agreement.subscribe(changed),
  ]
  adoptDraft()

  return {
    course: () => course,
    ahead: () => ahead,
    underWay: () => handedIn !== undefined,
    notTaken: () => notTaken,
    add(notation) {
      if (handedIn !== undefined) return false
      const { moments, fallen } = playOptimistically(course, mine(), [notation], ahead)
      if (fallen.length > 0) return false
      ahead = moments
      notTaken = undefined
      if (mustSubmit(course, ahead)) handIn(moves())
      else keepDraft()
      return true
    },
    cutTo(count) {
      if (handedIn !== undefined) return
      ahead = ahead.slice(0, count)
      notTaken = undefined
      keepDraft()
    },
    undo(steps) {
      if (handedIn !== undefined) return
      ahead = []
      notTaken = undefined
      handIn([undoText(steps)])
    },
    close() {
      clearTimeout(asking)
      for (const stop of stops) stop()
    },
  }
}

/** What is left of some moves when the host has told the first of them. */
function untold(moves: readonly string[], told: readonly string[]): readonly string[] {
  const first = moves.findIndex((move, index) => move !== told[index])
  return first < 0 ? [] : moves.slice(first)
}

/** Whether a batch begins with what was handed in. */
function answersTo({ after, inputs }: Submission, { log }: Timeline, batch: EntryBatch): boolean {
  if (after !== log.length) return false
  const told = batch.entries.slice(log.length - batch.after)
  return inputs.every((input, index) => input === told[index])
}
