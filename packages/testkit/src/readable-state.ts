/** Readable views of a state, for comparison in tests. */
import { ACTIONS, NONE } from '@tiletum/engine'
import type { Action, Crest, Game, Resource } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
import { at } from './at.ts'

export interface SeatSummary {
  readonly vp: number
  readonly resources: Readonly<Record<Resource, number>>
  /** The tiles in the storehouse, without its empty spaces. */
  readonly storehouse: readonly string[]
  readonly merchant: string
  readonly architect: string
  /** House spaces with its houses, Tiletum's included. */
  readonly houses: readonly string[]
  readonly pillars: readonly string[]
  readonly housesInSupply: number
  readonly pillarsInSupply: number
  /** The characters of each building, from the ground floor up; '' is an empty room. */
  readonly rooms: Readonly<Record<number, readonly string[]>>
  readonly crests: Readonly<Record<number, Crest>>
  readonly contracts: readonly string[]
  readonly contributed: readonly string[]
  readonly cathedralTiles: readonly number[]
  readonly completed: readonly number[]
  readonly markers: Readonly<Partial<Record<Action, number>>>
  /** The points of its space on the king track. */
  readonly king: number
  readonly dice: readonly string[]
}

export function readSeat(game: Game, state: GameState, seat: number): SeatSummary {
  const { rules } = game
  const { names, board } = rules
  const own = at(state.seats, seat)
  const id = (face: number): string => at(rules.faces, face).id
  const townsOf = (mask: number): string[] =>
    board.cathedrals
      .filter((_, cathedral) => (mask & (1 << cathedral)) !== 0)
      .map(({ space }) => at(names.space, space))
  return {
    vp: own.vp,
    resources: Object.fromEntries(
      names.resource.map((name, resource) => [name, at(own.resources, resource)]),
    ) as Record<Resource, number>,
    storehouse: own.storehouse.filter((face) => face !== NONE).map(id),
    merchant: at(names.space, at(own.pieces, 0)),
    architect: at(names.space, at(own.pieces, 1)),
    houses: names.houseSpace.filter((_, space) => state.houses[space] === seat),
    pillars: board.cathedrals
      .filter((_, cathedral) => (at(state.pillars, cathedral) & (1 << seat)) !== 0)
      .map(({ space }) => at(names.space, space)),
    housesInSupply: own.housesInSupply,
    pillarsInSupply: own.pillarsInSupply,
    rooms: Object.fromEntries(
      rules.buildings.flatMap(({ rooms }, building) => {
        const living = rooms.map((room) => at(own.rooms, room))
        return living.every((face) => face === NONE)
          ? []
          : [[building + 1, living.map((face) => (face === NONE ? '' : id(face)))]]
      }),
    ),
    crests: Object.fromEntries(
      own.crests.flatMap((crest, building) =>
        crest === NONE ? [] : [[building + 1, at(names.crest, crest) as Crest]],
      ),
    ),
    contracts: own.contracts.map(id),
    contributed: townsOf(own.contributed),
    cathedralTiles: [...own.cathedrals],
    completed: rules.buildings.flatMap((_, building) =>
      (own.completed & (1 << building)) === 0 ? [] : [building + 1],
    ),
    markers: Object.fromEntries(
      ACTIONS.flatMap((action, index) => {
        const points = at(own.markers, index)
        return points === 0 ? [] : [[action, points]]
      }),
    ),
    king: at(rules.kingSpaces, at(state.king, seat)),
    dice: own.dice.map((die) => dieName(game, die)),
  }
}

/** The town of a bonus space, with a number if the town has several: `venezia-2`. */
function bonusSpaceName({ rules: { names, board } }: Game, space: number): string {
  const town = at(board.bonusSpaceTown, space)
  const spaces = at(board.bonusSpacesOf, town)
  const name = at(names.space, town)
  return spaces.length > 1 ? `${name}-${spaces.indexOf(space) + 1}` : name
}

export interface BoardReading {
  readonly round: number
  /** The turn of the round, 1 to 3. */
  readonly turn: number
  /** The value that faces each action. */
  readonly facing: Readonly<Record<string, number>>
  readonly tiles: Readonly<Record<string, string>>
  /** Bonus tiles by town, or by `town-number` if the town has several bonus spaces. */
  readonly mapTiles: Readonly<Record<string, string>>
  readonly kingTile: string | undefined
  /** The contract offer from left to right; '' is an empty space. */
  readonly contracts: readonly string[]
  readonly characters: readonly string[]
  readonly dice: readonly string[]
  readonly costs: Readonly<Record<string, string>>
  readonly fairs: readonly { readonly town: string; readonly tile: string }[]
  readonly corruption: readonly number[]
}

export function readBoard(game: Game, state: GameState): BoardReading {
  const { rules } = game
  const { names, board } = rules
  const id = (face: number): string => (face === NONE ? '' : at(rules.faces, face).id)
  const places = state.actionAt.length
  return {
    round: state.round,
    turn: state.turn,
    facing: Object.fromEntries(
      state.actionAt.map((action, place) => [
        at(names.action, action),
        ((place + state.wheel - 1) % places) + 1,
      ]),
    ),
    tiles: Object.fromEntries(
      state.wheelTiles.flatMap((face, action) =>
        face === NONE ? [] : [[at(names.action, action), id(face)]],
      ),
    ),
    mapTiles: Object.fromEntries(
      state.mapTiles.flatMap((face, space) =>
        face === NONE ? [] : [[bonusSpaceName(game, space), id(face)]],
      ),
    ),
    kingTile: state.kingTile === NONE ? undefined : id(state.kingTile),
    contracts: state.contractOffer.map(id),
    characters: state.characterOffer.map(id),
    dice: state.dice.flatMap((count, die) =>
      Array.from({ length: count }, () => dieName(game, die)),
    ),
    costs: Object.fromEntries(
      state.costs.flatMap((cost, cathedral) =>
        cost === NONE
          ? []
          : [[at(names.space, at(board.cathedrals, cathedral).space), at(names.cost, cost)]],
      ),
    ),
    fairs: state.fairTiles.map((tile, fair) => ({
      town: at(names.space, at(state.fairTowns, fair)),
      tile: at(names.fair, tile),
    })),
    corruption: [...state.revealed],
  }
}

function dieName({ rules }: Game, die: number): string {
  const values = rules.names.value.length
  return `${at(rules.names.colour, Math.floor(die / values))} ${at(rules.names.value, die % values)}`
}
