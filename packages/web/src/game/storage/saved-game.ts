/** A game as it is stored: its players, its log, and what is not submitted yet. */
import type { Level } from '@tiletum/bots'
import { placesThatCount, RULES_REVISION } from '@tiletum/engine'
import type { GameConfig, Json } from '@tiletum/engine'
import type { DrawnColour } from '../../shared/theme/tokens.ts'
import { freshSeed } from '../fresh-seed.ts'
import type { Plans } from './plans.ts'
import { seedParameter } from '../url-parameters.ts'
import type { MoveDraft } from './move-draft.ts'

export interface SavedPlayer {
  readonly name: string
  readonly colour: DrawnColour
  /** Level of the computer player at this seat; undefined for a person. */
  readonly computer?: Level
}

export interface SavedGame {
  readonly id: string
  readonly config: GameConfig
  /** People and computer players, by seat; the Cardinalbot has its seat and no entry. */
  readonly players: readonly SavedPlayer[]
  /** The log: moves, chance answers and `undo 3`, in notation. */
  readonly entries: readonly string[]
  /** Own moves that are not submitted. */
  readonly draft?: MoveDraft
  /** Plans for the own turn. */
  readonly plans?: Plans
  /** True if undo reaches past chance and other seats. */
  readonly freeUndo: boolean
  /** Revision of the rules it was last played with. */
  readonly rules: number
  /** The moment of another game that it was branched from. */
  readonly branch?: { readonly round: number; readonly turn: number }
  /** False if the players agreed to play without forecasts. */
  readonly forecast?: boolean
  /** Seed of chance; older games get one when they are opened. */
  readonly seed?: string
  /** The date of a game of the day, such as 2026-11-16. */
  readonly day?: string
  /** The changes of its edition; undefined for the standard edition. */
  readonly edition?: Json
  readonly created: number
  readonly changed: number
  /** The current round for the list of games; 5 when the game is over. */
  readonly round: number
  /** The release that stored it. */
  readonly release: string
}

/** With a single person, far-reaching undo is unfair to nobody. */
export const isAlone = (players: readonly SavedPlayer[]): boolean =>
  players.filter(({ computer }) => computer === undefined).length === 1

/** Returns the effective moves and chance answers, including the draft. */
export function lineIn({
  entries,
  draft,
}: Pick<SavedGame, 'entries' | 'draft'>): readonly string[] {
  const line = placesThatCount(entries).map((place) => entries[place] ?? '')
  return [...line, ...(draft?.moves ?? [])]
}

/** Returns the game as it was after a number of moves and answers. */
export function cutTo(game: SavedGame, moments: number): SavedGame {
  const { draft: _dropped, plans: _planned, ...kept } = game
  return { ...kept, entries: lineIn(game).slice(0, moments) }
}

export const RELEASE = '0.1.0'
export const OVER = 5

export function newGame(
  config: GameConfig,
  players: readonly SavedPlayer[],
  entries: readonly string[] = [],
  edition?: Json,
): SavedGame {
  const now = Date.now()
  return {
    id: `${now.toString(36)}-${freshSeed().toString(36)}`,
    config,
    players,
    entries,
    freeUndo: isAlone(players),
    rules: RULES_REVISION,
    seed: seedParameter(),
    ...(edition === undefined ? {} : { edition }),
    created: now,
    changed: now,
    round: 0,
    release: RELEASE,
  }
}
