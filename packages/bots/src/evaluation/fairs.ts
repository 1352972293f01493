/** Features of the remaining fairs: their points now, for seats that are there and seats that are not. */
import { NONE } from '@tiletum/engine'
import type { Countable, Rules } from '@tiletum/engine'
import type { GameState, SeatState } from '@tiletum/engine/state'
import type { Counts } from './counts.ts'
import { place } from './features.ts'
import type { Measures } from './features.ts'
import { TURNS } from './game-progress.ts'

const NOW = place('fair now')
const ABSENT = place('fair now absent')
const NEAR = place('fair now near')
const LATER = place('fairs later')
const LATER_PRESENT = place('fairs later present')
const NOW_IN_REACH = place('fair now in reach')
const LATER_IN_REACH = place('fairs later in reach')
const GROWTH = place('fair growth')
const MERCHANT = 0
const NEARNESS = 0.75
const FAR = 12

/** Average number of components that a player gains per turn, from games of the merchant level. */
const EACH_TURN: Readonly<Partial<Record<Countable, number>>> = {
  house: 0.28,
  pillar: 0.27,
  contract: 0.42,
  crest: 0.2,
  cathedral: 0.3,
  'upper-character': 0.1,
  'filled-building': 0.2,
}
const EACH_TURN_ELSE = 0.3

export function measureFairs(
  rules: Rules,
  state: GameState,
  own: SeatState,
  seat: number,
  counts: Counts,
  toScore: number,
  into: Measures,
): void {
  for (let feature = NOW; feature <= GROWTH; feature++) into[feature] = 0
  for (let fair = Math.max(0, toScore - 1); fair < state.fairTiles.length; fair++) {
    const points = fairPoints(rules, state, seat, counts, fair, 0)
    const town = state.fairTowns[fair] as number
    const house = hasHouse(rules, state, seat, town)
    const away = rules.board.distance[own.pieces[MERCHANT] ?? 0]?.[town] ?? FAR
    const turns = TURNS * (fair + 2 - toScore) - (toScore > state.round ? 0 : own.dice.length)
    const reach = house ? 1 : chanceToBeThere(away, turns)
    const growth = turns === 0 ? 0 : fairPoints(rules, state, seat, counts, fair, turns) - points
    add(into, GROWTH, growth * reach)
    if (fair === toScore - 1) {
      if (house || away === 0) into[NOW] = points
      else {
        into[ABSENT] = points
        into[NEAR] = points * NEARNESS ** away
        into[NOW_IN_REACH] = points * reach
      }
    } else {
      add(into, LATER, points)
      if (house) add(into, LATER_PRESENT, points)
      else add(into, LATER_IN_REACH, points * reach)
    }
  }
}

/**
 * Estimates the probability of being in a town in time: the more turns are left, the less its distance
 * matters.
 */
function chanceToBeThere(away: number, turns: number): number {
  if (turns === 0) return away === 0 ? 1 : 0
  return NEARNESS ** ((4 * away) / (3 + turns))
}

/** The points of a fair after this many more turns. */
export function fairPoints(
  rules: Rules,
  state: GameState,
  seat: number,
  counts: Counts,
  fair: number,
  turns: number,
): number {
  const info = rules.fairs[state.fairTiles[fair] as number]
  if (info === undefined) return 0
  const each = eachOf(rules, state, fair)
  if (info.king) return each + Math.max(0, rules.kingSpaces[state.king[seat] as number] ?? 0)
  let times = Infinity
  for (let index = 0; index < info.counts.length; index++) {
    const what = info.counts[index]
    if (what !== undefined)
      times = Math.min(times, counts[what] + turns * (EACH_TURN[what] ?? EACH_TURN_ELSE))
  }
  return each * times
}

/** The points of a fair for each component that it counts. */
const eachOf = (rules: Rules, state: GameState, fair: number): number =>
  (rules.content.fairs.board[fair] ?? 0) +
  (rules.fairs[state.fairTiles[fair] as number]?.tile.vp ?? 0)

function add(into: Measures, feature: number, amount: number): void {
  into[feature] = (into[feature] as number) + amount
}

export function hasHouse(rules: Rules, state: GameState, seat: number, town: number): boolean {
  if (town === NONE) return false
  const spaces = rules.board.houseSpacesOf[town] ?? []
  for (let index = 0; index < spaces.length; index++)
    if (state.houses[spaces[index] as number] === seat) return true
  return false
}
