import { content } from '@tiletum/content'
import { clause, randomGame, soloScenario } from '@tiletum/testkit'
import type { BotSetting, SoloScenario } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'
import { acting } from './support/acting.ts'

/** The bot takes a tile with the king action of its die, a light gray 1: 6 points from space 0. */
const taking = (
  tile: string,
  challenges: readonly string[],
  setting: BotSetting = {},
): SoloScenario =>
  acting('king', 6, 'light-gray', { challenges })
    .tiles({ king: tile })
    .bot({ king: -10, vp: 10, resources: {}, ...setting })
    .botTurn(1)

/** Without challenges the die and the action give 1 wool and 6 spaces. */
const PLAIN = { vp: 10, king: 0, resources: { gold: 0, wool: 1 } }

describe('[solo-chal-1] Very Special Friends', () => {
  const friends = ['very-special-friends']
  test.each(['bonus.recolour', 'bonus.characters'])('%s is 5 gold', (tile) => {
    expect(taking(tile, friends)).toHave('orange', { resources: { gold: 5 } })
    expect(taking(tile, [])).toHave('orange', PLAIN)
  })
  test('a bonus contract that is ready is fulfilled at once', () => {
    const game = taking('bonus.contract-wool-2', friends, { resources: { wool: 1 } })
    expect(game).toHave('orange', { contracts: ['bonus.contract-wool-2'], vp: 10 + 2 + 5 })
  })
  test('a bonus contract that is not ready is kept on a free space', () => {
    const game = taking('bonus.contract-iron-2', friends)
    expect(game.botState().waiting).toEqual(['bonus.contract-iron-2'])
  })
  test('a bonus contract without a free space is removed', () => {
    const waiting = ['contract.iron-9', 'contract.wool-9']
    const game = taking('bonus.contract-iron-2', friends, { waiting })
    expect(game.botState().waiting).toEqual(waiting)
    expect(game.state.bonusGone.reduce((sum, count) => sum + count, 0)).toBe(1)
  })
})

describe('[solo-chal-2] Resourceful Clergy', () => {
  const clergy = ['resourceful-clergy']
  test('the bot receives resources and points', () => {
    expect(taking('bonus.gold-2-vp-2', clergy)).toHave('orange', { vp: 12, resources: { gold: 2 } })
    expect(taking('bonus.four-goods', clergy)).toHave('orange', {
      resources: { food: 1, wool: 2, stone: 1, iron: 1 },
    })
    expect(taking('bonus.gold-2-vp-2', [])).toHave('orange', PLAIN)
  })
  test('any-resource icons give the most required resources, one after the other', () => {
    const game = taking('bonus.any-3', clergy, {
      waiting: ['contract.iron-3'],
      resources: { iron: 1 },
    })
    // 2 iron complete the contract, which is fulfilled only in the tasks; the third unit is the resource
    // that the bot has fewer of.
    expect(game).toHave('orange', {
      contracts: ['contract.iron-3'],
      resources: { gold: 0, iron: 0, wool: 2 },
    })
  })
})

clause('solo-chal-3', 'Whispers in the King’s Ear: an action helper is one space up', () => {
  const whispers = ['whispers-in-the-kings-ear']
  expect(taking('bonus.merchant-3', whispers)).toHave('orange', { king: 1, vp: 10 })
  expect(taking('bonus.merchant-3', [])).toHave('orange', PLAIN)
  expect(taking('bonus.gold-3', whispers)).toHave('orange', PLAIN)
})

clause('solo-chal-4', 'Ecclesiastical Income: an action helper is its points', () => {
  const income = ['ecclesiastical-income']
  expect(taking('bonus.merchant-3', income)).toHave('orange', { vp: 13, king: 0 })
  expect(taking('bonus.strengthen-2', income)).toHave('orange', { vp: 12 })
  expect(taking('bonus.any-action-1', income)).toHave('orange', { vp: 11 })
})

clause(['solo-chal-3', 'solo-chal-4'], 'both challenges apply if both are in play', () => {
  const both = ['whispers-in-the-kings-ear', 'ecclesiastical-income']
  expect(taking('bonus.king-3', both)).toHave('orange', { vp: 13, king: 1 })
})

describe('[solo-chal-5] Visitors to the Curia', () => {
  const placing = (face: string, challenges: readonly string[], setting: BotSetting = {}) => {
    const game = acting('character', 1, 'dark-gray', { challenges }).bot({
      held: [face],
      resources: {},
      vp: 10,
      ...setting,
    })
    return game.botTurn(1)
  }
  const visitors = ['visitors-to-the-curia']
  test('a placed character gives its resources and points', () => {
    const game = placing('character.contract.gold-1-iron-1', visitors)
    expect(game).toHave('orange', { vp: 10, resources: { gold: 1, iron: 1 } })
    expect(placing('character.king.vp-3', visitors)).toHave('orange', { vp: 13 })
    expect(placing('character.king.vp-3', [])).toHave('orange', { vp: 10 })
  })
  test.each([
    'character.character.step-both',
    'character.merchant.step-house',
    'character.architect.step-2',
    'character.king.king-2',
    'character.character.character-2',
  ])('%s gives 1 point for each action point, step or build', (face) => {
    expect(placing(face, visitors)).toHave('orange', { vp: 12 })
  })
  test('a resource of choice is the most required one', () => {
    const setting = { waiting: ['contract.wool-9'] }
    const game = placing('character.contract.contract-2-any', visitors, setting)
    expect(game).toHave('orange', { vp: 12, resources: { wool: 1 } })
  })
})

describe('[solo-chal-6] Deep Coffers', () => {
  test('each die gives one more resource, the most required one after the die’s', () => {
    const game = taking('bonus.recolour', ['deep-coffers'])
    expect(game).toHave('orange', { resources: { wool: 1, gold: 1 } })
    // The die completes the wool, so iron is required.
    const setting = { waiting: ['contract.iron-2-wool-2'], resources: { wool: 1, iron: 0 } }
    const after = taking('bonus.recolour', ['deep-coffers'], setting)
    expect(after).toHave('orange', { resources: { wool: 2, iron: 1 } })
  })
})

describe('[solo-chal-7] Favor at the Court', () => {
  test('the bot’s king marker starts on +5', () => {
    expect(soloScenario({ challenges: ['favor-at-the-court'] }).game.config.challenges).toEqual([
      'challenge.favor-at-the-court',
    ])
    const game = soloScenario({ challenges: ['favor-at-the-court'] })
    // Corruption has moved both markers; the first token is a 0.
    expect(game).toHave('orange', { king: 5 })
    expect(soloScenario()).toHave('orange', { king: 3 })
  })
  test('the bot’s king marker returns to +5', () => {
    const game = soloScenario({ challenges: ['favor-at-the-court'] }).king({
      0: ['blue'],
      3: ['orange'],
    })
    game.turnOfRound(3, [0, 0, 1]).decrees('worldly-riches', 'everlasting-fame', 'worldly-riches')
    game.dice({ yellow: [6], pink: [6] }).facing('merchant', 6)
    game.botTurn(1).finishTurn().until('blue')
    game.play('die pink 6').play('end turn')
    expect(game.kingTrack()).toEqual({ 0: ['blue'], 5: ['orange'] })
  })
})

clause('solo-chal-8', 'Ready for Action: markers +3, +2, +2, +1, +1 and an inactive crest', () => {
  const challenges = ['ready-for-action']
  expect(soloScenario({ challenges }).botState().inactive).toHaveLength(1)
  for (const [building, points] of [3, 2, 2, 1, 1].entries()) {
    const game = acting('king', 6, 'pink', { challenges }).bot({
      resources: { food: 2 },
      inactive: ['bonus.crest-sun'],
      rooms: { [building + 1]: ['character.king.king-1', 'character.king.king-2'] },
    })
    expect(game.botTurn(1)).toHave('orange', { markers: { king: points } })
  }
})

describe('[solo-setup-7] challenges in any combination', () => {
  const ids = content.solo.challenges.map(({ id }) => id)
  test.each(ids)('whole games keep the invariants with %s alone', (id) => {
    const config = { modules: ['base', 'solo'], players: 1, challenges: [id] } as const
    expect(
      randomGame({ config, seed: id, policy: 'eager', thoroughEvery: 60 }).steps,
    ).toBeGreaterThan(100)
  })
  test('whole games keep the invariants with pairs and with all eight', () => {
    for (let first = 0; first < ids.length; first++) {
      const challenges = [ids[first] ?? '', ids[(first + 3) % ids.length] ?? '']
      const config = { modules: ['base', 'solo'], players: 1, challenges } as const
      randomGame({ config, seed: challenges.join(), thoroughEvery: 120 })
    }
    const config = { modules: ['base', 'solo'], players: 1, challenges: ids } as const
    randomGame({ config, seed: 'all', thoroughEvery: 60 })
  })
})
