/** A thread of an arena: fixtures come in, played games go out. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Fixture, WeightFiles } from '@tiletum/bots'
import type { Content, GameConfig } from '@tiletum/engine'
import { createTable } from './table.ts'

const { config, content, weights } = workerData as {
  config: GameConfig
  content: Content
  weights: WeightFiles
}
const play = createTable(config, content, weights)
parentPort?.on('message', (fixture: Fixture) => {
  void play(fixture).then((game) => parentPort?.postMessage(game))
})
