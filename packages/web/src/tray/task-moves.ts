/** What a seat might do as tasks with what it holds: candidates by name only, the rules decide. */
import { NONE, RESOURCES } from '@tiletum/engine'
import type { Game, State } from '@tiletum/engine'

export const TASK_GROUPS = ['contract', 'crest', 'cathedral', 'helper', 'buy'] as const
export type TaskGroup = (typeof TASK_GROUPS)[number]

export function movesOfTile(game: Game, face: number): readonly string[] {
  const info = game.rules.faces[face]
  if (info === undefined) return []
  const { names } = game.rules
  switch (info.sort) {
    case 'helper':
      return isRecolouring(game, info.program)
        ? RESOURCES.map((resource) => `use ${info.id} as ${resource}`)
        : [`use ${info.id}`]
    case 'contract':
      return info.demand.identical > 0
        ? RESOURCES.map((resource) => `fulfil ${info.id} with ${resource}`)
        : [`fulfil ${info.id}`]
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

const isRecolouring = (game: Game, program: number): boolean =>
  game.rules.programs[program]?.effect.do === 'recolour'

export function taskMoves(
  game: Game,
  state: State,
  seat: number,
): Readonly<Record<TaskGroup, readonly string[]>> {
  const holder = state.seats[seat]
  const held = [...new Set(holder?.storehouse.filter((face) => face !== NONE) ?? [])]
  const ofSort = (sort: string) =>
    held
      .filter((face) => game.rules.faces[face]?.sort === sort)
      .flatMap((face) => movesOfTile(game, face))
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
    helper: ofSort('helper'),
    buy: RESOURCES.filter((resource) => resource !== 'gold').map((resource) => `buy ${resource}`),
  }
}
