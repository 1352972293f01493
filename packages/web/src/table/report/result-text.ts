/** A result in a few lines of text: points as bars, and the leader after each round. */
import type { ChronicleWords } from '@tiletum/text/en/chronicle'

export interface SharedResult {
  readonly mode: string
  /** The winner first. */
  readonly seats: readonly { readonly name: string; readonly vp: number }[]
  /** Name of the leader after each round; undefined if there was none. */
  readonly leaders: readonly (string | undefined)[]
}

const POINTS_PER_BLOCK = 10

export function resultTextOf(
  words: ChronicleWords['strip'],
  { mode, seats, leaders }: SharedResult,
): string {
  return [
    words.head(mode),
    ...seats.map(({ name, vp }) =>
      `${'█'.repeat(Math.max(0, Math.round(vp / POINTS_PER_BLOCK)))} ${vp} ${name}`.trim(),
    ),
    `${leaders.map((name) => name ?? '=').join(' → ')} (${words.lead})`,
  ].join('\n')
}
