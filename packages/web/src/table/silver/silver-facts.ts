/** The facts that Prospect for Silver adds to a position, for panels that only its games have. */
import type { Game, SeatSilverFacts, TableSilverFacts } from '@tiletum/engine'
import { seatIn, tableIn } from '../../game/position.ts'
import type { Snapshot } from '../../game/snapshot.ts'

type Shown = Pick<Snapshot, 'game' | 'state'>

export const ROMAN = ['I', 'II', 'III'] as const
export const TIERS = ROMAN.length

export const silverOf = (game: Game) => there(game.rules.tables.silver)
export const silverOfTable = (shown: Shown): TableSilverFacts => there(tableIn(shown).silver)
export const silverOfSeat = (shown: Shown, seat: number): SeatSilverFacts =>
  there(seatIn(shown, seat).silver)

function there<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('This game is played without silver')
  return part
}
