import { afterEach, describe, expect, it } from 'vitest'
import { createBell } from '../../src/store/polled-bell.ts'
import type { Bell, Topic } from '../../src/store/bell.ts'
import type { Transport } from '../../src/store/polled-bell.ts'
import type { Head } from '../../src/store/store.ts'

let bell: Bell
afterEach(() => bell.close())

const until = async (happened: () => boolean): Promise<void> => {
  while (!happened()) {
    // oxlint-disable-next-line no-await-in-loop -- waits
    await new Promise((go) => setTimeout(go, 2))
  }
}

describe('a bell', () => {
  it('is heard by those who watch, once for each new head', () => {
    bell = createBell({ lookUp: async () => [] })
    const [one, other]: [number[], number[]] = [[], []]
    const stop = bell.watch('table/a', (n) => one.push(n))
    bell.watch('table/b', (n) => other.push(n))
    bell.ring('table/a', 3)
    bell.ring('table/a', 3)
    bell.ring('table/a', 2)
    bell.ring('table/a', 4)
    stop()
    bell.ring('table/a', 5)
    expect([one, other]).toEqual([[3, 4], []])
  })

  it('tells people every time', () => {
    bell = createBell({ lookUp: async () => [] })
    const heard: number[] = []
    bell.watch('person/anna', (n) => heard.push(n))
    bell.ring('person/anna', 0)
    bell.ring('person/anna', 0)
    expect(heard).toEqual([0, 0])
  })

  it('looks up what it was not told, and outlives a store that is away', async () => {
    let away = true
    let looks = 0
    const heads: Head[] = [{ table: 'a', head: 7, chat: 2 }]
    bell = createBell({
      every: 2,
      async lookUp(tables) {
        looks++
        expect(tables).toEqual(['a'])
        if (away) throw new Error('away')
        return heads
      },
    })
    const heard: string[] = []
    bell.watch('table/a', (n) => heard.push(`head ${n}`))
    bell.watch('chat/a', (n) => heard.push(`chat ${n}`))
    await until(() => looks > 2)
    away = false
    await until(() => heard.length === 2)
    expect(heard).toEqual(['head 7', 'chat 2'])
  })

  it('does not look while nothing was written', async () => {
    let asked = 0
    let written = false
    let looks = 0
    bell = createBell({
      every: 2,
      mayHaveChanged: async () => ++asked > 0 && written,
      lookUp: async () => (looks++, []),
    })
    bell.watch('table/a', () => undefined)
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
    bell = createBell({ lookUp: async () => [], transport })
    const heard: number[] = []
    bell.watch('table/a', (n) => heard.push(n))
    bell.ring('table/a', 1)
    bring('table/a', 1)
    bring('table/a', 2)
    expect([sent, heard, bell.isUp()]).toEqual([[['table/a', 1]], [1, 2], false])
  })
})
