/** A game to keep: who played, what was agreed, the log, and the fingerprint of its last state. */
import type { ConfigError } from '../config-errors.ts'
import type { Awaiting, Game } from '../game.ts'
import type { Refusal } from '../kernel/moves.ts'
import type { NotationError } from '../kernel/notation.ts'
import type { PlayerColour } from '../vocabulary/words.ts'
import { PLAYER_COLOURS } from '../vocabulary/words.ts'
import { fold } from './log.ts'
import type { Log } from './log.ts'
import type { Match } from './match.ts'
import type { ChanceProof } from './proof.ts'

/** The forms of the file: the second also says where chance came from. */
export const PLAIN_FORMAT = 1
const PROVEN_FORMAT = 2

export const formatOf = ({ chance }: Pick<GameRecord, 'chance'>): number =>
  chance === undefined ? PLAIN_FORMAT : PROVEN_FORMAT

export const isFormat = (format: unknown): format is number =>
  format === PLAIN_FORMAT || format === PROVEN_FORMAT

/** Raised whenever the same log may lead to another state than before. */
export const RULES_REVISION = 3

export interface Player {
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
  /** By seat. */
  readonly players: readonly Player[]
  /** What an edition file changes. The engine only keeps it; whoever composes the game applies it. */
  readonly edition?: Json
  /** Where its chance came from, if anybody can check that. */
  readonly chance?: ChanceProof
  readonly log: Log
  /** The hash of the state the log leads to. */
  readonly state: string
}

const LONGEST_NAME = 40

/** Names are kept on one line, and short enough for it. */
const tidy = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim()

export interface Particulars {
  /** By seat; who is not named is called by the colour. */
  readonly names?: readonly string[]
  readonly colours?: readonly PlayerColour[]
  readonly edition?: Json
  readonly chance?: ChanceProof
}

export function createRecord(game: Game, log: Log, particulars: Particulars = {}): GameRecord {
  const { names = [], colours = PLAYER_COLOURS, edition, chance } = particulars
  const players = Array.from({ length: game.config.players }, (_, seat): Player => {
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

/** What is wrong with a record, and where. */
export interface RecordError {
  readonly fault: RecordFault
  /** What was found there. */
  readonly word: string
  /** In a text, from 1. */
  readonly line?: number
  readonly column?: number
  /** In JSON: the entry, from 0, or the key. */
  readonly place?: number | string
  readonly refusal?: Refusal
  readonly notation?: NotationError
  /** For the wrong seat: who is asked. */
  readonly awaiting?: Awaiting
  /** Where no game can be set up: what of the agreement is in the way. */
  readonly configError?: ConfigError
  /** The record's rules revision, where it is not ours. */
  readonly otherRules?: number
}

/** What could be read. With an error, `record` and `match` hold the part before it, if any. */
export interface Reading {
  readonly record?: GameRecord
  readonly match?: Match
  readonly error?: RecordError
}
