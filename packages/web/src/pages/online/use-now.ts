/** The server's time as it goes on, and how much of it is left. */
import { useEffect, useState } from 'react'
import { onlineSocket } from '../../online/surroundings.ts'

const SECOND = 1000

/** The server's time, by the second. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now() + onlineSocket().skew())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + onlineSocket().skew()), SECOND)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** 5:07, 1:02:03, or 2 d 3 h. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`
  const two = (count: number) => String(count).padStart(2, '0')
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`
}
