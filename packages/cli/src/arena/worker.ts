/** A thread of an arena: fixtures come in, played games go out. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Fixture } from '@tiletum/bots'
import type { Content, GameConfig } from '@tiletum/engine'
import { createTable } from './table.ts'

const { config, content } = workerData as { config: GameConfig; content: Content }
const play = createTable(config, content)
parentPort?.on('message', (fixture: Fixture) => {
  void play(fixture).then((game) => parentPort?.postMessage(game))
})
