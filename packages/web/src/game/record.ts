/** A game as a file that people can keep, send and read: the engine's record. */
import { content } from '@tiletum/content'
import { compose, createLog, createRecord, lineOf, readRecord, writeRecord } from '@tiletum/engine'
import type { Game, GameConfig, Move } from '@tiletum/engine'
import { newGame } from './saved.ts'
import type { PlayerColour, SavedGame } from './saved.ts'

/** The box's colours and the ones we draw them in. */
const BOX_COLOURS = {
  vermilion: 'orange',
  verdigris: 'green',
  indigo: 'blue',
  plum: 'purple',
} as const satisfies Record<PlayerColour, string>

const drawnColour = (box: string): PlayerColour => {
  const drawn = Object.entries(BOX_COLOURS).find(([, colour]) => colour === box)
  return (drawn?.[0] as PlayerColour | undefined) ?? 'indigo'
}

const make = (config: GameConfig): Game => compose(config, content)

export function recordText({ config, players, inputs }: SavedGame): string {
  const game = make(config)
  const log = createLog(config)
  for (const input of inputs) {
    const move = game.parse(input)
    if (typeof move !== 'number') break
    log.entries.push(move)
  }
  const record = createRecord(game, log, {
    names: players.map(({ name }) => name),
    colours: players.map(({ colour }) => BOX_COLOURS[colour]),
  })
  return writeRecord(game, record)
}

export interface ReadGame {
  /** What could be read, if anything. */
  readonly game: SavedGame | undefined
  /** What could not. */
  readonly fault: { readonly line: number | undefined; readonly word: string } | undefined
}

export function readGame(text: string): ReadGame {
  const { record, match, error } = readRecord(text, make)
  const fault = error === undefined ? undefined : { line: error.line, word: error.word }
  if (record === undefined || match === undefined) return { game: undefined, fault }
  const inputs = lineOf(record.log).map((move: Move) => match.game.format(move))
  const players = record.players.map(({ name, colour }) => ({ name, colour: drawnColour(colour) }))
  return { game: newGame(record.log.config, players, inputs), fault }
}
