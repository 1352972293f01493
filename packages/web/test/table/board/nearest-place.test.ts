import { describe, expect, it } from 'vitest'
import { nearestPlace } from '../../../src/table/board/nearest-place.ts'

const box = (x: number, y: number) => ({ x, y, width: 40, height: 20 })
const ghent = { id: 'ghent', box: box(0, 0), open: false }
const namur = { id: 'namur', box: box(50, 0), open: false }

describe('the place a finger means', () => {
  it('is the one it lies on', () => {
    expect(nearestPlace([10, 10], [ghent, namur], 16)).toBe('ghent')
    expect(nearestPlace([60, 10], [ghent, namur], 16)).toBe('namur')
  })

  it('is the nearest one when it missed', () => {
    expect(nearestPlace([44, 10], [ghent, namur], 16)).toBe('ghent')
    expect(nearestPlace([46, 10], [ghent, namur], 16)).toBe('namur')
  })

  it('is rather one where something can be done, but not when it lies clearly on another', () => {
    const places = [ghent, { ...namur, open: true }]
    expect(nearestPlace([44, 10], places, 40)).toBe('namur')
    expect(nearestPlace([30, 10], places, 40)).toBe('ghent')
  })

  it('is that of the nearer middle where two overlap', () => {
    const over = { id: 'over', box: box(20, 0), open: false }
    expect(nearestPlace([25, 10], [ghent, over], 16)).toBe('ghent')
    expect(nearestPlace([35, 10], [ghent, over], 16)).toBe('over')
  })

  it('is none when all are far', () => {
    expect(nearestPlace([20, 60], [ghent, namur], 16)).toBeUndefined()
  })
})
