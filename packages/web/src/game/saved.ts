/** A game as it is kept: who plays what, and its inputs as words. */
import type { Level } from '@tiletum/bots'
import type { GameConfig, Json } from '@tiletum/engine'
import { freshSeed } from './chance.ts'
import type { Seats } from './snapshot.ts'
import { seedOfVisit } from './visit.ts'

export const PLAYER_COLOURS = ['vermilion', 'verdigris', 'indigo', 'plum'] as const
export type PlayerColour = (typeof PLAYER_COLOURS)[number]

export interface Player {
  readonly name: string
  readonly colour: PlayerColour
  /** The level of the computer player that decides here; a person does when there is none. */
  readonly computer?: Level
}

/** Moves that somebody alone at the table took back although something had come up since. */
export interface TakeBack {
  /** How many inputs were kept. */
  readonly kept: number
  readonly inputs: readonly string[]
}

export interface SavedGame {
  readonly id: string
  readonly config: GameConfig
  /** People and computer players, by seat; the Cardinalbot has its seat and no entry. */
  readonly players: readonly Player[]
  readonly inputs: readonly string[]
  /** The moment of another game that it was played on from. */
  readonly branch?: { readonly round: number; readonly turn: number }
  /** Whether the players agreed to do without the forecast: false. */
  readonly forecast?: boolean
  /** What comes up follows from it; older games get one when they are opened. */
  readonly seed?: string
  /** The date of the game of the day, as 2026-11-16. */
  readonly day?: string
  /** In order. */
  readonly takenBack?: readonly TakeBack[]
  /** What its edition changes; the standard edition when there is none. */
  readonly edition?: Json
  readonly created: number
  readonly changed: number
  /** The round reached, for the list of games; 5 when it is over. */
  readonly round: number
  /** The release that wrote it. */
  readonly release: string
}

export function seatsOf({ players, day }: Pick<SavedGame, 'players' | 'day'>): Seats {
  const seats = (computers: boolean) =>
    players.flatMap(({ computer }, seat) => ((computer !== undefined) === computers ? [seat] : []))
  const [alone, ...others] = seats(false)
  return {
    computers: new Set(seats(true)),
    alone: others.length === 0 && day === undefined ? alone : undefined,
  }
}

export const RELEASE = '0.1.0'
export const OVER = 5

export function newGame(
  config: GameConfig,
  players: readonly Player[],
  inputs: readonly string[] = [],
  edition?: Json,
): SavedGame {
  const now = Date.now()
  return {
    id: `${now.toString(36)}-${freshSeed().toString(36)}`,
    config,
    players,
    inputs,
    seed: seedOfVisit(),
    ...(edition === undefined ? {} : { edition }),
    created: now,
    changed: now,
    round: 0,
    release: RELEASE,
  }
}
