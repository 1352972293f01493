/** Keeps the screen on while the page is looked at, where the browser allows it. */
import { useEffect, useState } from 'react'

export function useWakeLock(): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let left = false
    const ask = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
      try {
        const got = await navigator.wakeLock.request('screen')
        if (left) void got.release()
        else {
          lock = got
          setHeld(true)
          got.addEventListener('release', () => setHeld(false))
        }
      } catch {
        // A low battery, or a page that is not in front: the screen may turn off.
      }
    }
    const again = () => void ask()
    void ask()
    document.addEventListener('visibilitychange', again)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
  return held
}
