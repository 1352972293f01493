/** Records of played games, for tests that read them. */
import { playGame, POLICIES, seededChance } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { compose, createLog, createRecord, writeRecord } from '../src/index.ts'
import type { Game, GameConfig, GameRecord, Log, MakeGame, Particulars } from '../src/index.ts'

export const make: MakeGame = (config) => compose(config, content)

export interface Kept {
  readonly game: Game
  readonly record: GameRecord
  readonly text: string
}

/** The record of a whole game. */
export function played(config: Partial<GameConfig> = {}, particulars: Particulars = {}): Kept {
  const game = compose({ modules: ['base'], players: 3, ...config }, content)
  const log = createLog(game.config)
  playGame({
    game,
    policies: Array.from({ length: game.rules.seats }, (_, seat) => POLICIES.eager(game, seat)),
    chance: seededChance('records'),
    entries: log.entries,
  })
  return keep(game, log, particulars)
}

export function keep(game: Game, log: Log, particulars: Particulars): Kept {
  const record = createRecord(game, log, particulars)
  return { game, record, text: writeRecord(game, record) }
}

export const names = ['Anna', 'Bert', 'Cara']
/** The record of a game of three players with names. */
export const whole = played({}, { names })
