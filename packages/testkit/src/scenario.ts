/**
 * Builds a real position without playing to it. The table is empty: there are no bonus tiles on the wheel,
 * the map and the king track until the test puts them there. Everything else is as after the set-up, with
 * the first possible answer to each chance request. Merchants face a 4, architects a 5, characters a 6,
 * contracts a 1, jokers a 2 and the king a 3. The first seat has its first turn.
 */
import { content } from '@tiletum/content'
import { compose, NONE } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { Action, DieColour, Game, ModuleId } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
import { at, indexIn } from './at.ts'
import { moveMarker, setSeat } from './seat.ts'
import type { SeatSetting } from './seat.ts'
import { TestTable } from './test-table.ts'
import type { Colour } from './test-table.ts'
import { claim, cutPile, giveBack, OFFERS, offerOf } from './tiles.ts'
import type { FamilyName, OfferName } from './tiles.ts'
import { dieIn } from './die-of-moves.ts'

export interface ScenarioOptions {
  /** The colours in turn order. */
  readonly seats: readonly Colour[]
  readonly modules?: readonly ModuleId[]
  readonly shuffledActions?: boolean
}

export class Scenario extends TestTable {
  /** Offers that the test has not set, from which it may take tiles for other places. */
  private readonly loose = new Set<OfferName>(OFFERS)
  private diceSet = false

  seat(colour: Colour, setting: SeatSetting): this {
    setSeat(this, this.seatOf(colour), setting, this.loose)
    return this
  }

  /** Sets an offer from left to right; fewer tiles than spaces lie at the right, and '' is a gap. */
  offer(name: OfferName, ids: readonly string[]): this {
    const offer = offerOf(this, name)
    offer.forEach((face) => giveBack(this, face))
    this.loose.delete(name)
    const gaps = offer.length - ids.length
    offer.fill(NONE)
    ids.forEach((id, index) => {
      if (id !== '') offer[gaps + index] = claim(this, id, this.loose)
    })
    return this
  }

  /** Leaves exactly these tiles in a face-down pile and removes the others from the game. */
  pile(family: FamilyName, ids: readonly string[]): this {
    cutPile(this, family, ids)
    return this
  }

  /** Puts bonus tiles on the given actions. */
  tiles(ids: Readonly<Partial<Record<Action, string>>>): this {
    for (const [action, id] of Object.entries(ids))
      this.put(this.state.wheelTiles, indexIn(this.game.rules.names.action, action), id)
    return this
  }

  /** Puts a bonus tile in a town; `space` counts from 1 if the town has several bonus spaces. */
  mapTile(town: string, id: string, space = 1): this {
    const { names, board } = this.game.rules
    const spaces = at(board.bonusSpacesOf, indexIn(names.space, town))
    this.put(this.state.mapTiles, at(spaces, space - 1), id)
    return this
  }

  kingTile(id: string): this {
    giveBack(this, this.state.kingTile)
    this.state.kingTile = claim(this, id, this.loose)
    return this
  }

  /** Puts markers on spaces of the king track, given by their points, the lowest in the stack first. */
  king(stacks: Readonly<Record<number, readonly Colour[]>>): this {
    for (const [points, colours] of Object.entries(stacks))
      for (const colour of colours) moveMarker(this, this.seatOf(colour), Number(points))
    return this
  }

  /** Puts cost tiles under cathedrals; a replaced tile goes where the new one lay. */
  costs(ids: Readonly<Record<string, string>>): this {
    const { names, board } = this.game.rules
    const { costs } = this.state
    for (const [town, id] of Object.entries(ids)) {
      const cathedral = at(board.cathedralAt, indexIn(names.space, town))
      const cost = indexIn(names.cost, id)
      const other = costs.indexOf(cost)
      if (other >= 0) costs[other] = at(costs, cathedral)
      costs[cathedral] = cost
    }
    return this
  }

  /** Sets the town and tile of a fair; replaced ones go where the new ones lay. */
  fair(round: number, town: string, tile: string): this {
    const { names } = this.game.rules
    swapIn(this.state.fairTowns, round - 1, indexIn(names.space, town))
    swapIn(this.state.fairTiles, round - 1, indexIn(names.fair, tile))
    return this
  }

  round(round: number): this {
    this.state.round = round
    return this
  }

  /** Sets the turn of the round, with the corruption revealed so far. */
  turnOfRound(turn: number, corruption: readonly number[] = []): this {
    const { state } = this
    for (const token of state.revealed) state.corruption[token] = at(state.corruption, token) + 1
    const tokens = corruption.length > 0 ? corruption : [0, 0, 1].slice(0, turn)
    if (tokens.length !== turn) throw new Error(`In turn ${turn} as many tokens are revealed`)
    state.turn = turn
    state.revealed = [...tokens]
    for (const token of state.revealed) state.corruption[token] = at(state.corruption, token) - 1
    return this
  }

  /** Puts exactly these dice on the wheel; all others are in the bag. */
  dice(values: Readonly<Partial<Record<DieColour, readonly number[]>>>): this {
    this.diceSet = true
    const { state } = this
    state.dice.forEach((count, die) => this.toBag(die, count))
    for (const [colour, rolled] of Object.entries(values))
      for (const value of rolled) this.roll(colour, value)
    return this
  }

  /** Turns the wheel so that an action faces a value. */
  facing(action: Action, value: number): this {
    const { state } = this
    const place = state.actionAt.indexOf(indexIn(this.game.rules.names.action, action))
    const places = state.actionAt.length
    state.wheel = ((value - 1 - place + places) % places) + 1
    return this
  }

  /**
   * Gives the turn to a seat and plays these moves. A die that the moves take is put on the wheel, unless
   * the test has called `dice`.
   */
  turn(colour: Colour, ...moves: readonly string[]): this {
    this.hand(this.seatOf(colour))
    const die = dieIn(this.game, moves)
    if (!this.diceSet && die !== undefined) this.provide(die.colour, die.printed)
    return this.play(...moves)
  }

  /** Gives the turn to a seat that takes a die for this action with this many points. */
  action(colour: Colour, action: Action, points: number, die: DieColour = 'pink'): this {
    const marker = this.seatState(colour).markers[action] ?? 0
    const value = 7 - points + marker
    this.facing(action, value)
    return this.turn(colour, `die ${die} ${value}`)
  }

  private put(places: number[], place: number, id: string): void {
    giveBack(this, at(places, place))
    places[place] = claim(this, id, this.loose)
  }

  /** Hands the turn to another seat before its die is taken. */
  private hand(seat: number): void {
    const { state } = this
    const [actionTurn, turn, die] = state.frames.slice(-3)
    if (this.awaits().startsWith('chance') || state.die !== NONE || state.active === NONE)
      throw new Error('A turn is handed over before its die is taken')
    if (actionTurn === undefined || turn === undefined || die === undefined) return
    actionTurn.flag = state.order.indexOf(seat) + 1
    turn.seat = seat
    die.seat = seat
    state.active = seat
  }

  private provide(colour: string, value: number): void {
    const { state, game } = this
    const { names } = game.rules
    const values = names.value.length
    const first = indexIn(names.colour, colour) * values
    if (at(state.dice, first + value - 1) > 0) return
    if (at(state.bag, first / values) === 0)
      this.toBag(first + at(state.dice.slice(first, first + values).flatMap(indexIfAny), 0), 1)
    this.roll(colour, value)
  }

  private roll(colour: string, value: number): void {
    const { bag, dice } = this.state
    const { names } = this.game.rules
    const index = indexIn(names.colour, colour)
    if (at(bag, index) === 0) throw new Error(`The bag has no ${colour} die left`)
    const die = index * names.value.length + value - 1
    bag[index] = at(bag, index) - 1
    dice[die] = at(dice, die) + 1
  }

  private toBag(die: number, count: number): void {
    const { bag, dice } = this.state
    const colour = Math.floor(die / this.game.rules.names.value.length)
    bag[colour] = at(bag, colour) + count
    dice[die] = at(dice, die) - count
  }
}

const indexIfAny = (count: number, index: number): number[] => (count > 0 ? [index] : [])

function swapIn(list: number[], index: number, entry: number): void {
  const other = list.indexOf(entry)
  if (other >= 0) list[other] = at(list, index)
  list[index] = entry
}

/** A game before its set-up; chance decides the first player. */
export function newGame(options: ScenarioOptions): TestTable {
  const game = composed(options)
  return new TestTable(game, options.seats, openState(game.start()))
}

function composed(options: ScenarioOptions, first?: number): Game {
  const { seats, modules = ['base'], shuffledActions = false } = options
  const plain = { modules, players: seats.length, shuffledActions }
  return compose(first === undefined ? plain : { ...plain, first }, content)
}

export function scenario(options: ScenarioOptions): Scenario {
  const game = composed(options, 0)
  const state = openState(game.start())
  setUp(game, state)
  return emptyTable(new Scenario(game, options.seats, state))
}

/** Removes all bonus tiles and turns the wheel to the position of scenarios. */
export function emptyTable<S extends Scenario>(table: S): S {
  const { state } = table
  for (const [action, face] of state.wheelTiles.entries()) {
    giveBack(table, face)
    state.wheelTiles[action] = NONE
  }
  for (const [space, face] of state.mapTiles.entries()) {
    giveBack(table, face)
    state.mapTiles[space] = NONE
  }
  giveBack(table, state.kingTile)
  state.kingTile = NONE
  return table.facing('merchant', 4)
}

/** Answers all chance requests with the first possible answer, but rolls dice of different values. */
export function setUp(game: Game, state: GameState): void {
  let rolled = 0
  for (;;) {
    const awaiting = game.awaiting(state)
    if (awaiting.who !== 'chance') return
    const answers = game.moves(state)
    const values = game.rules.names.value.length
    const answer = awaiting.request.request === 'dice' ? rolled++ % values : 0
    game.play(state, at(answers, answer))
  }
}
