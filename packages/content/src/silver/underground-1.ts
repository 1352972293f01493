/** Both sides of underground map I. */
import type { UndergroundSide } from '@tiletum/engine'
import { score } from '../effects.ts'

export const sideA: UndergroundSide = {
  id: 'underground.I-A',
  map: 1,
  side: 'A',
  enterSilver: 0,
  start: 'schwaz',
  spaces: [
    { kind: 'town', id: 'schwaz', name: 'Schwaz', mines: [], houses: [], bonusTiles: [] },
    { kind: 'tunnel', id: 'a1' },
    {
      kind: 'town',
      id: 'hall',
      name: 'Hall',
      mines: [{ mark: 2, gold: 1 }],
      houses: [],
      bonusTiles: [{ mark: 2 }],
    },
    { kind: 'tunnel', id: 'a2' },
    {
      kind: 'town',
      id: 'rattenberg',
      name: 'Rattenberg',
      mines: [
        { mark: 2, gold: 0 },
        { mark: 3, gold: 1 },
      ],
      houses: [{ mark: 2 }],
      bonusTiles: [],
    },
    {
      kind: 'town',
      id: 'sterzing',
      name: 'Sterzing',
      mines: [],
      houses: [{ mark: 3 }],
      bonusTiles: [{ mark: 2 }],
      cathedral: { cost: 'silver', tiles: [4, 2] },
    },
    {
      kind: 'town',
      id: 'kitzbuhel',
      name: 'Kitzbühel',
      mines: [
        { mark: 2, gold: 2 },
        { mark: 4, gold: 1 },
      ],
      houses: [{ mark: 2, bonus: score(2) }],
      bonusTiles: [{ mark: 3 }],
    },
  ],
  links: [
    { between: ['schwaz', 'a1'] },
    { between: ['schwaz', 'hall'] },
    { between: ['a1', 'rattenberg'] },
    { between: ['hall', 'a2'], tablet: 'tablet.king-1-then-silver-vp' },
    { between: ['a2', 'sterzing'] },
    { between: ['rattenberg', 'sterzing'], tablet: 'tablet.vp-4' },
    { between: ['rattenberg', 'a2'] },
    { between: ['sterzing', 'kitzbuhel'], tablet: 'tablet.technology' },
    { between: ['hall', 'kitzbuhel'], tablet: 'tablet.mine-anywhere' },
  ],
}

export const sideB: UndergroundSide = {
  id: 'underground.I-B',
  map: 1,
  side: 'B',
  enterSilver: 0,
  start: 'goslar',
  spaces: [
    { kind: 'town', id: 'goslar', name: 'Goslar', mines: [], houses: [], bonusTiles: [] },
    { kind: 'tunnel', id: 'b1' },
    {
      kind: 'town',
      id: 'clausthal',
      name: 'Clausthal',
      mines: [
        { mark: 2, gold: 1 },
        { mark: 4, gold: 0 },
      ],
      houses: [{ mark: 2 }],
      bonusTiles: [{ mark: 2 }],
    },
    {
      kind: 'town',
      id: 'zellerfeld',
      name: 'Zellerfeld',
      mines: [],
      houses: [],
      bonusTiles: [{ mark: 2 }],
      cathedral: { cost: 'gold', tiles: [4, 2] },
    },
    { kind: 'tunnel', id: 'b2' },
    {
      kind: 'town',
      id: 'wildemann',
      name: 'Wildemann',
      mines: [{ mark: 2, gold: 2 }],
      houses: [{ mark: 3, bonus: score(2) }],
      bonusTiles: [{ mark: 3 }],
    },
    {
      kind: 'town',
      id: 'andreasberg',
      name: 'Andreasberg',
      mines: [
        { mark: 2, gold: 0 },
        { mark: 3, gold: 1 },
      ],
      houses: [{ mark: 2, bonus: score(2) }],
      bonusTiles: [{ mark: 4 }],
    },
  ],
  links: [
    { between: ['goslar', 'b1'] },
    { between: ['goslar', 'clausthal'], tablet: 'tablet.vp-4' },
    { between: ['b1', 'zellerfeld'] },
    { between: ['clausthal', 'zellerfeld'] },
    { between: ['zellerfeld', 'b2'], tablet: 'tablet.silver-king-3' },
    { between: ['b2', 'wildemann'] },
    { between: ['clausthal', 'wildemann'], tablet: 'tablet.king-1-then-silver-king-3' },
    { between: ['zellerfeld', 'andreasberg'], tablet: 'tablet.house-anywhere' },
    { between: ['b2', 'andreasberg'], tablet: 'tablet.technology' },
  ],
}
