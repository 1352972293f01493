/** A saved game: its players, its settings, the log, and the hash of its last state. */
import type { ConfigError } from '../config-errors.ts'
import type { Awaiting, Game } from '../game.ts'
import type { Refusal } from '../kernel/legal-moves.ts'
import type { NotationError } from '../kernel/notation.ts'
import type { PlayerColour } from '../vocabulary/words.ts'
import { PLAYER_COLOURS } from '../vocabulary/words.ts'
import { fold } from './log.ts'
import type { Log } from './log.ts'
import type { Match } from './match.ts'
import type { ChanceProof } from './chance-proof.ts'

/** The formats of the file; the second one also holds the proof of chance. */
export const PLAIN_FORMAT = 1
const PROVEN_FORMAT = 2

export const formatOf = ({ chance }: Pick<GameRecord, 'chance'>): number =>
  chance === undefined ? PLAIN_FORMAT : PROVEN_FORMAT

export const isFormat = (format: unknown): format is number =>
  format === PLAIN_FORMAT || format === PROVEN_FORMAT

/**
 * Revision of the rules. It is raised whenever the same log may lead to another state than before.
 */
export const RULES_REVISION = 3

export interface RecordPlayer {
  readonly name: string
  readonly colour: PlayerColour
}

export type Json =
  | string
  | number
  | boolean
  // oxlint-disable-next-line typescript/no-restricted-types -- JSON has it
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

export interface GameRecord {
  readonly rules: number
  /** The players by seat. */
  readonly players: readonly RecordPlayer[]
  /**
   * The changes of an edition file. The engine only stores them; the function that composes the
   * game applies them.
   */
  readonly edition?: Json
  /** The proof of where chance came from, if there is one. */
  readonly chance?: ChanceProof
  readonly log: Log
  /** The hash of the state the log leads to. */
  readonly state: string
}

const LONGEST_NAME = 40

/** Returns a name as one line of limited length. */
const tidy = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim()

export interface Particulars {
  /** The names by seat; a seat without a name is called by its colour. */
  readonly names?: readonly string[]
  readonly colours?: readonly PlayerColour[]
  readonly edition?: Json
  readonly chance?: ChanceProof
}

export function createRecord(game: Game, log: Log, particulars: Particulars = {}): GameRecord {
  const { names = [], colours = PLAYER_COLOURS, edition, chance } = particulars
  const players = Array.from({ length: game.config.players }, (_, seat): RecordPlayer => {
    const colour = colours[seat] ?? 'blue'
    return { name: tidy(names[seat] ?? '') || colour, colour }
  })
  return {
    rules: RULES_REVISION,
    players,
    ...(edition === undefined ? {} : { edition }),
    ...(chance === undefined ? {} : { chance }),
    log,
    state: game.hash(fold(game, log)),
  }
}

export const RECORD_FAULTS = [
  'too-long',
  'no-record',
  'other-format',
  'unknown-line',
  'missing',
  'doubled',
  'bad-rules',
  'unknown-module',
  'bad-players',
  'bad-option',
  'bad-edition',
  'bad-chance',
  'no-game',
  'no-seat',
  'open-bracket',
  'notation',
  'wrong-seat',
  'refused',
  'cannot-undo',
  'no-end',
  'after-the-end',
  'other-state',
] as const
export type RecordFault = (typeof RECORD_FAULTS)[number]

/** An error in a record, and its place. */
export interface RecordError {
  readonly fault: RecordFault
  /** The word found at the place of the error. */
  readonly word: string
  /** The line in a text, from 1. */
  readonly line?: number
  readonly column?: number
  /** The place in JSON: the number of the entry, from 0, or the key. */
  readonly place?: number | string
  readonly refusal?: Refusal
  readonly notation?: NotationError
  /** For `wrong-seat`: the seat that is to decide, or the request of chance. */
  readonly awaiting?: Awaiting
  /** For `no-game`: the setting that makes it impossible. */
  readonly configError?: ConfigError
  /** The record's rules revision, if it is not the present one. */
  readonly otherRules?: number
}

/** The result of reading. With an error, `record` and `match` hold the part before it, if any. */
export interface Reading {
  readonly record?: GameRecord
  readonly match?: Match
  readonly error?: RecordError
}
