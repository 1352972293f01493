/** Where the next tile that is drawn or told goes. */
import { seenTown } from '../companion/untold.ts'
import { CHANCE, top } from '../kernel/frames.ts'
import type { Rules } from '../rules/tables.ts'
import { nextSpot } from '../silver/setup.ts'
import { NONE } from '../state.ts'
import type { State } from '../state.ts'
import type { Action } from '../vocabulary/words.ts'

export type TileGoes =
  | { readonly to: 'space'; readonly space: string }
  | { readonly to: 'action'; readonly action: Action }
  | { readonly to: 'king-track' }

/** @param request What chance is asked for. */
export function nextTileGoes(rules: Rules, state: State, request: string): TileGoes | undefined {
  const { board, names, tileActions, tables } = rules
  const onto = (space: number | undefined): TileGoes | undefined => {
    const id = names.space[space ?? NONE]
    return id === undefined ? undefined : { to: 'space', space: id }
  }
  if (request === 'cost') return onto(board.cathedrals[state.costs.indexOf(NONE)]?.space)
  if (request !== 'bonus' && request !== 'underground-bonus') return undefined
  const frame = top(state)
  const seen = frame.kind === CHANCE ? seenTown(rules, frame) : NONE
  if (seen !== NONE) return onto(seen)
  if (request === 'underground-bonus')
    return onto(tables.silver?.bonusSpaces[nextSpot({ rules, state, sink: undefined })])
  const empty = tileActions.find((action) => state.wheelTiles[action] === NONE)
  const action = names.action[empty ?? NONE]
  if (action !== undefined) return { to: 'action', action }
  if (state.kingTile === NONE) return { to: 'king-track' }
  return onto(board.bonusSpaceTown[state.mapTiles.indexOf(NONE)])
}
