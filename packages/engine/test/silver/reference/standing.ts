/** The possessions and positions of a seat with silver, in notation. */
import { content } from '@tiletum/content'
import type { BonusFace, ContractFace, Resource, UndergroundBonusFace } from '@tiletum/engine'
import type { Colour, SilverScenario } from '@tiletum/testkit'

const { base, silver } = content
const FACES = new Map<string, BonusFace | ContractFace | UndergroundBonusFace>(
  [
    ...base.bonus,
    ...base.contracts,
    ...silver.bonus,
    ...silver.contracts,
    ...silver.undergroundBonus,
  ].map((face) => [face.id, face]),
)
/** A bonus or contract tile; undefined for a character. */
export const faceOf = (id: string) => FACES.get(id)

export type Standing = ReturnType<typeof standing>

export function standing(table: SilverScenario, colour: Colour) {
  const seat = table.seatState(colour)
  const below = table.under(colour)
  const tier = (technology: string): number => below.tiers[technology] ?? 0
  const own = tier('resource') > 0 ? (below.ownResource as Resource | undefined) : undefined
  const { resources } = seat
  return {
    ...seat,
    ...below,
    tier,
    /** The resource that counts as gold, and the amount that can be paid as gold. */
    own,
    gold: resources.gold + (own === undefined ? 0 : resources[own]),
    free: unused(table, table.seatOf(colour)),
    room: seat.storehouse.length < base.board.storehouse,
  }
}

/** The tiles of a storehouse without those in use. */
function unused({ state, game }: SilverScenario, seat: number): readonly string[] {
  const { storehouse = [], inUse = 0 } = state.seats[seat] ?? {}
  return storehouse.flatMap((face, slot) =>
    (inUse & (1 << slot)) === 0 ? (game.rules.names.face[face] ?? []) : [],
  )
}

export const sidesInPlay = ({ slice }: SilverScenario) =>
  slice.sides.flatMap((side) => silver.sides[side] ?? [])

export const neighboursOf = (table: SilverScenario, space: string): readonly string[] =>
  sidesInPlay(table).flatMap(({ links }) =>
    links.flatMap(({ between: [one, other] }) =>
      one === space ? [other] : other === space ? [one] : [],
    ),
  )

export function townOf(table: SilverScenario, id: string) {
  const space = sidesInPlay(table)
    .flatMap(({ spaces }) => spaces)
    .find((each) => each.id === id)
  return space?.kind === 'town' ? space : undefined
}
