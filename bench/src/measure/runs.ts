/**
 * Runs every benchmark in its own process, so that compiled code and garbage of one do not affect another.
 */
import { fork } from 'node:child_process'
import type { Sample, Setting } from './case.ts'

interface Order {
  readonly benchmark: string
  readonly setting: Setting
}

/** Runs a benchmark. A failed run resolves to no samples, so that the other rows are kept. */
export function runApart(program: string, order: Order): Promise<Sample[]> {
  return new Promise((resolve) => {
    const child = fork(program, [RUN, JSON.stringify(order)], { stdio: 'inherit' })
    let samples: Sample[] | undefined
    child.once('message', (message) => {
      samples = message as Sample[]
    })
    child.once('exit', (code) => {
      if (samples === undefined) console.error(`Measuring ${order.benchmark} ended with ${code}`)
      resolve(samples ?? [])
    })
  })
}

export const RUN = 'run'

export const readOrder = (text: string): Order => JSON.parse(text) as Order
