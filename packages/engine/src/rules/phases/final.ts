/** Final scoring and the winner. */
import { num, sum } from '../../kernel/checked-index.ts'
import type { Draft, ScriptStep } from '../../kernel/extension-points.ts'
import { score, seatOf } from '../ledger.ts'
import { bits } from '../map.ts'
import { housesOnMap, pillarsOnMap } from './fair.ts'

const RESOURCES_A_POINT = 4

export const finalSteps: readonly ScriptStep[] = [
  {
    name: 'houses and pillars',
    clause: 'end-1',
    run: everyone((draft, seat) => {
      const product = housesOnMap(draft, seat) * pillarsOnMap(draft, seat)
      score(draft, seat, product, 'houses-times-pillars', 'end-1')
    }),
  },
  {
    name: 'completed buildings',
    clause: 'end-2',
    run: everyone((draft, seat) => {
      const completed = bits(seatOf(draft, seat).completed)
      const points = num(draft.rules.content.completedBuildings, completed)
      score(draft, seat, points, 'completed-buildings', 'end-2')
    }),
  },
  {
    name: 'resources',
    clause: 'end-3',
    run: everyone((draft, seat) => {
      const left = sum(seatOf(draft, seat).resources)
      score(draft, seat, Math.floor(left / RESOURCES_A_POINT), 'goods', 'end-3')
    }),
  },
]

function everyone(each: (draft: Draft, seat: number) => void): (draft: Draft) => void {
  return (draft) => {
    for (const seat of draft.state.order) each(draft, seat)
  }
}

/** end-4: the seats by their victory points; a tie goes to the seat earlier in turn order. */
export function standings(draft: Draft): number[] {
  const { hooks } = draft.rules
  return draft.state.order.toSorted((one, other) => {
    const difference = seatOf(draft, other).vp - seatOf(draft, one).vp
    if (difference !== 0) return difference
    if (hooks.winsTie(draft, one, other)) return -1
    return hooks.winsTie(draft, other, one) ? 1 : 0
  })
}
