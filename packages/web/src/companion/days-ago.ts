/** How many days ago something was, as people count them: by the date, not by hours. */
const DAY = 86_400_000

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0)

/** “today”, “yesterday”, “7 days ago”. */
export function daysAgo(language: string, then: number, now: number): string {
  // rounded, since a day of the clock change has 23 or 25 hours
  const days = Math.min(0, Math.round((midnight(then) - midnight(now)) / DAY))
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
}
