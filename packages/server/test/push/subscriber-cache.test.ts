import { expect, it } from 'vitest'
import { createSubscriberCache } from '../../src/push/subscriber-cache.ts'
import { createEventBus } from '../../src/store/polling-event-bus.ts'
import type { PushSubscription } from '../../src/store/people-store.ts'

it('who wants notices is looked up once, and again when a bell or the time says so', async () => {
  let [asked, time] = [0, 0]
  const browsers: PushSubscription[] = []
  const pushes = async () => {
    asked++
    return [...browsers]
  }
  const bus = createEventBus({ lookUp: async () => [] })
  const subscribers = createSubscriberCache({ pushes }, bus, () => time)
  const ask = () => subscribers.wants('anna')
  expect([await ask(), await ask(), await ask()]).toEqual([false, false, false])
  expect(asked).toBe(1)
  const browser = { person: 'anna', device: '', endpoint: 'x', keysJson: '{}', wishesJson: '{}' }
  browsers.push(browser)
  bus.publish('person/bruno', 1)
  expect(await ask()).toBe(false)
  bus.publish('person/anna', 1)
  expect([await ask(), await ask()]).toEqual([true, true])
  expect(asked).toBe(2)
  browsers.pop()
  time = 60_000
  expect(await ask()).toBe(false)
  await bus.close()
})

it('what could not be looked up is asked for again', async () => {
  let works = false
  const pushes = async () => {
    if (!works) throw new Error('away')
    return []
  }
  const bus = createEventBus({ lookUp: async () => [] })
  const subscribers = createSubscriberCache({ pushes }, bus, () => 0)
  await expect(subscribers.wants('anna')).rejects.toThrow('away')
  works = true
  expect(await subscribers.wants('anna')).toBe(false)
  await bus.close()
})
