/** Invariants that must hold at every step of every game. */
import { isDeepStrictEqual } from 'node:util'
import {
  appendEntry,
  createLog,
  createRecord,
  fold,
  openMatch,
  readRecord,
  verify,
  writeRecord,
} from '@tiletum/engine'
import type { Game, Json, Log, Match, Move } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
import { violations } from './piece-counts.ts'

/** A step of a game under test. */
export interface CheckedStep {
  readonly game: Game
  readonly state: GameState
  readonly moves: readonly Move[]
  /** Moves that were legal earlier in the game, whether they are now or not. */
  readonly met: ReadonlySet<Move>
}

/** Returns a description of the violation, or undefined. */
type Invariant<Of> = (of: Of) => string | undefined
/** Invariants with their names. */
export type Invariants<Of> = readonly (readonly [name: string, check: Invariant<Of>])[]

const firstOf = (faults: readonly string[]): string | undefined =>
  faults.length === 0 ? undefined : faults.join('; ')

const offeredTwice = ({ game, moves }: CheckedStep): string | undefined =>
  new Set(moves).size === moves.length
    ? undefined
    : firstOf(
        moves
          .filter((move, index) => moves.indexOf(move) !== index)
          .map((move) => game.format(move)),
      )

const isCount = (number: number): boolean => number >= 0 && Number.isInteger(number)

/** Invariants cheap enough to check at every step. */
export const EVERY_STEP: Invariants<CheckedStep> = Object.entries<Invariant<CheckedStep>>({
  'nothing is offered twice': offeredTwice,
  'nobody has less than nothing': ({ state }) => {
    const owes = state.seats.findIndex(
      ({ vp, resources, housesInSupply, pillarsInSupply }) =>
        !isCount(vp) ||
        !isCount(housesInSupply) ||
        !isCount(pillarsInSupply) ||
        !resources.every(isCount),
    )
    return owes < 0 ? undefined : `seat ${owes + 1}`
  },
})

/** Invariants of the whole table, checked at some steps. */
export const QUICK: Invariants<CheckedStep> = Object.entries<Invariant<CheckedStep>>({
  'pieces are conserved': ({ game, state }) => firstOf(violations(game, state)),
})

/** Costly invariants, checked at a sample of the steps, or at all steps of a few games. */
export const THOROUGH: Invariants<CheckedStep> = Object.entries<Invariant<CheckedStep>>({
  'a state is plain data': ({ state }) =>
    isDeepStrictEqual(JSON.parse(JSON.stringify(state)), state)
      ? undefined
      : 'JSON loses something',

  'a clone is equal': ({ game, state }) =>
    isDeepStrictEqual(game.clone(state), state) && game.hash(game.clone(state)) === game.hash(state)
      ? undefined
      : 'the clone is another',

  'notation leads back': ({ game, moves }) =>
    firstOf(
      moves
        .filter((move) => game.parse(game.format(move)) !== move)
        .map((move) => game.format(move)),
    ),

  'options are the moves': ({ game, state, moves }) =>
    isDeepStrictEqual(game.moves(state), moves) &&
    isDeepStrictEqual(
      game.options(state).map(({ move, notation }) => [move, notation]),
      moves.map((move) => [move, game.format(move)]),
    )
      ? undefined
      : 'options and moves differ',

  'an option says whether it turns something over': ({ game, state }) => {
    if (game.awaiting(state).who !== 'seat') return undefined
    return firstOf(
      game
        .options(state)
        .filter(({ move, reveals }) => {
          const on = game.clone(state)
          game.play(on, move)
          return reveals !== (game.awaiting(on).who === 'chance')
        })
        .map(({ notation, reveals }) => `${notation}: ${reveals ? 'nothing' : 'something'} hidden`),
    )
  },

  'why refuses exactly what is not offered': ({ game, state, moves, met }) =>
    firstOf(
      [...new Set([...met, ...moves])]
        .filter((move) => (game.why(state, move) === undefined) !== moves.includes(move))
        .map((move) => `${game.format(move)}: ${game.why(state, move)?.reason ?? 'not refused'}`),
    ),

  'every option can be played and leads on, and a clone plays by itself': ({
    game,
    state,
    moves,
  }) => {
    const before = JSON.stringify(state)
    for (const move of moves) {
      const on = game.clone(state)
      game.play(on, move)
      const leads = game.awaiting(on).who === 'nobody' || game.moves(on).length > 0
      if (!leads) return `${game.format(move)} leads nowhere`
      const faults = violations(game, on)
      if (faults.length > 0) return `${game.format(move)}: ${faults.join('; ')}`
    }
    return JSON.stringify(state) === before ? undefined : 'playing on a clone changed the state'
  },

  'events change nothing': ({ game, state, moves }) => {
    const [move] = moves
    if (move === undefined) return undefined
    const silent = game.clone(state)
    const told = game.clone(state)
    game.play(silent, move)
    game.play(told, move, () => {})
    return isDeepStrictEqual(silent, told) ? undefined : `${game.format(move)} plays otherwise`
  },
})

/** A finished or half-finished game. */
export interface PlayedLine {
  readonly game: Game
  readonly moves: readonly Move[]
  readonly state: GameState
}

export const OF_A_LINE: Invariants<PlayedLine> = Object.entries<Invariant<PlayedLine>>({
  'the log leads to the state': ({ game, moves, state }) => {
    return game.hash(fold(game, logOf(game, moves))) === game.hash(state)
      ? undefined
      : 'another state'
  },
})

/** Costly invariants of a line: both replay and check the whole game. */
export const OF_A_RECORD: Invariants<PlayedLine> = Object.entries<Invariant<PlayedLine>>({
  'every entry of the log is legal': ({ game, moves }) => {
    const fault = verify(game, logOf(game, moves))
    return fault === undefined ? undefined : `entry ${fault.entry}: ${JSON.stringify(fault.error)}`
  },
  'its record can be read and leads to the state': ({ game, moves, state }) => {
    const { error, match } = readRecord(recordOf(game, moves), () => game)
    if (error !== undefined) return JSON.stringify(error)
    return isDeepStrictEqual(match?.state, state) ? undefined : 'another state'
  },
})

function logOf(game: Game, line: readonly Move[]): Log {
  const log = createLog(game.config)
  log.entries.push(...line)
  return log
}

/** The text of a game's record. */
export const recordOf = (game: Game, line: readonly Move[], edition?: Json): string =>
  writeRecord(game, createRecord(game, logOf(game, line), edition === undefined ? {} : { edition }))

/** Undoes the last move and plays it again. Returns a description of what went wrong, or undefined. */
export function undoAndRedo(match: Match, before: GameState): string | undefined {
  const { game, state } = match
  const last = match.moves.at(-1)
  if (last === undefined) return undefined
  // Only a seat's move can be undone; chance answers are undone with the move before them.
  if (match.seats.at(-1) === -1) return undefined
  if (appendEntry(match, -1) !== undefined) return `${game.format(last)} can not be taken back`
  if (!isDeepStrictEqual(match.state, before)) return `${game.format(last)} is not all taken back`
  if (appendEntry(match, last) !== undefined) return `${game.format(last)} can not be played again`
  return isDeepStrictEqual(match.state, state) ? undefined : `${game.format(last)} plays otherwise`
}

/** A new match in which every step can be undone. */
export const freeMatch = (game: Game): Match =>
  openMatch(game, createLog(game.config, { freeUndo: true }))
