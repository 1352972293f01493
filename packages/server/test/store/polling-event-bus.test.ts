import { afterEach, describe, expect, it } from 'vitest'
import { createEventBus } from '../../src/store/polling-event-bus.ts'
import type { EventBus, Topic } from '../../src/store/event-bus.ts'
import type { Transport } from '../../src/store/polling-event-bus.ts'
import type { Head } from '../../src/store/server-store.ts'

let bus: EventBus
afterEach(() => bus.close())

const until = async (happened: () => boolean): Promise<void> => {
  while (!happened()) {
    // oxlint-disable-next-line no-await-in-loop -- waits
    await new Promise((go) => setTimeout(go, 2))
  }
}

describe('a bell', () => {
  it('is heard by those who watch, once for each new head', () => {
    bus = createEventBus({ lookUp: async () => [] })
    const [one, other]: [number[], number[]] = [[], []]
    const stop = bus.watch('table/a', (n) => one.push(n))
    bus.watch('table/b', (n) => other.push(n))
    bus.publish('table/a', 3)
    bus.publish('table/a', 3)
    bus.publish('table/a', 2)
    bus.publish('table/a', 4)
    stop()
    bus.publish('table/a', 5)
    expect([one, other]).toEqual([[3, 4], []])
  })

  it('tells people every time', () => {
    bus = createEventBus({ lookUp: async () => [] })
    const heard: number[] = []
    bus.watch('person/anna', (n) => heard.push(n))
    bus.publish('person/anna', 0)
    bus.publish('person/anna', 0)
    expect(heard).toEqual([0, 0])
  })

  it('looks up what it was not told, and outlives a store that is away', async () => {
    let away = true
    let looks = 0
    const heads: Head[] = [{ table: 'a', head: 7, chat: 2 }]
    bus = createEventBus({
      every: 2,
      async lookUp(tables) {
        looks++
        expect(tables).toEqual(['a'])
        if (away) throw new Error('away')
        return heads
      },
    })
    const heard: string[] = []
    bus.watch('table/a', (n) => heard.push(`head ${n}`))
    bus.watch('chat/a', (n) => heard.push(`chat ${n}`))
    await until(() => looks > 2)
    away = false
    await until(() => heard.length === 2)
    expect(heard).toEqual(['head 7', 'chat 2'])
  })

  it('does not look while nothing was written', async () => {
    let asked = 0
    let written = false
    let looks = 0
    bus = createEventBus({
      every: 2,
      mayHaveChanged: async () => ++asked > 0 && written,
      lookUp: async () => (looks++, []),
    })
    bus.watch('table/a', () => undefined)
    await until(() => asked > 3)
    expect(looks).toBe(0)
    written = true
    await until(() => looks > 0)
  })

  it('carries to other processes, and hears them', () => {
    const sent: [Topic, number][] = []
    let bring: (topic: Topic, n: number) => void = () => undefined
    const transport: Transport = {
      send: (topic, n) => void sent.push([topic, n]),
      receive: (heard) => (bring = heard),
      isUp: () => false,
      close: async () => undefined,
    }
    bus = createEventBus({ lookUp: async () => [], transport })
    const heard: number[] = []
    bus.watch('table/a', (n) => heard.push(n))
    bus.publish('table/a', 1)
    bring('table/a', 1)
    bring('table/a', 2)
    expect([sent, heard, bus.isUp()]).toEqual([[['table/a', 1]], [1, 2], false])
  })
})
