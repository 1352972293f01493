/** Work after the paint: in order, once, and also where no frame is painted. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterPaint } from '../../../src/shared/browser/after-paint.ts'

let frames: (() => void)[] = []
const paint = () => {
  for (const callback of frames.splice(0)) callback()
}

beforeEach(() => {
  vi.useFakeTimers()
  frames = []
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('work after the paint', () => {
  it('waits until the frame is painted, and is done in order and once', () => {
    const done: string[] = []
    afterPaint(() => done.push('first'))
    afterPaint(() => done.push('second'))
    paint()
    expect(done).toEqual([])
    vi.advanceTimersByTime(1)
    expect(done).toEqual(['first', 'second'])
    vi.advanceTimersByTime(1000)
    expect(done).toEqual(['first', 'second'])
  })

  it('is done on a page that is not painted', () => {
    const done: string[] = []
    afterPaint(() => done.push('hidden'))
    vi.advanceTimersByTime(1000)
    expect(done).toEqual(['hidden'])
    paint()
    vi.advanceTimersByTime(1000)
    expect(done).toEqual(['hidden'])
  })
})
