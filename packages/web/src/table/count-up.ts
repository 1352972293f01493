/** Counts from 0 to 1, so that points are seen to grow; any press or key ends it. */
import { useEffect, useState } from 'react'
import { motionAllowed } from '../shared/settings/settings.ts'

const DURATION = 2400

export function useCountUp(): number {
  const [counted, setCounted] = useState(() => (motionAllowed() ? 0 : 1))
  const over = counted >= 1
  useEffect(() => {
    if (over) return undefined
    const start = performance.now()
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(1, Math.max(0, (now - start) / DURATION))
      // Slower towards the end, where the winner shows.
      setCounted(1 - (1 - part) ** 2)
      if (part < 1) frame = requestAnimationFrame(count)
    })
    const skip = () => setCounted(1)
    document.addEventListener('pointerdown', skip)
    document.addEventListener('keydown', skip)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('pointerdown', skip)
      document.removeEventListener('keydown', skip)
    }
  }, [over])
  return counted
}
