/** Formats a duration as on a clock. */
import { useLanguage } from '../language/LanguageProvider.tsx'

const SECOND = 1000
/** From this number of hours on, minutes are left out. */
const LONG = 48

/** For example 5:07, 1:02:03, or “2 d 3 h” in the words of the language. */
export function duration(
  milliseconds: number,
  days: (days: number, hours: number) => string,
): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  if (hours >= LONG) return days(Math.floor(hours / 24), hours % 24)
  const two = (count: number) => String(count).padStart(2, '0')
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`
}

export function useDuration(): (milliseconds: number) => string {
  const { board } = useLanguage().words.web
  return (milliseconds) => duration(milliseconds, board.days)
}
