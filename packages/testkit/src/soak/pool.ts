/** Runs one process per core; each gets the next batch when it has played one. */
import { fork } from 'node:child_process'
import path from 'node:path'
import type { SoakReport, SoakBatch } from './messages.ts'

const WORKER = path.join(import.meta.dirname, 'worker.ts')

export async function playAll(
  batches: readonly SoakBatch[],
  seed: string,
  workers: number,
  onPlayed: (played: SoakReport) => void,
): Promise<void> {
  const left = [...batches]
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const child = fork(WORKER, [seed])
      const next = (): void => {
        const batch = left.shift()
        if (batch === undefined) child.disconnect()
        else child.send(batch)
      }
      child.on('message', (played: SoakReport) => {
        onPlayed(played)
        next()
      })
      child.once('error', reject)
      child.once('exit', (status) => {
        if (status === 0) resolve()
        else reject(new Error(`A process of the soak ended with ${status}.`))
      })
      next()
    })
  await Promise.all(Array.from({ length: Math.min(workers, batches.length) }, one))
}
