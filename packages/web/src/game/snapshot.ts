/** What the screen shows of a game at one moment. Everything in it is read only. */
import { pendingOf } from '@tiletum/engine'
import type { Game, Option, Pending, State } from '@tiletum/engine'
import { CHANCE } from './moment.ts'
import type { Moment, Opening } from './moment.ts'
import type { TakeBack } from './saved.ts'

export interface Snapshot {
  readonly game: Game
  readonly state: State
  readonly opening: Opening
  readonly moments: readonly Moment[]
  /** How many moments the shown state includes. */
  readonly shown: number
  /** Whether the shown state is the present one. */
  readonly live: boolean
  /** The seat that decides, NONE when nobody does. */
  readonly seat: number
  readonly pending: readonly Pending[]
  readonly options: readonly Option[]
  /** The options by their notation; empty when the state shown is a past one. */
  readonly legal: ReadonlyMap<string, Option>
  /** The moments of the turn under way, as indices. */
  readonly steps: readonly number[]
  /** One may go back to any number of moments from here on. */
  readonly floor: number
  /** One may take back to this number of moments, although something has come up since. */
  readonly takeBackTo: number | undefined
  readonly takenBack: readonly TakeBack[]
  readonly undone: readonly string[]
  readonly over: boolean
  readonly readOnly: boolean
  /** A computer player decides: nobody else may move for it. */
  readonly computes: boolean
}

interface Source {
  readonly game: Game
  readonly opening: Opening
  readonly moments: readonly Moment[]
  readonly shown: number
  /** The table in the middle of what follows that moment. */
  readonly during: State | undefined
  readonly undone: readonly string[]
  readonly readOnly: boolean
  readonly takenBack: readonly TakeBack[]
  readonly seats: Seats
}

/** Who sits where, as far as it matters for who may move and take back. */
export interface Seats {
  readonly computers: ReadonlySet<number>
  /** Where only one person plays, nobody is wronged when that seat takes back. */
  readonly alone?: number | undefined
}

const NOBODY = -1

export function snapshotOf(source: Source): Snapshot {
  const { game, opening, moments, shown, during } = source
  const settled = stateAt(opening, moments, shown)
  const state = during ?? settled
  const live = during === undefined && shown === moments.length
  const awaiting = game.awaiting(settled)
  const seat = awaiting.who === 'seat' ? awaiting.seat : NOBODY
  const computes = source.seats.computers.has(seat)
  const floor = computes ? moments.length : undoFloor(moments, seat)
  const idle = seat === NOBODY || computes || !live || source.readOnly
  const options = idle ? [] : game.options(state)
  return {
    ...source,
    state,
    live,
    seat,
    pending: pendingOf(game.rules, settled),
    options,
    legal: new Map(options.map((option) => [option.notation, option])),
    steps: turnSteps(moments, shown, settled.active),
    floor,
    takeBackTo: live && !source.readOnly ? lastOf(source.seats.alone, moments, floor) : undefined,
    computes,
    over: awaiting.who === 'nobody',
  }
}

export const stateAt = (opening: Opening, moments: readonly Moment[], shown: number): State =>
  moments[shown - 1]?.state ?? opening.state

/** Since the turn of the active seat began. */
function turnSteps(moments: readonly Moment[], shown: number, active: number): number[] {
  const steps: number[] = []
  if (active === NOBODY) return steps
  for (let index = shown - 1; index >= 0; index--) {
    const moment = moments[index]
    if (moment === undefined || moment.events.some(({ event }) => event === 'turn')) break
    steps.unshift(index)
  }
  return steps
}

/** The last move of a seat before so many moments. */
function lastOf(
  seat: number | undefined,
  moments: readonly Moment[],
  before: number,
): number | undefined {
  if (seat === undefined) return undefined
  for (let index = before - 1; index >= 0; index--) if (moments[index]?.by === seat) return index
  return undefined
}

/** Undo ends at the last answer of chance or move of another seat. */
function undoFloor(moments: readonly Moment[], seat: number): number {
  for (let index = moments.length - 1; index >= 0; index--) {
    const by = moments[index]?.by
    if (by === CHANCE || by !== seat) return index + 1
  }
  return 0
}
