/**
 * Features of the king track: the expected result of the next king phase, and the value of the space
 * afterwards.
 */
import type { Rules } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
import { place } from './features.ts'
import type { Measures } from './features.ts'
import { ROUNDS, TURNS } from './game-progress.ts'

const NOW = place('king points now')
const LATER = place('king spaces later')
const FIRST = place('king first')
const BEHIND = place('seats behind')
const BELOW_ZERO = place('king below zero')
const PICKS_BEFORE = place('picks before')

export function measureKing(
  rules: Rules,
  state: GameState,
  seat: number,
  toScore: number,
  into: Measures,
): void {
  const phases = ROUNDS + 1 - toScore
  if (phases <= 0) {
    into.fill(0, NOW, PICKS_BEFORE + 1)
    return
  }
  const own = state.king[seat] as number
  const expected = Math.max(0, own - fallsToCome(rules, state, toScore))
  into[NOW] = between(rules.kingSpaces, expected)
  into[LATER] = Math.max(0, expected - rules.kingZero) * (phases - 1)
  let behind = 0
  for (let other = 0; other < state.king.length; other++) {
    if (other === seat) continue
    const theirs = state.king[other] as number
    if (theirs < own) behind++
    else if (theirs === own && state.kingStack.indexOf(seat) < state.kingStack.indexOf(other))
      behind++
  }
  into[FIRST] = behind === state.king.length - 1 ? 1 : 0
  into[BEHIND] = behind
  into[BELOW_ZERO] = Math.max(0, rules.kingZero - expected)
  into[PICKS_BEFORE] = toScore > state.round ? 0 : picksBefore(state, seat)
}

/**
 * The number of dice that other seats take before each of the seat's remaining dice this round, added up.
 */
function picksBefore(state: GameState, seat: number): number {
  const left = TURNS - (state.seats[seat]?.dice.length ?? 0)
  return left * Math.max(0, state.order.indexOf(seat))
}

/** Average number of spaces that corruption will move the markers down before they are scored. */
function fallsToCome(rules: Rules, state: GameState, toScore: number): number {
  if (toScore > state.round) {
    const { tokens } = rules.content.corruption
    let all = 0
    for (let token = 0; token < tokens.length; token++) all += tokens[token] as number
    return (TURNS * all) / tokens.length
  }
  let spaces = 0
  let left = 0
  for (let value = 0; value < state.corruption.length; value++) {
    spaces += value * (state.corruption[value] as number)
    left += state.corruption[value] as number
  }
  return left === 0 ? 0 : ((TURNS - state.revealed.length) * spaces) / left
}

function between(points: readonly number[], at: number): number {
  const lower = Math.floor(at)
  const from = points[lower] ?? 0
  return from + (at - lower) * ((points[lower + 1] ?? from) - from)
}
