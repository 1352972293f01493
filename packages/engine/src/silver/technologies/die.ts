/**
 * ag-tech-die: Changing a die to the opposite value, a step for a new die, silver for a resource of the
 * die.
 */
import { at } from '../../kernel/checked-index.ts'
import { pop, push } from '../../kernel/frames.ts'
import { first, pack } from '../../kernel/move.ts'
import type { Draft, ScriptEdit, MoveRule } from '../../kernel/extension-points.ts'
import { colourOf, valueOf } from '../../rules/dice.ts'
import { has, pay, seatOf } from '../../rules/ledger.ts'
import type { RuleHooks } from '../../rules/hooks.ts'
import { NONE } from '../../state.ts'
import { DIE_SILVER, GIVE_UP } from '../numbering.ts'
import { diePower, power, trigger } from '../active-effects.ts'
import { gainSilver } from '../silver-and-mines.ts'
import { silverOf } from '../slice.ts'

const VALUES = 6

/**
 * ag-tech-die I: The price of the cheapest mix of ordinary changes and at most one change by 3; a second
 * one would undo the first.
 */
export function changePrice(
  draft: Draft,
  seat: number,
  from: number,
  to: number,
  ordinary: RuleHooks['dieChange'],
): number {
  const jump = power(draft, seat, 'die-change')
  if (jump === undefined) return ordinary(draft, seat, from, to)
  const over = ((from - 1 + jump.by) % VALUES) + 1
  const under = ((from - 1 - jump.by + 2 * VALUES) % VALUES) + 1
  return Math.min(
    ordinary(draft, seat, from, to),
    jump.gold + (over === to ? 0 : ordinary(draft, seat, over, to)),
    jump.gold + (under === to ? 0 : ordinary(draft, seat, under, to)),
  )
}

/**
 * ag-tech-die II: A die is new if its printed colour and changed value both differ from the player's
 * earlier dice this round; the first die always is.
 */
function isNew(draft: Draft, seat: number): boolean {
  const { die } = draft.state
  const { dice } = seatOf(draft, seat)
  for (let earlier = 0; earlier < dice.length - 1; earlier++) {
    const other = dice[earlier] as number
    if (colourOf(other) === colourOf(die) || valueOf(other) === valueOf(die)) return false
  }
  return true
}

export const dieSteps: ScriptEdit = {
  script: 'turn',
  at: 'after',
  step: 'resources',
  steps: [
    {
      name: 'new die',
      clause: 'ag-tech-die',
      run(draft, { seat }) {
        if (isNew(draft, seat)) trigger(draft, seat, 'new-die', silverOf(draft).dieTiers)
      },
    },
    {
      name: 'silver for a resource',
      clause: 'ag-tech-die',
      run(draft, { seat }) {
        if (diePower(draft, 'die-silver') !== undefined)
          push(draft.state, DIE_SILVER, seat, NONE, 0)
      },
    },
  ],
}

/** ag-tech-die III: The player may give up one resource of each die, whatever kind the die gave. */
const giveUpMoveRule: MoveRule = {
  clause: 'ag-tech-die',
  verb: GIVE_UP,
  during: [DIE_SILVER],
  candidates(draft, _frame, out) {
    out.push(pack(GIVE_UP, draft.state.dieResource))
  },
  refuse(draft, frame, move) {
    if (first(move) !== draft.state.dieResource) return 'no-giving-up'
    const needed = diePower(draft, 'die-silver')?.resources ?? Infinity
    return has(draft, frame.seat, first(move)) < needed ? 'nothing-to-give-up' : undefined
  },
  take(draft, frame, move) {
    const rule = diePower(draft, 'die-silver')
    pop(draft.state)
    if (rule === undefined) return
    pay(draft, frame.seat, first(move), rule.resources, 'ag-tech-die')
    gainSilver(draft, frame.seat, rule.silver, 'ag-tech-die')
  },
  facts: (draft, frame, move) => ({
    resource: at(draft.rules.names.resource, first(move)),
    have: has(draft, frame.seat, first(move)),
  }),
}

export const dieTechnologyMoveRules: readonly MoveRule[] = [giveUpMoveRule]
