/** Where the next tile that is drawn or told goes. */
import type { Rules } from '../rules/tables.ts'
import { NONE } from '../state.ts'
import type { State } from '../state.ts'
import type { Action } from '../vocabulary/words.ts'
import { reading } from './parts.ts'

export type TileGoes =
  | { readonly to: 'space'; readonly space: string }
  | { readonly to: 'action'; readonly action: Action }
  | { readonly to: 'king-track' }

/** @param request What chance is asked for. */
export function nextTileGoes(rules: Rules, state: State, request: string): TileGoes | undefined {
  const { board, names, tileActions } = rules
  const onto = (space: number | undefined): TileGoes | undefined => {
    const id = names.space[space ?? NONE]
    return id === undefined ? undefined : { to: 'space', space: id }
  }
  if (request === 'cost') return onto(board.cathedrals[state.costs.indexOf(NONE)]?.space)
  for (const { tileSpace } of rules.position) {
    const space = tileSpace?.(reading(rules, state), request) ?? NONE
    if (space !== NONE) return onto(space)
  }
  if (request !== 'bonus') return undefined
  const empty = tileActions.find((action) => state.wheelTiles[action] === NONE)
  const action = names.action[empty ?? NONE]
  if (action !== undefined) return { to: 'action', action }
  if (state.kingTile === NONE) return { to: 'king-track' }
  return onto(board.bonusSpaceTown[state.mapTiles.indexOf(NONE)])
}
