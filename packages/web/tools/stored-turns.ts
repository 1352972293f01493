/** Whole turns to be played again on the screen: for each action the longest and the median one. */
import fs from 'node:fs'
import path from 'node:path'
import { playGame, POLICIES, seededChance } from '@tiletum/bots'
import { content } from '@tiletum/content'
import {
  ACTIONS,
  compose,
  createLog,
  createRecord,
  effectiveMoves,
  NONE,
  readRecord,
  writeRecord,
} from '@tiletum/engine'
import type { Action, Game, GameConfig } from '@tiletum/engine'

export interface StoredTurn {
  readonly game: string
  readonly action: Action
  readonly moves: readonly string[]
  /** The game up to this turn, to be loaded. */
  readonly before: string
}

const GAMES = path.join(import.meta.dirname, '../../../games')
const COLOURS = ['orange', 'green', 'blue', 'purple'] as const

/** Out of the stored games, which are played at random so that they meet every rule. */
export function storedTurns(): readonly StoredTurn[] {
  return chosen(
    fs
      .readdirSync(GAMES)
      // Turns of another edition are no other turns.
      .filter((file) => file.endsWith('.txt') && file !== 'edition.txt')
      .flatMap((file) => {
        const text = fs.readFileSync(path.join(GAMES, file), 'utf8')
        const { match } = readRecord(text, (config) => compose(config, content))
        if (match === undefined) throw new Error(`${file} cannot be read`)
        return turnsIn(path.basename(file, '.txt'), match.game, effectiveMoves(match.log))
      }),
  )
}

const PLAYED: readonly GameConfig[] = [
  { modules: ['base'], players: 2 },
  { modules: ['base'], players: 3 },
  { modules: ['base', 'solo'], players: 1, difficulty: 'normal' },
  { modules: ['base', 'silver'], players: 2 },
]
const SEEDS = [1, 2, 3]

/** Out of games that computer players play to win. */
export function playedTurns(): readonly StoredTurn[] {
  return chosen(
    PLAYED.flatMap((config) =>
      SEEDS.flatMap((seed) => {
        const game = compose(config, content)
        const entries: number[] = []
        const policies = Array.from({ length: config.players }, (_, seat) =>
          POLICIES.apprentice(game, `${seed} ${seat}`),
        )
        playGame({ game, policies, chance: seededChance(seed), entries })
        return turnsIn(`${config.modules.join('+')} ${config.players} ${seed}`, game, entries)
      }),
    ),
  )
}

/** Two of each action that a die leads to by itself. */
function chosen(all: readonly StoredTurn[]): readonly StoredTurn[] {
  return ACTIONS.filter((action) => action !== 'joker' && action !== 'prospector').flatMap(
    (action) => {
      const sorted = all
        .filter((turn) => turn.action === action)
        .toSorted((one, other) => one.moves.length - other.moves.length)
      return [sorted.at(-1), sorted[sorted.length >> 1]].filter((turn) => turn !== undefined)
    },
  )
}

function turnsIn(name: string, game: Game, line: readonly number[]): StoredTurn[] {
  const turns: StoredTurn[] = []
  const state = game.start()
  let start = 0
  let moves: string[] = []
  let action: Action | undefined
  /** What chance brought in this turn: on the screen it brings something else. */
  const drawn = new Set<string>()
  let uses = false
  for (const [index, move] of line.entries()) {
    const awaiting = game.awaiting(state)
    const notation = game.format(move)
    if (awaiting.who === 'chance') drawn.add(notation.split(' ').at(-1) ?? '')
    else if (state.active !== NONE) {
      if (moves.length === 0) start = index
      moves.push(notation)
      uses ||= notation.split(' ').some((word) => drawn.has(word))
    }
    game.play(state, move, (event) => {
      if (event.event === 'die' && awaiting.who === 'seat') action = event.facts.action
    })
    if (moves.at(-1) !== 'end turn') {
      if (moves.length === 0) drawn.clear()
      continue
    }
    if (action !== undefined && !uses)
      turns.push({ game: name, action, moves, before: recordOf(game, line.slice(0, start)) })
    moves = []
    action = undefined
    uses = false
    drawn.clear()
  }
  return turns
}

function recordOf(game: Game, line: readonly number[]): string {
  const log = createLog(game.config)
  log.entries.push(...line)
  const { players } = game.config
  const names = ['Anna', 'Bruno', 'Clara', 'Dario'].slice(0, players)
  return writeRecord(game, createRecord(game, log, { names, colours: COLOURS.slice(0, players) }))
}
