/** The twelve King's Surprises. */
import type { Surprise, SurpriseEffect } from '@tiletum/engine'

const vp = (points: number): SurpriseEffect => ({ do: 'score', points })
const act = (action: Acts['action'], points: number): SurpriseEffect => ({
  do: 'act',
  action,
  points,
})
type Acts = Extract<SurpriseEffect, { readonly do: 'act' }>
const required = (count: number): SurpriseEffect => ({ do: 'gainRequired', count })

export const surprises: readonly Surprise[] = [
  { id: 'surprise.crest', effects: [{ do: 'newCrest' }, vp(5)] },
  { id: 'surprise.character-2', effects: [act('character', 2), act('king', 2), vp(8)] },
  { id: 'surprise.character-3', effects: [act('character', 3), act('king', 1), vp(6)] },
  { id: 'surprise.king-4', effects: [act('king', 4), required(3), vp(4)] },
  {
    id: 'surprise.prospector-2',
    effects: [{ do: 'enterMap', map: 3, otherwiseVp: 6 }, act('prospector', 2)],
  },
  { id: 'surprise.architect-2', effects: [{ do: 'fairHouse' }, act('architect', 2), vp(6)] },
  { id: 'surprise.merchant-2', effects: [{ do: 'lowestPillar' }, act('merchant', 2), vp(4)] },
  { id: 'surprise.contract-3', effects: [act('contract', 3), act('king', 2), vp(4)] },
  {
    id: 'surprise.gold-5',
    effects: [{ do: 'gain', purse: { gold: 5 } }, act('contract', 2), vp(5)],
  },
  {
    id: 'surprise.silver-2',
    effects: [
      { do: 'gainSilver', count: 2 },
      { do: 'scorePer', what: 'mine', points: 3 },
    ],
  },
  { id: 'surprise.contract-2', effects: [act('contract', 2), required(2), vp(6)] },
  { id: 'surprise.king-2', effects: [act('king', 2), required(4), vp(6)] },
]
