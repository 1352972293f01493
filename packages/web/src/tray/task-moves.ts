/** What a seat might do as tasks with what it holds: candidates by name only, the rules decide. */
import { NONE, RESOURCES } from '@tiletum/engine'
import type { FaceInfo, Game, State } from '@tiletum/engine'

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

/** Whether a resource of a seat's contracts falls away, so that it has to be named. */
export function unitFalls({ rules }: Game, { slices }: State, seat: number): boolean {
  const reached = slices.silver?.tiers[seat] ?? 0
  const tiers = rules.tables.silver?.tiersOf['contract-demand'] ?? []
  return tiers.some(({ bit }) => (bit & reached) !== 0)
}

/** @param falls Whether one of its resources falls away (`unitFalls`). */
export function movesOfTile(game: Game, face: number, falls = false): readonly string[] {
  const info = game.rules.faces[face]
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
  const holder = state.seats[seat]
  const held = [...new Set(holder?.storehouse.filter((face) => face !== NONE) ?? [])]
  const falls = unitFalls(game, state, seat)
  const ofSort = (sort: string) =>
    held
      .filter((face) => game.rules.faces[face]?.sort === sort)
      .flatMap((face) => movesOfTile(game, face, falls))
  const cathedrals = game.rules.board.cathedrals.flatMap(({ space }, cathedral) =>
    ((state.pillars[cathedral] ?? 0) & (1 << seat)) !== 0 &&
    ((holder?.contributed ?? 0) & (1 << cathedral)) === 0
      ? [`contribute ${game.rules.names.space[space] ?? ''}`]
      : [],
  )
  return {
    contract: ofSort('contract'),
    crest: ofSort('crest'),
    cathedral: cathedrals,
    ...silverTasks(game, state, seat),
    helper: ofSort('helper'),
    buy: RESOURCES.filter((resource) => resource !== 'gold').map((resource) => `buy ${resource}`),
  }
}

/** Tiers of technologies, prospectors for further maps, and the movement icon. */
function silverTasks(
  { rules: { names, board } }: Game,
  { slices: { silver } }: State,
  seat: number,
): Readonly<Record<'technology' | 'prospector', readonly string[]>> {
  if (silver === undefined) return { technology: [], prospector: [] }
  const maps = names['map'] ?? []
  const spaces = maps.map((_, map) => silver.prospectors[seat * maps.length + map] ?? NONE)
  const own = RESOURCES[silver.ownResource[seat] ?? NONE]
  const steps = spaces
    .flatMap((space) => board.neighbours[space] ?? [])
    .map((space) => `icon walk ${names.space[space] ?? ''}`)
  return {
    technology: [
      ...silver.technologies.map(
        (technology) => `technology ${names['technology']?.[technology] ?? ''}`,
      ),
      ...(own === undefined ? [] : [`earmark ${own}`]),
    ],
    prospector: [
      ...maps.flatMap((map, at) => (spaces[at] === NONE ? [`enter ${map}`] : [])),
      ...(silver.icon === 0 ? [] : ['icon action', ...steps]),
    ],
  }
}
