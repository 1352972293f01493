/** What a seat might do as tasks with what it holds: candidates by name only, the rules decide. */
import { RESOURCES, seatFacts } from '@tiletum/engine'
import type { FaceInfo, Game, SeatFacts, SlotFacts, State } from '@tiletum/engine'
import { EXPANSIONS, fromExpansions } from '../../game/expansions/expansions.ts'
import type { Tasks } from '../../game/expansions/expansion.ts'

/** What a seat might do with a tile in its storehouse. */
export function movesOfTile(game: Game, tile: string, seat: SeatFacts): readonly string[] {
  const info = game.rules.faces[game.rules.names.face.indexOf(tile)]
  if (info === undefined) return []
  const { names } = game.rules
  switch (info.sort) {
    case 'helper':
      return isRecolouring(game, info.program)
        ? RESOURCES.map((resource) => `use ${info.id} as ${resource}`)
        : [`use ${info.id}`]
    case 'contract':
      return fromExpansions((one) => one.fulfilling(seat, info)) ?? fulfilled(info)
    case 'crest':
      return names.building.map(
        (building) => `crest ${names.crest[info.crest] ?? ''} building ${building}`,
      )
    case 'character':
      return game.rules.roomBuilding.map(
        (building, room) =>
          `place ${info.id} building ${names.building[building] ?? ''} floor ${names.floor[game.rules.roomFloor[room] ?? 0] ?? ''}`,
      )
  }
}

const fulfilled = ({ id, demand }: FaceInfo): readonly string[] =>
  demand.identical > 0
    ? RESOURCES.map((resource) => `fulfil ${id} with ${resource}`)
    : [`fulfil ${id}`]

const isRecolouring = (game: Game, program: number): boolean =>
  game.rules.programs[program]?.effect.do === 'recolour'

/** By group, in the order in which they are listed. */
export function taskMoves(game: Game, state: State, seat: number): Tasks {
  const facts = seatFacts(game.rules, state, seat)
  const ofSort = (sort: SlotFacts['sort']) => {
    const held = facts.storehouse.flatMap((slot) => (slot?.sort === sort ? slot.tile : []))
    return [...new Set(held)].flatMap((tile) => movesOfTile(game, tile, facts))
  }
  return [
    ['contract', ofSort('contract')],
    ['crest', ofSort('crest')],
    ['cathedral', facts.toContribute.map((space) => `contribute ${space}`)],
    ...EXPANSIONS.flatMap((one) => one.tasks(game, state, seat)),
    ['helper', ofSort('helper')],
    ['buy', RESOURCES.filter((resource) => resource !== 'gold').map((one) => `buy ${one}`)],
  ]
}

/** What might be done for a resource: bought, or given for another. */
export const movesOfGood = (good: string): readonly (readonly string[])[] => [
  [`buy ${good}`],
  RESOURCES.filter((other) => other !== good).map((other) => `exchange ${good} ${other}`),
]
