/** The 45 character tiles, nine of each kind. */
import type { CharacterFace } from '@tiletum/engine'
import { act, all, buildHere, gain, gainAny, score, step } from '../effects.ts'

const merchantStep = step('merchant', 1)
const architectStep = step('architect', 1)

const ofContracts = [
  face('contract', 'contract-1-any', [2], all(act('contract', 1), gainAny(1))),
  face('contract', 'contract-2-any', [2], all(act('contract', 2), gainAny(1))),
  face('contract', 'contract-3', [4], act('contract', 3)),
  face('contract', 'wool-2', [2, 3], gain({ wool: 2 })),
  face('contract', 'iron-1', [4], gain({ iron: 1 })),
  face('contract', 'iron-2', [2], gain({ iron: 2 })),
  face('contract', 'gold-1-iron-1', [2], gain({ gold: 1, iron: 1 })),
  face('contract', 'gold-1-wool-1', [3], gain({ gold: 1, wool: 1 })),
]

const ofCharacters = [
  face('character', 'character-1', [2, 3], act('character', 1)),
  face('character', 'character-2', [2], act('character', 2)),
  face('character', 'step-both', [2, 4], all(architectStep, merchantStep)),
  face('character', 'food-1', [4], gain({ food: 1 })),
  face('character', 'food-2', [2, 3], gain({ food: 2 })),
  face('character', 'gold-2', [2], gain({ gold: 2 })),
]

const ofTheKing = [
  face('king', 'king-1', [2, 3], act('king', 1)),
  face('king', 'king-2', [2, 4], act('king', 2)),
  face('king', 'gold-2', [2], gain({ gold: 2 })),
  face('king', 'gold-3', [3], gain({ gold: 3 })),
  face('king', 'vp-2', [2, 4], score(2)),
  face('king', 'vp-3', [2], score(3)),
]

const ofMerchants = [
  face('merchant', 'step-1', [2, 4], merchantStep),
  face('merchant', 'step-2', [2, 3], step('merchant', 2)),
  face('merchant', 'step-house', [2, 3], all(merchantStep, buildHere('house'))),
  face('merchant', 'house', [2], buildHere('house')),
  face('merchant', 'gold-2', [4], gain({ gold: 2 })),
  face('merchant', 'gold-3', [2], gain({ gold: 3 })),
]

const ofArchitects = [
  face('architect', 'step-1', [2, 4], architectStep),
  face('architect', 'step-2', [2, 3], step('architect', 2)),
  face('architect', 'step-pillar', [2, 3], all(architectStep, buildHere('pillar'))),
  face('architect', 'pillar', [2], buildHere('pillar')),
  face('architect', 'stone-1', [4], gain({ stone: 1 })),
  face('architect', 'stone-2', [2], gain({ stone: 2 })),
]

export const characters: readonly CharacterFace[] = [
  ...ofContracts,
  ...ofCharacters,
  ...ofTheKing,
  ...ofMerchants,
  ...ofArchitects,
]

function face(
  kind: CharacterFace['kind'],
  name: string,
  marks: CharacterFace['marks'],
  bonus: CharacterFace['bonus'],
): CharacterFace {
  return { id: `character.${kind}.${name}`, kind, marks, bonus }
}
