/** A thread of a simulation: numbers of games come in, results go out. */
import { parentPort, workerData } from 'node:worker_threads'
import { createBatchPlayer } from './batch.ts'
import type { SimulationSetup, GameRange } from './batch.ts'

const play = createBatchPlayer(workerData as SimulationSetup)
parentPort?.on('message', (batch: GameRange) => {
  void Promise.resolve(play(batch)).then((results) => parentPort?.postMessage(results))
})
