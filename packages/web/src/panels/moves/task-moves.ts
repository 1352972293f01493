/** What a seat might do as tasks with what it holds: candidates by name only, the rules decide. */
import { RESOURCES, seatFacts, tableFacts } from '@tiletum/engine'
import type { FaceInfo, Game, SeatSilverFacts, SlotFacts, State, TableFacts } from '@tiletum/engine'

export const TASK_GROUPS = [
  'contract',
  'crest',
  'cathedral',
  'technology',
  'prospector',
  'helper',
  'buy',
] as const
export type TaskGroup = (typeof TASK_GROUPS)[number]

/** @param falls Whether a resource of a contract falls away, so that it has to be named. */
export function movesOfTile(game: Game, tile: string, falls = false): readonly string[] {
  const info = game.rules.faces[game.rules.names.face.indexOf(tile)]
  if (info === undefined) return []
  const { names } = game.rules
  switch (info.sort) {
    case 'helper':
      return isRecolouring(game, info.program)
        ? RESOURCES.map((resource) => `use ${info.id} as ${resource}`)
        : [`use ${info.id}`]
    case 'contract':
      return falls ? fulfilledWithLess(info) : fulfilled(info)
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

/** Of what is asked, each unit may be the one that falls away. */
function fulfilledWithLess(info: FaceInfo): readonly string[] {
  const named = RESOURCES.filter(
    (resource) => (resource === 'iron' || resource === 'wool') && info.demand[resource] > 0,
  )
  if (info.demand.identical === 0) return named.map((less) => `fulfil ${info.id} less ${less}`)
  return RESOURCES.flatMap((kind) =>
    [...new Set([kind, ...named])].map((less) => `fulfil ${info.id} with ${kind} less ${less}`),
  )
}

const isRecolouring = (game: Game, program: number): boolean =>
  game.rules.programs[program]?.effect.do === 'recolour'

export function taskMoves(
  game: Game,
  state: State,
  seat: number,
): Readonly<Record<TaskGroup, readonly string[]>> {
  const { storehouse, toContribute, silver } = seatFacts(game.rules, state, seat)
  const ofSort = (sort: SlotFacts['sort']) => {
    const held = storehouse.flatMap((slot) => (slot?.sort === sort ? slot.tile : []))
    return [...new Set(held)].flatMap((tile) => movesOfTile(game, tile, silver?.unitFalls))
  }
  return {
    contract: ofSort('contract'),
    crest: ofSort('crest'),
    cathedral: toContribute.map((space) => `contribute ${space}`),
    ...silverTasks(game, tableFacts(game.rules, state), silver),
    helper: ofSort('helper'),
    buy: RESOURCES.filter((resource) => resource !== 'gold').map((resource) => `buy ${resource}`),
  }
}

/** Tiers of technologies, prospectors for further maps, and the movement icon. */
function silverTasks(
  { rules: { names, board } }: Game,
  { silver: table }: TableFacts,
  own: SeatSilverFacts | undefined,
): Readonly<Record<'technology' | 'prospector', readonly string[]>> {
  if (table === undefined || own === undefined) return { technology: [], prospector: [] }
  const { prospectors, ownResource } = own
  const steps = prospectors
    .flatMap((space) => (space === undefined ? [] : board.neighbours[names.space.indexOf(space)]))
    .flatMap((space) => space ?? [])
    .map((space) => `icon walk ${names.space[space] ?? ''}`)
  return {
    technology: [
      ...table.technologies.map(({ word }) => `technology ${word}`),
      ...(ownResource === undefined ? [] : [`earmark ${ownResource}`]),
    ],
    prospector: [
      ...(names['map'] ?? []).flatMap((map, at) =>
        prospectors[at] === undefined ? [`enter ${map}`] : [],
      ),
      ...(table.icon ? ['icon action', ...steps] : []),
    ],
  }
}
