/** E1, E2, E3, E6: playing and rebuilding whole games, beside chessops and boardgame.io. */
import { fold } from '@tiletum/engine'
import { figure } from '../measure/figures.ts'
import { ratio, rota } from '../measure/rota.ts'
import type { Rates, Work } from '../measure/rota.ts'
import type { Sample, Station } from '../measure/station.ts'
import { median } from '../measure/statistics.ts'
import { playedLogs } from '../ours/logs.ts'
import { fourPlayers, playout } from '../ours/playout.ts'
import { boardgamePlayout } from '../peers/boardgame.ts'
import { chessPlayout } from '../peers/chess.ts'

const LOGS = 100

export const playStation: Station = {
  name: 'playing and rebuilding games',
  rows: [
    {
      row: 'E1',
      ours: 'decisions/s of random play',
      against: 'chessops, random moves/s',
      unit: '×',
      good: 'above',
      firstBar: 2,
      goal: 5,
    },
    {
      row: 'E2',
      ours: 'decisions/s of random play',
      against: 'boardgame.io, moves/s of a toy euro',
      unit: '×',
      good: 'above',
      firstBar: 45,
      goal: 110,
    },
    {
      row: 'E3',
      ours: 'whole random games/s',
      against: 'chessops, random games/s',
      unit: '×',
      good: 'above',
      firstBar: 0.75,
      goal: 2,
    },
    {
      row: 'E6',
      ours: 'games/s rebuilt from their logs',
      against: 'boardgame.io, games/s of a toy euro',
      unit: '×',
      good: 'above',
      firstBar: 40,
      goal: 100,
    },
  ],
  async measure(setting) {
    const ours = { play: ourPlayout(), rebuild: ourRebuilding() }
    if (!setting.peers) {
      const { play, rebuild } = rota(ours, setting)
      return [
        { row: 'E1', ours: perSecond(play.operations) },
        { row: 'E2', ours: perSecond(play.operations) },
        { row: 'E3', ours: perSecond(play.units) },
        { row: 'E6', ours: perSecond(rebuild.units) },
      ]
    }
    const peers = { chess: await chessPlayout(), boardgame: boardgamePlayout() }
    const { play, chess, boardgame, rebuild } = rota({ ...ours, ...peers }, setting)
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

const compare = (row: string, ours: Rates, peer: Rates, what: keyof Rates): Sample => ({
  row,
  value: ratio(ours[what], peer[what]),
  ours: perSecond(ours[what]),
  peer: perSecond(peer[what]),
})

const perSecond = (rates: readonly number[]): string => `${figure(median(rates))}/s`
