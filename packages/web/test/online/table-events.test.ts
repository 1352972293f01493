import { describe, expect, it } from 'vitest'
import type { TableStep } from '@tiletum/protocol'
import { lastTableEvents } from '../../src/online/use-table-events.ts'

const base = { at: 0, by: 'somebody' } as const
const offer = (number: number, what: 'take-back' | 'pause'): TableStep => ({
  ...base,
  kind: 'offer',
  offer: number,
  seat: 0,
  offered: what === 'pause' ? { what } : { what, entries: 4 },
})
const answer = (number: number, seat: number, more: object): TableStep => ({
  ...base,
  kind: 'answer',
  offer: number,
  seat,
  yes: 'passed' in more,
  ...more,
})

describe('the result of a proposal', () => {
  it('names who declined it', () => {
    const steps = [offer(1, 'pause'), answer(1, 1, { lapsed: true })]
    expect(lastTableEvents(steps, 0, 'me')).toMatchObject({ proposal: { offer: 1 }, decliner: 1 })
  })

  it('is not told to whoever declined it', () => {
    const steps = [offer(1, 'pause'), { ...answer(1, 1, { lapsed: true }), by: 'me' }]
    expect(lastTableEvents(steps, 0, 'me')).toBeUndefined()
  })

  it('says that a take-back was agreed to, and leaves a pause to tell itself', () => {
    const agreed = (what: 'take-back' | 'pause') =>
      lastTableEvents([offer(1, what), answer(1, 1, { passed: true })], 0, 'me')
    expect(agreed('take-back')).toMatchObject({ proposal: { offer: 1 } })
    expect(agreed('take-back')).toHaveProperty('decliner', undefined)
    expect(agreed('pause')).toBeUndefined()
  })

  it('is silent about what was withdrawn, is open still, or was read', () => {
    const withdrawn = [offer(1, 'pause'), answer(1, 0, { lapsed: true })]
    const open = [offer(1, 'pause'), answer(1, 1, {})]
    const declined = [offer(1, 'pause'), answer(1, 1, { lapsed: true })]
    expect(lastTableEvents(withdrawn, 0, 'me')).toBeUndefined()
    expect(lastTableEvents(open, 0, 'me')).toBeUndefined()
    expect(lastTableEvents(declined, 2, 'me')).toBeUndefined()
  })
})

describe('coming and going', () => {
  const change = { do: 'hand-over', seat: 0, person: 'dan' } as const
  const seatStep = (by: string): TableStep => ({ at: 0, by, kind: 'seat', change })

  it('is told of others, and not of oneself', () => {
    expect(lastTableEvents([seatStep('anna')], 0, 'me')).toEqual({
      is: 'coming',
      by: 'anna',
      change,
    })
    expect(lastTableEvents([seatStep('me')], 0, 'me')).toBeUndefined()
  })

  it('gives way to what happened after it', () => {
    const steps = [seatStep('anna'), offer(1, 'pause'), answer(1, 1, { lapsed: true })]
    expect(lastTableEvents(steps, 0, 'me')).toMatchObject({ is: 'answered' })
  })
})
