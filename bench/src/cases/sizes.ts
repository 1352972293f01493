/** E7: sizes of stored and sent data: a state, an entry of the log, the record of a game. */
import { gzipSync } from 'node:zlib'
import { createRecord, formatEntry, writeRecord } from '@tiletum/engine'
import { withUnit } from '../measure/figures.ts'
import type { Row, Measurement, BenchmarkCase } from '../measure/case.ts'
import { median } from '../measure/statistics.ts'
import { playedLogs } from '../ours/logs.ts'
import { fourPlayers } from '../ours/playout.ts'
import { sampledPositions } from '../ours/positions.ts'

const GAMES = 40
/** Bytes that boardgame.io's server sends to each socket per move of the toy euro. */
const BOARDGAME_MOVE = 11_900

const size = (
  row: string,
  ours: string,
  against: string,
  minimum: number,
  target: number,
): Row => ({
  row,
  ours,
  against,
  unit: 'B',
  good: 'below',
  minimum,
  target,
})

export const sizesCase: BenchmarkCase = {
  name: 'weighing',
  once: true,
  rows: [
    size(
      'E7 state',
      'state as JSON, the largest',
      'boardgame.io, a move to a socket',
      BOARDGAME_MOVE,
      BOARDGAME_MOVE,
    ),
    size(
      'E7 entry',
      'entry of a log in words, the longest',
      'boardgame.io, 1/15; 1/60',
      Math.floor(BOARDGAME_MOVE / 15),
      200,
    ),
    size('E7 record', 'record of a game as text, the longest', '–', 25_000, 25_000),
    size('E7 packed', 'the same compressed, the largest', '–', 6000, 6000),
  ],
  measure() {
    const game = fourPlayers()
    const logs = playedLogs(game, GAMES)
    const records = logs.map((log) => writeRecord(game, createRecord(game, log)))
    return [
      largest(
        'E7 state',
        sampledPositions(game, GAMES).map((state) => bytes(JSON.stringify(state))),
      ),
      largest(
        'E7 entry',
        logs.flatMap(({ entries }) => entries.map((entry) => bytes(formatEntry(game, entry)))),
      ),
      largest('E7 record', records.map(bytes)),
      largest(
        'E7 packed',
        records.map((record) => gzipSync(record).length),
      ),
    ]
  },
}

const bytes = (text: string): number => Buffer.byteLength(text)

/** A sample judged by the largest size; the median shows what is usual. */
const largest = (row: string, sizes: readonly number[]): Measurement => ({
  row,
  value: Math.max(...sizes),
  ours: `${withUnit(median(sizes), 'B')} typically`,
})
