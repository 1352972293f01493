/** A game as it is kept: who plays what, its log, and what is not handed in yet. */
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
  /** The level of the computer player that decides here; a person does when there is none. */
  readonly computer?: Level
}

export interface SavedGame {
  readonly id: string
  readonly config: GameConfig
  /** People and computer players, by seat; the Cardinalbot has its seat and no entry. */
  readonly players: readonly SavedPlayer[]
  /** The log: moves, answers of chance and `undo 3`, in notation. */
  readonly entries: readonly string[]
  /** Own moves that are not handed in. */
  readonly draft?: MoveDraft
  /** For an own turn to come. */
  readonly plans?: Plans
  /** Undo reaches past chance and other seats. */
  readonly freeUndo: boolean
  /** The revision of the rules it was last played with. */
  readonly rules: number
  /** The moment of another game that it was played on from. */
  readonly branch?: { readonly round: number; readonly turn: number }
  /** Whether the players agreed to do without the forecast: false. */
  readonly forecast?: boolean
  /** What comes up follows from it; older games get one when they are opened. */
  readonly seed?: string
  /** The date of the game of the day, as 2026-11-16. */
  readonly day?: string
  /** What its edition changes; the standard edition when there is none. */
  readonly edition?: Json
  readonly created: number
  readonly changed: number
  /** The round reached, for the list of games; 5 when it is over. */
  readonly round: number
  /** The release that wrote it. */
  readonly release: string
}

/** Where only one person plays, nobody is wronged by an undo that reaches far. */
export const isAlone = (players: readonly SavedPlayer[]): boolean =>
  players.filter(({ computer }) => computer === undefined).length === 1

/** The moves and answers that count, those of the draft included. */
export function lineIn({
  entries,
  draft,
}: Pick<SavedGame, 'entries' | 'draft'>): readonly string[] {
  const line = placesThatCount(entries).map((place) => entries[place] ?? '')
  return [...line, ...(draft?.moves ?? [])]
}

/** As if nothing had happened after so many moves and answers. */
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
