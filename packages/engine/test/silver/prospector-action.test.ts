import { clause, silverScenario } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const two = () =>
  silverScenario({ seats: ['blue', 'orange'], technologies: ['merchant', 'die', 'architect'] })

describe('the prospector wheel', () => {
  clause('ag-wheel-1', 'a player chooses one action of a segment that faces two', () => {
    const game = two().facing('king', 3).segment('prospector', 3).turn('blue', 'die pink 3')
    expect(game).toOfferExactlyBesidesTasks('act prospector', 'act king')
    expect(game).toRefuse('act merchant', 'ag-wheel-1', { action: 'merchant' })
    expect(game).toRefuse('climb', 'kingact-1')
    const king = game.fork()
    king.play('act king')
    expect(king.pending()).toMatchObject({ action: 'king', points: 4, fromDie: true })
    game.play('act prospector')
    expect(game.pending()).toMatchObject({ action: 'prospector', points: 4, fromDie: true })
    expect(game).toHave('blue', { resources: { food: 4 } })
  })

  clause('ag-wheel-1', 'both values of the prospector segments give the prospector action', () => {
    const game = two().facing('king', 3).segment('prospector', 3)
    expect(game.valuesOf('prospector')).toEqual([3, 6])
    game.turn('blue', 'die pink 6')
    expect(game).toOfferExactlyBesidesTasks('act prospector', 'act character')
    expect(game.play('act prospector').pending()).toMatchObject({ points: 1 })
  })

  clause('ag-wheel-1', 'only the bonus tile of the chosen action is available', () => {
    const game = two()
      .tiles({ king: 'bonus.vp-4', prospector: 'bonus.gold-3' })
      .facing('king', 3)
      .segment('prospector', 3)
      .turn('blue', 'die pink 3')
    const king = game.fork()
    king.play('act king')
    expect(king).toOfferExactlyBesidesTasks('take bonus.vp-4', 'leave')
    game.play('act prospector')
    expect(game).toOfferExactlyBesidesTasks('take bonus.gold-3', 'leave')
  })

  clause(
    'ag-wheel-1',
    'a choice that would lose the tile to a full storehouse is warned of',
    () => {
      const game = two()
        .seat('blue', {
          storehouse: [
            'bonus.recolour',
            'bonus.strengthen-1',
            'bonus.strengthen-2',
            'bonus.king-2',
          ],
        })
        .tiles({ prospector: 'bonus.gold-3' })
        .facing('king', 3)
        .segment('prospector', 3)
        .turn('blue', 'die pink 3')
      expect(game.option('act prospector').warnings).toEqual([
        { warning: 'storehouse-full', facts: { tile: 'bonus.gold-3' } },
      ])
      expect(game.option('act king').warnings).toEqual([])
    },
  )

  clause('ag-wheel-1', 'points are not split between the two actions of a segment', () => {
    const game = two().action('blue', 'prospector', 4).play('walk prospector hall')
    expect(game).not.toOffer('climb')
    expect(game).toRefuse('climb', 'kingact-1')
    expect(game).toRefuse('act king', 'turn-8')
  })

  clause('ag-wheel-1', 'the joker may become a prospector action, with its marker', () => {
    const game = two()
      .seat('blue', { rooms: { 4: ['character.prospector.gold-2'] }, crests: { 4: 'sun' } })
      .action('blue', 'joker', 3)
    expect(game).toOffer('act prospector')
    game.play('act prospector')
    expect(game.pending()).toMatchObject({ action: 'prospector', points: 4, fromDie: true })
  })

  clause('ag-wheel-1', 'the joker may share a segment with the prospector action', () => {
    const game = two().facing('joker', 3).segment('prospector', 3).turn('blue', 'die pink 3')
    expect(game).toOfferExactlyBesidesTasks('act prospector', 'act joker')
    game.play('act joker')
    expect(game).toOfferExactlyBesidesTasks(
      ...['architect', 'merchant', 'character', 'contract', 'king', 'prospector'].map(
        (action) => `act ${action}`,
      ),
      'end turn',
    )
  })

  clause('ag-wheel-2', 'the movement icon is one prospector step as a task', () => {
    const game = two()
      .below('blue', { prospectors: { II: 'freiberg' } })
      .facing('king', 4)
      .segment('step', 4)
      .turn('blue')
    expect(game).not.toOffer('icon walk hall')
    expect(game).toRefuse('icon walk hall', 'ag-wheel-2')
    game.turn('blue', 'die pink 4')
    expect(game).toOffer('icon walk a1', 'icon walk hall', 'icon walk c1', 'icon walk c2', 'climb')
    expect(game.option('icon walk hall')).toMatchObject({ task: true, clause: 'ag-wheel-2' })
    expect(game).toRefuse('icon walk rattenberg', 'ag-wheel-2', {
      town: 'rattenberg',
      stands: 'schwaz',
    })
    game.play('icon walk c1')
    expect(game.under('blue').prospectors).toEqual(['schwaz', 'c1'])
    expect(game.pending()).toMatchObject({ action: 'king', points: 3 })
    expect(game).toRefuse('icon walk hall', 'ag-wheel-2')
  })

  clause(
    'ag-wheel-3',
    'the icon can be used until the end of the turn, even after the last point',
    () => {
      const game = two()
        .seat('blue', { storehouse: ['bonus.merchant-2'] })
        .facing('king', 6)
        .segment('step', 6)
        .turn('blue', 'die pink 6', 'climb', 'use bonus.merchant-2')
      expect(game).toOffer('icon walk hall')
      game.play('done')
      expect(game).toOfferExactlyBesidesTasks('end turn')
      game.play('icon walk hall')
      expect(game.under('blue').prospectors).toEqual(['hall'])
    },
  )

  clause(
    'ag-wheel-3',
    'the icon can be used while the bonus tile is being decided, and not in the next turn',
    () => {
      const game = two()
        .tiles({ king: 'bonus.vp-4' })
        .dice({ pink: [4], blue: [2] })
        .facing('king', 4)
        .segment('step', 4)
        .turn('blue', 'die pink 4')
      expect(game.pending()).toMatchObject({ is: 'tile' })
      expect(game).toOffer('icon walk hall')
      game.play('leave', 'climb', 'climb', 'climb', 'end turn', 'die blue 2')
      expect(game).toAwait('orange')
      expect(game.options().filter((option) => option.startsWith('icon'))).toEqual([])
    },
  )

  clause('ag-wheel-3', 'the icon is that of the segment after the die was changed', () => {
    const changed = (to: string) =>
      two()
        .seat('blue', { resources: { gold: 2 } })
        .facing('king', 4)
        .segment('step', 4)
        .turn('blue', `die pink 3 to ${to}`)
    expect(changed('4')).toOffer('icon walk hall')
    expect(
      changed('2')
        .options()
        .filter((option) => option.startsWith('icon')),
    ).toEqual([])
  })

  clause(
    'ag-wheel-3',
    'the icon can be used with any action of the segment, the joker included',
    () => {
      const game = two()
        .facing('joker', 4)
        .segment('step', 4)
        .turn('blue', 'die pink 4', 'act prospector')
        .play('walk prospector hall', 'icon walk schwaz', 'walk prospector a1')
      expect(game.under('blue').prospectors).toEqual(['a1'])
      expect(game.pending()).toMatchObject({ action: 'prospector', points: 1 })
    },
  )
})

describe('the prospector action', () => {
  clause('ag-pros-1', 'each point may move another prospector one step', () => {
    const game = two()
      .below('blue', { prospectors: { I: 'schwaz', II: 'freiberg' } })
      .action('blue', 'prospector', 3)
    expect(game).toOfferExactly(
      'walk prospector a1',
      'walk prospector hall',
      'walk prospector c1',
      'walk prospector c2',
      'end turn',
    )
    game.play('walk prospector c1', 'walk prospector a1', 'walk prospector chemnitz')
    expect(game.under('blue').prospectors).toEqual(['a1', 'chemnitz'])
    expect(game).toOfferExactly('end turn')
  })

  clause('ag-pros-1', 'a step leads to a neighbouring space and needs a point', () => {
    const game = two().action('blue', 'prospector', 1)
    const facts = { piece: 'prospector', stands: 'schwaz' }
    expect(game).toRefuse('walk prospector kitzbuhel', 'ag-pros-1', { ...facts, town: 'kitzbuhel' })
    expect(game).toRefuse('walk prospector schwaz', 'ag-pros-1', { ...facts, town: 'schwaz' })
    expect(game).toRefuse('walk prospector goslar', 'ag-setup-3', { town: 'goslar' })
    game.play('walk prospector hall')
    expect(game).toRefuse('walk prospector schwaz', 'turn-5', { points: 0, price: 1 })
  })

  clause('ag-pros-2', 'a point takes an underground tile from a prospector’s town', () => {
    const game = two()
      .below('blue', { prospectors: { I: 'hall', II: 'chemnitz' } })
      .belowTile('hall', 'underground-bonus.silver-1')
      .belowTile('schneeberg', 'underground-bonus.any-2')
      .action('blue', 'prospector', 2)
    expect(game).toOffer('take underground-bonus.silver-1 at hall')
    expect(game).toRefuse('take underground-bonus.any-2 at schneeberg', 'ag-pros-1', {
      town: 'schneeberg',
    })
    expect(game).toRefuse('take underground-bonus.any-2 at hall', 'ag-pros-2', {
      tile: 'underground-bonus.any-2',
      town: 'hall',
    })
    game.play('take underground-bonus.silver-1 at hall')
    expect(game).toHave('blue', { storehouse: ['underground-bonus.silver-1'] })
    expect(game.pending()).toMatchObject({ points: 1 })
    expect(game).toRefuse('take underground-bonus.silver-1 at hall', 'ag-pros-2')
  })

  clause(
    'ag-pros-2',
    'a tile needs an empty space in the storehouse, and is no second crest of a kind',
    () => {
      const full = ['bonus.recolour', 'bonus.gold-3', 'bonus.vp-4', 'bonus.any-2']
      const game = two()
        .seat('blue', { storehouse: full })
        .below('blue', { prospectors: { I: 'hall' } })
        .belowTile('hall', 'underground-bonus.silver-1')
        .action('blue', 'prospector', 2)
      expect(game).toRefuse('take underground-bonus.silver-1 at hall', 'store-3')
      game.play('use bonus.vp-4', 'take underground-bonus.silver-1 at hall')
      const crest = silverScenario({ seats: ['blue', 'orange', 'green'] })
        .seat('blue', { storehouse: ['bonus.crest-hammer'] })
        .below('blue', { prospectors: { I: 'hall' } })
        .belowTile('hall', 'underground-bonus.crest-hammer')
        .action('blue', 'prospector', 2)
      expect(crest).toRefuse('take underground-bonus.crest-hammer at hall', 'task-8')
    },
  )

  clause(['ag-pros-3', 'ag-pros-6'], 'a mine brings 1 silver at once and the printed gold', () => {
    const game = two()
      .seat('blue', { resources: {} })
      .below('blue', { prospectors: { I: 'kitzbuhel' } })
      .action('blue', 'prospector', 2)
      .play('build mine kitzbuhel')
    expect(game.under('blue')).toMatchObject({
      silver: 1,
      mines: ['kitzbuhel'],
      minesInSupply: 1,
      minesBeside: 3,
    })
    expect(game).toHave('blue', { resources: { gold: 2 } })
    expect(game.pending()).toMatchObject({ points: 1 })
  })

  clause('ag-pros-3', 'a space without printed gold gives none', () => {
    const game = two()
      .seat('blue', { resources: {} })
      .below('blue', { prospectors: { I: 'rattenberg' } })
      .action('blue', 'prospector', 1)
      .play('build mine rattenberg')
    expect(game).toHave('blue', { resources: { gold: 0 } })
    expect(game.under('blue').silver).toBe(1)
  })

  clause(
    'ag-pros-3',
    'a mine needs a prospector, an empty space, a town without an own mine, and supply',
    () => {
      const three = () => silverScenario({ seats: ['blue', 'orange', 'green'] })
      const at = { prospectors: { I: 'rattenberg' } }
      const game = three()
        .below('orange', { mines: ['rattenberg-1'] })
        .below('blue', at)
        .action('blue', 'prospector', 2)
      expect(game).toOffer('build mine rattenberg-2')
      expect(game).toRefuse('build mine rattenberg-1', 'ag-pros-3', { town: 'rattenberg' })
      expect(game).toRefuse('build mine hall', 'ag-pros-1', { town: 'hall' })
      expect(game).toRefuse('build mine pribram', 'ag-setup-3', { town: 'pribram' })
      const own = three()
        .below('blue', { ...at, mines: ['rattenberg-2'] })
        .action('blue', 'prospector', 2)
      expect(own).toRefuse('build mine rattenberg-1', 'ag-pros-3', { town: 'rattenberg' })
      const none = three()
        .below('blue', { ...at, mines: ['hall', 'kitzbuhel'] })
        .action('blue', 'prospector', 2)
      expect(none.under('blue').minesInSupply).toBe(0)
      expect(none).toRefuse('build mine rattenberg-1', 'ag-pros-3')
    },
  )

  clause('ag-pros-4', 'a point places a pillar at the cathedral of a prospector’s town', () => {
    const game = two()
      .below('blue', { prospectors: { I: 'sterzing', II: 'marienberg' } })
      .action('blue', 'prospector', 2)
    expect(game).toOffer('build pillar sterzing', 'build pillar marienberg')
    expect(game).toRefuse('build pillar stiavnica', 'ag-pros-1', { town: 'stiavnica' })
    expect(game).toRefuse('build pillar paris', 'ag-setup-3', { town: 'paris' })
    game.play('build pillar sterzing')
    expect(game).toHave('blue', { pillars: ['sterzing'], pillarsInSupply: 1 })
    expect(game).toRefuse('build pillar sterzing', 'arch-2', { town: 'sterzing' })
    game.play('build pillar marienberg')
    expect(game).toHave('blue', { pillars: ['sterzing', 'marienberg'], pillarsInSupply: 0 })
  })

  clause('ag-pros-4', 'no pillar is placed when all pillar spaces are taken', () => {
    const game = silverScenario({ seats: ['blue', 'orange', 'green'] })
      .seat('orange', { pillars: ['sterzing'] })
      .seat('green', { pillars: ['sterzing'] })
      .below('blue', { prospectors: { I: 'sterzing' } })
      .action('blue', 'prospector', 2)
    expect(game).toRefuse('build pillar sterzing', 'arch-2', { town: 'sterzing' })
  })

  clause(
    'ag-pros-5',
    'a point places a house in a prospector’s town and gives its printed bonus',
    () => {
      const game = two()
        .below('blue', { prospectors: { I: 'kitzbuhel', II: 'chemnitz' } })
        .action('blue', 'prospector', 2)
      expect(game).toOffer('build house kitzbuhel', 'build house chemnitz')
      expect(game).toRefuse('build house rattenberg', 'ag-pros-1', { town: 'rattenberg' })
      expect(game).toRefuse('build house genova', 'ag-setup-3', { town: 'genova' })
      game.play('build house kitzbuhel')
      expect(game).toHave('blue', { houses: ['tiletum-1', 'kitzbuhel'], vp: 12, housesInSupply: 1 })
      game.play('build house chemnitz')
      expect(game).toHave('blue', { vp: 14, housesInSupply: 0 })
    },
  )

  clause('ag-pros-7', 'the prospector action is among those of choice: joker and helpers', () => {
    const actions = ['architect', 'merchant', 'character', 'contract', 'king', 'prospector'].map(
      (action) => `act ${action}`,
    )
    expect(two().action('blue', 'joker', 1)).toOfferExactlyBesidesTasks(...actions, 'end turn')
    const helper = two()
      .seat('blue', { storehouse: ['bonus.any-action-1'] })
      .turn('blue', 'use bonus.any-action-1')
    expect(helper).toOfferExactlyBesidesTasks(...actions, 'done')
    helper.play('act prospector')
    expect(helper.pending()).toMatchObject({ action: 'prospector', points: 1, fromDie: false })
    expect(helper).toOfferExactlyBesidesTasks('walk prospector a1', 'walk prospector hall', 'done')
  })
})
