/** Work waiting for its turn, fair to everybody: one after the other of those who own it, each table once. */
export interface Queue {
  /** False if so much waits already that this must come again later. */
  add(owner: string, table: string, work: () => Promise<void>): boolean
  readonly waiting: number
  readonly running: number
}

const MOST_WAITING = 5_000

export function createQueue(atOnce: number): Queue {
  /** By owner, in the order in which they are served; by table. */
  const owners = new Map<string, Map<string, () => Promise<void>>>()
  const running = new Set<string>()
  let waiting = 0

  function next(): void {
    for (const [owner, tables] of owners) {
      if (running.size >= atOnce) return
      const ready = [...tables].find(([table]) => !running.has(table))
      if (ready === undefined) continue
      const [table, work] = ready
      tables.delete(table)
      waiting--
      owners.delete(owner)
      // behind all others
      if (tables.size > 0) owners.set(owner, tables)
      running.add(table)
      void work()
        .catch(() => undefined)
        .finally(() => {
          running.delete(table)
          next()
        })
    }
  }

  return {
    add(owner, table, work) {
      const tables = owners.get(owner) ?? new Map<string, () => Promise<void>>()
      if (tables.has(table)) return true
      if (waiting >= MOST_WAITING) return false
      owners.set(owner, tables.set(table, work))
      waiting++
      next()
      return true
    },
    get waiting() {
      return waiting
    },
    get running() {
      return running.size
    },
  }
}
