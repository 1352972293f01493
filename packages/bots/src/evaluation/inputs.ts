/**
 * Inputs of the network: the named features, and more details of the position. Each is small and simple;
 * their combined meaning is left to the network.
 */
import { colourOf, NONE } from '@tiletum/engine'
import type { Game } from '@tiletum/engine'
import type { GameState, SeatState } from '@tiletum/engine/state'
import { countSeat, emptyCounts } from './counts.ts'
import { fairPoints, hasHouse } from './fairs.ts'
import { FEATURES } from './features.ts'
import type { Measures } from './features.ts'
import { freeHouseSpaces, isCathedralOpen, isTownOpen } from './map.ts'
import { ROUNDS, TURNS } from './game-progress.ts'

const BUILDINGS = 6
const ACTIONS = 7
const KINDS = 5
const MAPS = 3
const TECHNOLOGIES = 9
const TIERS = 3
const ALL_TIERS = 7
const NEAR = 4
const MERCHANT = 0
const ARCHITECT = 1
const WOOL = 2
const STONE = 3
const IRON = 4
const MANY = 3
const FAR = 9
const LOWEST = -6

/** Numbers names: all of them with 1, then all with 2, and so on. */
const each = (count: number, ...names: readonly string[]): readonly string[] =>
  Array.from({ length: count }, (_, index) => names.map((name) => `${name} ${index + 1}`)).flat()

const FAIR = [
  'way to fair',
  'present at fair',
  'house at fair',
  'free spaces at fair',
  'points of fair',
  'points gained at fair',
] as const

/** Names of the inputs, in the order in which they are filled. */
export const INPUTS: readonly string[] = [
  ...FEATURES,
  'game left',
  ...each(ROUNDS, 'round'),
  'dice taken',
  ...each(ROUNDS, ...FAIR),
  'king space',
  'place in turn order',
  ...each(BUILDINGS, 'characters of building', 'crest of building'),
  ...each(ACTIONS, 'marker of action'),
  'iron asked',
  'wool asked',
  'identical asked',
  'contracts held',
  'iron short',
  'wool short',
  'stone asked',
  'cathedrals open',
  'stone short',
  'goods',
  'goods of one kind',
  ...each(KINDS, 'beyond three of kind'),
  ...each(NEAR, 'towns at steps'),
  ...each(NEAR, 'cathedrals at steps'),
  ...each(KINDS, 'dice of colour'),
  ...each(MAPS, 'prospector on map'),
  ...each(TECHNOLOGIES, 'tiers of technology'),
]

/**
 * Fills the inputs of a seat. `measures` are its features, `left` is the share of its game still to come.
 */
export type ReadInputs = (
  state: GameState,
  seat: number,
  measures: Measures,
  left: number,
  into: Float64Array,
) => void

export function inputReader({ rules }: Game): ReadInputs {
  const counts = emptyCounts()
  let target: Float64Array = new Float64Array()
  let at = 0
  const put = (value: number): void => {
    target[at++] = value
  }

  function readTime(round: number, taken: number, left: number): void {
    put(left)
    for (let number = 1; number <= ROUNDS; number++) put(round === number ? 1 : 0)
    put(taken)
  }

  /** The inputs of a fair that is over are 0. */
  function readFairs(state: GameState, own: SeatState, seat: number): void {
    const away = rules.board.distance[own.pieces[MERCHANT] ?? 0] ?? []
    for (let fair = 0; fair < ROUNDS; fair++) {
      const town = state.fairTowns[fair] ?? NONE
      const isToCome = town !== NONE && fair >= state.round - 1
      const steps = Math.min(FAR, away[town] ?? FAR)
      const house = isToCome && hasHouse(rules, state, seat, town)
      const present = isToCome && (house || steps === 0)
      const points = isToCome ? fairPoints(rules, state, seat, counts, fair, 0) : 0
      put(isToCome && !house ? steps : 0)
      put(present ? 1 : 0)
      put(house ? 1 : 0)
      put(isToCome ? freeHouseSpaces(rules, state, town) : 0)
      put(points)
      put(present ? points : 0)
    }
  }

  function readBoard(own: SeatState): void {
    for (let building = 0; building < BUILDINGS; building++) {
      const rooms = rules.buildings[building]?.rooms ?? []
      let filled = 0
      for (let floor = 0; floor < rooms.length; floor++)
        if (own.rooms[rooms[floor] as number] !== NONE) filled++
      put(filled)
      put((own.crests[building] ?? NONE) === NONE ? 0 : 1)
    }
    for (let action = 0; action < ACTIONS; action++) put(own.markers[action] ?? 0)
  }

  /** Resources still needed by contracts in the storehouse and by cathedrals with a pillar of the seat. */
  function readDemand(state: GameState, own: SeatState, seat: number): void {
    let iron = 0
    let wool = 0
    let identical = 0
    let contracts = 0
    for (let slot = 0; slot < own.storehouse.length; slot++) {
      const info = rules.faces[own.storehouse[slot] as number]
      if (info?.sort !== 'contract') continue
      iron += info.demand.iron
      wool += info.demand.wool
      identical += info.demand.identical
      contracts++
    }
    let stone = 0
    let cathedrals = 0
    for (let cathedral = 0; cathedral < rules.board.mainCathedrals; cathedral++) {
      if ((((state.pillars[cathedral] as number) >> seat) & 1) === 0) continue
      if (((own.contributed >> cathedral) & 1) === 1) continue
      const cost = rules.costs[state.costs[cathedral] as number]
      if (cost === undefined || cost.closed) continue
      stone += cost.stone
      cathedrals++
    }
    const { resources } = own
    put(iron)
    put(wool)
    put(identical)
    put(contracts)
    put(Math.max(0, iron - (resources[IRON] ?? 0)))
    put(Math.max(0, wool - (resources[WOOL] ?? 0)))
    put(stone)
    put(cathedrals)
    put(Math.max(0, stone - (resources[STONE] ?? 0)))
  }

  function readGoods({ resources }: SeatState): void {
    let all = 0
    let most = 0
    for (let kind = 0; kind < KINDS; kind++) {
      const have = resources[kind] ?? 0
      all += have
      most = Math.max(most, have)
    }
    put(all)
    put(most)
    for (let kind = 0; kind < KINDS; kind++) put(Math.max(0, (resources[kind] ?? 0) - MANY))
  }

  /** Number of places to build at each distance from the merchant and the architect. */
  function readSites(state: GameState, own: SeatState, seat: number): void {
    const { board } = rules
    const fromMerchant = board.distance[own.pieces[MERCHANT] ?? 0] ?? []
    const fromArchitect = board.distance[own.pieces[ARCHITECT] ?? 0] ?? []
    const towns = at
    const cathedrals = at + NEAR
    for (let steps = 0; steps < 2 * NEAR; steps++) put(0)
    for (let town = 0; town < board.towns; town++) {
      const steps = fromMerchant[town] ?? FAR
      if (steps < NEAR && isTownOpen(rules, state, seat, town))
        target[towns + steps] = (target[towns + steps] as number) + 1
    }
    for (let cathedral = 0; cathedral < board.mainCathedrals; cathedral++) {
      const steps = fromArchitect[board.cathedrals[cathedral]?.space ?? NONE] ?? FAR
      if (steps < NEAR && isCathedralOpen(rules, state, seat, cathedral))
        target[cathedrals + steps] = (target[cathedrals + steps] as number) + 1
    }
  }

  /** The dice on the wheel, if the seat takes another one this round. */
  function readDice(state: GameState, own: SeatState): void {
    const first = at
    for (let colour = 0; colour < KINDS; colour++) put(0)
    if (own.dice.length >= TURNS) return
    for (let die = 0; die < state.dice.length; die++) {
      const slot = first + colourOf(die)
      target[slot] = (target[slot] as number) + (state.dice[die] as number)
    }
  }

  function readSilver({ slices }: GameState, seat: number): void {
    const { silver } = slices
    for (let map = 0; map < MAPS; map++)
      put((silver?.prospectors[seat * MAPS + map] ?? NONE) === NONE ? 0 : 1)
    const tiers = silver?.tiers[seat] ?? 0
    for (let technology = 0; technology < TECHNOLOGIES; technology++) {
      let reached = 0
      for (let bits = (tiers >> (technology * TIERS)) & ALL_TIERS; bits !== 0; bits >>= 1)
        reached += bits & 1
      put(reached)
    }
  }

  return (state, seat, measures, left, into) => {
    const own = state.seats[seat]
    if (own === undefined) return
    target = into
    into.set(measures)
    at = measures.length
    countSeat(rules, state, own, seat, counts)
    readTime(state.round, own.dice.length, left)
    readFairs(state, own, seat)
    put(Math.max(LOWEST, (state.king[seat] as number) - rules.kingZero))
    put(state.order.indexOf(seat))
    readBoard(own)
    readDemand(state, own, seat)
    readGoods(own)
    readSites(state, own, seat)
    readDice(state, own)
    readSilver(state, seat)
  }
}
