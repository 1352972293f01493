import type { Level } from '@tiletum/bots'
import type { Messages } from '@tiletum/text'
import { PLAYER_COLOURS } from '../shared/theme/tokens.ts'
import type { DrawnColour } from '../shared/theme/tokens.ts'
import type { SavedPlayer } from '../game/storage/saved-game.ts'
import { currentSettings } from '../shared/settings/settings.ts'

/** The name of a player who has not chosen one. */
export const defaultName = (
  setup: Messages['web']['setup'],
  seat: number,
  computer: Level | undefined,
): string =>
  computer === undefined
    ? setup.defaultName(seat + 1)
    : (setup.computerNames[seat] ?? setup.defaultName(seat + 1))

/** The colours of the box, but the first seat has the favourite colour of its person. */
function seatColours(): readonly DrawnColour[] {
  const { colour } = currentSettings()
  return colour === 'any'
    ? PLAYER_COLOURS
    : [colour, ...PLAYER_COLOURS.filter((other) => other !== colour)]
}

/** One person against a number of computer players. */
export const againstComputers = (
  setup: Messages['web']['setup'],
  opponents: number,
): readonly SavedPlayer[] =>
  seatColours()
    .slice(0, opponents + 1)
    .map((colour, seat) =>
      seat === 0
        ? { colour, name: setup.you }
        : { colour, name: defaultName(setup, seat, 'merchant'), computer: 'merchant' },
    )

export function defaultPlayers(
  setup: Messages['web']['setup'],
  count: number,
): readonly SavedPlayer[] {
  return seatColours()
    .slice(0, count)
    .map((colour, seat) => ({
      colour,
      name: count === 1 ? setup.you : setup.defaultName(seat + 1),
    }))
}
