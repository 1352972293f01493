/**
 * What one seat sees, as a row of small numbers of fixed length, for players that learn. It is told from the
 * seat's point of view: the seat itself is always the first, the others follow as they sit, and owners are
 * counted from it. Tiles are the numbers of their faces, -1 is an empty place.
 */
import { moveList, NONE } from '@tiletum/engine'
import type { Game, Move, State } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { GameState, Pile, SeatState } from '@tiletum/engine/state'

export interface ObservationField {
  readonly name: string
  /** The place of its first number. */
  readonly at: number
  readonly length: number
}

export interface ObservationForm {
  readonly fields: readonly ObservationField[]
  /** The length of an observation. */
  readonly length: number
  readonly observe: (state: State, seat: number, into: Int16Array, offset: number) => void
}

const FRAMES = 8
const BURIED = 3
const STOREHOUSE = 8
const DICE = 3
const CARDS = 8
const TURNED_UP = 5
const MAPS = 3
const TECHNOLOGY_TIERS = 3
const TECHNOLOGIES = 9
const known = new WeakMap<Game['rules'], ObservationForm>()

export function observationForm(game: Game): ObservationForm {
  const found = known.get(game.rules) ?? createForm(game)
  known.set(game.rules, found)
  return found
}

function createForm(game: Game): ObservationForm {
  const { seats } = game.rules
  const fields: ObservationField[] = []
  let target: Int16Array = new Int16Array(1)
  let start = 0
  let at = 0
  let naming = false
  let lists = 0
  const lengths: number[] = []
  const everybody = (1 << seats) - 1

  function name(field: string): void {
    if (naming) fields.push({ name: field, at, length: 0 })
  }
  const put = (value: number): void => {
    target[start + at++] = value
  }
  /** The length of a list, as it was when the form was made: some are still empty during the set-up. */
  function lengthOf(values: readonly number[]): number {
    if (naming) lengths.push(values.length)
    return lengths[lists++] as number
  }
  const numberAt = (values: readonly number[], index: number): number =>
    index < values.length ? (values[index] as number) : NONE
  function list(field: string, values: readonly number[]): void {
    name(field)
    some(values, lengthOf(values))
  }
  /** A list whose length changes: the first of it, and -1 for the rest. */
  function some(values: readonly number[], most: number): void {
    const place = start + at
    const held = Math.min(values.length, most)
    for (let index = 0; index < held; index++) target[place + index] = values[index] as number
    for (let index = held; index < most; index++) target[place + index] = NONE
    at += most
  }
  const relative = (seat: number, own: number): number =>
    seat < 0 ? NONE : (seat - own + seats) % seats
  function owners(field: string, values: readonly number[], own: number): void {
    name(field)
    const length = lengthOf(values)
    for (let index = 0; index < length; index++) put(relative(numberAt(values, index), own))
  }
  /** Seats as bits, turned so that the lowest bit is the own seat. */
  function owningBits(field: string, values: readonly number[], own: number): void {
    name(field)
    for (let index = 0; index < values.length; index++) {
      const bits = values[index] as number
      put(((bits >> own) | (bits << (seats - own))) & everybody)
    }
  }
  /** One number for each seat, the own seat's first. */
  function bySeat(field: string, values: readonly number[], own: number): void {
    name(field)
    for (let step = 0; step < seats; step++) put(numberAt(values, (own + step) % seats))
  }
  function pile(field: string, { unseen, bottom }: Pile): void {
    list(field, unseen)
    some(bottom, BURIED)
  }

  function putMoment(state: GameState, own: number): void {
    name('round')
    put(state.round)
    name('turn')
    put(state.turn)
    name('active seat')
    put(relative(state.active, own))
    owners('turn order', state.order, own)
    name('die taken')
    put(state.die)
    put(state.dieResource)
    name('points waiting')
    put(state.pointsWaiting)
    name('exchanged')
    put(state.exchanged)
    name('pending decisions')
    const { frames } = state
    put(frames.length)
    for (let depth = 1; depth <= FRAMES; depth++) {
      const frame = frames[frames.length - depth]
      put(frame?.kind ?? NONE)
      put(frame === undefined ? NONE : relative(frame.seat, own))
      put(frame?.of ?? NONE)
      put(frame?.left ?? NONE)
    }
  }

  function putTable(state: GameState, own: number): void {
    name('wheel')
    put(state.wheel)
    list('actions on the wheel', state.actionAt)
    list('bag', state.bag)
    list('dice', state.dice)
    list('tiles on the wheel', state.wheelTiles)
    name('king tile')
    put(state.kingTile)
    list('tiles on the map', state.mapTiles)
    list('contract offer', state.contractOffer)
    list('character offer', state.characterOffer)
    pile('bonus pile', state.bonusPile)
    pile('contract pile', state.contractPile)
    pile('character pile', state.characterPile)
    list('bonus tiles gone', state.bonusGone)
    list('cathedral costs', state.costs)
    list('cathedral tiles taken', state.tilesTaken)
    owners('houses', state.houses, own)
    owningBits('pillars', state.pillars, own)
    list('fair towns', state.fairTowns)
    list('fair tiles', state.fairTiles)
    list('corruption', state.corruption)
    list('corruption revealed', state.revealed)
    bySeat('king track', state.king, own)
    bySeat('king points', state.kingPoints, own)
    owners('king stack', state.kingStack, own)
  }

  function putSeat(seat: SeatState, number: number): void {
    const of = `seat ${number}: `
    name(`${of}points`)
    put(seat.vp)
    list(`${of}resources`, seat.resources)
    name(`${of}storehouse`)
    some(seat.storehouse, STOREHOUSE)
    put(seat.inUse)
    list(`${of}pieces`, seat.pieces)
    name(`${of}houses and pillars in supply`)
    put(seat.housesInSupply)
    put(seat.pillarsInSupply)
    list(`${of}rooms`, seat.rooms)
    list(`${of}crests`, seat.crests)
    name(`${of}contracts fulfilled`)
    put(seat.contracts.length)
    name(`${of}cathedral tiles`)
    put(seat.cathedrals.length)
    put(sumOf(seat.cathedrals))
    name(`${of}contributed`)
    put(seat.contributed)
    name(`${of}completed`)
    put(seat.completed)
    list(`${of}markers`, seat.markers)
    name(`${of}dice`)
    some(seat.dice, DICE)
  }

  function putSilver({ slices: { silver } }: GameState, own: number): void {
    if (silver === undefined) return
    name('silver: wheel')
    put(silver.wheel)
    name('silver: sides')
    some(silver.sides, MAPS)
    name('silver: overlay')
    put(silver.overlay)
    name('silver: technologies')
    some(silver.technologies, TECHNOLOGIES)
    bySeat('silver: silver', silver.silver, own)
    bySeat('silver: mines in supply', silver.minesInSupply, own)
    bySeat('silver: mines beside the king track', silver.minesBeside, own)
    owners('silver: mines', silver.mines, own)
    name('silver: prospectors')
    for (let step = 0; step < seats; step++)
      for (let map = 0; map < MAPS; map++)
        put(silver.prospectors[((own + step) % seats) * MAPS + map] as number)
    name('silver: tiers')
    for (let step = 0; step < seats; step++) {
      const tiers = silver.tiers[(own + step) % seats] as number
      for (let technology = 0; technology < TECHNOLOGIES; technology++)
        put((tiers >> (technology * TECHNOLOGY_TIERS)) & 7)
    }
    bySeat('silver: own resource', silver.ownResource, own)
    list('silver: tiles', silver.tiles)
    pile('silver: pile', silver.pile)
    list('silver: covered tablets', silver.covered)
    name('silver: turned up')
    some(silver.turnedUp, TURNED_UP)
    name('silver: this turn')
    for (let technology = 0; technology < TECHNOLOGIES; technology++)
      put((silver.dieTiers >> (technology * TECHNOLOGY_TIERS)) & 7)
    put(silver.chosenAction)
    put(silver.icon)
    put(silver.jokerPoints)
    put(silver.split)
    put(silver.contractsRevealed)
    put(silver.earmarked)
  }

  function putSolo({ slices: { solo, silverSolo } }: GameState): void {
    if (solo === undefined) return
    name('solo: decrees')
    some(solo.decrees, CARDS)
    put(solo.place)
    name('solo: challenges')
    some(solo.challenges, CARDS)
    name('solo: contracts waiting')
    some(solo.waiting, CARDS)
    name('solo: characters')
    some(solo.characters, CARDS)
    name('solo: crests in the box')
    some(solo.box, CARDS)
    if (silverSolo === undefined) return
    name("solo: King's Surprises")
    put(silverSolo.deck.length)
    some(silverSolo.kept, CARDS)
  }

  function putAll(given: State, own: number): void {
    const state = openState(given)
    at = 0
    lists = 0
    putMoment(state, own)
    for (let step = 0; step < seats; step++)
      putSeat(state.seats[(own + step) % seats] as SeatState, step)
    putTable(state, own)
    putSilver(state, own)
    putSolo(state)
  }

  naming = true
  putAll(firstDecision(game), 0)
  naming = false
  const length = at
  const ends = [...fields.slice(1).map((field) => field.at), length]
  return {
    fields: fields.map((field, index) => ({ ...field, length: (ends[index] ?? 0) - field.at })),
    length,
    observe(state, seat, into, offset) {
      target = into
      start = offset
      putAll(state, seat)
    },
  }
}

/** A state after the set-up, whatever chance brings. */
function firstDecision(game: Game): State {
  const state = game.start()
  const answers = moveList()
  while (game.awaiting(state).who === 'chance') {
    game.list(state, answers)
    game.play(state, answers.items[0] as Move)
  }
  return state
}

function sumOf(values: readonly number[]): number {
  let sum = 0
  for (let index = 0; index < values.length; index++) sum += values[index] as number
  return sum
}
