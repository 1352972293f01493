import { verbOf } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import { bonusAsked, CATALOGUES } from '@tiletum/text'
import { silverScenario } from '@tiletum/testkit'
import type { SilverScenario } from '@tiletum/testkit'
import { describe, expect, it } from 'vitest'
import { createDice, NAMES, playRandomly } from './support/play.ts'

const two = (...technologies: readonly string[]) =>
  silverScenario({ seats: ['blue', 'orange'], technologies })

const says = (game: SilverScenario, notation: string, language: 'en' | 'fr' = 'en') =>
  CATALOGUES[language].moves.describe(
    { rules: game.game.rules, seats: NAMES },
    game.state,
    game.moveOf(notation),
  ).long

const logs = (game: SilverScenario, language: 'en' | 'fr' = 'en') =>
  CATALOGUES[language].log.sentences({ rules: game.game.rules, seats: NAMES }, game.events)

describe('options with silver say what they do', () => {
  it('tells the points an action of the joker has with its technology and marker', () => {
    const game = two('merchant', 'joker', 'king')
      .seat('blue', { rooms: { 4: ['character.merchant.gold-3'] }, crests: { 4: 'sun' } })
      .below('blue', { tiers: { merchant: 1, joker: 3 } })
      .action('blue', 'joker', 3)
      .play('climb')
    expect(says(game, 'act merchant')).toBe('Take the merchant action with 6 AP')
    expect(says(game, 'act king')).toBe('Take the king action with 4 AP')
    game.play('act king', 'climb')
    expect(says(game, 'change to merchant')).toBe(
      'Spend your remaining joker points on the merchant action: 5 AP',
    )
    expect(says(game, 'change to merchant', 'fr')).toMatch(/l’action Marchand\s: 5\sPA$/)
    expect(game.play('change to merchant').pending()).toMatchObject({ points: 5 })
  })

  it('tells the point of a recolouring helper with the die and with the choice of its action', () => {
    const game = two('merchant', 'joker', 'king')
      .seat('blue', { storehouse: ['bonus.recolour-1'] })
      .dice({ pink: [3] })
      .facing('king', 3)
      .segment('prospector', 3)
      .turn('blue', 'use bonus.recolour-1 as iron')
    expect(says(game, 'die pink 3')).toBe(
      'Take the pink 3: 3 iron, king action with 5 AP; or prospector action with 5 AP',
    )
    game.play('die pink 3')
    expect(says(game, 'act prospector')).toBe('Take the prospector action with 5 AP')
    expect(logs(game)).toEqual([
      expect.stringContaining('uses'),
      'Anna takes the pink 3: 3 iron, king action with 5 AP or prospector action with 5 AP.',
    ])
    game.listen().play('act prospector')
    expect(logs(game)).toEqual(['Anna chooses the prospector action with 5 AP.'])
  })

  it('tells what every exchange gives beside', () => {
    const game = two('contract', 'joker', 'king')
      .seat('blue', { resources: { wool: 2 } })
      .below('blue', { tiers: { contract: 3 } })
      .action('blue', 'contract', 4)
    expect(says(game, 'exchange wool iron')).toBe(
      'Exchange 1 wool for 1 iron and gain 2 more resources of your choice (1 AP)',
    )
    game.play('exchange wool iron', 'gain gold+gold')
    expect(says(game, 'exchange wool iron')).toBe(
      'Exchange 1 wool for 1 iron and gain one more resource of your choice (1 AP)',
    )
    expect(says(game, 'exchange wool iron', 'fr')).toContain('1 ressource supplémentaire au choix')
  })

  it('tells where tiles turned up come from, and their price', () => {
    const game = two('contract', 'joker', 'king')
      .pile('contract', ['contract.wool-3'])
      .below('blue', { tiers: { contract: 2 } })
      .action('blue', 'contract', 4)
      .play('reveal contracts')
      .until('blue')
    expect(says(game, 'take contract.wool-3')).toBe(
      'Take the contract “4 VP for 3 wool” from the revealed tiles (2 AP)',
    )
    expect(says(game, 'take contract.wool-3', 'fr')).toContain('parmi les tuiles révélées')
    game.listen().play('take contract.wool-3')
    expect(logs(game)).toEqual([
      'Anna takes the contract “4 VP for 3 wool” from the revealed tiles.',
    ])
    expect(logs(game, 'fr')[0]).toContain('parmi les tuiles révélées')
  })

  it('tells the price of a tier, the tablet’s too', () => {
    const game = two('merchant', 'joker', 'king')
      .below('blue', { silver: 3, tiers: { king: 2 }, prospectors: { I: 'sterzing' } })
      .action('blue', 'prospector', 3)
    expect(says(game, 'technology king')).toBe(
      'Advance to tier III of the King technology (3 silver)',
    )
    game.play('walk prospector kitzbuhel')
    expect(says(game, 'technology king cheaper')).toBe(
      'Advance to tier III of the King technology with the tablet (1 silver)',
    )
    expect(says(game, 'technology king cheaper', 'fr')).toContain('pour 1 argent')
  })

  it('tells a turn by the action that was chosen', () => {
    const game = two('merchant', 'joker', 'king')
      .facing('king', 3)
      .segment('prospector', 3)
      .turn('blue', 'die pink 3', 'act prospector', 'walk prospector hall', 'end turn')
    const { log } = CATALOGUES.en
    expect(log.turn({ rules: game.game.rules, seats: NAMES }, game.events)).toContain(
      '(prospector): ',
    )
  })
})

describe('what a bonus asks with silver', () => {
  const asks = (game: SilverScenario, language: 'en' | 'fr' = 'en') => {
    const pending = game.pending()
    if (pending?.is !== 'bonus') throw new Error('no bonus is open')
    return bonusAsked(CATALOGUES[language], game.game.rules, pending.effect)
  }

  it('tells that a house may also stand where a prospector does', () => {
    const game = two('merchant', 'joker', 'king')
      .seat('blue', { storehouse: ['character.merchant.house'], merchant: 'paris' })
      .below('blue', { prospectors: { I: 'kitzbuhel' } })
      .action('blue', 'character', 3)
      .play('place character.merchant.house building 4 floor 1')
    expect(game).toOfferExactlyBesidesTasks('build house paris', 'build house kitzbuhel', 'done')
    expect(asks(game)).toBe(
      'You may place a house where your merchant is, or underground in a town with one of your prospectors.',
    )
    expect(asks(game, 'fr')).toContain('ou sous terre')
  })

  it('tells nothing of prospectors where nothing is built', () => {
    const game = two('merchant', 'joker', 'king')
      .seat('blue', { storehouse: ['character.merchant.step-1'] })
      .action('blue', 'character', 3)
      .play('place character.merchant.step-1 building 4 floor 1')
    expect(asks(game)).toBe('You may move your merchant one space.')
  })
})

describe('in whatever game with silver', () => {
  it('an action has the points its option promised, a die gives what it promised', () => {
    const { moves } = CATALOGUES.en
    let acts = 0
    let dice = 0
    for (const seed of [11, 12, 13]) {
      const random = createDice(seed)
      playRandomly(
        { modules: ['base', 'silver'], players: 2 },
        seed,
        ({ game, table, state, move, played }) => {
          const { silver } = openState(state).slices
          const verb = game.rules.verbs[verbOf(move)] ?? ''
          if (silver !== undefined && random(4) === 0) silver.silver = silver.silver.map(() => 3)
          const { long } = moves.describe(table, state, move)
          const events = played()
          if (verb === 'act <action>' || verb === 'change to <action>') {
            const act = events.find(({ event }) => event === 'act')
            if (act?.event !== 'act') return
            acts++
            expect(long).toContain(`${act.facts.points} AP`)
          }
          if (verb.startsWith('die ')) {
            const die = events.find(({ event }) => event === 'die')
            const gain = events.find(({ event, clause }) => event === 'gain' && clause === 'turn-4')
            const act = events.find(({ event, clause }) => event === 'act' && clause === 'turn-5')
            if (die?.event !== 'die') throw new Error('no die was taken')
            if (gain?.event === 'gain') expect(long).toContain(`: ${gain.facts.count} `)
            if (act?.event !== 'act') return
            dice++
            expect(long).toContain(`action with ${act.facts.points} AP`)
          }
        },
      )
    }
    expect(acts).toBeGreaterThan(5)
    expect(dice).toBeGreaterThan(5)
  })
})
