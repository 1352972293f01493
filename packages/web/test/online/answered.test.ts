import { describe, expect, it } from 'vitest'
import type { Step } from '@tiletum/protocol'
import { lastAnswered } from '../../src/pages/online/use-answered.ts'

const base = { at: 0, by: 'somebody' } as const
const offer = (number: number, what: 'take-back' | 'pause'): Step => ({
  ...base,
  kind: 'offer',
  offer: number,
  seat: 0,
  offered: what === 'pause' ? { what } : { what, entries: 4 },
})
const answer = (number: number, seat: number, more: object): Step => ({
  ...base,
  kind: 'answer',
  offer: number,
  seat,
  yes: 'passed' in more,
  ...more,
})

describe('what became of a proposal', () => {
  it('names who declined it', () => {
    const steps = [offer(1, 'pause'), answer(1, 1, { lapsed: true })]
    expect(lastAnswered(steps, 0)).toMatchObject({ proposal: { offer: 1 }, decliner: 1 })
  })

  it('says that a take-back was agreed to, and leaves a pause to tell itself', () => {
    const agreed = (what: 'take-back' | 'pause') =>
      lastAnswered([offer(1, what), answer(1, 1, { passed: true })], 0)
    expect(agreed('take-back')).toMatchObject({ proposal: { offer: 1 } })
    expect(agreed('take-back')?.decliner).toBeUndefined()
    expect(agreed('pause')).toBeUndefined()
  })

  it('is silent about what was withdrawn, is open still, or was read', () => {
    const withdrawn = [offer(1, 'pause'), answer(1, 0, { lapsed: true })]
    const open = [offer(1, 'pause'), answer(1, 1, {})]
    const declined = [offer(1, 'pause'), answer(1, 1, { lapsed: true })]
    expect(lastAnswered(withdrawn, 0)).toBeUndefined()
    expect(lastAnswered(open, 0)).toBeUndefined()
    expect(lastAnswered(declined, 2)).toBeUndefined()
  })
})
