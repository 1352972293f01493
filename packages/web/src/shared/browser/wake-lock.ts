/** Keeps the screen on while a page is visible, where the browser allows it. */
import { useEffect, useState } from 'react'
import { attemptLater } from './attempt.ts'

/** What the wake lock needs of the browser; tests replace it. */
export interface WakeLockEnvironment {
  /** Missing over plain HTTP and in older browsers. */
  readonly navigator: Partial<Pick<Navigator, 'wakeLock'>>
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

/**
 * Reports whether the screen stays on, whenever that changes. Returns a function that releases it.
 */
export function keepAwake(
  heard: (held: boolean) => void,
  { navigator, document }: WakeLockEnvironment = globalThis,
): () => void {
  let lock: WakeLockSentinel | undefined
  let asking = false
  let left = false
  const ask = async (): Promise<void> => {
    if (asking || lock !== undefined || document.visibilityState !== 'visible') return
    asking = true
    // Refused with a low battery, or for a hidden page.
    const got = await attemptLater(async () => navigator.wakeLock?.request('screen'))
    asking = false
    if (got === undefined) return
    if (left) {
      await attemptLater(async () => got.release())
      return
    }
    lock = got
    heard(true)
    // The browser releases the lock when the page is hidden.
    got.addEventListener('release', () => {
      lock = undefined
      heard(false)
    })
  }
  const again = (): void => void ask()
  again()
  document.addEventListener('visibilitychange', again)
  return () => {
    left = true
    document.removeEventListener('visibilitychange', again)
    void attemptLater(async () => lock?.release())
  }
}

/** Keeps the screen on while the component is shown; returns whether it does. */
export function useWakeLock(): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    return keepAwake(setHeld)
  }, [])
  return held
}
