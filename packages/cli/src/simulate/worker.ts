/** A thread of a simulation: numbers of games come in, results go out. */
import { parentPort, workerData } from 'node:worker_threads'
import { createBatchPlayer } from './batch.ts'
import type { Setting, Batch } from './batch.ts'

const play = createBatchPlayer(workerData as Setting)
parentPort?.on('message', (batch: Batch) => parentPort?.postMessage(play(batch)))
