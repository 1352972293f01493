import { pendingOf } from '@tiletum/engine'
import { clause, scenario } from '@tiletum/testkit'
import type { SeatSetting, TestTable } from '@tiletum/testkit'
import { describe, expect } from 'vitest'
import { ANY_1 } from './support/goods.ts'

const ALL = ['blue', 'orange', 'green', 'purple'] as const
const pending = ({ game, state }: TestTable) => pendingOf(game.rules, state).at(-1)
const NOTHING = { gold: 0, food: 0, wool: 0, stone: 0, iron: 0 }

/** Blue places this character with the one point of its die, a pink 6, and has spent the food. */
function placed(character: string, setting: SeatSetting = {}) {
  const { storehouse = [], ...rest } = setting
  return scenario({ seats: ALL })
    .seat('blue', { resources: {}, storehouse: [character, ...storehouse], ...rest })
    .action('blue', 'character', 1)
    .seat('blue', { resources: rest.resources ?? {} })
    .play(`place ${character} building 5 floor 1`)
}

describe('characters of contracts', () => {
  for (const points of [1, 2]) {
    const character = `character.contract.contract-${points}-any`

    clause(
      'bonus-1',
      `contract action ${points} and 1 resource of choice: the action first`,
      () => {
        const game = placed(character)
        expect(game).toOfferExactly('act contract', ...ANY_1)
        expect(game).toRefuse('done', 'nest-5')
        game.play('act contract')
        expect(pending(game)).toMatchObject({ action: 'contract', points, fromDie: false })
        game.play('done')
        expect(game).toOfferExactly(...ANY_1)
        game.play('gain iron')
        expect(game).toHave('blue', { resources: { ...NOTHING, iron: 1 } })
        expect(game).toOfferExactly('end turn')
      },
    )

    clause(
      'bonus-1',
      `contract action ${points} and 1 resource of choice: the resource first`,
      () => {
        const game = placed(character).play('gain wool')
        expect(game).toHave('blue', { resources: { ...NOTHING, wool: 1 } })
        expect(game).toOfferExactly('act contract', 'done')
        game.play('act contract')
        expect(pending(game)).toMatchObject({ action: 'contract', points })
        expect(game).toOffer('exchange wool gold')
      },
    )
  }

  clause('bonus-1', 'the action may be declined once the resource is had', () => {
    const game = placed('character.contract.contract-2-any').play('gain wool', 'done')
    expect(game).toOfferExactly('end turn')
  })

  clause(['bonus-1', 'nest-2'], 'tasks are possible between the action and the resource', () => {
    const game = placed('character.contract.contract-1-any', {
      storehouse: ['contract.iron-3', 'bonus.crest-sun'],
      resources: { iron: 2, food: 2, gold: 1 },
    })
    expect(game).toOfferExactlyTheTasks('crest sun building 6')
    game.play('gain iron')
    expect(game).toOfferExactlyTheTasks('crest sun building 6', 'fulfil contract.iron-3')
    game.play('fulfil contract.iron-3', 'crest sun building 6')
    expect(game).toHave('blue', { vp: 10 + 4 + 5 })
    expect(game).toOfferExactly('act contract', 'done')
  })

  clause('bonus-1', 'contract action 3', () => {
    const game = placed('character.contract.contract-3')
    expect(pending(game)).toMatchObject({ action: 'contract', points: 3, fromDie: false })
  })
})

describe('characters that give resources or points', () => {
  const gains = {
    'contract.wool-2': { wool: 2 },
    'contract.iron-1': { iron: 1 },
    'contract.iron-2': { iron: 2 },
    'contract.gold-1-iron-1': { gold: 1, iron: 1 },
    'contract.gold-1-wool-1': { gold: 1, wool: 1 },
    'character.food-1': { food: 1 },
    'character.food-2': { food: 2 },
    'character.gold-2': { gold: 2 },
    'king.gold-2': { gold: 2 },
    'king.gold-3': { gold: 3 },
    'merchant.gold-2': { gold: 2 },
    'merchant.gold-3': { gold: 3 },
    'architect.stone-1': { stone: 1 },
    'architect.stone-2': { stone: 2 },
  }
  for (const [character, gain] of Object.entries(gains))
    clause('bonus-2', `${character}: ${JSON.stringify(gain)}`, () => {
      const game = placed(`character.${character}`)
      expect(game).toHave('blue', { resources: { ...NOTHING, ...gain }, vp: 10 })
      expect(game).toOfferExactlyBesidesTasks('end turn')
    })

  for (const points of [2, 3])
    clause('bonus-2', `${points} points`, () => {
      const game = placed(`character.king.vp-${points}`)
      expect(game).toHave('blue', { resources: NOTHING, vp: 10 + points })
      expect(game).toOfferExactly('end turn')
    })
})

describe('characters that act', () => {
  for (const action of ['character', 'king'] as const)
    for (const points of [1, 2])
      clause('bonus-3', `${action} action ${points}`, () => {
        const game = placed(`character.${action}.${action}-${points}`)
        expect(pending(game)).toMatchObject({ is: 'spend', action, points, fromDie: false })
        if (action === 'king') {
          expect(game).toOfferExactly('climb')
          expect(game).toRefuse('done', 'kingact-2')
          for (let step = 0; step < points; step++) game.play('climb')
          expect(game).toHave('blue', { king: points })
        } else {
          expect(game).toOffer('done')
          game.play('done')
        }
        expect(game).toOfferExactly('end turn')
      })

  clause(['bonus-3', 'nest-3'], 'one character action leads to the next', () => {
    const game = scenario({ seats: ALL })
      .seat('blue', {
        resources: {},
        storehouse: [
          'character.character.character-1',
          'character.character.character-1',
          'character.character.food-2',
        ],
      })
      .action('blue', 'character', 3)
      .play('place character.character.character-1 building 1 floor 3')
    expect(game).toOffer('place character.character.character-1 building 1 floor 1')
    expect(game).not.toOffer('place character.character.character-1 building 1 floor 2')
    expect(game).toRefuse('place character.character.food-2 building 1 floor 2', 'turn-5', {
      points: 1,
      price: 2,
    })
    game.play('place character.character.character-1 building 1 floor 1')
    expect(pending(game)).toMatchObject({ action: 'character', points: 1, fromDie: false })
    game.play('done')
    expect(pending(game)).toMatchObject({ action: 'character', points: 0, fromDie: true })
  })
})

describe('characters that let pieces step', () => {
  clause('bonus-4', 'the architect and the merchant, in any order', () => {
    const game = placed('character.character.step-both', { architect: 'praha' })
    const merchant = ['walk merchant antwerpen', 'walk merchant paris', 'walk merchant koln']
    const architect = ['walk architect nurnberg', 'walk architect leipzig', 'walk architect wien']
    expect(game).toOfferExactly(...merchant, ...architect, 'done')
    expect(game.fork().play('walk merchant paris')).toOfferExactly(...architect, 'done')
    expect(game.fork().play('walk merchant paris')).toRefuse('walk merchant troyes', 'nest-5')
    game.play('walk architect wien')
    expect(game).toOfferExactly(...merchant, 'done')
    game.play('walk merchant koln')
    expect(game).toHave('blue', { architect: 'wien', merchant: 'koln' })
    expect(game).toOfferExactly('end turn')
  })

  clause('bonus-4', 'both, one or none of them', () => {
    expect(placed('character.character.step-both').play('done')).toHave('blue', {
      architect: 'tiletum',
      merchant: 'tiletum',
    })
    const game = placed('character.character.step-both').play('walk merchant paris', 'done')
    expect(game).toHave('blue', { architect: 'tiletum', merchant: 'paris' })
    expect(game).toOfferExactly('end turn')
  })

  for (const [piece, other] of [
    ['merchant', 'architect'],
    ['architect', 'merchant'],
  ] as const) {
    clause('bonus-4', `the ${piece} once`, () => {
      const game = placed(`character.${piece}.step-1`)
      expect(game).toOfferExactly(
        `walk ${piece} antwerpen`,
        `walk ${piece} paris`,
        `walk ${piece} koln`,
        'done',
      )
      game.play(`walk ${piece} paris`)
      expect(game).toHave('blue', { [piece]: 'paris', [other]: 'tiletum' })
      expect(game).toOfferExactly('end turn')
    })

    clause('bonus-4', `the ${piece} twice, or only once`, () => {
      const game = placed(`character.${piece}.step-2`).play(`walk ${piece} paris`)
      expect(game).toOfferExactly(
        `walk ${piece} tiletum`,
        `walk ${piece} troyes`,
        `walk ${piece} lyon`,
        `walk ${piece} paris--bordeaux`,
        'done',
      )
      expect(game.fork().play('done')).toOfferExactly('end turn')
      game.play(`walk ${piece} paris--bordeaux`)
      expect(game).toHave('blue', { [piece]: 'paris--bordeaux' })
      expect(game).toOfferExactly('end turn')
    })
  }
})

describe('characters that build', () => {
  clause('bonus-5', 'merchant one step and a house where it stands: step first', () => {
    const game = placed('character.merchant.step-house')
    const steps = ['walk merchant antwerpen', 'walk merchant paris', 'walk merchant koln']
    expect(game).toOfferExactly(...steps, 'done')
    game.play('walk merchant paris')
    expect(game).toOfferExactly('build house paris-1', 'build house paris-2', 'done')
    game.play('build house paris-2')
    expect(game).toHave('blue', { houses: ['tiletum-1', 'paris-2'], merchant: 'paris' })
    expect(game).toOfferExactly('end turn')
  })

  clause('bonus-5', 'merchant one step and a house where it stands: house first', () => {
    const game = placed('character.merchant.step-house', { merchant: 'wien' })
    expect(game).toOfferExactly(
      'build house wien-1',
      'build house wien-2',
      'walk merchant praha',
      'done',
    )
    game.play('build house wien-1')
    expect(game).toHave('blue', { vp: 13 })
    expect(game).toOfferExactly('walk merchant praha', 'done')
    game.play('walk merchant praha')
    expect(game).toHave('blue', { houses: ['tiletum-1', 'wien-1'], merchant: 'praha' })
    expect(game).toOfferExactly('end turn')
  })

  clause('bonus-5', 'each is optional', () => {
    const game = placed('character.merchant.step-house').play('walk merchant paris', 'done')
    expect(game).toHave('blue', { houses: ['tiletum-1'], merchant: 'paris' })
    expect(placed('character.merchant.step-house').play('done')).toOfferExactly('end turn')
  })

  clause('bonus-5', 'a house only', () => {
    const game = placed('character.merchant.house', { merchant: 'firenze' })
    expect(game).toOfferExactly('build house firenze', 'done')
    expect(game).toRefuse('walk merchant genova', 'nest-5')
    game.play('build house firenze')
    expect(game).toHave('blue', { houses: ['tiletum-1', 'firenze'], housesInSupply: 2, vp: 13 })
  })

  clause('bonus-6', 'architect one step and a pillar where it stands: step first', () => {
    const game = placed('character.architect.step-pillar')
    expect(game).toOfferExactly(
      'walk architect antwerpen',
      'walk architect paris',
      'walk architect koln',
      'done',
    )
    game.play('walk architect koln')
    expect(game).toOfferExactly('build pillar koln', 'done')
    game.play('build pillar koln')
    expect(game).toHave('blue', { pillars: ['koln'], architect: 'koln', pillarsInSupply: 1 })
    expect(game).toOfferExactly('end turn')
  })

  clause('bonus-6', 'architect one step and a pillar where it stands: pillar first', () => {
    const game = placed('character.architect.step-pillar', { architect: 'wien' })
    expect(game).toOfferExactly('build pillar wien', 'walk architect praha', 'done')
    game.play('build pillar wien')
    expect(game).toOfferExactly('walk architect praha', 'done')
    game.play('walk architect praha')
    expect(game).toHave('blue', { pillars: ['wien'], architect: 'praha' })
    expect(game).toOfferExactly('end turn')
  })

  clause('bonus-6', 'each is optional', () => {
    const game = placed('character.architect.step-pillar').play('walk architect koln', 'done')
    expect(game).toHave('blue', { pillars: [], architect: 'koln' })
  })

  clause('bonus-6', 'a pillar only', () => {
    const game = placed('character.architect.pillar', { architect: 'wien' })
    expect(game).toOfferExactly('build pillar wien', 'done')
    expect(game).toRefuse('walk architect praha', 'nest-5')
    game.play('build pillar wien')
    expect(game).toHave('blue', { pillars: ['wien'] })
  })
})
