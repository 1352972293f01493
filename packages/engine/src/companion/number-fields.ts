/** Correctable numbers: those of each seat, and those that belong to no seat. */
import { at, num } from '../kernel/checked-index.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { colourOf, dieOf, valueOf } from '../rules/dice.ts'
import { score, seatOf } from '../rules/ledger.ts'
import { bits, hasPillarAt } from '../rules/map.ts'
import { TURNS } from '../rules/phases/round.ts'
import { fullBag, fullCorruption } from '../rules/setup/start.ts'
import type { Rules } from '../rules/tables.ts'
import { NONE } from '../state.ts'
import { ACTIONS, DIE_COLOURS, DIE_VALUES, RESOURCES } from '../vocabulary/words.ts'
import type { SeatNumberField, SharedNumberField, CorrectionSubject } from './correctable-fields.ts'

const MOST_POINTS = 255
const MOST_GOODS = 99
const MOST_PIECES = 20

/** A number in one of the seat's lists. */
const listed = (
  about: CorrectionSubject,
  most: number,
  list: (draft: Draft, seat: number) => number[],
  index: (seat: number) => number,
): SeatNumberField => ({
  about,
  most,
  read: (draft, seat) => num(list(draft, seat), index(seat)),
  write(draft, seat, count) {
    list(draft, seat)[index(seat)] = count
  },
})

const points: SeatNumberField = {
  about: { of: 'vp' },
  most: MOST_POINTS,
  read: (draft, seat) => seatOf(draft, seat).vp,
  write(draft, seat, count) {
    score(draft, seat, count - seatOf(draft, seat).vp, 'correction', 'comp-4')
  },
}

const supply = (name: 'houses' | 'pillars'): SeatNumberField => {
  const key = name === 'houses' ? 'housesInSupply' : 'pillarsInSupply'
  return {
    about: { of: name },
    most: MOST_PIECES,
    read: (draft, seat) => seatOf(draft, seat)[key],
    write(draft, seat, count) {
      seatOf(draft, seat)[key] = count
    },
  }
}

/** The space of the king track, counted from the lowest. A marker that moves comes to lie on top. */
const king = (rules: Rules): SeatNumberField => ({
  about: { of: 'king' },
  most: rules.kingSpaces.length - 1,
  read: ({ state }, seat) => num(state.king, seat),
  write({ state }, seat, count) {
    state.king[seat] = count
    state.kingStack = [...state.kingStack.filter((other) => other !== seat), seat]
  },
})

const order = (rules: Rules): SeatNumberField => ({
  about: { of: 'order' },
  most: rules.seats - 1,
  read: ({ state }, seat) => state.order.indexOf(seat),
  write({ state }, seat, count) {
    const others = state.order.filter((other) => other !== seat)
    state.order = [...others.slice(0, count), seat, ...others.slice(count)]
  },
})

const completed = (building: number): SeatNumberField => ({
  about: { of: 'completed', place: building + 1 },
  most: 1,
  read: (draft, seat) => (seatOf(draft, seat).completed >> building) & 1,
  write(draft, seat, count) {
    const state = seatOf(draft, seat)
    state.completed =
      count === 0 ? state.completed & ~(1 << building) : state.completed | (1 << building)
  },
})

/**
 * 1 if the seat's pillar stands at the cathedral, else 0. A pillar comes from the supply and goes back
 * there.
 */
const pillarAt = (rules: Rules, cathedral: number): SeatNumberField => ({
  about: { of: 'pillar', town: townOf(rules, cathedral) },
  most: 1,
  read: (draft, seat) => (hasPillarAt(draft, seat, cathedral) ? 1 : 0),
  write(draft, seat, count) {
    const has = hasPillarAt(draft, seat, cathedral) ? 1 : 0
    if (has === count) return
    const { pillars } = draft.state
    const own = seatOf(draft, seat)
    pillars[cathedral] = num(pillars, cathedral) ^ (1 << seat)
    own.pillarsInSupply = Math.max(0, own.pillarsInSupply + has - count)
  },
  doubt(draft, seat, count) {
    if (count === 0 || hasPillarAt(draft, seat, cathedral)) return undefined
    if (seatOf(draft, seat).pillarsInSupply === 0) return 'none-in-supply'
    const spaces = at(rules.board.cathedrals, cathedral).stack.length
    return bits(num(draft.state.pillars, cathedral)) < spaces ? undefined : 'too-many'
  },
})

/**
 * task-6: 1 if the seat has contributed, else 0. A contribution takes the topmost tile left; if it is
 * undone, the tile goes back.
 */
const contribution = (rules: Rules, cathedral: number): SeatNumberField => ({
  about: { of: 'contribution', town: townOf(rules, cathedral) },
  most: 1,
  read: (draft, seat) => (seatOf(draft, seat).contributed >> cathedral) & 1,
  write(draft, seat, count) {
    const own = seatOf(draft, seat)
    if (((own.contributed >> cathedral) & 1) === count) return
    own.contributed ^= 1 << cathedral
    const { stack } = at(rules.board.cathedrals, cathedral)
    const { tilesTaken } = draft.state
    const taken = num(tilesTaken, cathedral)
    if (count === 1) {
      if (taken < stack.length) own.cathedrals.push(num(stack, taken))
      tilesTaken[cathedral] = Math.min(stack.length, taken + 1)
      return
    }
    const tile = stack.slice(0, taken).findLast((each) => own.cathedrals.includes(each))
    if (tile !== undefined) own.cathedrals.splice(own.cathedrals.lastIndexOf(tile), 1)
    tilesTaken[cathedral] = Math.max(0, taken - 1)
  },
  doubt: (draft, _seat, count) =>
    count === 1 &&
    num(draft.state.tilesTaken, cathedral) >= at(rules.board.cathedrals, cathedral).stack.length
      ? 'too-many'
      : undefined,
})

/**
 * turn-2: The value of a die taken this round, or 0. A changed die shows its new value until the end of the
 * round.
 */
const takenDie = (turn: number): SeatNumberField => {
  const dieIn = (draft: Draft, seat: number): number | undefined => seatOf(draft, seat).dice[turn]
  return {
    about: { of: 'taken', place: turn + 1 },
    most: DIE_VALUES.length,
    read(draft, seat) {
      const die = dieIn(draft, seat)
      return die === undefined ? 0 : valueOf(die)
    },
    fits: (draft, seat, count) => (dieIn(draft, seat) === undefined) === (count === 0),
    write(draft, seat, count) {
      const die = dieIn(draft, seat)
      if (die !== undefined) seatOf(draft, seat).dice[turn] = dieOf(colourOf(die), count)
    },
  }
}

const townOf = (rules: Rules, cathedral: number): string =>
  at(rules.names.space, at(rules.board.cathedrals, cathedral).space)

export const baseSeatNumberFields = (rules: Rules): readonly SeatNumberField[] => [
  points,
  ...RESOURCES.map((resource, index) =>
    listed(
      { of: 'goods', resource },
      MOST_GOODS,
      (draft, seat) => seatOf(draft, seat).resources,
      () => index,
    ),
  ),
  supply('houses'),
  supply('pillars'),
  king(rules),
  order(rules),
  ...ACTIONS.map((action, index) =>
    listed(
      { of: 'marker', action },
      MOST_PIECES,
      (draft, seat) => seatOf(draft, seat).markers,
      () => index,
    ),
  ),
  ...rules.buildings.map((_, building) => completed(building)),
  ...rules.board.cathedrals.map((_, cathedral) => pillarAt(rules, cathedral)),
  ...rules.board.cathedrals.map((_, cathedral) => contribution(rules, cathedral)),
  ...Array.from({ length: TURNS }, (_, turn) => takenDie(turn)),
]

/**
 * The number of dice of one colour and value on the wheel. A die that leaves the wheel goes to the active
 * seat, or into the bag if no turn is under way.
 */
const dice = (rules: Rules, colour: number, value: number): SharedNumberField => {
  const die = dieOf(colour, value)
  return {
    about: { of: 'die', colour: at(DIE_COLOURS, colour), value },
    most: num(fullBag(rules.content, rules.mark), colour),
    read: ({ state }) => num(state.dice, die),
    write({ state }, count) {
      const { bag, active } = state
      const taken = active === NONE ? undefined : state.seats[active]?.dice
      for (let more = num(state.dice, die); more < count; more++) {
        const held = taken?.findIndex((one) => sameColour(one, die)) ?? NONE
        if (held >= 0) taken?.splice(held, 1)
        else bag[colour] = Math.max(0, num(bag, colour) - 1)
      }
      for (let fewer = num(state.dice, die); fewer > count; fewer--)
        if (taken === undefined) bag[colour] = num(bag, colour) + 1
        else taken.push(die)
      state.dice[die] = count
    },
    doubt({ state }, count) {
      const others = DIE_VALUES.reduce((sum, each) => sum + num(state.dice, dieOf(colour, each)), 0)
      const all = others - num(state.dice, die) + count
      return all > num(fullBag(rules.content, rules.mark), colour) ? 'too-many' : undefined
    },
  }
}
const sameColour = (one: number, other: number): boolean => colourOf(one) === colourOf(other)

const wheel: SharedNumberField = {
  about: { of: 'wheel' },
  most: DIE_VALUES.length,
  read: ({ state }) => state.wheel,
  write({ state }, count) {
    state.wheel = Math.max(1, count)
  },
}

/** The number of corruption tokens of a value that are still face down. */
const corruption = (rules: Rules, value: number): SharedNumberField => ({
  about: { of: 'corruption', value },
  most: MOST_PIECES,
  read: ({ state }) => num(state.corruption, value),
  write({ state }, count) {
    state.corruption[value] = count
  },
  doubt: (_draft, count) =>
    count > num(fullCorruption(rules.content), value) ? 'too-many' : undefined,
})

export const baseNumberFields = (rules: Rules): readonly SharedNumberField[] => [
  wheel,
  ...fullCorruption(rules.content).map((_, value) => corruption(rules, value)),
  ...DIE_COLOURS.flatMap((_, colour) => DIE_VALUES.map((value) => dice(rules, colour, value))),
]
