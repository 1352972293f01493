/**
 * A toy turn-based game with about as much state and as many steps as a heavy euro: four players with some
 * sixty fields, 150 tiles, four rounds of twelve turns, several small steps a turn. It measures the cost of
 * a framework; its rules mean nothing.
 */

const PLAYERS = 4
const TILES = 150
const CITIES = 24
const DICE = 14
const MARKET = 12
const HOUSES = 18
const HELD = 6
const CRESTS = 10
const KINDS = 6
const ROUNDS = 4
const TURNS = 12
const KING_TOP = 20

const TAKE_DIE = 0
const MERCHANT = 1
const ARCHITECT = 2
const PILLAR = 3
const TAKE = 4
const HOUSE = 5
const CONTRACT = 6
const KING = 7
const BUY_POINT = 8
export const PASS = 9
const CREST = 10

export interface ToyMove {
  readonly kind: number
  readonly what: number
  readonly where: number
}

interface Tile {
  id: number
  kind: number
  value: number
  place: number
  owner: number
}

interface Player {
  id: number
  points: number
  gold: number
  king: number
  merchant: number
  architect: number
  pillars: number
  done: number
  taken: number
  resources: number[]
  houses: number[]
  contracts: number[]
  crests: number[]
  visited: number[]
  tally: {
    moves: number
    pillars: number
    built: number
    fulfilled: number
    spent: number
    bought: number
  }
}

export interface ToyState {
  bits: number
  round: number
  turn: number
  player: number
  spending: number
  points: number
  slot: number
  over: number
  steps: number
  dice: { slot: number; colour: number; value: number; taken: number }[]
  market: number[]
  tiles: Tile[]
  bag: number[]
  cities: { id: number; pillars: number[]; houses: number; bonus: number }[]
  players: Player[]
}

const repeat = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

const NEIGHBOURS = repeat(CITIES, (city) => [
  (city + 1) % CITIES,
  (city + CITIES - 1) % CITIES,
  (city + 6) % CITIES,
  (city + CITIES - 6) % CITIES,
])

/** Reads an entry that must exist, by the sizes above. */
const at = <T>(list: readonly T[], index: number): T => list[index] as T

function add(list: number[], index: number, by: number): void {
  list[index] = at(list, index) + by
}

function random(state: ToyState, limit: number): number {
  let { bits } = state
  bits ^= bits << 13
  bits ^= bits >>> 17
  bits ^= bits << 5
  state.bits = bits
  return (bits >>> 0) % limit
}

export function setup(seed: number): ToyState {
  const state: ToyState = {
    bits: Math.imul(seed, 0x9e3779b1) || 1,
    round: 0,
    turn: 0,
    player: 0,
    spending: 0,
    points: 0,
    slot: 0,
    over: 0,
    steps: 0,
    dice: repeat(DICE, () => ({ slot: 0, colour: 0, value: 1, taken: 0 })),
    market: repeat(MARKET, () => -1),
    tiles: repeat(TILES, (id) => ({
      id,
      kind: id % KINDS,
      value: 1 + ((id * 7) % 5),
      place: -1,
      owner: -1,
    })),
    bag: repeat(TILES, (id) => id),
    cities: repeat(CITIES, (id) => ({ id, pillars: [0, 0, 0, 0], houses: 0, bonus: id % 7 })),
    players: repeat(PLAYERS, newPlayer),
  }
  for (let index = TILES - 1; index > 0; index--) {
    const other = random(state, index + 1)
    const tile = at(state.bag, index)
    state.bag[index] = at(state.bag, other)
    state.bag[other] = tile
  }
  newRound(state)
  return state
}

const newPlayer = (id: number): Player => ({
  id,
  points: 0,
  gold: 3,
  king: 0,
  merchant: id * 6,
  architect: id * 6 + 3,
  pillars: 12,
  done: 0,
  taken: 0,
  resources: repeat(KINDS, () => 1),
  houses: repeat(HOUSES, () => -1),
  contracts: repeat(HELD, () => -1),
  crests: repeat(CRESTS, () => 0),
  visited: repeat(KINDS, () => 0),
  tally: { moves: 0, pillars: 0, built: 0, fulfilled: 0, spent: 0, bought: 0 },
})

function newRound(state: ToyState): void {
  for (const die of state.dice) {
    die.slot = random(state, 6)
    die.colour = random(state, KINDS)
    die.value = 1 + random(state, 6)
    die.taken = 0
  }
  for (let place = 0; place < MARKET; place++) {
    const tile = at(state.market, place) < 0 ? state.bag.pop() : undefined
    if (tile === undefined) continue
    state.market[place] = tile
    at(state.tiles, tile).place = 100 + place
  }
}

export function legal(state: ToyState): ToyMove[] {
  const moves: ToyMove[] = []
  const offer = (kind: number, what = 0, where = 0): void => {
    moves.push({ kind, what, where })
  }
  if (state.over === 1) return moves
  if (state.spending === 0) {
    for (let die = 0; die < DICE; die++) if (at(state.dice, die).taken === 0) offer(TAKE_DIE, die)
    return moves
  }
  const player = at(state.players, state.player)
  offer(PASS)
  if (player.gold >= 2 && state.points < 6) offer(BUY_POINT)
  for (let held = 0; held < HELD; held++) {
    const id = at(player.contracts, held)
    if (id < 0) continue
    const { kind, value } = at(state.tiles, id)
    if (at(player.resources, kind) >= value && at(player.resources, (kind + 1) % KINDS) >= 1)
      offer(CONTRACT, held)
  }
  if (state.points <= 0) return moves
  for (const city of at(NEIGHBOURS, player.merchant)) offer(MERCHANT, city)
  for (const city of at(NEIGHBOURS, player.architect)) offer(ARCHITECT, city)
  const { pillars } = at(state.cities, player.architect)
  if (player.pillars > 0 && at(player.resources, 0) > 0 && at(pillars, state.player) < 2)
    offer(PILLAR, player.architect)
  const free = player.contracts.findIndex((id) => id < 0)
  if (free >= 0)
    for (let place = 0; place < MARKET; place++) {
      const id = at(state.market, place)
      if (id >= 0 && at(state.tiles, id).value <= state.points) offer(TAKE, place, free)
    }
  for (let held = 0; held < HELD; held++) {
    const id = at(player.contracts, held)
    if (id < 0) continue
    for (let house = at(state.tiles, id).kind; house < HOUSES; house += KINDS)
      if (at(player.houses, house) < 0) offer(HOUSE, house, held)
  }
  if (player.king < KING_TOP) offer(KING)
  const crest = player.merchant % CRESTS
  if (at(player.crests, crest) === 0 && at(player.resources, 1) > 0) offer(CREST, crest)
  return moves
}

/** Plays a move of `legal`, changing the state in place. */
export function apply(state: ToyState, { kind, what, where }: ToyMove): void {
  const player = at(state.players, state.player)
  const { tally, resources } = player
  state.steps++
  switch (kind) {
    case TAKE_DIE: {
      const die = at(state.dice, what)
      die.taken = 1
      add(resources, die.colour, die.value)
      state.points = 7 - die.value
      state.slot = die.slot
      state.spending = 1
      return
    }
    case MERCHANT:
      player.merchant = what
      player.visited[what % KINDS] = 1
      state.points--
      tally.moves++
      tally.spent++
      return
    case ARCHITECT:
      player.architect = what
      state.points--
      tally.moves++
      tally.spent++
      return
    case PILLAR:
      add(at(state.cities, what).pillars, state.player, 1)
      player.pillars--
      add(resources, 0, -1)
      state.points--
      tally.pillars++
      player.points++
      return
    case TAKE: {
      const id = at(state.market, what)
      const tile = at(state.tiles, id)
      state.market[what] = -1
      player.contracts[where] = id
      tile.place = 200 + state.player
      tile.owner = state.player
      state.points -= tile.value
      player.taken++
      return
    }
    case HOUSE: {
      const id = at(player.contracts, where)
      const tile = at(state.tiles, id)
      player.contracts[where] = -1
      player.houses[what] = id
      tile.place = 300 + what
      state.points--
      tally.built++
      player.points += tile.value
      at(state.cities, player.architect).houses++
      return
    }
    case CONTRACT: {
      const tile = at(state.tiles, at(player.contracts, what))
      player.contracts[what] = -1
      tile.place = 400
      add(resources, tile.kind, -tile.value)
      add(resources, (tile.kind + 1) % KINDS, -1)
      player.points += 3 * tile.value
      player.gold++
      tally.fulfilled++
      return
    }
    case KING:
      player.king++
      state.points--
      return
    case BUY_POINT:
      player.gold -= 2
      state.points++
      tally.bought++
      return
    case CREST:
      player.crests[what] = 1
      add(resources, 1, -1)
      state.points--
      player.points += 2
      return
    default:
      endTurn(state, player)
  }
}

function endTurn(state: ToyState, player: Player): void {
  player.done++
  state.spending = 0
  state.points = 0
  state.turn++
  state.player = (state.player + 1) % PLAYERS
  if (state.turn < TURNS) return
  for (const one of state.players) scoreRound(state, one)
  state.turn = 0
  state.round++
  if (state.round === ROUNDS) state.over = 1
  else newRound(state)
}

function scoreRound(state: ToyState, player: Player): void {
  for (let row = 0; row < HOUSES / KINDS; row++) {
    let built = 0
    for (let column = 0; column < KINDS; column++)
      if (at(player.houses, row * KINDS + column) >= 0) built++
    player.points += built === KINDS ? 10 : built >> 1
  }
  let crests = 0
  for (const crest of player.crests) crests += crest
  let pillars = 0
  for (const city of state.cities) pillars += at(city.pillars, player.id)
  player.points += crests + (pillars >> 1) + (player.king >> 2)
}

export const scores = (state: ToyState): number[] => state.players.map(({ points }) => points)
