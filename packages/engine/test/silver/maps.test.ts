/**
 * Both sides of all underground maps: the links between spaces, and the contents of each town by number of
 * players.
 */
import { clause, silverScenario } from '@tiletum/testkit'
import type { Colour, SilverScenario } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const ALL: readonly Colour[] = ['blue', 'orange', 'green', 'purple']
const MAPS = ['I', 'II', 'III'] as const

interface Written {
  /** The silver that a prospector costs, and the space where it enters. */
  readonly enters: readonly [number, string]
  /** The neighbours of each space. */
  readonly ways: Readonly<Record<string, string>>
  /**
   * For each town: mines with their gold, houses with their points, tiles and cathedral, for 2, 3 and 4
   * players.
   */
  readonly towns: Readonly<Record<string, readonly [string, string, string]>>
}

const SIDES: Readonly<Record<string, Written>> = {
  'I-A': {
    enters: [0, 'schwaz'],
    ways: {
      schwaz: 'a1 hall',
      a1: 'rattenberg schwaz',
      hall: 'a2 kitzbuhel schwaz',
      a2: 'hall rattenberg sterzing',
      rattenberg: 'a1 a2 sterzing',
      sterzing: 'a2 kitzbuhel rattenberg',
      kitzbuhel: 'hall sterzing',
    },
    towns: {
      schwaz: ['', '', ''],
      hall: ['mine 1, tile', 'mine 1, tile', 'mine 1, tile'],
      rattenberg: ['mine 0, house 0', 'mine 0, mine 1, house 0', 'mine 0, mine 1, house 0'],
      sterzing: ['tile, silver', 'house 0, tile, silver', 'house 0, tile, silver'],
      kitzbuhel: ['mine 2, house 2', 'mine 2, house 2, tile', 'mine 2, mine 1, house 2, tile'],
    },
  },
  'I-B': {
    enters: [0, 'goslar'],
    ways: {
      goslar: 'b1 clausthal',
      b1: 'goslar zellerfeld',
      clausthal: 'goslar wildemann zellerfeld',
      zellerfeld: 'andreasberg b1 b2 clausthal',
      b2: 'andreasberg wildemann zellerfeld',
      wildemann: 'b2 clausthal',
      andreasberg: 'b2 zellerfeld',
    },
    towns: {
      goslar: ['', '', ''],
      clausthal: [
        'mine 1, house 0, tile',
        'mine 1, house 0, tile',
        'mine 1, mine 0, house 0, tile',
      ],
      zellerfeld: ['tile, gold', 'tile, gold', 'tile, gold'],
      wildemann: ['mine 2', 'mine 2, house 2, tile', 'mine 2, house 2, tile'],
      andreasberg: ['mine 0, house 2', 'mine 0, mine 1, house 2', 'mine 0, mine 1, house 2, tile'],
    },
  },
  'II-A': {
    enters: [1, 'freiberg'],
    ways: {
      freiberg: 'c1 c2',
      c1: 'chemnitz freiberg',
      chemnitz: 'annaberg c1 schneeberg',
      annaberg: 'c2 chemnitz marienberg schneeberg',
      c2: 'annaberg freiberg marienberg',
      schneeberg: 'annaberg chemnitz',
      marienberg: 'annaberg c2',
    },
    towns: {
      freiberg: ['', '', ''],
      chemnitz: ['house 2, tile', 'house 2, tile', 'house 2, tile'],
      annaberg: ['mine 1', 'mine 1, mine 0, tile', 'mine 1, mine 0, tile'],
      schneeberg: ['mine 2, tile', 'mine 2, house 2, tile', 'mine 2, mine 2, house 2, tile'],
      marienberg: ['mine 1, gold', 'mine 1, gold', 'mine 1, tile, gold'],
    },
  },
  'II-B': {
    enters: [1, 'jachymov'],
    ways: {
      jachymov: 'd1 pribram',
      d1: 'd2 jachymov tabor',
      pribram: 'jachymov tabor',
      tabor: 'd1 jihlava kutna-hora pribram',
      d2: 'd1 kutna-hora',
      'kutna-hora': 'd2 jihlava tabor',
      jihlava: 'kutna-hora tabor',
    },
    towns: {
      jachymov: ['', '', ''],
      pribram: ['mine 1, tile', 'mine 1, tile', 'mine 1, house 2, tile'],
      tabor: ['house 3', 'house 3, tile', 'house 3, tile'],
      'kutna-hora': [
        'mine 2, tile, silver',
        'mine 2, mine 1, tile, silver',
        'mine 2, mine 1, tile, silver',
      ],
      jihlava: ['mine 1, house 0', 'mine 1, house 0', 'mine 1, mine 2, house 0, tile'],
    },
  },
  'III-A': {
    enters: [2, 'pukanec'],
    ways: {
      pukanec: 'e1 stiavnica',
      e1: 'kremnica pukanec',
      stiavnica: 'e2 kremnica pukanec',
      e2: 'bystrica lubietova stiavnica',
      kremnica: 'bystrica e1 stiavnica',
      bystrica: 'e2 kremnica lubietova',
      lubietova: 'bystrica e2',
    },
    towns: {
      pukanec: ['tile', 'tile', 'tile'],
      stiavnica: [
        'mine 2, tile, silver',
        'mine 2, mine 1, tile, silver',
        'mine 2, mine 1, tile, silver',
      ],
      kremnica: ['mine 3, house 3', 'mine 3, house 3, tile', 'mine 3, house 3, tile'],
      bystrica: ['mine 2', 'mine 2, house 3', 'mine 2, mine 2, house 3, tile'],
      lubietova: ['house 3', 'mine 3, house 3', 'mine 3, house 3'],
    },
  },
  'III-B': {
    enters: [2, 'sainte-marie'],
    ways: {
      'sainte-marie': 'f1 la-croix',
      'la-croix': 'f1 plancher sainte-marie',
      f1: 'giromagny la-croix sainte-marie',
      plancher: 'f2 giromagny la-croix',
      giromagny: 'f1 plancher thillot',
      f2: 'plancher thillot',
      thillot: 'f2 giromagny',
    },
    towns: {
      'sainte-marie': ['tile', 'tile', 'tile'],
      'la-croix': ['mine 2, house 3, tile', 'mine 2, house 3, tile', 'mine 2, house 3, tile'],
      giromagny: ['mine 3', 'mine 3, mine 2, tile', 'mine 3, mine 2, tile'],
      plancher: ['house 3, gold', 'house 3, gold', 'house 3, house 2, gold'],
      thillot: ['mine 2', 'mine 2, house 3', 'mine 2, mine 3, house 3, tile'],
    },
  },
}

const onSide = (name: string, players = 2) => {
  const [map = 'I', side] = name.split('-')
  return silverScenario({
    seats: ALL.slice(0, players),
    sides: MAPS.map((one) => (one === map && side === 'B' ? 'B' : 'A')),
  })
}

/** The contents of a town as compiled in the tables. */
function holds({ tables, game }: SilverScenario, town: string): string {
  const { board, names, programs } = game.rules
  const space = names.space.indexOf(town)
  const cathedral = board.cathedralAt[space] ?? -1
  const pointsOf = (program: number): number => {
    const effect = programs[program]?.effect
    return effect?.do === 'score' ? effect.points : 0
  }
  return [
    ...(tables.mineSpacesOf[space] ?? []).map((mine) => `mine ${tables.mineSpaces[mine]?.gold}`),
    ...(board.houseSpacesOf[space] ?? []).map(
      (house) => `house ${pointsOf(board.houseSpaces[house]?.program ?? -1)}`,
    ),
    ...(tables.bonusSpacesOf[space] ?? []).map(() => 'tile'),
    ...(cathedral < 0 ? [] : [tables.currencyOf[cathedral] ?? '']),
  ].join(', ')
}

describe('underground maps', () => {
  for (const [name, { enters, ways, towns }] of Object.entries(SIDES)) {
    const map = name.split('-')[0] as 'I' | 'II' | 'III'

    clause(['ag-setup-3', 'ag-pros-1'], `${name}: the ways between its spaces`, () => {
      for (const [from, to] of Object.entries(ways)) {
        const game = onSide(name)
          .below('blue', { prospectors: { I: name === 'I-B' ? 'goslar' : 'schwaz' } })
          .below('blue', { prospectors: { [map]: from } })
          .action('blue', 'prospector', 1)
        const reached = game
          .options()
          .flatMap((option) => /^walk prospector (.+)$/.exec(option)?.[1] ?? [])
          .filter((space) => map === 'I' || !['a1', 'hall'].includes(space))
        expect(reached.toSorted().join(' '), from).toBe(to)
      }
    })

    clause(
      ['ag-setup-3', 'ag-under-4'],
      `${name}: what its towns hold for 2, 3 and 4 players`,
      () => {
        for (const [town, held] of Object.entries(towns))
          held.forEach((things, index) => {
            expect(holds(onSide(name, index + 2), town), `${town} for ${index + 2}`).toBe(things)
          })
      },
    )

    clause(
      'ag-under-1',
      `${name}: a prospector enters in ${enters[1]} for ${enters[0]} silver`,
      () => {
        const [silver, start] = enters
        const game = onSide(name).below('blue', { silver }).turn('blue')
        if (map !== 'I') game.play(`enter ${map}`)
        expect(game.under('blue')).toMatchObject({ silver: 0 })
        expect(game.under('blue').prospectors.at(-1)).toBe(start)
      },
    )
  }
})
