import { content } from '@tiletum/content'
import { clause, silverScenario } from '@tiletum/testkit'
import type { SeatSetting } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'

const MAPS = ['I', 'II', 'III'] as const

/** Every place of a tablet: its side, and the step across it. */
const PLACES = content.silver.sides.flatMap(({ map, side, links }) =>
  links.flatMap(({ between, tablet }) =>
    tablet === undefined ? [] : { tablet, map, side, from: between[0], to: between[1] },
  ),
)
type Place = (typeof PLACES)[number]

/** A prospector steps over the tablet, with one point left after it. */
const over = ({ map, side, from, to }: Place, setting: SeatSetting = {}, silver = 0) =>
  silverScenario({
    seats: ['blue', 'orange'],
    technologies: ['architect', 'joker', 'character'],
    sides: MAPS.map((_, index) => (index === map - 1 ? side : 'A')),
  })
    .seat('blue', { resources: {}, ...setting })
    .below('blue', { silver, prospectors: { [MAPS[map - 1] ?? 'I']: from } })
    .action('blue', 'prospector', 2)
    .seat('blue', { resources: setting.resources ?? {} })
    .play(`walk prospector ${to}`)

const places = (tablet: string): readonly Place[] => {
  const found = PLACES.filter((place) => place.tablet === `tablet.${tablet}`)
  if (found.length === 0) throw new Error(`No tablet ${tablet} lies anywhere`)
  return found
}
const back = { is: 'spend', action: 'prospector', points: 1, fromDie: true }

/** Runs the test at every place where such a tablet lies. */
const wherever = (tablet: string, prove: (place: Place) => void) => () => {
  for (const place of places(tablet)) prove(place)
}

test('every tablet lies on a map, and every tablet on a map is known', () => {
  const lying = new Set<string>(PLACES.map(({ tablet }) => tablet))
  expect([...lying].toSorted()).toEqual(content.silver.tablets.map(({ id }) => id).toSorted())
  expect(PLACES).toHaveLength(29)
})

describe('tablets', () => {
  clause(
    'ag-tablet-1',
    'a free prospector enters any map where the player has none',
    wherever('free-prospector', (place) => {
      const game = over(place)
      expect(game).toOfferExactlyBesidesTasks('enter III free', 'done')
      expect(game).toRefuse('enter I free', 'ag-under-1', { map: 1 })
      expect(game).toRefuse('enter II free', 'ag-under-1', { map: 2 })
      game.play('enter III free')
      expect(game.under('blue')).toMatchObject({
        silver: 0,
        prospectors: ['schwaz', place.to, 'pukanec'],
      })
      expect(game.pending()).toMatchObject(back)
    }),
  )

  clause(
    'ag-tablet-1',
    'a free prospector is lost with a prospector on every map',
    wherever('free-prospector', (place) => {
      const game = silverScenario({ seats: ['blue', 'orange'] })
        .below('blue', { prospectors: { II: place.from, III: 'pukanec' } })
        .action('blue', 'prospector', 2)
        .play(`walk prospector ${place.to}`)
      expect(game.pending()).toMatchObject(back)
    }),
  )

  clause(
    'ag-tablet-2',
    'king 1; 1 silver for 5 points',
    wherever('king-1-then-silver-vp', (place) => {
      const game = over(place, {}, 1)
      expect(game).toOfferExactlyBesidesTasks('act king', 'pay')
      expect(game).toRefuse('done', 'kingact-2')
      game.play('pay')
      expect(game).toHave('blue', { vp: 15 })
      expect(game.under('blue').silver).toBe(0)
      expect(game).toOfferExactlyBesidesTasks('act king')
      game.play('act king')
      expect(game.pending()).toMatchObject({ action: 'king', points: 1, fromDie: false })
      expect(game.play('climb').pending()).toMatchObject(back)
      // Gold can't replace the silver.
      const poor = over(place, { resources: { gold: 3 } })
      expect(poor).toRefuse('pay', 'nest-4', { silver: 1, have: 0, short: 1 })
      expect(poor).toRefuse('bonus character.king.vp-3', 'nest-5')
      expect(poor.play('act king', 'climb', 'done').pending()).toMatchObject(back)
    }),
  )

  clause(
    'ag-tablet-3',
    '5 points; 1 silver for king 3',
    wherever('silver-king-3', (place) => {
      const game = over(place, {}, 1)
      expect(game).toHave('blue', { vp: 15 })
      expect(game).toOfferExactlyBesidesTasks('pay', 'done')
      // The points are scored already, so only the payment is pending.
      expect(game.pending()).toMatchObject({ effect: { do: 'pay', silver: 1 } })
      game.play('pay')
      expect(game.pending()).toMatchObject({ action: 'king', points: 3, fromDie: false })
      expect(game.play('climb', 'climb', 'climb')).toHave('blue', { king: 3 })
      expect(game.pending()).toMatchObject(back)
      const declined = over(place, {}, 1).play('done')
      expect(declined.under('blue').silver).toBe(1)
      expect(declined).toHave('blue', { vp: 15, king: 0 })
    }),
  )

  clause(
    'ag-tablet-4',
    'king 1; 1 silver for king 3',
    wherever('king-1-then-silver-king-3', (place) => {
      const game = over(place, {}, 1).play('act king', 'climb')
      expect(game).toOfferExactlyBesidesTasks('pay', 'done')
      game.play('pay', 'climb', 'climb', 'climb')
      expect(game).toHave('blue', { king: 5 })
      expect(game.under('blue').silver).toBe(0)
      expect(game.pending()).toMatchObject(back)
      expect(over(place).play('act king', 'climb', 'done')).toHave('blue', { king: 1 })
    }),
  )

  clause(
    'ag-tablet-5',
    '2 gold for a mine on a map with a prospector',
    wherever('mine-anywhere', (place) => {
      const game = over(place, { resources: { gold: 2 } })
      expect(game).toOfferExactlyBesidesTasks('pay', 'done')
      game.play('pay')
      const { mineSpaces, sideOfSpace, sides } = game.tables
      const legal = mineSpaces.flatMap(({ space, gold }, mine) => {
        const side = sideOfSpace[space] ?? 0
        const reached = [0, place.map - 1].includes(sides[side]?.map ?? 9)
        const move = `build mine ${game.game.rules.names['mineSpace']?.[mine]}`
        return reached && game.slice.sides.includes(side) ? [{ move, gold }] : []
      })
      expect(legal.length).toBeGreaterThan(2)
      expect(game).toOfferExactlyBesidesTasks(...legal.map(({ move }) => move), 'done')
      for (const { move, gold } of legal) {
        const built = game.fork()
        built.play(move)
        expect(built.under('blue')).toMatchObject({ silver: 1, minesInSupply: 1 })
        expect(built).toHave('blue', { resources: { gold } })
        expect(built.pending()).toMatchObject(back)
      }
    }),
  )

  clause('ag-tablet-5', 'a mine needs a map with a prospector and a mine in supply', () => {
    const [place] = places('mine-anywhere')
    if (place === undefined) throw new Error('nowhere')
    const game = over(place, { resources: { gold: 2 } }).play('pay')
    expect(game).toRefuse('build mine annaberg', 'ag-under-1', { town: 'annaberg' })
    expect(game).toRefuse('build mine clausthal', 'ag-setup-3', { town: 'clausthal' })
    game.slice.minesInSupply[0] = 0
    expect(game).toRefuse('build mine hall', 'ag-pros-3')
    expect(game).toOfferExactlyBesidesTasks('done')
  })

  clause(
    'ag-tablet-6',
    'a technology 2 silver cheaper, at least 1',
    wherever('technology', (place) => {
      for (const [tier, price] of [
        [0, 1],
        [1, 1],
        [2, 1],
      ] as const) {
        const game = silverScenario({
          seats: ['blue', 'orange'],
          technologies: ['architect', 'joker', 'character'],
          sides: MAPS.map((_, index) => (index === place.map - 1 ? place.side : 'A')),
        })
          .below('blue', {
            silver: price,
            tiers: { architect: tier },
            prospectors: { [MAPS[place.map - 1] ?? 'I']: place.from },
          })
          .action('blue', 'prospector', 2)
          .play(`walk prospector ${place.to}`)
        expect(game).toOfferExactlyBesidesTasks(
          ...['architect', 'joker', 'character'].map((name) => `technology ${name} cheaper`),
          'done',
        )
        expect(game).toRefuse('technology king cheaper', 'ag-setup-4')
        game.play('technology architect cheaper')
        expect(game.under('blue')).toMatchObject({ silver: 0, tiers: { architect: tier + 1 } })
        expect(game.pending()).toMatchObject(back)
      }
    }),
  )

  clause(
    'ag-tablet-6',
    'the cheaper tier needs the silver, comes once, and is lost with every tier reached',
    () => {
      const at = (silver: number, tiers: Record<string, number>) =>
        silverScenario({
          seats: ['blue', 'orange'],
          technologies: ['architect', 'joker', 'character'],
        })
          .below('blue', { silver, tiers, prospectors: { I: 'sterzing' } })
          .action('blue', 'prospector', 2)
          .play('walk prospector kitzbuhel')
      expect(at(0, { architect: 2 })).toRefuse('technology architect cheaper', 'ag-tech-1', {
        silver: 1,
        have: 0,
        short: 1,
      })
      expect(at(0, {})).toOfferExactlyBesidesTasks('done')
      expect(at(1, { architect: 3 })).toRefuse('technology architect cheaper', 'ag-tech-1')
      expect(at(9, { architect: 3, joker: 3, character: 3 }).pending()).toMatchObject(back)
    },
  )

  clause('ag-tablet-6', 'the effect of the cheaper tier comes at once', () => {
    const game = silverScenario({
      seats: ['blue', 'orange'],
      technologies: ['king', 'joker', 'die'],
    })
      .below('blue', { silver: 1, tiers: { king: 1 }, prospectors: { I: 'sterzing' } })
      .action('blue', 'prospector', 2)
      .play('walk prospector kitzbuhel', 'technology king cheaper')
    expect(game.pending()).toMatchObject({ action: 'king', points: 2, fromDie: false })
    expect(game.play('climb', 'climb').pending()).toMatchObject(back)
  })

  clause(
    'ag-tablet-7',
    '2 gold for a pillar anywhere legal',
    wherever('pillar-anywhere', (place) => {
      const game = over(place, { resources: { gold: 2 } }).play('pay')
      const below = place.map === 2 ? ['sterzing', 'marienberg'] : ['sterzing', 'stiavnica']
      expect(game).toOfferExactlyBesidesTasks(
        ...['london', 'koln', 'paris', 'praha', 'bordeaux', 'wien', 'lyon', 'milano', ...below].map(
          (town) => `build pillar ${town}`,
        ),
        'done',
      )
      expect(game).toRefuse('build pillar firenze', 'arch-4')
      const other = place.map === 2 ? 'stiavnica' : 'marienberg'
      expect(game).toRefuse(`build pillar ${other}`, 'ag-under-1', { town: other })
      game.play('build pillar sterzing')
      expect(game).toHave('blue', { pillars: ['sterzing'], resources: { gold: 0 } })
      expect(game.pending()).toMatchObject(back)
    }),
  )

  clause(
    'ag-tablet-8',
    '2 gold for a house anywhere legal',
    wherever('house-anywhere', (place) => {
      const game = over(place, { resources: { gold: 2 }, houses: ['wien'] }).play('pay')
      const built = game.options().filter((option) => option.startsWith('build house'))
      expect(built).toContain('build house genova')
      expect(built).not.toContain('build house wien')
      const on: Readonly<Record<string, readonly string[]>> = {
        'I-A': ['rattenberg', 'kitzbuhel'],
        'I-B': ['clausthal', 'andreasberg'],
        'II-A': ['chemnitz'],
        'II-B': ['tabor', 'jihlava'],
        'III-A': ['kremnica', 'lubietova'],
        'III-B': ['la-croix', 'plancher'],
      }
      const maps = new Set(['I-A', `${MAPS[place.map - 1]}-${place.side}`])
      if (place.map === 1 && place.side === 'B') maps.delete('I-A')
      for (const [side, towns] of Object.entries(on))
        for (const town of towns)
          expect(built.includes(`build house ${town}`), town).toBe(maps.has(side))
      expect(game).toRefuse('build house wien', 'merch-2', { town: 'wien' })
      game.play('build house genova')
      expect(game).toHave('blue', { resources: { gold: 0 } })
      expect(game.pending()).toMatchObject(back)
    }),
  )

  for (const tablet of ['mine-anywhere', 'pillar-anywhere', 'house-anywhere'])
    clause('ag-tablet-8', `${tablet}: the payment is optional and needs the gold`, () => {
      const [place] = places(tablet)
      if (place === undefined) throw new Error('nowhere')
      const poor = over(place, { resources: { gold: 1 } })
      expect(poor).toRefuse('pay', 'nest-4', { gold: 2, have: 1, short: 1 })
      expect(poor).toOfferExactlyBesidesTasks('done')
      const declined = over(place, { resources: { gold: 2 } }).play('done')
      expect(declined).toHave('blue', { resources: { gold: 2 } })
      expect(declined.pending()).toMatchObject(back)
    })

  clause(
    'ag-tablet-9',
    '4 points',
    wherever('vp-4', (place) => {
      const game = over(place)
      expect(game).toHave('blue', { vp: 14 })
      expect(game.pending()).toMatchObject(back)
    }),
  )

  clause(
    ['ag-tablet-6', 'nest-1'],
    'a tier that brings an action lets the prospector cross another tablet before the die’s action',
    () => {
      const game = silverScenario({
        seats: ['blue', 'orange'],
        technologies: ['die', 'joker', 'merchant'],
      })
        .seat('blue', { vp: 0 })
        .below('blue', {
          silver: 1,
          tiers: { die: 2, joker: 2 },
          prospectors: { I: 'sterzing' },
        })
        .action('blue', 'king', 3)
        .play('walk prospector kitzbuhel')
      expect(game).toOfferExactlyBesidesTasks(
        ...['die', 'joker', 'merchant'].map((name) => `technology ${name} cheaper`),
        'done',
      )
      game.play('technology joker cheaper', 'act prospector')
      expect(game.under('blue').silver).toBe(0)
      expect(game.pending()).toMatchObject({ action: 'prospector', points: 2, fromDie: false })
      game.play('walk prospector sterzing', 'walk prospector rattenberg')
      expect(game).toHave('blue', { vp: 4 })
      expect(game.pending()).toMatchObject({ action: 'king', points: 3, fromDie: true })
    },
  )
})
