/** Keeps the screen on while a page is looked at, where the browser allows it. */
import { useEffect, useState } from 'react'
import { attemptLater } from './attempt.ts'

/** What of the browser it needs. */
export interface WakeLockEnvironment {
  /** Not there over plain HTTP, and in browsers that do not know it. */
  readonly navigator: Partial<Pick<Navigator, 'wakeLock'>>
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

/** Tells whether the screen stays on, whenever that changes; the answer lets it turn off again. */
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
    // A low battery, or a page that is not in front: the screen may turn off.
    const got = await attemptLater(async () => navigator.wakeLock?.request('screen'))
    asking = false
    if (got === undefined) return
    if (left) {
      await attemptLater(async () => got.release())
      return
    }
    lock = got
    heard(true)
    // A browser lets go of it whenever the page is hidden.
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

/** Whether the screen stays on as long as this is shown. */
export function useWakeLock(): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    return keepAwake(setHeld)
  }, [])
  return held
}
