/** E8: the work a person waits for: the options with all their texts, and the reason for a refusal. */
import type { Game, Move } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
import { figure } from '../measure/figures.ts'
import { interleave } from '../measure/interleaved.ts'
import type { BenchmarkCase } from '../measure/case.ts'
import { median } from '../measure/statistics.ts'
import { playedLogs } from '../ours/logs.ts'
import { fourPlayers } from '../ours/playout.ts'
import { sampledPositions } from '../ours/positions.ts'

const GAMES = 40
const MOVES_A_POSITION = 32

export const peopleCase: BenchmarkCase = {
  name: 'answering people',
  rows: [
    {
      row: 'E8 options',
      ours: 'options of a position, in full',
      against: '–',
      unit: 'µs',
      good: 'below',
      minimum: 200,
      target: 100,
    },
    {
      row: 'E8 why',
      ours: 'why a move is refused',
      against: '–',
      unit: 'µs',
      good: 'below',
      minimum: 50,
      target: 25,
    },
  ],
  measure(setting) {
    const game = fourPlayers()
    const positions = sampledPositions(game, GAMES)
    const tries = positions.map((state) => refused(game, state))
    const { options, why } = interleave(
      { options: everyOption(game, positions), why: everyWhy(game, positions, tries) },
      setting,
    )
    return [
      { row: 'E8 options', value: 1e6 / median(options.operations), ours: per(options.operations) },
      { row: 'E8 why', value: 1e6 / median(why.operations), ours: per(why.operations) },
    ]
  },
}

const everyOption = (game: Game, positions: readonly GameState[]) => () => {
  for (const state of positions) game.options(state)
  return positions.length
}

function everyWhy(game: Game, positions: readonly GameState[], tries: readonly Move[][]) {
  return () => {
    let asked = 0
    positions.forEach((state, index) => {
      for (const move of tries[index] ?? []) {
        game.why(state, move)
        asked++
      }
    })
    return asked
  }
}

/** Moves that are legal somewhere else, but not here. */
function refused(game: Game, state: GameState): Move[] {
  pool ??= [...new Set(playedLogs(game, GAMES).flatMap(({ entries }) => entries))]
  const legal = new Set(game.moves(state))
  const others = pool.filter((move) => !legal.has(move))
  const stride = Math.max(1, Math.floor(others.length / MOVES_A_POSITION))
  return others.filter((_, index) => index % stride === 0)
}

let pool: Move[] | undefined

const per = (rates: readonly number[]): string => `${figure(median(rates))}/s`
