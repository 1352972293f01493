/**
 * Where a game's truth is: this device, a server, or a real table. A screen knows its game only through
 * a host; a `Timeline` folds what comes from it, and whatever somebody does is handed in to it.
 */
import type { MoveDraft } from '../storage/move-draft.ts'
import type { Game, Refusal } from '@tiletum/engine'
import type { SavedPlayer } from '../storage/saved-game.ts'
import type { Plans } from '../storage/plans.ts'
import type { Signal } from './signal.ts'

export interface Host {
  /** The rules and content the game is played with, agreed on before it began. */
  readonly game: Game
  /**
   * Tells every entry of the log beyond the first `after`: those there are, then those that come.
   * Batches come in order and without gaps; a repeated one is dropped by whoever receives it.
   */
  readonly follow: (after: number, receive: (batch: EntryBatch) => void) => () => void
  /** To be called by a follower that can't play an entry, or comes to another state than the host. */
  readonly diverged?: () => void
  /**
   * Hands in moves of one's own: all of them count, or none. What is taken comes back through `follow`,
   * before the answer does, together with whatever it led to (chance, computer players, other seats).
   */
  readonly submit: (submission: Submission) => Promise<SubmissionResult>
  /** Who sits where, and which of them may be moved from here. */
  readonly seats: Signal<HostSeats>
  /** Who is there and how much time each has, by seat; only hosts of people at screens of their own. */
  readonly seatStatus?: Signal<readonly SeatStatus[]>
  readonly connection: Signal<HostConnection>
  readonly agreement: Signal<Agreement>
  /** How many moments, from the first, nobody may take back alone; without it the engine's rule is all. */
  readonly lockedMoves?: Signal<number>
  /** Asks for a change of what the table agreed on; it holds as soon as the stream says so. */
  readonly agree: (change: Partial<Agreement>) => void
  /** Own moves that are not handed in: changed here, or on another screen of the same person. */
  readonly draft: Signal<MoveDraft>
  /** Keeps the draft where a reload finds it again. */
  readonly keepDraft: (draft: MoveDraft) => void
  /** What is planned for an own turn, seen by nobody else; also as another screen of the person has it. */
  readonly plans: Signal<Plans>
  readonly keepPlans: (plans: Plans) => void
  /** Makes this the screen that plays, where another one does; only hosts that have such a thing. */
  readonly takeOver?: () => void
  readonly close: () => void
}

/** Some entries of the log, in order. */
export interface EntryBatch {
  /** How many entries came before it, those taken back and the `undo`s included. */
  readonly after: number
  /** Moves and answers of chance in notation; `undo 3` takes back, `undo 3 agreed` by consent. */
  readonly entries: readonly string[]
  /** The latest state hash that the host knows, and the number of entries it belongs to. */
  readonly hash?: { readonly after: number; readonly is: string }
}

export interface Submission {
  /** Random, and the same when it is asked again: it then counts only once. */
  readonly id: string
  /** How many entries its sender knew of. */
  readonly after: number
  /** Moves in notation, or one `undo 3`. */
  readonly inputs: readonly string[]
  /** The seat that decided each move, or `CHANCE`; empty for an undo. */
  readonly by: readonly number[]
}

export type SubmissionResult =
  | { readonly is: 'taken' }
  | RejectedSubmission
  /** No answer came. It may have been taken; the same submission, handed in again, tells. */
  | { readonly is: 'unknown' }

export interface RejectedSubmission {
  readonly is: 'refused'
  readonly why: RejectionReason
  /** Why the rules say no, with what is missing. */
  readonly refusal?: Refusal
  /** The input it is about, as its place in the submission. */
  readonly input?: number
  /** What a stale sender did not know. */
  readonly missing?: EntryBatch
}

export const REJECTION_REASONS = [
  /** The game has gone on: `missing` says how. */
  'stale',
  /** The rules don't allow it: `refusal` says why. */
  'refused',
  /** Not in the notation. */
  'notation',
  /** Another seat is asked, or the seat is nobody's here. */
  'not-yours',
  /** More than undo reaches. */
  'cannot-undo',
  /** Too long or too often. */
  'limit',
  /** The host can't take anything now; later it may. */
  'busy',
  /** The game is no longer there, or no longer played. */
  'gone',
] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

/** The seat number that stands for chance, where people at a real table tell what came up. */
export const CHANCE = -1

export interface HostSeats {
  /** People and computer players by seat; the Cardinalbot has its seat and no entry. */
  readonly players: readonly SavedPlayer[]
  /** Those that may be moved from here: all people's where several sit around one screen. */
  readonly mine: ReadonlySet<number>
}

/** How it is with a seat just now, in this device's time. */
export interface SeatStatus {
  /** A person who is not there. */
  readonly away: boolean
  /** What is left on its clock: running down to a time, or standing still at an amount. */
  readonly clock?: { readonly until: number } | { readonly left: number }
}

export type HostConnection =
  /** Not known yet whether this screen may play. */
  | { readonly is: 'opening' }
  /** `stored` is false where the device could not keep the game. */
  | { readonly is: 'open'; readonly stored: boolean }
  /** Nothing arrives for the moment; it is tried again. Moves may be composed and handed in later. */
  | { readonly is: 'away' }
  /** The people at the table agreed to stop for a while: nothing is taken before they go on. */
  | { readonly is: 'paused'; readonly away: boolean }
  /** It was ended before its rules would have ended it. */
  | { readonly is: 'ended'; readonly by: Ending }
  /** Another screen plays; `lost` if this one did so before. */
  | { readonly is: 'elsewhere'; readonly lost: boolean }
  /** It was deleted on this device while it was open here. */
  | { readonly is: 'removed' }
  /** What this page knows or plays by is no longer what the host does: it must be loaded again. */
  | { readonly is: 'outdated' }
  /** Only to be looked at. */
  | { readonly is: 'closed' }
  /** The rules of today can't play its log on: readable up to the first entry that fails. */
  | { readonly is: 'frozen'; readonly entry: number; readonly text: string }

/** Who gave up, or undefined where everybody agreed or nobody came any more. */
export interface Ending {
  readonly conceded: number | undefined
}

export interface Agreement {
  /** Whether the points to be expected may be shown. */
  readonly forecast: boolean
  /** Whether somebody may ask for a hint. */
  readonly hints: boolean
  /** Undo reaches back past chance and other seats. */
  readonly freeUndo: boolean
}
