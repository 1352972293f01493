/** Every option of every decree, when it holds and when it does not. */
import { content } from '@tiletum/content'
import type { Action, DieColour } from '@tiletum/engine'
import { soloScenario } from '@tiletum/testkit'
import type { BotSetting } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'

type Dice = Readonly<Partial<Record<DieColour, readonly number[]>>>

/** The wheel: architect 1, joker 2, character 3, king 4, contract 5, merchant 6. */
const FACING: Readonly<Record<string, number>> = {
  architect: 1,
  joker: 2,
  character: 3,
  king: 4,
  contract: 5,
  merchant: 6,
}

interface Case {
  readonly decree: string
  readonly option: number
  readonly met: { readonly dice: Dice; readonly bot?: BotSetting; readonly crest?: string }
  readonly unmet: { readonly dice: Dice; readonly bot?: BotSetting; readonly crest?: string }
}

/**
 * A position with one die for the option, and one that fits no earlier option. In `unmet` the condition
 * fails, or the die is missing.
 */
const dieFor = (action: Action, colour: DieColour = 'pink'): Dice => ({
  [colour]: [FACING[action] ?? 0],
})
const KING = dieFor('king')
const CRESTS = { crests: { 1: 'sun' } } as const
const near: BotSetting = { architect: 'verona', merchant: 'verona' }
const far: BotSetting = { architect: 'london', merchant: 'london' }

const CASES: readonly Case[] = [
  {
    decree: 'buildings-are-forever',
    option: 1,
    met: { dice: dieFor('merchant'), bot: { pillars: ['wien', 'praha'] } },
    unmet: { dice: dieFor('merchant'), bot: { pillars: ['wien'] } },
  },
  {
    decree: 'buildings-are-forever',
    option: 2,
    met: { dice: dieFor('architect') },
    unmet: { dice: KING },
  },
  {
    decree: 'buildings-are-forever',
    option: 3,
    met: { dice: { 'dark-gray': [4] }, bot: { pillars: ['wien'] } },
    unmet: { dice: { 'dark-gray': [4] } },
  },
  {
    decree: 'king-and-country',
    option: 1,
    met: { dice: KING },
    unmet: { dice: dieFor('contract') },
  },
  {
    decree: 'mercantile-empire',
    option: 1,
    met: { dice: dieFor('merchant') },
    unmet: { dice: KING },
  },
  {
    decree: 'family-alliances',
    option: 1,
    met: { dice: { blue: [4] }, bot: { waiting: ['contract.iron-9'] } },
    unmet: { dice: { blue: [4] } },
  },
  {
    decree: 'family-alliances',
    option: 2,
    met: { dice: dieFor('merchant'), bot: near, crest: 'bonus.crest-sun' },
    unmet: { dice: dieFor('merchant'), bot: far, crest: 'bonus.crest-sun' },
  },
  {
    decree: 'family-alliances',
    option: 3,
    met: { dice: dieFor('architect'), bot: near, crest: 'bonus.crest-sun' },
    unmet: { dice: dieFor('architect'), bot: { ...near, ...CRESTS }, crest: 'bonus.crest-sun' },
  },
  {
    decree: 'family-alliances',
    option: 4,
    met: { dice: dieFor('contract') },
    unmet: { dice: KING },
  },
  {
    decree: 'business-is-business',
    option: 1,
    met: { dice: { yellow: [4] }, bot: { waiting: ['contract.iron-9'] } },
    unmet: { dice: { yellow: [4] } },
  },
  {
    decree: 'business-is-business',
    option: 2,
    met: { dice: dieFor('contract') },
    unmet: { dice: KING },
  },
  {
    decree: 'business-is-business',
    option: 3,
    met: { dice: { 'light-gray': [4] } },
    unmet: { dice: { 'dark-gray': [4] } },
  },
  {
    decree: 'church-communities',
    option: 1,
    met: { dice: { 'dark-gray': [4] }, bot: { pillars: ['wien'] } },
    unmet: { dice: { 'dark-gray': [4] } },
  },
  {
    decree: 'church-communities',
    option: 2,
    met: { dice: { blue: [4] }, bot: { waiting: ['contract.iron-9'] } },
    unmet: { dice: { blue: [4] } },
  },
  {
    decree: 'church-communities',
    option: 3,
    met: { dice: dieFor('architect') },
    unmet: { dice: KING },
  },
  {
    decree: 'church-communities',
    option: 4,
    met: { dice: dieFor('contract') },
    unmet: { dice: KING },
  },
  {
    decree: 'noblesse-oblige',
    option: 1,
    met: { dice: dieFor('architect'), bot: near, crest: 'bonus.crest-sun' },
    unmet: { dice: dieFor('architect'), bot: far, crest: 'bonus.crest-sun' },
  },
  {
    decree: 'noblesse-oblige',
    option: 2,
    met: { dice: dieFor('merchant'), bot: near, crest: 'bonus.crest-sun' },
    unmet: { dice: dieFor('merchant'), bot: far, crest: 'bonus.crest-sun' },
  },
  {
    decree: 'noblesse-oblige',
    option: 3,
    met: { dice: dieFor('contract'), crest: 'contract.crest-sun' },
    unmet: { dice: dieFor('contract'), bot: CRESTS, crest: 'contract.crest-sun' },
  },
  {
    decree: 'proud-pillars',
    option: 1,
    met: { dice: dieFor('architect') },
    unmet: { dice: KING },
  },
  {
    decree: 'proud-pillars',
    option: 2,
    met: { dice: dieFor('merchant'), bot: { pillars: ['wien', 'praha'] } },
    unmet: { dice: dieFor('merchant') },
  },
  {
    decree: 'familiar-faces',
    option: 1,
    met: { dice: dieFor('character', 'blue') },
    unmet: { dice: dieFor('king', 'blue') },
  },
  {
    decree: 'familiar-faces',
    option: 2,
    met: { dice: { pink: [4] } },
    unmet: { dice: { blue: [4] } },
  },
  {
    decree: 'busy-hands',
    option: 1,
    met: { dice: dieFor('character', 'blue') },
    unmet: { dice: dieFor('king', 'blue') },
  },
  { decree: 'busy-hands', option: 2, met: { dice: { pink: [4] } }, unmet: { dice: { blue: [4] } } },
  {
    decree: 'glorious-spires',
    option: 1,
    met: { dice: { 'dark-gray': [4] }, bot: { pillars: ['wien'] } },
    unmet: {
      dice: { 'dark-gray': [4] },
      bot: { pillars: ['wien'], contributed: ['wien'] },
    },
  },
  {
    decree: 'glorious-spires',
    option: 2,
    met: { dice: dieFor('architect') },
    unmet: { dice: KING },
  },
  {
    decree: 'everlasting-fame',
    option: 1,
    met: { dice: dieFor('architect'), bot: { pillars: ['wien'] } },
    unmet: { dice: dieFor('architect'), bot: { pillars: ['wien', 'praha'] } },
  },
  {
    decree: 'everlasting-fame',
    option: 2,
    met: { dice: dieFor('merchant') },
    unmet: { dice: KING },
  },
  { decree: 'worldly-riches', option: 1, met: { dice: KING }, unmet: { dice: {} } },
]

function taken(decree: string, setting: Case['met']): number | undefined {
  const { dice, bot = {}, crest } = setting
  const game = soloScenario()
    .decrees(decree, 'worldly-riches')
    .segments(FACING)
    .dice(dice)
    .offer('contract', crest?.startsWith('contract') === true ? [crest] : [])
    .costs({ london: 'cost.closed' })
  if (crest?.startsWith('bonus') === true) game.mapTile('venezia', crest)
  game.bot({ resources: {}, ...bot }).botTurn(1)
  const own = game.events.findIndex(({ event }) => event === 'bot-next-decree')
  const told = game.events
    .slice(0, own < 0 ? undefined : own)
    .find(({ event }) => event === 'bot-option')
  return told?.event === 'bot-option' ? told.facts.option : undefined
}

describe('[solo-turn-2] every option of every decree', () => {
  test.each(CASES)('$decree, option $option: taken when it holds', ({ decree, option, met }) => {
    expect(taken(decree, met)).toBe(option)
  })
  test.each(CASES.filter(({ decree }) => decree !== 'worldly-riches'))(
    '$decree, option $option: passed over when it does not',
    ({ decree, option, unmet }) => {
      expect(taken(decree, unmet)).not.toBe(option)
    },
  )
  test('the cases name every option there is', () => {
    const all = content.solo.decrees.flatMap(({ id, options }) =>
      options.map((_, option) => `${id} ${option + 1}`),
    )
    expect(CASES.map(({ decree, option }) => `decree.${decree} ${option}`)).toEqual(all)
  })
})

test('[solo-turn-3] the die priorities rank every colour once', () => {
  for (const { diePriority } of content.solo.decrees)
    if (diePriority !== 'most-required')
      expect([...diePriority].toSorted()).toEqual(['dark-gray', 'pair', 'pink', 'yellow'])
})
