import { expect, it } from 'vitest'
import { createWanting } from '../../src/push/wanting.ts'
import { createBell } from '../../src/store/polled-bell.ts'
import type { PushSubscription } from '../../src/store/people.ts'

it('who wants notices is looked up once, and again when a bell or the time says so', async () => {
  let [asked, time] = [0, 0]
  const browsers: PushSubscription[] = []
  const pushes = async () => {
    asked++
    return [...browsers]
  }
  const bell = createBell({ lookUp: async () => [] })
  const wanting = createWanting({ pushes }, bell, () => time)
  const ask = () => wanting.wants('anna')
  expect([await ask(), await ask(), await ask()]).toEqual([false, false, false])
  expect(asked).toBe(1)
  const browser = { person: 'anna', device: '', endpoint: 'x', keysJson: '{}', wishesJson: '{}' }
  browsers.push(browser)
  bell.ring('person/bruno', 1)
  expect(await ask()).toBe(false)
  bell.ring('person/anna', 1)
  expect([await ask(), await ask()]).toEqual([true, true])
  expect(asked).toBe(2)
  browsers.pop()
  time = 60_000
  expect(await ask()).toBe(false)
  await bell.close()
})

it('what could not be looked up is asked for again', async () => {
  let works = false
  const pushes = async () => {
    if (!works) throw new Error('away')
    return []
  }
  const bell = createBell({ lookUp: async () => [] })
  const wanting = createWanting({ pushes }, bell, () => 0)
  await expect(wanting.wants('anna')).rejects.toThrow('away')
  works = true
  expect(await wanting.wants('anna')).toBe(false)
  await bell.close()
})
