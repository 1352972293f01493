/** ag-tech-resource: The resource of a chosen tile counts as gold wherever gold is paid. */
import { at, num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import { pop } from '../../kernel/frames.ts'
import { first, pack } from '../../kernel/move.ts'
import { TASK } from '../../kernel/extension-points.ts'
import type { Draft, ScriptEdit, MoveRule } from '../../kernel/extension-points.ts'
import { colourOf } from '../../rules/dice.ts'
import { gain, GOLD, has, pay } from '../../rules/ledger.ts'
import { NONE } from '../../state.ts'
import type { ClauseId } from '../../vocabulary/words.ts'
import { RESOURCES } from '../../vocabulary/words.ts'
import { STAND_IN } from '../prerequisites.ts'
import { CHOOSE_RESOURCE_TILE, EARMARK, RESOURCE_TILE } from '../numbering.ts'
import { diePower, power } from '../active-effects.ts'
import { silverOf, silverRules } from '../slice.ts'

/** The resource that counts as gold for a seat, or NONE. */
export const standIn = (draft: Draft, seat: number): number =>
  power(draft, seat, 'resource-as-gold') === undefined
    ? NONE
    : num(silverOf(draft).ownResource, seat)

/** ag-tech-resource I: The player chooses a free resource bonus tile. */
const chooseMoveRule: MoveRule = {
  clause: 'ag-tech-resource',
  verb: CHOOSE_RESOURCE_TILE,
  during: [RESOURCE_TILE],
  candidates(draft, _frame, out) {
    for (const { resource } of silverRules(draft).content.resourceBonus)
      out.push(pack(CHOOSE_RESOURCE_TILE, RESOURCES.indexOf(resource)))
  },
  refuse: (draft, _frame, move) =>
    silverOf(draft).ownResource.includes(first(move)) ||
    !silverRules(draft).content.resourceBonus.some(
      ({ resource }) => RESOURCES.indexOf(resource) === first(move),
    )
      ? 'resource-tile-taken'
      : undefined,
  take(draft, frame, move) {
    silverOf(draft).ownResource[frame.seat] = first(move)
    if (draft.sink !== undefined)
      emit(draft, 'resource-tile', 'ag-tech-resource', frame.seat, NONE, {
        resource: at(RESOURCES, first(move)),
      })
    pop(draft.state)
  },
  facts: (draft, _frame, move) => ({ resource: at(draft.rules.names.resource, first(move)) }),
}

/**
 * ag-tech-resource I: Payments take gold first. Units earmarked before a payment are paid before gold, so
 * that every mix is possible. The earmarks end with the payment or the turn.
 */
const earmarkMoveRule: MoveRule = {
  clause: 'ag-tech-resource',
  verb: EARMARK,
  during: [TASK],
  needs: STAND_IN,
  candidates(draft, frame, out) {
    const resource = standIn(draft, frame.seat)
    if (resource !== NONE) out.push(pack(EARMARK, resource))
  },
  refuse(draft, frame, move) {
    const resource = standIn(draft, frame.seat)
    return resource === NONE ||
      first(move) !== resource ||
      has(draft, frame.seat, GOLD) === 0 ||
      silverOf(draft).earmarked >= has(draft, frame.seat, resource)
      ? 'nothing-to-earmark'
      : undefined
  },
  take(draft) {
    silverOf(draft).earmarked++
  },
  facts: (draft, _frame, move) => ({ resource: at(draft.rules.names.resource, first(move)) }),
}

export function goldToPay(draft: Draft, seat: number): number {
  const resource = standIn(draft, seat)
  return has(draft, seat, GOLD) + (resource === NONE ? 0 : has(draft, seat, resource))
}

/**
 * Pays earmarked units first, then gold, then the resource that counts as gold. `kept` is the number of
 * units of that resource needed elsewhere.
 */
export function payAsGold(
  draft: Draft,
  seat: number,
  count: number,
  clause: ClauseId,
  source = NONE,
  kept = 0,
): void {
  if (count === 0) return
  const resource = standIn(draft, seat)
  if (resource === NONE) {
    pay(draft, seat, GOLD, count, clause, source)
    return
  }
  const slice = silverOf(draft)
  const spare = has(draft, seat, resource) - kept
  const gold = has(draft, seat, GOLD)
  const stand = Math.max(count - gold, Math.min(slice.earmarked, spare, count))
  slice.earmarked = 0
  pay(draft, seat, resource, stand, clause, source)
  pay(draft, seat, GOLD, count - stand, clause, source)
}

/**
 * Whether the seat can pay a demand. The gold of a contract may be paid with the resource that counts as
 * gold, in addition to the units of that resource that the contract names.
 */
export function canPay(draft: Draft, seat: number, demand: readonly number[]): boolean {
  const stand = standIn(draft, seat)
  const goldShort = Math.max(0, num(demand, GOLD) - has(draft, seat, GOLD))
  if (goldShort > 0 && stand === NONE) return false
  for (let resource = 0; resource < demand.length; resource++) {
    const asked = num(demand, resource) + (resource === stand ? goldShort : 0)
    if (resource !== GOLD && has(draft, seat, resource) < asked) return false
  }
  return true
}

/**
 * Missing units of a demand by resource. Missing gold is reduced by spare units of the resource that counts
 * as gold.
 */
export function missing(draft: Draft, seat: number, demand: readonly number[]): number[] {
  const stand = standIn(draft, seat)
  const short = demand.map((asked, resource) => Math.max(0, asked - has(draft, seat, resource)))
  if (stand === NONE) return short
  const spare = Math.max(0, has(draft, seat, stand) - num(demand, stand))
  short[GOLD] = Math.max(0, num(short, GOLD) - spare)
  return short
}

export function payDemand(
  draft: Draft,
  seat: number,
  demand: readonly number[],
  source: number,
): void {
  const stand = standIn(draft, seat)
  const kept = stand === NONE ? 0 : num(demand, stand)
  payAsGold(draft, seat, num(demand, GOLD), 'task-2', source, kept)
  demand.forEach((asked, resource) => {
    if (resource !== GOLD) pay(draft, seat, resource, asked, 'task-2', source)
  })
}

/**
 * ag-tech-resource II, III: A die counts if it has the tile's colour, even if recoloured, or if it is
 * recoloured to the tile's resource.
 */
const isOfTile = (draft: Draft, seat: number): boolean => {
  const { die, dieResource } = draft.state
  const resource = standIn(draft, seat)
  if (die === NONE || resource === NONE) return false
  return dieResource === resource || num(draft.rules.colourResource, colourOf(die)) === resource
}

/** ag-tech-resource III: Additional action points of a die that matches the tile. */
export function resourcePoints(draft: Draft, seat: number): number {
  const rule = diePower(draft, 'resource-points')
  return rule !== undefined && isOfTile(draft, seat) ? rule.more : 0
}

/** ag-tech-resource II: Additional units with a die that gives the tile's resource. */
export function resourceUnits(draft: Draft, seat: number): number {
  const rule = diePower(draft, 'resource-die')
  const given = standIn(draft, seat) === draft.state.dieResource
  return rule !== undefined && given && isOfTile(draft, seat) ? rule.more : 0
}

/**
 * ag-tech-resource II: A die of the tile's colour that is recoloured to another resource still gives
 * additional units of the tile's resource.
 */
export const unitsOfTile: ScriptEdit = {
  script: 'turn',
  at: 'after',
  step: 'resources',
  steps: [
    {
      name: 'resources of the tile',
      clause: 'ag-tech-resource',
      run(draft, { seat }) {
        const resource = standIn(draft, seat)
        const rule = diePower(draft, 'resource-die')
        if (rule === undefined || resource === draft.state.dieResource) return
        if (isOfTile(draft, seat)) gain(draft, seat, resource, rule.more, 'ag-tech-resource')
      },
    },
  ],
}

export const resourceTechnologyMoveRules: readonly MoveRule[] = [chooseMoveRule, earmarkMoveRule]
