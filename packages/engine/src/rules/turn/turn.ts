/** A turn: die, bonus tile, resources, action, end (`turn-8`). */
import { at, num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import { CHANCE, DIE, FROM_DIE, push, SPEND, TILE } from '../../kernel/frames.ts'
import { DIE_SOURCE, source } from '../../kernel/effect-sources.ts'
import type { Draft, ScriptStep } from '../../kernel/extension-points.ts'
import type { Frame, GameState } from '../../state.ts'
import { NONE } from '../../state.ts'
import { DRAW_CONTRACT } from '../chance/requests.ts'
import { valueOf } from '../dice.ts'
import { gain, seatOf } from '../ledger.ts'
import { discard } from '../tasks/helper.ts'
import { recolourPoints } from './die.ts'

/**
 * The script of a turn. The flag of its frame holds the slots of the recolouring helpers in use, as
 * bits.
 */
export const turnScript: readonly ScriptStep[] = [
  {
    name: 'die',
    clause: 'turn-1',
    run(draft, frame) {
      beginTurn(draft, frame.seat)
      push(draft.state, DIE, frame.seat, NONE, 0)
    },
  },
  {
    name: 'bonus tile',
    clause: 'turn-3',
    run(draft, frame) {
      const action = draft.rules.hooks.dieAction(draft)
      if (num(draft.state.wheelTiles, action) !== NONE)
        push(draft.state, TILE, frame.seat, action, 0)
    },
  },
  {
    name: 'resources',
    clause: 'turn-4',
    run(draft, frame) {
      const units = draft.rules.hooks.dieYield(draft, frame.seat)
      gain(draft, frame.seat, draft.state.dieResource, units, 'turn-4')
      settleRecolouring(draft, frame, 0)
    },
  },
  {
    name: 'action',
    clause: 'turn-5',
    run(draft, frame) {
      const { seat } = frame
      const value = valueOf(draft.state.die)
      const action = draft.rules.hooks.dieAction(draft)
      const points = draft.rules.hooks.actionPoints(draft, seat, action, value)
      settleRecolouring(draft, frame, Infinity)
      draft.state.pointsWaiting = 0
      if (draft.sink !== undefined)
        emit(draft, 'act', 'turn-5', seat, NONE, {
          action: at(draft.rules.names.action, action),
          points,
        })
      push(draft.state, SPEND, seat, action, points, FROM_DIE, source(DIE_SOURCE, action))
      draft.rules.hooks.beginAction(draft, seat, action)
    },
  },
  {
    name: 'end',
    clause: 'contr-2',
    run(draft, frame) {
      endTurn(draft, frame.seat)
    },
  },
]

export function beginTurn(draft: Draft, seat: number): void {
  const { state } = draft
  state.active = seat
  state.die = NONE
  state.dieResource = NONE
  state.pointsWaiting = 0
  state.exchanged = 0
  if (draft.sink !== undefined) emit(draft, 'turn', 'act-1', seat, NONE, { turn: state.turn })
}

export function endTurn(draft: Draft, seat: number): void {
  draft.state.active = NONE
  if (draft.sink !== undefined) emit(draft, 'turn-over', 'turn-6', seat, NONE, {})
  refillContracts(draft)
}

/** contr-2: the offer slides right to close gaps and is refilled from the left. */
export function refillContracts({ state }: Draft): void {
  const gaps = closeGaps(state)
  if (gaps > 0) push(state, CHANCE, NONE, DRAW_CONTRACT, gaps)
}

/**
 * Slides the tiles of the contract offer to the right. Returns how many spaces are then empty at
 * its left.
 */
export function closeGaps({ contractOffer }: GameState): number {
  let gap = contractOffer.length - 1
  for (let space = gap; space >= 0; space--) {
    const face = num(contractOffer, space)
    if (face === NONE) continue
    contractOffer[space] = NONE
    contractOffer[gap--] = face
  }
  return gap + 1
}

/**
 * store-6: discards the recolouring helpers that add at most `upTo` action points. Those without
 * points leave once the resources are received, the others when the action begins.
 */
function settleRecolouring(draft: Draft, frame: Frame, upTo: number): void {
  const { storehouse } = seatOf(draft, frame.seat)
  for (let slot = 0; slot < storehouse.length; slot++) {
    if ((frame.flag & (1 << slot)) === 0) continue
    if (recolourPoints(draft, num(storehouse, slot)) > upTo) continue
    frame.flag &= ~(1 << slot)
    discard(draft, frame.seat, slot)
  }
}
