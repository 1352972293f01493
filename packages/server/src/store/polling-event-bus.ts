import type { EventBus, Topic } from './event-bus.ts'
import type { Head } from './server-store.ts'

const EVERY = 2_000

export interface EventBusOptions {
  readonly lookUp: (tables: readonly string[]) => Promise<readonly Head[]>
  /** False when nobody else has written since it was last asked; then nothing is looked up. */
  readonly mayHaveChanged?: () => Promise<boolean>
  /** Reaches the other processes. */
  readonly transport?: Transport
  readonly every?: number
}

export interface Transport {
  send(topic: Topic, n: number): void
  /** Registers what is called for events of other processes, and after events may have been missed. */
  receive(heard: (topic: Topic, n: number) => void, missed: () => void): void
  isUp(): boolean
  close(): Promise<void>
}

interface WatchedTopic {
  readonly ears: Set<(n: number) => void>
  n: number
}

/** Rings in this process at once, in others through the transport, and looks up as the net. */
export function createEventBus(options: EventBusOptions): EventBus {
  const { lookUp, mayHaveChanged, transport, every = EVERY } = options
  const watched = new Map<Topic, WatchedTopic>()

  function hear(topic: Topic, n: number): void {
    const heard = watched.get(topic)
    if (heard === undefined) return
    // Heads only grow; on the other topics every event counts.
    if (isCounted(topic) && n <= heard.n) return
    heard.n = n
    for (const ear of heard.ears) ear(n)
  }

  let looking = false
  async function lookAll(mayHaveMissed = async () => true): Promise<void> {
    if (looking || watched.size === 0) return
    looking = true
    try {
      if (!(await mayHaveMissed())) return
      const tables = new Set([...watched.keys()].filter(isCounted).map(idOf))
      if (tables.size === 0) return
      for (const { table, head, chat } of await lookUp([...tables])) {
        hear(`table/${table}`, head)
        hear(`chat/${table}`, chat)
      }
    } catch {
      // The store is away; the next look tells what happened meanwhile.
    } finally {
      looking = false
    }
  }

  transport?.receive(hear, () => void lookAll())
  const timer = setInterval(() => void lookAll(mayHaveChanged), every)
  timer.unref()

  return {
    publish(topic, n) {
      hear(topic, n)
      transport?.send(topic, n)
    },
    watch(topic, heard) {
      const known = watched.get(topic)
      const watching = known ?? { ears: new Set(), n: -1 }
      if (known === undefined) watched.set(topic, watching)
      const ear = (n: number): void => heard(n)
      watching.ears.add(ear)
      return () => {
        watching.ears.delete(ear)
        if (watching.ears.size === 0 && watched.get(topic) === watching) watched.delete(topic)
      }
    },
    isUp: () => transport?.isUp() ?? true,
    async close() {
      clearInterval(timer)
      watched.clear()
      await transport?.close()
    },
  }
}

const isCounted = (topic: Topic): boolean => topic.startsWith('table/') || topic.startsWith('chat/')
const idOf = (topic: Topic): string => topic.slice(topic.indexOf('/') + 1)
