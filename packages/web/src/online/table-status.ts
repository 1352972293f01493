import type { TableSummary } from '@tiletum/protocol'
import type { OnlineWords } from '@tiletum/text/en/online'

/** Returns the status of a table as text, with the reader's own rank if they played. */
export function tableStatus(
  { yours, state, seats, awaits, result }: TableSummary,
  words: OnlineWords,
): string {
  const mine = seats.findIndex(({ you }) => you === true)
  if (yours && state === 'open') return mine < 0 ? words.home.keptForYou : words.home.getReady
  if (yours) return words.home.yours
  if (result === undefined) {
    const asked = state === 'playing' ? seats[awaits]?.name : undefined
    return asked === undefined || asked === '' ? words.home.states[state] : words.home.turnOf(asked)
  }
  const how = result.how === 'over' ? undefined : words.results.hows[result.how]
  const place =
    mine < 0
      ? words.home.states[state]
      : words.results.place(result.places[mine] ?? 0, seats.length, result.points[mine] ?? 0)
  return how === undefined ? place : `${place} (${how})`
}
