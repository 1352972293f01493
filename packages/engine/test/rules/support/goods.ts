/** The choices of resources that "any 1", "any 2" and "any 3" offer. */

export const ANY_1 = ['gold', 'food', 'wool', 'stone', 'iron'].map((kind) => `gain ${kind}`)

export const ANY_2 = [
  'gain gold+gold',
  'gain gold+food',
  'gain gold+wool',
  'gain gold+stone',
  'gain gold+iron',
  'gain food+food',
  'gain food+wool',
  'gain food+stone',
  'gain food+iron',
  'gain wool+wool',
  'gain wool+stone',
  'gain wool+iron',
  'gain stone+stone',
  'gain stone+iron',
  'gain iron+iron',
]
