/** Features of the dice left on the wheel, for the turns that a seat still has this round. */
import { actionFacing, colourOf, NONE, valueOf } from '@tiletum/engine'
import type { Rules } from '@tiletum/engine'
import type { GameState, SeatState } from '@tiletum/engine/state'
import { place } from './features.ts'
import type { Measures } from './features.ts'
import { TURNS } from './game-progress.ts'

export const WHEEL_FEATURES = ['wheel marker', 'wheel tiles', 'wheel goods'] as const
const MARKER = place('wheel marker')
const TILES = place('wheel tiles')
const GOODS = place('wheel goods')
const WOOL = 2
const STONE = 3
const IRON = 4

export type MeasureWheel = (
  rules: Rules,
  state: GameState,
  own: SeatState,
  seat: number,
  toScore: number,
  into: Measures,
) => void

export function wheelMeasurer(): MeasureWheel {
  const lacking = new Float64Array(5)
  return (rules, state, own, seat, toScore, into) => {
    into[MARKER] = 0
    into[TILES] = 0
    into[GOODS] = 0
    if (toScore > state.round || own.dice.length >= TURNS) return
    lack(rules, state, own, seat, lacking)
    const draft = { rules, state, sink: undefined }
    let actions = 0
    for (let die = 0; die < state.dice.length; die++) {
      if (state.dice[die] === 0) continue
      const value = valueOf(die)
      const action = actionFacing(draft, value)
      into[MARKER] = Math.max(into[MARKER], own.markers[action] ?? 0)
      if (state.wheelTiles[action] !== NONE) actions |= 1 << action
      const goods = Math.min(value, lacking[rules.colourResource[colourOf(die)] ?? 0] ?? 0)
      into[GOODS] = Math.max(into[GOODS], goods)
    }
    for (; actions !== 0; actions &= actions - 1) into[TILES] += 1
  }
}

/** The resources that the seat lacks for cathedrals with its pillar and for contracts in its storehouse. */
function lack(
  rules: Rules,
  state: GameState,
  own: SeatState,
  seat: number,
  into: Float64Array,
): void {
  into.fill(0)
  for (let slot = 0; slot < own.storehouse.length; slot++) {
    const face = own.storehouse[slot] as number
    const info = face === NONE ? undefined : rules.faces[face]
    if (info?.sort !== 'contract') continue
    into[IRON] = (into[IRON] as number) + info.demand.iron
    into[WOOL] = (into[WOOL] as number) + info.demand.wool
  }
  for (let cathedral = 0; cathedral < rules.board.mainCathedrals; cathedral++) {
    const stands = ((state.pillars[cathedral] as number) >> seat) & 1
    if (stands === 0 || ((own.contributed >> cathedral) & 1) === 1) continue
    into[STONE] =
      (into[STONE] as number) + (rules.costs[state.costs[cathedral] as number]?.stone ?? 0)
  }
  for (let kind = 0; kind < into.length; kind++)
    into[kind] = Math.max(0, (into[kind] as number) - (own.resources[kind] ?? 0))
}
