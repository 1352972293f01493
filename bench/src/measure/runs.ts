/**
 * Runs every benchmark in its own process, so that compiled code and garbage of one do not affect another.
 */
import { fork } from 'node:child_process'
import type { Measurement, BenchSettings } from './case.ts'

interface Order {
  readonly benchmark: string
  readonly setting: BenchSettings
}

/** Runs a benchmark. A failed run resolves to no samples, so that the other rows are kept. */
export function runApart(program: string, order: Order): Promise<Measurement[]> {
  return new Promise((resolve) => {
    const child = fork(program, [RUN, JSON.stringify(order)], { stdio: 'inherit' })
    let samples: Measurement[] | undefined
    child.once('message', (message) => {
      samples = message as Measurement[]
    })
    child.once('exit', (code) => {
      if (samples === undefined) console.error(`Measuring ${order.benchmark} ended with ${code}`)
      resolve(samples ?? [])
    })
  })
}

export const RUN = 'run'

export const readOrder = (text: string): Order => JSON.parse(text) as Order
