/** A game at a table of this device, kept nowhere. */
import type { Game } from '@tiletum/engine'
import { answerFrom } from '../../src/game/host/seeded-chance.ts'
import { hostMatch } from '../../src/game/host/match-host.ts'
import type { MatchHost } from '../../src/game/host/match-host.ts'
import { isAlone } from '../../src/game/storage/saved-game.ts'
import type { SavedPlayer } from '../../src/game/storage/saved-game.ts'
import { createGameTable } from '../../src/game/game-table.ts'
import type { GameTable } from '../../src/game/game-table.ts'

export const PEOPLE: readonly SavedPlayer[] = [
  { name: 'Anna', colour: 'plum' },
  { name: 'Bruno', colour: 'indigo' },
  { name: 'Chiara', colour: 'verdigris' },
  { name: 'Dario', colour: 'vermilion' },
]

export interface Seated {
  readonly table: GameTable
  readonly host: MatchHost
}

interface Setting {
  readonly entries?: readonly string[]
  readonly players?: readonly SavedPlayer[]
}

/** Around one screen, unless other players sit down. */
export function seatAt(game: Game, seed: number | string, setting: Setting = {}): Seated {
  const { entries = [], players = PEOPLE.slice(0, game.config.players) } = setting
  const agreement = { freeUndo: isAlone(players) }
  const host = hostMatch({ game, entries, players, agreement, answer: answerFrom(seed) })
  return { host, table: createGameTable(host) }
}

export const tableOf = (
  game: Game,
  seed: number | string,
  entries: readonly string[] = [],
): GameTable => seatAt(game, seed, { entries }).table

export const notationsOf = (table: GameTable): readonly string[] =>
  table.snapshot().moments.map(({ notation }) => notation)
