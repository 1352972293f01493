/** The screen stays on while a page is looked at: asked again whenever the browser let go of it. */
import { describe, expect, it, vi } from 'vitest'
import { keepAwake } from '../../../src/shared/browser/wake-lock.ts'

/** A browser whose page is hidden and shown; it lets go of a lock when the page is hidden. */
function browser() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  const locks: (EventTarget & { readonly release: () => Promise<void> })[] = []
  const request = vi.fn(async () => {
    const lock: EventTarget & { readonly release: () => Promise<void> } = Object.assign(
      new EventTarget(),
      {
        async release() {
          locks.splice(locks.indexOf(lock), 1)
          lock.dispatchEvent(new Event('release'))
        },
      },
    )
    locks.push(lock)
    return lock as unknown as WakeLockSentinel
  })
  const turn = async (visibilityState: DocumentVisibilityState) => {
    Object.assign(document, { visibilityState })
    if (visibilityState === 'hidden') for (const lock of locks.slice()) await lock.release()
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => Promise.resolve())
  }
  return { document, request, locks, turn, navigator: { wakeLock: { request } as WakeLock } }
}

describe('the screen', () => {
  it('stays on, also after the page was hidden, and once only', async () => {
    const { document, navigator, request, locks, turn } = browser()
    const heard: boolean[] = []
    const stop = keepAwake((held) => heard.push(held), { document, navigator })
    await vi.waitFor(() => expect(heard).toEqual([true]))
    await turn('visible')
    expect(request).toHaveBeenCalledTimes(1)
    await turn('hidden')
    expect(heard).toEqual([true, false])
    await turn('visible')
    await vi.waitFor(() => expect(heard).toEqual([true, false, true]))
    stop()
    await vi.waitFor(() => expect(locks).toEqual([]))
    await turn('visible')
    expect(request).toHaveBeenCalledTimes(2)
  })

  it('is let go of where the page was left while the browser thought about it', async () => {
    const { document, navigator, locks, request } = browser()
    const heard = vi.fn()
    keepAwake(heard, { document, navigator })()
    await vi.waitFor(() => expect(request).toHaveBeenCalled())
    await vi.waitFor(() => expect(locks).toEqual([]))
    expect(heard).not.toHaveBeenCalled()
  })

  it('may turn off where the browser does not know of it, or refuses', async () => {
    const { document } = browser()
    const heard = vi.fn()
    keepAwake(heard, { document, navigator: {} })()
    const request = vi.fn(() => Promise.reject(new Error('low battery')))
    const stop = keepAwake(heard, { document, navigator: { wakeLock: { request } as WakeLock } })
    await vi.waitFor(() => expect(request).toHaveBeenCalled())
    stop()
    expect(heard).not.toHaveBeenCalled()
  })
})
