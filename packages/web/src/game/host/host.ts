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
   * Sends every entry of the log after the first `after`: the existing ones, then new ones as they
   * come. Batches come in order and without gaps; the receiver drops repeated entries.
   */
  readonly follow: (after: number, receive: (batch: EntryBatch) => void) => () => void
  /** To be called by a follower that can't play an entry, or comes to another state than the host. */
  readonly diverged?: () => void
  /**
   * Submits own moves: all of them are accepted, or none. Accepted moves come back through `follow`
   * before the promise resolves, with everything that followed from them (chance, computer players,
   * other seats).
   */
  readonly submit: (submission: Submission) => Promise<SubmissionResult>
  /** The players by seat, and which seats may be played from here. */
  readonly seats: Signal<HostSeats>
  /** Presence and clock of each seat; only where players sit at screens of their own. */
  readonly seatStatus?: Signal<readonly SeatStatus[]>
  readonly connection: Signal<HostConnection>
  readonly agreement: Signal<Agreement>
  /** How many moments, from the first, nobody may take back alone; without it the engine's rule is all. */
  readonly lockedMoves?: Signal<number>
  /** Asks for a change of the agreement; it holds as soon as the signal has it. */
  readonly agree: (change: Partial<Agreement>) => void
  /** Own moves that are not submitted: changed here, or on another screen of the same person. */
  readonly draft: Signal<MoveDraft>
  /** Stores the draft, so that a reload finds it. */
  readonly keepDraft: (draft: MoveDraft) => void
  /** Private plans for the own turn; another screen of the same person can change them. */
  readonly plans: Signal<Plans>
  readonly keepPlans: (plans: Plans) => void
  /** Makes this the screen that plays instead of another one; undefined where that can't happen. */
  readonly takeOver?: () => void
  readonly close: () => void
}

/** Some entries of the log, in order. */
export interface EntryBatch {
  /** Number of entries before the batch, with undone ones and the `undo`s themselves. */
  readonly after: number
  /**
   * Moves and chance answers in notation; `undo 3` takes back, `undo 3 agreed` by consent of the
   * table.
   */
  readonly entries: readonly string[]
  /** The latest state hash that the host knows, and the number of entries it belongs to. */
  readonly hash?: { readonly after: number; readonly is: string }
}

export interface Submission {
  /** Random. A retry has the same id, so it counts only once. */
  readonly id: string
  /** Number of entries that the sender knew. */
  readonly after: number
  /** Moves in notation, or one `undo 3`. */
  readonly inputs: readonly string[]
  /** The seat that decided each move, or `CHANCE`; empty for an undo. */
  readonly by: readonly number[]
}

export type SubmissionResult =
  | { readonly is: 'taken' }
  | RejectedSubmission
  /** No answer came, so it may have been accepted: submit it again under the same id. */
  | { readonly is: 'unknown' }

export interface RejectedSubmission {
  readonly is: 'refused'
  readonly why: RejectionReason
  /** The rule that refuses it, with what is missing. */
  readonly refusal?: Refusal
  /** Index of the refused input. */
  readonly input?: number
  /** The entries that a stale sender did not know. */
  readonly missing?: EntryBatch
}

export const REJECTION_REASONS = [
  /** The game has gone on: `missing` says how. */
  'stale',
  /** The rules don't allow it: `refusal` says why. */
  'refused',
  /** Not in the notation. */
  'notation',
  /** Another seat decides, or the seat is not played from here. */
  'not-yours',
  /** Undo does not reach that far. */
  'cannot-undo',
  /** Too long or too often. */
  'limit',
  /** The host can't accept anything now; try again later. */
  'busy',
  /** The game no longer exists, or is no longer played. */
  'gone',
] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

/** The seat number of chance, where people at a real table enter what came up. */
export const CHANCE = -1

export interface HostSeats {
  /** People and computer players by seat; the Cardinalbot has its seat and no entry. */
  readonly players: readonly SavedPlayer[]
  /** Seats that may be played from here: those of all people who share this screen. */
  readonly mine: ReadonlySet<number>
}

/** Presence and clock of a seat, in the time of this device. */
export interface SeatStatus {
  /** A person who is not connected. */
  readonly away: boolean
  /** Time left on the clock: running until a time, or stopped at an amount, in milliseconds. */
  readonly clock?: { readonly until: number } | { readonly left: number }
}

export type HostConnection =
  /** It is not known yet whether this screen may play. */
  | { readonly is: 'opening' }
  /** `stored` is false if the device could not store the game. */
  | { readonly is: 'open'; readonly stored: boolean }
  /** The connection is lost and being retried. Moves can be prepared and are submitted later. */
  | { readonly is: 'away' }
  /** The players agreed on a pause: nothing is accepted until they resume. */
  | { readonly is: 'paused'; readonly away: boolean }
  /** The game was ended before its rules ended it. */
  | { readonly is: 'ended'; readonly by: Ending }
  /** Another screen plays; `lost` if it took over from this one. */
  | { readonly is: 'elsewhere'; readonly lost: boolean }
  /** It was deleted on this device while it was open here. */
  | { readonly is: 'removed' }
  /** This page no longer agrees with the host: it must be reloaded. */
  | { readonly is: 'outdated' }
  /** The game can only be watched. */
  | { readonly is: 'closed' }
  /** Today's rules refuse an entry of the log: readable up to that entry. */
  | { readonly is: 'frozen'; readonly entry: number; readonly text: string }

/** The seat that conceded; undefined if all agreed, or nobody came back. */
export interface Ending {
  readonly conceded: number | undefined
}

export interface Agreement {
  /** Whether forecasts of points may be shown. */
  readonly forecast: boolean
  /** Whether players may ask for hints. */
  readonly hints: boolean
  /** Undo reaches back past chance and other seats. */
  readonly freeUndo: boolean
}
