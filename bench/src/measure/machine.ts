/** The machine on which figures were measured, and its load. */
import os from 'node:os'

export interface Machine {
  readonly node: string
  readonly processor: string
  readonly cores: number
  /** Average number of busy cores of the whole machine, the bench's own included. */
  readonly busy: number
}

/** Starts watching the machine. The returned function reports the average since then. */
export function watchMachine(): () => Machine {
  const before = busySeconds()
  const begin = performance.now()
  return () => ({
    node: process.version,
    processor: os.cpus()[0]?.model ?? 'unknown',
    cores: os.cpus().length,
    busy: ((busySeconds() - before) / (performance.now() - begin)) * 1000,
  })
}

function busySeconds(): number {
  let busy = 0
  for (const { times } of os.cpus()) busy += times.user + times.nice + times.sys + times.irq
  return busy / 1000
}
