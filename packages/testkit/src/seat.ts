/** Sets the components of a seat as a test wants them; dependent values are derived. */
import { NONE } from '@tiletum/engine'
import type { Crest, Resource } from '@tiletum/engine'
import type { SeatState } from '@tiletum/engine/state'
import { at, indexIn } from './at.ts'
import { morePillars } from './silver-piece-counts.ts'
import type { TestTable } from './test-table.ts'
import { claim, claimCrest, giveBack } from './tiles.ts'
import type { OfferName } from './tiles.ts'

/** The settings of a seat. Houses and pillars in supply, markers and completed buildings are derived. */
export interface SeatSetting {
  readonly vp?: number
  /** The resources; kinds not given are 0. */
  readonly resources?: Partial<Record<Resource, number>>
  readonly storehouse?: readonly string[]
  readonly merchant?: string
  readonly architect?: string
  /** House spaces with its houses, without the one in Tiletum. */
  readonly houses?: readonly string[]
  readonly pillars?: readonly string[]
  /** The characters of each building, from the ground floor up; '' is an empty room. */
  readonly rooms?: Readonly<Record<number, readonly string[]>>
  readonly crests?: Readonly<Record<number, Crest>>
  /** Fulfilled contracts. */
  readonly contracts?: readonly string[]
  /** Cathedrals with a contribution, for which the seat has the topmost tile. */
  readonly contributed?: readonly string[]
  /** The points of its space on the king track; its marker lies on top of the stack. */
  readonly king?: number
}

const HOUSES = 8
const PILLARS = 7

export function setSeat(
  table: TestTable,
  seat: number,
  setting: SeatSetting,
  loose: ReadonlySet<OfferName>,
): void {
  const { state, game } = table
  const { rules } = game
  const own = at(state.seats, seat)
  const space = (name: string): number => indexIn(rules.names.space, name)
  const cathedral = (name: string): number => {
    const index = at(rules.board.cathedralAt, space(name))
    if (index === NONE) throw new Error(`There is no cathedral in ${name}`)
    return index
  }

  if (setting.vp !== undefined) own.vp = setting.vp
  const { resources } = setting
  if (resources !== undefined)
    own.resources = rules.names.resource.map((name) => resources[name as Resource] ?? 0)
  if (setting.merchant !== undefined) own.pieces[0] = space(setting.merchant)
  if (setting.architect !== undefined) own.pieces[1] = space(setting.architect)
  if (setting.king !== undefined) moveMarker(table, seat, setting.king)

  if (setting.storehouse !== undefined) {
    own.storehouse.forEach((face) => giveBack(table, face))
    const stored = setting.storehouse.map((id) => claim(table, id, loose))
    if (stored.length > own.storehouse.length) throw new Error('A storehouse has four spaces')
    own.storehouse = own.storehouse.map((_, slot) => stored[slot] ?? NONE)
  }
  for (const [building, ids] of Object.entries(setting.rooms ?? {})) {
    const { rooms } = at(rules.buildings, Number(building) - 1)
    ids.forEach((id, floor) => {
      const room = at(rooms, floor)
      giveBack(table, at(own.rooms, room))
      own.rooms[room] = id === '' ? NONE : claim(table, id, loose)
    })
  }
  for (const [building, crest] of Object.entries(setting.crests ?? {}))
    own.crests[Number(building) - 1] = claimCrest(table, crest, loose)
  if (setting.contracts !== undefined) {
    own.contracts.forEach((face) => giveBack(table, face))
    own.contracts = setting.contracts.map((id) => claim(table, id, loose))
  }
  for (const name of setting.houses ?? []) {
    const houseSpace = indexIn(rules.names.houseSpace, name)
    if (at(state.houses, houseSpace) !== NONE) throw new Error(`${name} has a house already`)
    state.houses[houseSpace] = seat
  }
  for (const name of setting.pillars ?? []) {
    const index = cathedral(name)
    state.pillars[index] = at(state.pillars, index) | (1 << seat)
  }
  for (const name of setting.contributed ?? []) {
    const index = cathedral(name)
    if ((at(state.pillars, index) & (1 << seat)) === 0)
      throw new Error(`To contribute to ${name} a pillar there is needed`)
    const taken = at(state.tilesTaken, index)
    own.contributed |= 1 << index
    own.cathedrals.push(at(at(rules.board.cathedrals, index).stack, taken))
    state.tilesTaken[index] = taken + 1
  }
  countPieces(table, seat)
  completeBuildings(table, own)
}

function countPieces(table: TestTable, seat: number): void {
  const { rules } = table.game
  const own = at(table.state.seats, seat)
  const roofs = rules.buildings.filter(({ rooms }) =>
    rooms.some((room) => at(own.rooms, room) === NONE),
  ).length
  const houses = table.state.houses.filter((owner) => owner === seat).length
  const pillars = table.state.pillars.filter((mask) => (mask & (1 << seat)) !== 0).length
  const waiting = Math.max(0, rules.pillarsOnContracts - own.contracts.length)
  own.housesInSupply = HOUSES - roofs - houses
  const all = PILLARS + morePillars(table.game)
  own.pillarsInSupply = all - waiting - pillars
  if (own.housesInSupply < 0)
    throw new Error(`Of ${HOUSES} houses ${houses} are on the map and ${roofs} on roofs`)
  if (own.pillarsInSupply < 0)
    throw new Error(`Of ${all} pillars ${pillars} are on the map and ${waiting} on contracts`)
}

function completeBuildings({ game: { rules } }: TestTable, own: SeatState): void {
  own.completed = 0
  own.markers = own.markers.map(() => 0)
  rules.buildings.forEach(({ rooms }, building) => {
    const living = rooms.map((room) => at(own.rooms, room))
    if (own.crests[building] === NONE || living.includes(NONE)) return
    own.completed |= 1 << building
    const face = living[0]
    if (face === undefined) return
    const { kind } = at(rules.faces, face)
    own.markers[kind] = at(own.markers, kind) + rooms.length
  })
}

/** Puts a marker on the space with these points, on top of the stack. */
export function moveMarker({ state, game }: TestTable, seat: number, points: number): void {
  const space = game.rules.kingSpaces.indexOf(points)
  if (space < 0) throw new Error(`The king track has no space of ${points}`)
  state.king[seat] = space
  state.kingStack = [...state.kingStack.filter((other) => other !== seat), seat]
}
