import type { Messages } from '@tiletum/text'
import { PLAYER_COLOURS } from '../game/saved.ts'
import type { Player } from '../game/saved.ts'

export function defaultPlayers(setup: Messages['web']['setup'], count: number): readonly Player[] {
  return PLAYER_COLOURS.slice(0, count).map((colour, seat) => ({
    colour,
    name: count === 1 ? setup.you : setup.defaultName(seat + 1),
  }))
}
