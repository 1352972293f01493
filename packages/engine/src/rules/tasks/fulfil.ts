/** task-2, task-3: a contract in the storehouse is fulfilled. */
import { at, num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import { first, pack, second } from '../../kernel/move.ts'
import type { Move } from '../../kernel/move.ts'
import { resolve } from '../../kernel/programs.ts'
import { FACE, source } from '../../kernel/effect-sources.ts'
import { TASK } from '../../kernel/extension-points.ts'
import type { Draft, MoveRule } from '../../kernel/extension-points.ts'
import type { Frame } from '../../state.ts'
import { NONE } from '../../state.ts'
import type { Resource } from '../../vocabulary/words.ts'
import { GOLD, has, IRON, score, seatOf, WOOL } from '../ledger.ts'
import { contractSpaceOpen, slotOf, unstore } from '../storehouse.ts'
import { sortBit } from '../tables.ts'
import { FULFIL, FULFIL_WITH } from '../verbs.ts'
import type { RuleReason } from '../../refusals.ts'

/** task-2: a contract that names all its resources. */
const plainMoveRule: MoveRule = {
  clause: 'task-2',
  verb: FULFIL,
  during: [TASK],
  needs: sortBit('contract'),
  candidates(draft, frame, out) {
    const { storehouse } = seatOf(draft, frame.seat)
    for (let slot = 0; slot < storehouse.length; slot++) {
      const face = num(storehouse, slot)
      if (isContract(draft, face) && storehouse.indexOf(face) === slot) out.push(pack(FULFIL, face))
    }
  },
  refuse(draft, frame, move) {
    const face = first(move)
    if (isContract(draft, face) && at(draft.rules.faces, face).demand.identical > 0)
      return 'kind-to-name'
    return refuseFulfilment(draft, frame, face, NONE)
  },
  take(draft, frame, move) {
    fulfil(draft, frame.seat, first(move), NONE)
  },
  facts: (draft, frame, move) => demandFacts(draft, frame, move, NONE),
}

/**
 * task-3: "identical" units are of one kind of the player's choice, which may also be one the
 * contract names.
 */
const withKindMoveRule: MoveRule = {
  clause: 'task-3',
  verb: FULFIL_WITH,
  during: [TASK],
  needs: sortBit('contract'),
  candidates(draft, frame, out) {
    const { storehouse } = seatOf(draft, frame.seat)
    for (let slot = 0; slot < storehouse.length; slot++) {
      const face = num(storehouse, slot)
      if (!isContract(draft, face) || storehouse.indexOf(face) !== slot) continue
      const { identical } = at(draft.rules.faces, face).demand
      if (identical === 0) continue
      for (let resource = 0; resource < draft.rules.names.resource.length; resource++)
        if (payable(draft, frame.seat, resource) >= identical)
          out.push(pack(FULFIL_WITH, face, resource))
    }
  },
  refuse(draft, frame, move) {
    const face = first(move)
    if (isContract(draft, face) && at(draft.rules.faces, face).demand.identical === 0)
      return 'no-kind-to-name'
    return refuseFulfilment(draft, frame, face, second(move))
  },
  take(draft, frame, move) {
    fulfil(draft, frame.seat, first(move), second(move))
  },
  facts: (draft, frame, move) => demandFacts(draft, frame, move, second(move)),
}

/**
 * Number of units of a resource that a seat can pay. For gold, resources that count as gold are
 * included.
 */
const payable = (draft: Draft, seat: number, resource: number): number =>
  resource === GOLD ? draft.rules.hooks.goldToPay(draft, seat) : has(draft, seat, resource)

const isContract = (draft: Draft, face: number): boolean =>
  face !== NONE && at(draft.rules.faces, face).sort === 'contract'

/** Number of units of a resource that a contract asks, its "identical" units being of `kind`. */
function demanded(draft: Draft, face: number, kind: number, resource: number): number {
  const { iron, wool, identical } = at(draft.rules.faces, face).demand
  const named = resource === IRON ? iron : resource === WOOL ? wool : 0
  return resource === kind ? named + identical : named
}

/** The demand of a contract by resource, its "identical" units being of `kind`. */
export function demandOf(draft: Draft, face: number, kind: number): number[] {
  const demand: number[] = []
  for (let resource = 0; resource < draft.rules.names.resource.length; resource++)
    demand.push(demanded(draft, face, kind, resource))
  return demand
}

function refuseFulfilment(
  draft: Draft,
  frame: Frame,
  face: number,
  kind: number,
): RuleReason | undefined {
  if (!isContract(draft, face)) return 'not-a-contract'
  if (slotOf(draft, frame.seat, face) === NONE) return 'not-in-storehouse'
  if (!contractSpaceOpen(draft, frame.seat)) return 'contract-spaces-full'
  const refused = draft.rules.hooks.refusePlainDemand(draft, frame.seat, face)
  if (refused !== undefined) return refused
  return draft.rules.hooks.canPay(draft, frame.seat, demandOf(draft, face, kind))
    ? undefined
    : 'demand-missing'
}

function fulfil(draft: Draft, seat: number, face: number, kind: number): void {
  draft.rules.hooks.payDemand(draft, seat, demandOf(draft, face, kind), source(FACE, face))
  unstore(draft, seat, slotOf(draft, seat, face))
  settleContract(draft, seat, face)
}

/**
 * task-2: the contract goes to the leftmost open contract space. Its pillar goes to the supply,
 * then the points of tile and space are scored, then the tile's other benefit follows.
 */
export function settleContract(draft: Draft, seat: number, face: number): void {
  const state = seatOf(draft, seat)
  const { vp, program, id } = at(draft.rules.faces, face)
  const space = state.contracts.length
  const from = source(FACE, face)
  state.contracts.push(face)
  if (draft.sink !== undefined)
    emit(draft, 'fulfil', 'task-2', seat, from, { tile: id, space: space + 1 })
  if (space < draft.rules.pillarsOnContracts) {
    state.pillarsInSupply++
    if (draft.sink !== undefined)
      emit(draft, 'free-pillar', 'task-2', seat, NONE, { space: space + 1 })
  }
  score(draft, seat, vp, 'contract-tile', 'task-2', from)
  score(draft, seat, num(draft.rules.contractSpaces, space), 'contract-space', 'task-2', from)
  if (program !== NONE) resolve(draft, seat, program, from)
}

/** Facts of a contract: the tile, and the missing units of each resource. */
function demandFacts(draft: Draft, frame: Frame, move: Move, kind: number) {
  const face = first(move)
  const demand = isContract(draft, face) ? demandOf(draft, face, kind) : []
  return { tile: at(draft.rules.faces, face).id, missing: missingOf(draft, frame.seat, demand) }
}

export function missingOf(draft: Draft, seat: number, demand: readonly number[]) {
  const missing: { resource: Resource; count: number }[] = []
  draft.rules.hooks.missing(draft, seat, demand).forEach((count, resource) => {
    if (count > 0) missing.push({ resource: at(draft.rules.names.resource, resource), count })
  })
  return missing
}

export const fulfilMoveRules: readonly MoveRule[] = [plainMoveRule, withKindMoveRule]
