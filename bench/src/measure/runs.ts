/** Every run of a benchmark is a process of its own: what one compiled or left behind helps no other. */
import { fork } from 'node:child_process'
import type { Sample, Setting } from './case.ts'

interface Order {
  readonly benchmark: string
  readonly setting: Setting
}

/** Where a run fails, its rows stay empty: the others are worth keeping. */
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
