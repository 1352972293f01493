import type { ComponentFamily, ModuleId, PlayerMark } from '@tiletum/engine'
import { describe, expect, it } from 'vitest'
import { base, content, silver, solo } from '@tiletum/content'
import { components } from '@tiletum/content/catalogue'

const all = components(content)

function copies(family: ComponentFamily, module: ModuleId, players: PlayerMark = 4): number {
  return all
    .filter((component) => component.family === family && component.module === module)
    .reduce((sum, component) => {
      const { marks = Array.from({ length: component.copies }, () => 2) } = component
      return sum + marks.filter((mark) => mark <= players).length
    }, 0)
}

describe('[comp-3] the box of the base game holds', () => {
  it.each([
    [20, 'dice', 'die'],
    [8, 'town tiles', 'fair-town'],
    [11, 'fair tiles', 'fair'],
    [25, 'cathedral tiles', 'cathedral'],
    [9, 'construction cost tiles', 'cost'],
    [6, 'corruption tokens', 'corruption'],
    [54, 'bonus tiles', 'bonus'],
    [26, 'contract tiles', 'contract'],
    [45, 'character tiles', 'character'],
  ] as const)('%i %s', (count, _name, family) => {
    expect(copies(family, 'base')).toBe(count)
  })

  it('for each player 8 houses and 7 pillars, and bonus markers +3, +2, +2, +1, +1', () => {
    const { start, board } = base
    const markers = board.buildings.map(({ rooms }) => rooms).filter((rooms) => rooms > 0)
    const roofs = markers.length
    const firstHouse = 1
    expect(start.housesInSupply + roofs + firstHouse).toBe(8)
    expect(start.pillarsInSupply + start.pillarsOnContracts).toBe(7)
    expect(markers).toEqual([3, 2, 2, 1, 1])
  })

  it('[comp-2] four dice of each colour: blue for iron, pink for food, yellow for gold, light gray for wool, dark gray for stone', () => {
    expect(
      all.flatMap(({ subject, copies: dice }) =>
        subject.is === 'die' ? [[dice, subject.colour, subject.resource]] : [],
      ),
    ).toEqual([
      [4, 'yellow', 'gold'],
      [4, 'pink', 'food'],
      [4, 'light-gray', 'wool'],
      [4, 'dark-gray', 'stone'],
      [4, 'blue', 'iron'],
    ])
  })

  it('13 decrees, 8 challenges and 3 difficulties for playing alone', () => {
    expect([solo.decrees.length, solo.challenges.length]).toEqual([13, 8])
    expect(solo.difficulties.map(({ challenges }) => challenges)).toEqual([1, 3, 5])
  })
})

describe('Prospect for Silver adds', () => {
  it.each([
    [3, 'fair tiles', 'fair'],
    [14, 'cathedral tiles', 'cathedral'],
    [14, 'bonus tiles', 'bonus'],
    [27, 'underground bonus tiles', 'underground-bonus'],
    [9, 'character tiles', 'character'],
    [4, 'contract tiles', 'contract'],
    [9, 'technologies', 'technology'],
    [12, 'King’s Surprises', 'surprise'],
    [11, 'decrees', 'decree'],
    [4, 'challenges', 'challenge'],
    [6, 'underground cost tiles', 'underground-cost'],
    [6, 'sides of underground maps', 'underground'],
  ] as const)('%i %s', (count, _name, family) => {
    expect(copies(family, 'silver')).toBe(count)
  })

  it('6 mines, 3 prospectors and a pillar for each player', () => {
    const { pieces } = silver
    const mines = pieces.minesPlaced + pieces.minesInSupply + pieces.minesBesideKingTrack
    expect([mines, pieces.prospectors, pieces.pillarsOnContracts]).toEqual([6, 3, 1])
    expect(base.start.pillarsOnContracts + 1).toBe(base.board.contractSpaces.length)
  })
})

describe('with fewer players', () => {
  it.each([
    ['bonus', 'base', [36, 45, 54]],
    ['contract', 'base', [17, 22, 26]],
    ['character', 'base', [25, 35, 45]],
    ['bonus', 'silver', [9, 12, 14]],
    ['underground-bonus', 'silver', [15, 21, 27]],
    ['contract', 'silver', [4, 4, 4]],
    ['character', 'silver', [5, 7, 9]],
  ] as const)('%s tiles (%s) at two, three and four players: %j', (family, module, counts) => {
    expect(([2, 3, 4] as const).map((players) => copies(family, module, players))).toEqual(counts)
  })

  it('8, 11 or 14 dice are drawn from a bag of 10, 15 or 20', () => {
    expect(base.dice.drawn).toEqual({ 2: 8, 3: 11, 4: 14 })
    expect(base.dice.perPlayer * Object.keys(base.dice.colours).length).toBe(5)
  })
})
