import type { Level } from '@tiletum/bots'
import type { Messages } from '@tiletum/text'
import { PLAYER_COLOURS } from '../game/saved.ts'
import type { Player } from '../game/saved.ts'

/** What a player is called who has not chosen a name. */
export const defaultName = (
  setup: Messages['web']['setup'],
  seat: number,
  computer: Level | undefined,
): string =>
  computer === undefined
    ? setup.defaultName(seat + 1)
    : (setup.computerNames[seat] ?? setup.defaultName(seat + 1))

/** One person against so many computer players. */
export const againstComputers = (
  setup: Messages['web']['setup'],
  opponents: number,
): readonly Player[] =>
  PLAYER_COLOURS.slice(0, opponents + 1).map((colour, seat) =>
    seat === 0
      ? { colour, name: setup.you }
      : { colour, name: defaultName(setup, seat, 'merchant'), computer: 'merchant' },
  )

export function defaultPlayers(setup: Messages['web']['setup'], count: number): readonly Player[] {
  return PLAYER_COLOURS.slice(0, count).map((colour, seat) => ({
    colour,
    name: count === 1 ? setup.you : setup.defaultName(seat + 1),
  }))
}
