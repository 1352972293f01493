/** A game as it is kept: who plays what, and its inputs as words. */
import type { Level } from '@tiletum/bots'
import type { GameConfig, Json } from '@tiletum/engine'
import { freshSeed } from './chance.ts'

export const PLAYER_COLOURS = ['vermilion', 'verdigris', 'indigo', 'plum'] as const
export type PlayerColour = (typeof PLAYER_COLOURS)[number]

export interface Player {
  readonly name: string
  readonly colour: PlayerColour
  /** The level of the computer player that decides here; a person does when there is none. */
  readonly computer?: Level
}

/** The seats that computer players decide for. */
export const computersOf = (players: readonly Player[]): ReadonlySet<number> =>
  new Set(players.flatMap(({ computer }, seat) => (computer === undefined ? [] : [seat])))

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
  /** What its edition changes; the standard edition when there is none. */
  readonly edition?: Json
  readonly created: number
  readonly changed: number
  /** The round reached, for the list of games; 5 when it is over. */
  readonly round: number
  /** The release that wrote it. */
  readonly release: string
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
    ...(edition === undefined ? {} : { edition }),
    created: now,
    changed: now,
    round: 0,
    release: RELEASE,
  }
}
