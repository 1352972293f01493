/** What the steps of a table lead to: everything but the position of the game, which the engine folds. */
import type { EndKind, Proposal, Pace, Replacement, TableTerms } from '../types.ts'

export const TABLE_STATES = ['open', 'playing', 'paused', 'over', 'abandoned'] as const
export type TableState = (typeof TABLE_STATES)[number]

export type Holder =
  | { readonly kind: 'open'; readonly keptFor?: string }
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'computer'; readonly level: string }

export interface Seat {
  readonly colour: TableTerms['seats'][number]['colour']
  readonly holder: Holder
  /** Decides for the holder, who may return. */
  readonly standIn?: Replacement
  readonly ready: boolean
  /** The hash of the own chance, and at the start the chance itself. */
  readonly entropyHash?: string
  readonly entropy?: string
  /** A computer player that broke down. */
  readonly resting: boolean
  /** Milliseconds left beyond the turn's own, and of this turn's own; undefined without a clock. */
  readonly clock?: { readonly bank: number; readonly turn: number }
  /** Its time ran out at this decision. */
  readonly flagged: boolean
  readonly awayUntil: number
  /** The holder deleted everything of theirs: nobody waits for them. */
  readonly gone?: true
}

export interface OpenOffer {
  readonly offer: number
  readonly seat: number
  readonly offered: Proposal
  /** The seats that agreed, its own among them, and those that did not. */
  readonly yes: readonly number[]
  readonly no: readonly number[]
}

export interface Table {
  readonly terms: TableTerms
  readonly rules: number
  readonly commit?: string
  readonly opening: readonly string[]
  /** Whose table this was made from. */
  readonly from?: string
  readonly owner: string
  readonly pace: Pace
  readonly state: TableState
  readonly seats: readonly Seat[]
  /** The start is called: own chances are revealed until then. */
  readonly calledUntil?: number
  /** By seat, since the start: the own chances that the chance of this game is made from. */
  readonly entropy?: readonly string[]
  readonly steps: number
  /** Entries of the game's log, the opening included; `do` names their number. */
  readonly entries: number
  /** How many of them count: those not taken back. */
  readonly line: number
  /** Undo does not reach below this length of the line: somebody else decided for the seat there. */
  readonly undoFloor: number
  readonly undos: number
  /** The seat whose decision it is; -1: nobody's. */
  readonly awaits: number
  /** From when on its clock runs, and since when it is this seat's decision. */
  readonly clockFrom: number
  readonly awaitsSince: number
  readonly chatOpen: boolean
  /** Notes of people at a companion table beside the game; a note of 0 is not stored. */
  readonly marks: Readonly<Record<string, number>>
  readonly offers: readonly OpenOffer[]
  readonly nextOffer: number
  readonly rematch?: string
  /** True when all players agreed to end the game. The server's step that ends it follows. */
  readonly endAgreed?: true
  readonly ended?: { readonly how: EndKind; readonly seat?: number; readonly seed?: string }
  readonly created: number
  readonly updated: number
}

/** Returns who decides for a seat now: a person, a computer player, or nobody. */
export function deciderOf({
  holder,
  standIn,
}: Seat): Exclude<Holder, { kind: 'open' }> | undefined {
  if (standIn !== undefined)
    return 'level' in standIn
      ? { kind: 'computer', level: standIn.level }
      : { kind: 'person', person: standIn.person }
  return holder.kind === 'open' ? undefined : holder
}

export const holds = ({ holder }: Seat, person: string): boolean =>
  holder.kind === 'person' && holder.person === person

export const decides = (seat: Seat, person: string): boolean => {
  const decider = deciderOf(seat)
  return decider?.kind === 'person' && decider.person === person
}

/** The seats a person holds or stands in at. */
export function seatsOf({ seats }: Table, person: string): number[] {
  const own: number[] = []
  // Asked several times for every step and everybody at the table.
  for (let index = 0; index < seats.length; index++) {
    const seat = seats[index]
    if (seat !== undefined && (holds(seat, person) || decides(seat, person))) own.push(index)
  }
  return own
}

/** Returns the people who hold a seat, each once. */
export function peopleAt({ seats }: Table): string[] {
  const people: string[] = []
  for (const { holder } of seats)
    if (holder.kind === 'person' && !people.includes(holder.person)) people.push(holder.person)
  return people
}
