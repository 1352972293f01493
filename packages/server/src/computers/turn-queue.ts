/**
 * Work waiting for its turn, fair to everybody: one after the other of those who own it, each table
 * once, and of one address no more than a bounded number.
 */
export interface TurnQueue {
  /** False if so much waits already, of all or of this address, that this must come again later. */
  add(from: From, work: () => Promise<void>): boolean
  readonly waiting: number
  readonly running: number
}

export interface From {
  readonly owner: string
  readonly table: string
  /** The address from which the owner was last seen. */
  readonly address: string
}

const MOST_WAITING = 5_000
const MOST_OF_ADDRESS = 100

interface Waiting {
  readonly address: string
  readonly work: () => Promise<void>
}

export function createQueue(atOnce: number, mostOfAddress = MOST_OF_ADDRESS): TurnQueue {
  /** By owner, in the order in which they are served; by table. */
  const owners = new Map<string, Map<string, Waiting>>()
  const addresses = new Map<string, number>()
  const running = new Set<string>()
  let waiting = 0

  function count(address: string, more: 1 | -1): void {
    const now = (addresses.get(address) ?? 0) + more
    if (now > 0) addresses.set(address, now)
    else addresses.delete(address)
    waiting += more
  }

  function next(): void {
    for (const [owner, tables] of owners) {
      if (running.size >= atOnce) return
      const ready = [...tables].find(([table]) => !running.has(table))
      if (ready === undefined) continue
      const [table, { work, address }] = ready
      tables.delete(table)
      count(address, -1)
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
    add({ owner, table, address }, work) {
      const tables = owners.get(owner) ?? new Map<string, Waiting>()
      if (tables.has(table)) return true
      if (waiting >= MOST_WAITING || (addresses.get(address) ?? 0) >= mostOfAddress) return false
      owners.set(owner, tables.set(table, { work, address }))
      count(address, 1)
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
