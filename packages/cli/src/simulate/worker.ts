/** A thread of a simulation: numbers of games come in, results go out. */
import { parentPort, workerData } from 'node:worker_threads'
import { createStretch } from './stretch.ts'
import type { Setting, Stretch } from './stretch.ts'

const play = createStretch(workerData as Setting)
parentPort?.on('message', (stretch: Stretch) => parentPort?.postMessage(play(stretch)))
