/**
 * A position in plain words, read once from a state. From then on the reference implementation
 * plays without the engine.
 */
import { base } from '@tiletum/content'
import { RESOURCES } from '@tiletum/engine'
import type { Action, Crest, Resource } from '@tiletum/engine'
import type { BoardReading, SeatSummary, TestTable } from '@tiletum/testkit'

export interface Player {
  vp: number
  resources: Record<Resource, number>
  storehouse: string[]
  /** The helpers being resolved, which still lie in the storehouse. */
  inUse: string[]
  merchant: string
  architect: string
  houses: string[]
  pillars: string[]
  housesInSupply: number
  pillarsInSupply: number
  /** Characters by building and floor; '' is an empty room. */
  rooms: string[][]
  crests: (Crest | undefined)[]
  contracts: string[]
  contributed: string[]
  cathedralTiles: number[]
  completed: number[]
  markers: Partial<Record<Action, number>>
  dice: string[]
}

const FAMILIES = ['bonus', 'contract', 'character'] as const
export type Family = (typeof FAMILIES)[number]

export interface Position {
  readonly players: Player[]
  order: number[]
  round: number
  /** The value beside each action. */
  facing: Record<string, number>
  /** Bonus tiles on actions and in towns; '' is an empty place. */
  tiles: Record<string, string>
  mapTiles: Record<string, string>
  kingTile: string | undefined
  contracts: string[]
  characters: string[]
  dice: string[]
  readonly costs: Readonly<Record<string, string>>
  readonly fairs: BoardReading['fairs']
  /** The markers on each space of the king track, the lowest in the stack first. */
  track: number[][]
  /** Corruption tokens not revealed in this round. */
  corruption: number[]
  /** All copies in the face-down piles. */
  piles: Record<Family, string[]>
  /** Bonus tiles that left the game. */
  gone: string[]
  /** The action of the die under way. */
  die: { action: Action; left: number } | undefined
  exchanged: boolean
}

export function readPosition(table: TestTable): Position {
  const { state, game } = table
  const { rules } = game
  const board = table.board()
  const idsOf = (counts: readonly number[], family: Family): string[] =>
    counts.flatMap((count, index) =>
      Array.from({ length: count }, () => rules.names.face[rules[family].offset + index] ?? ''),
    )
  return {
    ...boardOf(board),
    players: table.seats.map((colour) => playerOf(table.seatState(colour))),
    order: [...state.order],
    round: board.round,
    costs: board.costs,
    fairs: board.fairs,
    track: trackOf(table),
    corruption: state.corruption.flatMap((count, value) =>
      Array.from({ length: count }, () => value),
    ),
    piles: {
      bonus: idsOf(state.bonusPile.unseen, 'bonus'),
      contract: idsOf(state.contractPile.unseen, 'contract'),
      character: idsOf(state.characterPile.unseen, 'character'),
    },
    gone: [],
    die: undefined,
    exchanged: false,
  }
}

export type Visible = Pick<
  Position,
  'facing' | 'tiles' | 'mapTiles' | 'kingTile' | 'contracts' | 'characters' | 'dice'
>

const boardOf = (board: BoardReading): Visible => ({
  facing: { ...board.facing },
  tiles: { ...board.tiles },
  mapTiles: { ...board.mapTiles },
  kingTile: board.kingTile,
  contracts: [...board.contracts],
  characters: [...board.characters],
  dice: [...board.dice],
})

const playerOf = (reading: SeatSummary): Player => ({
  vp: reading.vp,
  resources: { ...reading.resources },
  storehouse: [...reading.storehouse],
  inUse: [],
  merchant: reading.merchant,
  architect: reading.architect,
  houses: [...reading.houses],
  pillars: [...reading.pillars],
  housesInSupply: reading.housesInSupply,
  pillarsInSupply: reading.pillarsInSupply,
  rooms: base.board.buildings.map(({ rooms }, building) =>
    Array.from({ length: rooms }, (_, floor) => reading.rooms[building + 1]?.[floor] ?? ''),
  ),
  crests: base.board.buildings.map((_, building) => reading.crests[building + 1]),
  contracts: [...reading.contracts],
  contributed: [...reading.contributed],
  cathedralTiles: [...reading.cathedralTiles],
  completed: [...reading.completed],
  markers: { ...reading.markers },
  dice: [...reading.dice],
})

const trackOf = ({ state }: TestTable): number[][] =>
  base.kingTrack.spaces.map((_, space) =>
    state.kingStack.filter((seat) => state.king[seat] === space),
  )

/**
 * The position in a fixed order, for comparison. Helpers in use are left out, since a table does
 * not show them.
 */
export const seen = (position: Pick<Position, 'players' | 'order' | 'track'> & Visible) => ({
  players: position.players.map((player) => ({
    ...player,
    inUse: [],
    storehouse: player.storehouse.toSorted(),
    houses: player.houses.toSorted(),
    pillars: player.pillars.toSorted(),
    contributed: player.contributed.toSorted(),
    completed: player.completed.toSorted((one, other) => one - other),
    resources: RESOURCES.map((resource) => player.resources[resource]),
  })),
  order: position.order,
  track: position.track,
  facing: position.facing,
  tiles: withoutGaps(position.tiles),
  mapTiles: withoutGaps(position.mapTiles),
  kingTile: position.kingTile,
  contracts: position.contracts,
  characters: position.characters,
  dice: position.dice.toSorted(),
})

export const seenOn = (table: TestTable) =>
  seen({
    ...boardOf(table.board()),
    players: table.seats.map((colour) => playerOf(table.seatState(colour))),
    order: table.state.order,
    track: trackOf(table),
  })

const withoutGaps = (tiles: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(tiles).filter(([, tile]) => tile !== ''))
