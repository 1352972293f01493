import { expect, it } from 'vitest'
import { oneAtATime } from '../../../src/shared/ui/one-at-a-time.ts'

it('asks once while the answer is under way, and again after it', async () => {
  const only = oneAtATime()
  const asked: number[] = []
  const ask = async (number: number) => void asked.push(number)
  const first = only(ask)(1)
  await only(ask)(2)
  await first
  await only(ask)(3)
  expect(asked).toEqual([1, 3])
})

it('asks again after a failure', async () => {
  const only = oneAtATime()
  const fail = async () => {
    throw new Error('no')
  }
  await expect(only(fail)()).rejects.toThrow('no')
  await expect(only(fail)()).rejects.toThrow('no')
})
