/** The stone tablets on the underground links. */
import type { Building, SilverEffect, Tablet } from '@tiletum/engine'
import { act, all, payGold, paySilver, score } from '../effects.ts'

const paidKing = paySilver(1, act('king', 3))

export const tablets: readonly Tablet[] = [
  { id: 'tablet.free-prospector', effect: { do: 'enterUnderground' } },
  { id: 'tablet.king-1-then-silver-vp', effect: all(act('king', 1), paySilver(1, score(5))) },
  { id: 'tablet.silver-king-3', effect: all(score(5), paidKing) },
  { id: 'tablet.king-1-then-silver-king-3', effect: all(act('king', 1), paidKing) },
  { id: 'tablet.mine-anywhere', effect: payGold(2, below('mine', false)) },
  { id: 'tablet.technology', effect: { do: 'technology', cheaper: 2 } },
  { id: 'tablet.pillar-anywhere', effect: payGold(2, below('pillar', true)) },
  { id: 'tablet.house-anywhere', effect: payGold(2, below('house', true)) },
  { id: 'tablet.vp-4', effect: score(4), provenance: 'inferred' },
]

function below(what: Building, main: boolean): SilverEffect {
  return { do: 'buildBelow', what, main }
}
