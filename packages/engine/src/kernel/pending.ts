/** The stack in words for those who look on: what is being done, and what will resume after it. */
import type { Rules } from '../rules/tables.ts'
import type { Frame, State } from '../state.ts'
import { NONE } from '../state.ts'
import type { Effect } from '../vocabulary/effects.ts'
import type { Action, Resource } from '../vocabulary/words.ts'
import { at, num } from './at.ts'
import { BONUS, CHARACTERS, DIE, FROM_DIE, HELPER, KING_TILE, SPEND, TILE } from './frames.ts'
import { sourceName } from './sources.ts'

export type Pending = { readonly seat: number; readonly source?: string } & (
  | { readonly is: 'die'; readonly resource?: Resource }
  | { readonly is: 'tile'; readonly action: Action; readonly tile: string }
  | {
      readonly is: 'spend'
      readonly action: Action
      readonly points: number
      readonly fromDie: boolean
    }
  | { readonly is: 'bonus'; readonly effect: Effect; readonly left: number }
  | { readonly is: 'characters'; readonly building: number }
  | { readonly is: 'king-tile'; readonly tile: string }
  | { readonly is: 'helper'; readonly tile: string }
)

/** Pending business of seats, the innermost last; scripts and requests of chance are left out. */
export function pendingOf(rules: Rules, state: State): Pending[] {
  return state.frames.flatMap((frame) => {
    const pending = describe(rules, state, frame)
    if (pending === undefined) return []
    const source = sourceName(rules, frame.source)
    return [source === undefined ? pending : { ...pending, source }]
  })
}

function describe(rules: Rules, state: State, frame: Frame): Pending | undefined {
  const { seat, of } = frame
  const tile = (face: number): string => at(rules.faces, face).id
  switch (frame.kind) {
    case DIE:
      return of === NONE
        ? { is: 'die', seat }
        : { is: 'die', seat, resource: at(rules.names.resource, of) }
    case TILE:
      return {
        is: 'tile',
        seat,
        action: at(rules.names.action, of),
        tile: tile(num(state.wheelTiles, of)),
      }
    case SPEND:
      return {
        is: 'spend',
        seat,
        action: at(rules.names.action, of),
        points: frame.left,
        fromDie: frame.flag === FROM_DIE,
      }
    case BONUS:
      return { is: 'bonus', seat, effect: at(rules.programs, of).effect, left: frame.left }
    case CHARACTERS:
      return { is: 'characters', seat, building: of + 1 }
    case KING_TILE:
      return { is: 'king-tile', seat, tile: tile(state.kingTile) }
    case HELPER:
      return { is: 'helper', seat, tile: tile(num(at(state.seats, seat).storehouse, of)) }
    default:
      return undefined
  }
}
