/** E1, E2, E3, E6: playing and rebuilding whole games, compared with chessops and boardgame.io. */
import { fold } from '@tiletum/engine'
import { figure } from '../measure/figures.ts'
import { ratio, interleave } from '../measure/interleaved.ts'
import type { Throughput, Work } from '../measure/interleaved.ts'
import type { Measurement, BenchmarkCase } from '../measure/case.ts'
import { median } from '../measure/statistics.ts'
import { playedLogs } from '../ours/logs.ts'
import { fourPlayers, playout } from '../ours/playout.ts'
import { boardgamePlayout } from '../baselines/boardgame.ts'
import { chessPlayout } from '../baselines/chess.ts'

const LOGS = 100

export const playCase: BenchmarkCase = {
  name: 'playing and rebuilding games',
  rows: [
    {
      row: 'E1',
      ours: 'decisions/s of random play',
      against: 'chessops, random moves/s',
      unit: '×',
      good: 'above',
      minimum: 2,
      target: 5,
    },
    {
      row: 'E2',
      ours: 'decisions/s of random play',
      against: 'boardgame.io, moves/s of a toy euro',
      unit: '×',
      good: 'above',
      minimum: 45,
      target: 110,
    },
    {
      row: 'E3',
      ours: 'whole random games/s',
      against: 'chessops, random games/s',
      unit: '×',
      good: 'above',
      minimum: 0.75,
      target: 2,
    },
    {
      row: 'E6',
      ours: 'games/s rebuilt from their logs',
      against: 'boardgame.io, games/s of a toy euro',
      unit: '×',
      good: 'above',
      minimum: 40,
      target: 100,
    },
  ],
  async measure(setting) {
    const ours = { play: ourPlayout(), rebuild: ourRebuilding() }
    if (!setting.baselines) {
      const { play, rebuild } = interleave(ours, setting)
      return [
        { row: 'E1', ours: perSecond(play.operations) },
        { row: 'E2', ours: perSecond(play.operations) },
        { row: 'E3', ours: perSecond(play.units) },
        { row: 'E6', ours: perSecond(rebuild.units) },
      ]
    }
    const baselines = { chess: await chessPlayout(), boardgame: boardgamePlayout() }
    const { play, chess, boardgame, rebuild } = interleave({ ...ours, ...baselines }, setting)
    return [
      compare('E1', play, chess, 'operations'),
      compare('E2', play, boardgame, 'operations'),
      compare('E3', play, chess, 'units'),
      compare('E6', rebuild, boardgame, 'units'),
    ]
  },
}

function ourPlayout(): Work {
  const game = fourPlayers()
  let seed = 0
  return () => playout(game, ++seed)
}

function ourRebuilding(): Work {
  const game = fourPlayers()
  const logs = playedLogs(game, LOGS)
  let next = 0
  return () => {
    const log = logs[next++ % logs.length]
    if (log !== undefined) fold(game, log)
    return 1
  }
}

const compare = (
  row: string,
  ours: Throughput,
  baseline: Throughput,
  what: keyof Throughput,
): Measurement => ({
  row,
  value: ratio(ours[what], baseline[what]),
  ours: perSecond(ours[what]),
  baseline: perSecond(baseline[what]),
})

const perSecond = (rates: readonly number[]): string => `${figure(median(rates))}/s`
