/**
 * The choice of a die: taking it, changing its value and recolouring it are one decision
 * (`turn-9`).
 */
import { at, num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import { DIE, pop, top } from '../../kernel/frames.ts'
import { first, pack, second, third } from '../../kernel/move.ts'
import type { Move } from '../../kernel/move.ts'
import { FACE, source } from '../../kernel/effect-sources.ts'
import type { Draft, Warning, MoveRule } from '../../kernel/extension-points.ts'
import type { RuleReason } from '../../refusals.ts'
import type { Frame } from '../../state.ts'
import { NONE } from '../../state.ts'
import { DIE_VALUES } from '../../vocabulary/words.ts'
import { actionFacing, dieOf } from '../dice.ts'
import { seatOf } from '../ledger.ts'
import { refuseTile, slotOf } from '../storehouse.ts'
import { sortBit } from '../tables.ts'
import { RECOLOUR, TAKE_CHANGED_DIE, TAKE_DIE } from '../verbs.ts'

const VALUES = DIE_VALUES.length

/** turn-1: a turn takes exactly one die. */
const taken = ({ state }: Draft): RuleReason | undefined =>
  state.frames.some(({ kind }) => kind === DIE) ? undefined : 'die-taken'

/** turn-1: the player takes one die. Values in moves are counted from 0. */
const takeMoveRule: MoveRule = {
  clause: 'turn-1',
  verb: TAKE_DIE,
  during: [DIE],
  candidates(draft, _frame, out) {
    const { dice } = draft.state
    for (let die = 0; die < dice.length; die++)
      if (num(dice, die) > 0) out.push(pack(TAKE_DIE, (die / VALUES) | 0, die % VALUES))
  },
  refuse: (draft, _frame, move) =>
    num(draft.state.dice, dieOf(first(move), second(move) + 1)) > 0 ? undefined : 'no-such-die',
  take(draft, frame, move) {
    takeDie(draft, frame, first(move), second(move) + 1, second(move) + 1)
  },
  elsewhere: taken,
  facts: dieFacts,
  warn: (draft, frame, move) => tileWarning(draft, frame, second(move) + 1),
}

/**
 * turn-2: right before the die is taken, every 2 gold change its value by one; 6 and 1 are
 * neighbours.
 */
const takeChangedMoveRule: MoveRule = {
  clause: 'turn-2',
  verb: TAKE_CHANGED_DIE,
  during: [DIE],
  candidates(draft, frame, out) {
    if (draft.rules.hooks.goldToPay(draft, frame.seat) < 2) return
    const { dice } = draft.state
    for (let die = 0; die < dice.length; die++) {
      if (num(dice, die) === 0) continue
      for (let to = 0; to < VALUES; to++)
        if (to !== die % VALUES)
          out.push(pack(TAKE_CHANGED_DIE, (die / VALUES) | 0, die % VALUES, to))
    }
  },
  refuse(draft, frame, move) {
    const from = second(move) + 1
    const to = third(move) + 1
    if (num(draft.state.dice, dieOf(first(move), from)) === 0) return 'no-such-die'
    if (from === to) return 'value-unchanged'
    const price = draft.rules.hooks.dieChange(draft, frame.seat, from, to)
    return price <= draft.rules.hooks.goldToPay(draft, frame.seat) ? undefined : 'too-little-gold'
  },
  take(draft, frame, move) {
    const from = second(move) + 1
    const to = third(move) + 1
    const { hooks } = draft.rules
    hooks.payGold(draft, frame.seat, hooks.dieChange(draft, frame.seat, from, to), 'turn-2')
    takeDie(draft, frame, first(move), from, to)
  },
  elsewhere: taken,
  facts: (draft, frame, move) => ({
    ...dieFacts(draft, frame, move),
    changed: third(move) + 1,
    price: draft.rules.hooks.dieChange(draft, frame.seat, second(move) + 1, third(move) + 1),
    have: draft.rules.hooks.goldToPay(draft, frame.seat),
  }),
  warn: (draft, frame, move) => tileWarning(draft, frame, third(move) + 1),
}

/**
 * help-4: a recolouring helper is named with the die. After it only a die, or another recolouring
 * helper, may be named; the last one counts. The tile keeps its slot until the resources are
 * received.
 */
const recolourMoveRule: MoveRule = {
  clause: 'help-4',
  verb: RECOLOUR,
  during: [DIE],
  needs: sortBit('helper'),
  candidates(draft, frame, out) {
    const { storehouse } = seatOf(draft, frame.seat)
    for (let slot = 0; slot < storehouse.length; slot++) {
      const face = num(storehouse, slot)
      if (face === NONE || recolourPoints(draft, face) === NONE || storehouse.indexOf(face) < slot)
        continue
      for (let resource = 0; resource < draft.rules.names.resource.length; resource++)
        out.push(pack(RECOLOUR, face, resource))
    }
  },
  refuse(draft, frame, move) {
    if (recolourPoints(draft, first(move)) === NONE) return 'not-recolouring'
    return slotOf(draft, frame.seat, first(move)) === NONE ? 'not-in-storehouse' : undefined
  },
  take(draft, frame, move) {
    const slot = slotOf(draft, frame.seat, first(move))
    seatOf(draft, frame.seat).inUse |= 1 << slot
    frame.of = second(move)
    frame.flag |= 1 << slot
    if (draft.sink !== undefined)
      emit(draft, 'use', 'help-4', frame.seat, source(FACE, first(move)), {
        tile: at(draft.rules.faces, first(move)).id,
      })
  },
  facts: (draft, _frame, move) => ({ tile: at(draft.rules.faces, first(move)).id }),
}

/**
 * Returns the action points that a recolouring helper adds to the die's action; NONE for any other
 * tile.
 */
export function recolourPoints(draft: Draft, face: number): number {
  const { program, sort } = at(draft.rules.faces, face)
  if (sort !== 'helper') return NONE
  const { effect } = at(draft.rules.programs, program)
  return effect.do === 'recolour' ? (effect.points ?? 0) : NONE
}

/**
 * Returns the action points that the recolouring helpers in use add to the die's action, until it
 * begins.
 */
export function recolouringPoints(draft: Draft, seat: number): number {
  const { storehouse, inUse } = seatOf(draft, seat)
  let points = 0
  for (let slot = 0; slot < storehouse.length; slot++)
    if ((inUse & (1 << slot)) !== 0)
      points += Math.max(0, recolourPoints(draft, num(storehouse, slot)))
  return points
}

/**
 * turn-2: the changed value stays with the die and decides bonus tile, resources, action and action
 * points.
 */
function takeDie(draft: Draft, frame: Frame, colour: number, from: number, to: number): void {
  const { state } = draft
  const die = dieOf(colour, from)
  state.dice[die] = num(state.dice, die) - 1
  state.die = dieOf(colour, to)
  state.dieResource = frame.of === NONE ? num(draft.rules.colourResource, colour) : frame.of
  seatOf(draft, frame.seat).dice.push(state.die)
  draft.rules.hooks.dieTaken(draft, frame.seat)
  if (draft.sink !== undefined) {
    const { hooks, names } = draft.rules
    const gives = (action: number) => ({
      action: at(names.action, action),
      points: hooks.actionPoints(draft, frame.seat, action, to),
    })
    const other = hooks.otherAction(draft)
    emit(draft, 'die', 'turn-1', frame.seat, NONE, {
      colour: at(names.colour, colour),
      value: to,
      printed: from,
      resource: at(names.resource, state.dieResource),
      count: hooks.dieYield(draft, frame.seat),
      ...gives(actionFacing(draft, to)),
      ...(other === NONE ? {} : { or: gives(other) }),
    })
  }
  pop(state)
  top(state).flag = frame.flag
}

function dieFacts(draft: Draft, _frame: Frame, move: Move) {
  return { colour: at(draft.rules.names.colour, first(move)), value: second(move) + 1 }
}

/**
 * Warns that the storehouse is full: the bonus tile of the action stays behind unless a task frees
 * a space in time.
 */
function tileWarning(draft: Draft, frame: Frame, value: number): readonly Warning[] {
  const face = num(draft.state.wheelTiles, actionFacing(draft, value))
  if (face === NONE || refuseTile(draft, frame.seat, face) !== 'storehouse-full') return []
  return [{ warning: 'storehouse-full', facts: { tile: at(draft.rules.faces, face).id } }]
}

export const dieMoveRules: readonly MoveRule[] = [
  takeMoveRule,
  takeChangedMoveRule,
  recolourMoveRule,
]
