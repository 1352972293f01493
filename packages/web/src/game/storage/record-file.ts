/** A game as a file that people can keep, send and read: a record of the engine. */
import { parsePlayerName } from '@tiletum/bots'
import {
  composeFrom,
  createLog,
  createRecord,
  formatEntry,
  parseEntry,
  readRecord,
  verify,
  writeRecord,
} from '@tiletum/engine'
import type { Problem } from '@tiletum/content/edition'
import type { Content, GameConfig, Json, Module, RecordError } from '@tiletum/engine'
import type { DrawnColour } from '../../shared/theme/tokens.ts'
import { composeGame, loadModules } from './compose.ts'
import { contentOf } from './game-content.ts'
import { newGame, OVER } from './saved-game.ts'
import type { SavedPlayer, SavedGame } from './saved-game.ts'

/** The colours of the box and the ones we draw them in. */
export const BOX_COLOURS = {
  vermilion: 'orange',
  verdigris: 'green',
  indigo: 'blue',
  plum: 'purple',
} as const satisfies Record<DrawnColour, string>

export const drawnColour = (box: string): DrawnColour => {
  const drawn = Object.entries(BOX_COLOURS).find(([, colour]) => colour === box)
  return (drawn?.[0] as DrawnColour | undefined) ?? 'indigo'
}

/** A record has only the names of players, so the level of a computer player follows its name. */
const nameInRecord = ({ name, computer }: SavedPlayer): string =>
  computer === undefined ? name : `${name} (${computer})`

function playerNamed(whole: string): Omit<SavedPlayer, 'colour'> {
  const { name, level } = parsePlayerName(whole)
  return level === undefined ? { name } : { name, computer: level }
}

/** @throws when today's rules can't play all of it. */
export async function recordText(saved: SavedGame): Promise<string> {
  const { config, players, edition, entries, draft, freeUndo } = saved
  const { game } = await composeGame(saved)
  const log = createLog(config, { freeUndo })
  for (const text of [...entries, ...(draft?.moves ?? [])]) {
    const entry = parseEntry(game, text)
    if (typeof entry !== 'number') throw new Error(`This entry can’t be played: ${text}`)
    log.entries.push(entry)
  }
  if (verify(game, log) !== undefined) throw new Error('This game can’t be played')
  const record = createRecord(game, log, {
    names: players.map(nameInRecord),
    colours: players.map(({ colour }) => BOX_COLOURS[colour]),
    ...(edition === undefined ? {} : { edition }),
  })
  return writeRecord(game, record)
}

export interface ReadFault {
  readonly error: RecordError
  /** A problem of its edition. */
  readonly problem?: Problem
}

export interface ReadGame {
  /** The game as far as it could be read. */
  readonly game: SavedGame | undefined
  /** The first thing that could not be read. */
  readonly fault: ReadFault | undefined
}

export async function readGame(text: string): Promise<ReadGame> {
  const found = await madeReady(text)
  const { record, match, error } = readRecord(text, (config) => {
    if ('problem' in found) throw new Error('This edition cannot be played')
    return composeFrom(found.modules, config, found.content)
  })
  const fault =
    error === undefined ? undefined : 'problem' in found ? { error, ...found } : { error }
  if (record === undefined || match === undefined) return { game: undefined, fault }
  const { log } = record
  const entries = log.entries.map((entry) => formatEntry(match.game, entry))
  const players = record.players.map(({ name, colour }) => ({
    ...playerNamed(name),
    colour: drawnColour(colour),
  }))
  const over = match.game.awaiting(match.state).who === 'nobody'
  const game: SavedGame = {
    ...newGame(log.config, players, entries, record.edition),
    ...(log.freeUndo ? { freeUndo: true } : {}),
    round: over ? OVER : match.state.round,
  }
  return { game, fault }
}

type Found =
  | { readonly modules: readonly Module[]; readonly content: Content }
  | { readonly problem: Problem }

/** Reading is synchronous, so the rules and the edition that a record names are loaded before. */
async function madeReady(text: string): Promise<Found> {
  let config: GameConfig | undefined
  let edition: Json | undefined
  readRecord(text, (...found) => {
    ;[config, edition] = found
    throw new Error('Only what it needs is asked')
  })
  const modules = config === undefined ? [] : await loadModules(config)
  try {
    return { modules, content: await contentOf(edition === undefined ? {} : { edition }) }
  } catch (error) {
    return { problem: (error as { readonly cause: Problem }).cause }
  }
}
