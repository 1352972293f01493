/** Names of the features that the evaluation measures; each file of this folder measures its own. */

export const FEATURES = [
  // goods.ts
  'gold',
  'food',
  'wool',
  'stone',
  'iron',
  'goods beyond twelve',
  'goods beyond use',
  // map.ts
  'product',
  'houses',
  'pillars',
  'houses in supply',
  'pillars in supply',
  'way to a town',
  'way to a cathedral',
  'cathedrals',
  'cathedral points promised',
  'cathedral points covered',
  'cathedral points payable',
  'houses beyond use',
  'pillars beyond use',
  // board.ts
  'characters',
  'upper characters',
  'filled buildings',
  'crests',
  'completed buildings',
  'completed points',
  'filled without crest',
  'crest without characters',
  'markers',
  'contracts',
  'next contract space',
  // storehouse.ts
  'helper worth',
  'helpers',
  'helpers beyond use',
  'crests held',
  'crest payable',
  'characters held',
  'characters without a home',
  'contract points held',
  'contract points covered',
  'contract points ready',
  'free slots',
  // king.ts
  'king points now',
  'king spaces later',
  'king first',
  'seats behind',
  'king below zero',
  'picks before',
  // fairs.ts
  'fair now',
  'fair now absent',
  'fair now near',
  'fairs later',
  'fairs later present',
  'fair now in reach',
  'fairs later in reach',
  'fair growth',
  // wheel.ts
  'wheel marker',
  'wheel tiles',
  'wheel goods',
  // pending.ts
  'architect points',
  'merchant points',
  'character points',
  'contract points',
  'king points',
  'joker points',
  'prospector points',
  'bonuses pending',
  // silver.ts
  'silver',
  'mines',
  'mines in supply',
  'prospectors',
  'tiers one',
  'tiers two',
  'tiers three',
  'underground buildings',
] as const
export type Feature = (typeof FEATURES)[number]

export const place = (feature: Feature): number => FEATURES.indexOf(feature)

/** The measured features of one seat; the index is that of the name in `FEATURES`. */
export type Measures = Float64Array

export const emptyMeasures = (): Measures => new Float64Array(FEATURES.length)
