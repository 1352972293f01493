/** Both sides of underground map II. */
import type { UndergroundSide } from '@tiletum/engine'
import { score } from '../effects.ts'

export const sideA: UndergroundSide = {
  id: 'underground.II-A',
  map: 2,
  side: 'A',
  enterSilver: 1,
  start: 'freiberg',
  spaces: [
    { kind: 'town', id: 'freiberg', name: 'Freiberg', mines: [], houses: [], bonusTiles: [] },
    { kind: 'tunnel', id: 'c1' },
    {
      kind: 'town',
      id: 'chemnitz',
      name: 'Chemnitz',
      mines: [],
      houses: [{ mark: 2, bonus: score(2) }],
      bonusTiles: [{ mark: 2 }],
    },
    {
      kind: 'town',
      id: 'annaberg',
      name: 'Annaberg',
      mines: [
        { mark: 2, gold: 1 },
        { mark: 3, gold: 0 },
      ],
      houses: [],
      bonusTiles: [{ mark: 3 }],
    },
    { kind: 'tunnel', id: 'c2' },
    {
      kind: 'town',
      id: 'schneeberg',
      name: 'Schneeberg',
      mines: [
        { mark: 2, gold: 2 },
        { mark: 4, gold: 2 },
      ],
      houses: [{ mark: 3, bonus: score(2) }],
      bonusTiles: [{ mark: 2 }],
    },
    {
      kind: 'town',
      id: 'marienberg',
      name: 'Marienberg',
      mines: [{ mark: 2, gold: 1 }],
      houses: [],
      bonusTiles: [{ mark: 4 }],
      cathedral: { cost: 'gold', tiles: [6, 4] },
    },
  ],
  links: [
    { between: ['freiberg', 'c1'] },
    { between: ['c1', 'chemnitz'] },
    { between: ['chemnitz', 'annaberg'], tablet: 'tablet.vp-4' },
    { between: ['freiberg', 'c2'], tablet: 'tablet.pillar-anywhere' },
    { between: ['c2', 'marienberg'] },
    { between: ['annaberg', 'marienberg'], tablet: 'tablet.technology' },
    { between: ['annaberg', 'schneeberg'], tablet: 'tablet.king-1-then-silver-vp' },
    { between: ['chemnitz', 'schneeberg'], tablet: 'tablet.free-prospector' },
    { between: ['c2', 'annaberg'] },
  ],
}

export const sideB: UndergroundSide = {
  id: 'underground.II-B',
  map: 2,
  side: 'B',
  enterSilver: 1,
  start: 'jachymov',
  spaces: [
    { kind: 'town', id: 'jachymov', name: 'Jáchymov', mines: [], houses: [], bonusTiles: [] },
    { kind: 'tunnel', id: 'd1' },
    {
      kind: 'town',
      id: 'pribram',
      name: 'Příbram',
      mines: [{ mark: 2, gold: 1 }],
      houses: [{ mark: 4, bonus: score(2) }],
      bonusTiles: [{ mark: 2 }],
    },
    {
      kind: 'town',
      id: 'tabor',
      name: 'Tábor',
      mines: [],
      houses: [{ mark: 2, bonus: score(3) }],
      bonusTiles: [{ mark: 3 }],
    },
    { kind: 'tunnel', id: 'd2' },
    {
      kind: 'town',
      id: 'kutna-hora',
      name: 'Kutná Hora',
      mines: [
        { mark: 2, gold: 2 },
        { mark: 3, gold: 1 },
      ],
      houses: [],
      bonusTiles: [{ mark: 2 }],
      cathedral: { cost: 'silver', tiles: [6, 4] },
    },
    {
      kind: 'town',
      id: 'jihlava',
      name: 'Jihlava',
      mines: [
        { mark: 2, gold: 1 },
        { mark: 4, gold: 2 },
      ],
      houses: [{ mark: 2 }],
      bonusTiles: [{ mark: 4 }],
    },
  ],
  links: [
    { between: ['jachymov', 'd1'] },
    { between: ['jachymov', 'pribram'], tablet: 'tablet.silver-king-3' },
    { between: ['d1', 'tabor'] },
    { between: ['pribram', 'tabor'], tablet: 'tablet.vp-4' },
    { between: ['tabor', 'kutna-hora'], tablet: 'tablet.mine-anywhere' },
    { between: ['d1', 'd2'] },
    { between: ['d2', 'kutna-hora'] },
    { between: ['kutna-hora', 'jihlava'], tablet: 'tablet.house-anywhere' },
    { between: ['tabor', 'jihlava'], tablet: 'tablet.king-1-then-silver-king-3' },
  ],
}
