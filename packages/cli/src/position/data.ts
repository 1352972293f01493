/** A position for programs: what lies where and what everybody has, by the words of the notation. */
import { seatFacts, spaceFacts, spacesInPlay, tableFacts, wheelFacts } from '@tiletum/engine'
import type { Game, SeatFacts, SpaceFacts, State, TableFacts } from '@tiletum/engine'
import type { NamedGame } from '@tiletum/text'

export function positionData(game: Game, { rules, seats }: NamedGame, state: State): object {
  const awaiting = game.awaiting(state)
  return {
    round: state.round,
    turn: state.turn,
    awaiting: awaiting.who === 'seat' ? { ...awaiting, seat: awaiting.seat + 1 } : awaiting,
    order: state.order.map((seat) => seat + 1),
    wheel: wheelFacts(rules, state),
    ...tableData(tableFacts(rules, state)),
    map: spacesInPlay(rules, state).map((space) => spaceData(spaceFacts(rules, state, space))),
    seats: seats.map((name, seat) => ({ name, ...seatData(seatFacts(rules, state, seat)) })),
    standings:
      awaiting.who === 'nobody' ? game.standings(state).map((seat) => seat + 1) : undefined,
    state: game.hash(state),
  }
}

/** People count seats from 1; nobody is left out. */
const numberOf = (seat: number): number | undefined => (seat < 0 ? undefined : seat + 1)

const owned = <T extends { readonly owner: number }>(things: readonly T[]): readonly object[] =>
  things.map((thing) => ({ ...thing, owner: numberOf(thing.owner) }))

function spaceData(facts: SpaceFacts): object {
  const { id, map, tiles, fair, pieces, houses, cathedral, below } = facts
  return {
    id,
    tiles,
    fair,
    houses: owned(houses),
    cathedral: cathedral && { ...cathedral, pillars: cathedral.pillars.map(numberOf) },
    pieces: pieces.map(([piece, seat]) => ({ piece, seat: numberOf(seat) })),
    below: below && { map, ...below, mines: owned(below.mines) },
  }
}

function seatData({ storehouse, pieces, buildings, bot, ...rest }: SeatFacts): object {
  return {
    ...rest,
    // The resources, and what each module tells of itself, say it already.
    goods: undefined,
    seat: numberOf(rest.seat),
    storehouse: storehouse.flatMap((slot) => slot?.tile ?? []),
    pieces: Object.fromEntries(
      pieces.flatMap(({ piece, space }) => (piece === 'prospector' ? [] : [[piece, space]])),
    ),
    buildings,
    characters: buildings.flatMap(({ rooms }) => rooms.flatMap((tile) => tile ?? [])),
    crests: buildings.flatMap(({ crest }) => crest ?? []),
    bot: bot && {
      ...bot,
      decrees: bot.decrees.map(({ id }) => id),
      challenges: bot.challenges.map(({ id }) => id),
    },
    surprises: rest.surprises?.map(({ id }) => id),
  }
}

const tableData = ({ silver, fairs, king, ...rest }: TableFacts): object => ({
  ...rest,
  king: king.map(({ points, stack }) => ({ points, stack: stack.map(numberOf) })),
  fairs: fairs.map(({ tile, present, ...fair }) => ({
    ...fair,
    tile: tile.id,
    present: present.map(numberOf),
  })),
  silver: silver && {
    ...silver,
    technologies: silver.technologies.map(({ word, reached }) => ({ technology: word, reached })),
    overlay: silver.overlay?.id,
  },
})
