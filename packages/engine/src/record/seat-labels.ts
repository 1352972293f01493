/**
 * The labels of seats in the lines of a record: the player's name, or the colour if the name could
 * be misread.
 */
import type { RecordPlayer } from './record.ts'
import { PLAYER_COLOURS } from '../vocabulary/words.ts'

const MISLEADING = /[:;[\]#"]|^(?:rules|modules|options|edition|state|seat \d+)$/i

export function labelsOf(players: readonly RecordPlayer[]): string[] {
  const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
  return players.map(({ name, colour }) => {
    const misread =
      MISLEADING.test(name) ||
      players.filter((other) => same(other.name, name)).length > 1 ||
      PLAYER_COLOURS.some((word) => word !== colour && same(word, name))
    return misread ? colour : name
  })
}

/** Returns the seat with this label or this colour; -1 if there is none. */
export function seatByLabel(players: readonly RecordPlayer[], label: string): number {
  const seat = labelsOf(players).indexOf(label)
  return seat >= 0 ? seat : players.findIndex(({ colour }) => colour === label)
}
