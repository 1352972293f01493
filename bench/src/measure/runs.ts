/** Every run of a station is a process of its own: what one compiled or left behind helps no other. */
import { fork } from 'node:child_process'
import type { Sample, Setting } from './station.ts'

interface Order {
  readonly station: string
  readonly setting: Setting
}

export function runApart(program: string, order: Order): Promise<Sample[]> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [RUN, JSON.stringify(order)], { stdio: 'inherit' })
    let samples: Sample[] | undefined
    child.once('message', (message) => {
      samples = message as Sample[]
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (samples !== undefined) resolve(samples)
      else reject(new Error(`Measuring ${order.station} ended with ${code}`))
    })
  })
}

export const RUN = 'run'

export const readOrder = (text: string): Order => JSON.parse(text) as Order
