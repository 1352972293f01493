/** ag-tech-contract I: A contract needs one resource fewer, and the player chooses which. */
import { at, num } from '../../kernel/checked-index.ts'
import { first, pack, second, third } from '../../kernel/move.ts'
import { FACE, source } from '../../kernel/effect-sources.ts'
import { TASK } from '../../kernel/extension-points.ts'
import type { Draft, MoveRule } from '../../kernel/extension-points.ts'
import type { RuleReason } from '../../refusals.ts'
import { seatOf } from '../../rules/ledger.ts'
import { contractSpaceOpen, slotOf, unstore } from '../../rules/storehouse.ts'
import { sortBit } from '../../rules/tables.ts'
import { demandOf, missingOf, settleContract } from '../../rules/tasks/fulfil.ts'
import type { Frame } from '../../state.ts'
import { NONE } from '../../state.ts'
import { LESS_DEMAND } from '../prerequisites.ts'
import { FULFIL_LESS, FULFIL_WITH_LESS } from '../numbering.ts'
import { power } from '../active-effects.ts'

/** Whether a unit of this contract falls away; at least one must be left. */
export function unitFalls(draft: Draft, seat: number, face: number): boolean {
  if (power(draft, seat, 'contract-demand') === undefined) return false
  const { iron, wool, identical } = at(draft.rules.faces, face).demand
  return iron + wool + identical > 1
}

function lessMoveRule(verb: number, named: boolean): MoveRule {
  const kindIn = (move: number): number => (named ? second(move) : NONE)
  const lessIn = (move: number): number => (named ? third(move) : second(move))
  return {
    clause: 'ag-tech-contract',
    verb,
    during: [TASK],
    needs: LESS_DEMAND | sortBit('contract'),
    candidates(draft, frame, out) {
      const { storehouse } = seatOf(draft, frame.seat)
      storehouse.forEach((face, slot) => {
        if (face === NONE || storehouse.indexOf(face) !== slot) return
        const { sort, demand } = at(draft.rules.faces, face)
        if (sort !== 'contract' || demand.identical > 0 !== named) return
        const kinds = draft.rules.names.resource.length
        for (let less = 0; less < kinds; less++)
          if (named) for (let kind = 0; kind < kinds; kind++) out.push(pack(verb, face, kind, less))
          else out.push(pack(verb, face, less))
      })
    },
    refuse: (draft, frame, move) =>
      refuseLess(draft, frame, first(move), kindIn(move), lessIn(move)),
    take(draft, { seat }, move) {
      const face = first(move)
      const demand = demandLess(draft, face, kindIn(move), lessIn(move))
      draft.rules.hooks.payDemand(draft, seat, demand, source(FACE, face))
      unstore(draft, seat, slotOf(draft, seat, face))
      settleContract(draft, seat, face)
    },
    facts: (draft, frame, move) => ({
      tile: at(draft.rules.faces, first(move)).id,
      resource: at(draft.rules.names.resource, lessIn(move)),
      missing: missingOf(
        draft,
        frame.seat,
        demandLess(draft, first(move), kindIn(move), lessIn(move)),
      ),
    }),
  }
}

function refuseLess(
  draft: Draft,
  frame: Frame,
  face: number,
  kind: number,
  less: number,
): RuleReason | undefined {
  const { sort, demand } = at(draft.rules.faces, face)
  if (sort !== 'contract') return 'not-a-contract'
  if (slotOf(draft, frame.seat, face) === NONE) return 'not-in-storehouse'
  if (!contractSpaceOpen(draft, frame.seat)) return 'contract-spaces-full'
  if (!unitFalls(draft, frame.seat, face)) return 'no-unit-falls-away'
  if (demand.identical > 0 && kind === NONE) return 'kind-to-name'
  if (demand.identical === 0 && kind !== NONE) return 'no-kind-to-name'
  if (num(demandOf(draft, face, kind), less) === 0) return 'unit-not-asked'
  return draft.rules.hooks.canPay(draft, frame.seat, demandLess(draft, face, kind, less))
    ? undefined
    : 'demand-missing'
}

function demandLess(draft: Draft, face: number, kind: number, less: number): number[] {
  const demand = demandOf(draft, face, kind)
  demand[less] = Math.max(0, num(demand, less) - 1)
  return demand
}

export const contractTechnologyMoveRules: readonly MoveRule[] = [
  lessMoveRule(FULFIL_LESS, false),
  lessMoveRule(FULFIL_WITH_LESS, true),
]
