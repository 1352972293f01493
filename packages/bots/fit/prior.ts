/**
 * What the rules say a thing is worth before any game is played: at the end of the game, and how much
 * more with the whole game to come. The fit moves away from it only as far as the games ask for it.
 */
import type { Feature } from '../src/evaluation/features.ts'
import type { Weight, WeightSet } from '../src/evaluation/weight-set.ts'

const KNOWN: Readonly<Partial<Record<Feature, Weight>>> = {
  gold: [0.25, 0.4],
  food: [0.25, 0.4],
  wool: [0.25, 0.5],
  stone: [0.25, 0.5],
  iron: [0.25, 0.5],
  'goods beyond use': [-0.2, 0],
  product: [1, 0],
  houses: [0, 3],
  pillars: [0, 3],
  'houses in supply': [0, 2],
  'pillars in supply': [0, 2],
  'way to a town': [0, -0.6],
  'way to a cathedral': [0, -0.6],
  'cathedral points promised': [0, 0.4],
  'cathedral points covered': [0, 0.4],
  'cathedral points payable': [0, 0.2],
  characters: [0, 1],
  crests: [0, 2],
  'completed points': [1, 0],
  'filled without crest': [0, 2],
  'crest without characters': [0, 1],
  markers: [0, 6],
  contracts: [0, 2],
  'helper worth': [0, 1],
  'crests held': [0, 3],
  'crest payable': [0, 1],
  'characters held': [0, 1],
  'characters without a home': [0, -1],
  'contract points held': [0, 0.3],
  'contract points covered': [0, 0.4],
  'contract points ready': [0, 0.2],
  'free slots': [0, 0.5],
  'king points now': [1, 0],
  'king spaces later': [0.5, 0],
  'king first': [1.5, 0],
  'fair now': [1, 0],
  'fair now absent': [0, 0.3],
  'fair now near': [0, 0.5],
  'fairs later': [0.3, 0.3],
  'fairs later present': [0.3, 0.3],
  'fair now in reach': [0.5, 0],
  'fairs later in reach': [0.3, 0],
  'fair growth': [0.3, 0],
  'architect points': [0.7, 0.5],
  'merchant points': [0.7, 0.5],
  'character points': [0.7, 0.5],
  'contract points': [0.7, 0.5],
  'king points': [0.7, 0.5],
  'joker points': [0.8, 0.6],
  'prospector points': [0.7, 0.5],
  'bonuses pending': [0.7, 0],
  silver: [0.5, 1],
  mines: [0, 3],
  'mines in supply': [0, 1],
  prospectors: [0, 2],
  'tiers one': [1, 1],
  'tiers two': [2, 2],
  'tiers three': [3, 2],
}

export const PRIOR: Pick<WeightSet, 'toCome' | 'features'> = { toCome: [100, 0], features: KNOWN }

/** What can only do harm, and what may do either; all else can only be of use. */
const HARMFUL: readonly Feature[] = [
  'goods beyond twelve',
  'goods beyond use',
  'houses beyond use',
  'pillars beyond use',
  'helpers beyond use',
  'way to a town',
  'way to a cathedral',
  'characters without a home',
  'king below zero',
  'picks before',
]
const EITHER: readonly Feature[] = ['filled without crest', 'fair now absent']

/** The sign that a feature's weight must have at any time of the game; 0 if it may have either. */
export const signOf = (feature: Feature): -1 | 0 | 1 =>
  EITHER.includes(feature) ? 0 : HARMFUL.includes(feature) ? -1 : 1
