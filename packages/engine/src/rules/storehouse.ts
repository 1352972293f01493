/** Taking tiles into the storehouse and out of it. */
import { at, num } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import { FACE, source } from '../kernel/effect-sources.ts'
import type { Draft } from '../kernel/extension-points.ts'
import type { RuleReason } from '../refusals.ts'
import { NONE } from '../state.ts'
import type { ClauseId } from '../vocabulary/words.ts'
import { seatOf } from './ledger.ts'

/** The first slot that holds a face and is not in use, or NONE. */
export function slotOf(draft: Draft, seat: number, face: number): number {
  const { storehouse, inUse } = seatOf(draft, seat)
  for (let slot = 0; slot < storehouse.length; slot++)
    if (storehouse[slot] === face && (inUse & (1 << slot)) === 0) return slot
  return NONE
}

/** task-8: a player never has two crests of one kind, storehouse included. */
export function ownsCrest(draft: Draft, seat: number, crest: number): boolean {
  const { crests, storehouse } = seatOf(draft, seat)
  if (crests.includes(crest)) return true
  for (let slot = 0; slot < storehouse.length; slot++) {
    const face = num(storehouse, slot)
    if (face !== NONE && at(draft.rules.faces, face).crest === crest) return true
  }
  return false
}

/** contr-4: only fulfilled contracts close contract spaces. */
export const contractSpaceOpen = (draft: Draft, seat: number): boolean =>
  seatOf(draft, seat).contracts.length < draft.rules.contractSpaces.length

function full(draft: Draft, seat: number): boolean {
  const { storehouse } = seatOf(draft, seat)
  for (let slot = 0; slot < storehouse.length; slot++) if (storehouse[slot] === NONE) return false
  return true
}

/**
 * store-1, store-3, store-5: the reason why a tile can't be taken, wherever it lies; undefined if
 * it can. A full storehouse is the last reason checked: a task may still free a space, while the
 * other reasons would remain.
 */
export function refuseTile(draft: Draft, seat: number, face: number): RuleReason | undefined {
  const { sort, crest } = at(draft.rules.faces, face)
  if (sort === 'crest' && ownsCrest(draft, seat, crest)) return 'crest-owned'
  if (sort === 'contract' && !contractSpaceOpen(draft, seat)) return 'no-contract-space'
  return full(draft, seat) ? 'storehouse-full' : undefined
}

export function store(
  draft: Draft,
  seat: number,
  face: number,
  clause: ClauseId,
  from: string,
): void {
  const { storehouse } = seatOf(draft, seat)
  storehouse[storehouse.indexOf(NONE)] = face
  if (draft.sink !== undefined)
    emit(draft, 'take', clause, seat, source(FACE, face), {
      tile: at(draft.rules.faces, face).id,
      from,
    })
}

/** Empties a slot. The caller puts the tile where its rule says. */
export function unstore(draft: Draft, seat: number, slot: number): void {
  const state = seatOf(draft, seat)
  state.storehouse[slot] = NONE
  state.inUse &= ~(1 << slot)
}

/** clean-5: bonus tiles that leave the game are counted, as they may form a new pile. */
export function leaveGame(draft: Draft, face: number): void {
  const { bonus } = draft.rules
  const index = face - bonus.offset
  if (index < 0 || index >= bonus.count) return
  const { bonusGone } = draft.state
  bonusGone[index] = num(bonusGone, index) + 1
}
