/** The Cardinalbot with silver has words in both languages for all that it ever tells. */
import { content } from '@tiletum/content'
import { compose, SILVER_TIE_BREAKERS } from '@tiletum/engine'
import type { GameConfig, GameEvent, SilverSoloEventName } from '@tiletum/engine'
import { playGame, POLICIES, seededChance } from '@tiletum/bots'
import { beforeAll, describe, expect, it } from 'vitest'
import { CATALOGUES, LANGUAGES } from '../src/index.ts'
import type { NamedGame } from '../src/index.ts'
import { faultOf } from './support/clean.ts'

interface Told {
  readonly table: NamedGame
  readonly events: readonly GameEvent[]
}

function play(config: Partial<GameConfig>, seed: string): Told {
  const game = compose({ modules: ['base', 'solo', 'silver'], players: 1, ...config }, content)
  const events: GameEvent[] = []
  const sink = (event: GameEvent): void => void events.push(event)
  const policies = [POLICIES.eager(game, seed)]
  playGame({ game, policies, chance: seededChance(seed), sink })
  return { table: { rules: game.rules, seats: ['Ada', 'Cardinalbot'] }, events }
}

const GLITTERS = 'challenge.all-that-glitters'
const all = [...content.solo.challenges, ...content.silver.solo.challenges].map(({ id }) => id)
const CONFIGS: readonly Partial<GameConfig>[] = [
  {},
  { difficulty: 'hard' },
  { challenges: all },
  { challenges: all.filter((id) => id !== GLITTERS) },
]

let games: readonly Told[] = []
beforeAll(() => {
  games = Array.from({ length: 40 }, (_, number) =>
    play(CONFIGS[number % CONFIGS.length] ?? {}, `silver words ${number}`),
  )
}, 120_000)

/** These hardly ever come up, so they are told here as they would be. */
const RARE = {
  'bot-no-surprise': {},
  'bot-site-lost': { what: 'mine', town: 'hall' },
  'bot-check-crest-below': {
    option: 3,
    holds: true,
    reach: 2,
    crests: [{ tile: 'bonus.crest-lily', town: 'hall', distance: 1, owned: false }],
  },
} as const

describe.each(LANGUAGES)('the trace in %s', (language) => {
  const { solo } = CATALOGUES[language]

  it('has a whole and clean sentence for every event of whole games', () => {
    for (const { table, events } of games)
      for (const event of events) {
        const said = solo.tell(table, event)
        if (!event.event.startsWith('bot-')) expect(said).toBeUndefined()
        else if (event.event in solo.silverTrace) {
          expect(said).toMatch(/^\S.*\S$/)
          expect(faultOf(said ?? '', language), said).toBeUndefined()
        }
      }
  })

  it('has words for what hardly ever comes up', () => {
    const { table } = games[0] ?? expect.fail('no game was played')
    for (const [event, facts] of Object.entries(RARE)) {
      const said = solo.tell(table, { event, facts })
      expect(faultOf(said ?? '', language), said).toBeUndefined()
    }
  })

  it('tells every kind of comparison', () => {
    const { table } = games[0] ?? expect.fail('no game was played')
    for (const tieBreaker of SILVER_TIE_BREAKERS) {
      const of = [{ candidate: { town: 'hall' }, value: 1, stays: true }]
      expect(solo.trace['bot-compare']({ tieBreaker, of }, table)).toContain('Hall')
    }
  })
})

it('both languages tell the same events, and the games hold all but the rare ones', () => {
  const { en, fr } = CATALOGUES
  const names = Object.keys(en.solo.silverTrace) as SilverSoloEventName[]
  expect(Object.keys(fr.solo.silverTrace).toSorted()).toEqual(names.toSorted())
  const told = new Set<string>(games.flatMap(({ events }) => events.map(({ event }) => event)))
  for (const name of names) expect(told.has(name) || name in RARE, name).toBe(true)
})

it('says it as the booklet would', () => {
  const { table } = games[0] ?? expect.fail('no game was played')
  const { en, fr } = CATALOGUES
  const towns = [{ town: 'sterzing', distance: 3 }]
  const sites = { what: 'pillar', within: true, reach: 3, towns } as const
  expect(en.solo.silverTrace['bot-sites'](sites, table)).toBe(
    'A pillar space within reach 3: Sterzing (3)',
  )
  expect(fr.solo.silverTrace['bot-sites'](sites, table)).toBe(
    'Une case Pilier à portée 3\u00a0: Sterzing (3)',
  )
  const paid = { silver: 4, cards: 2, price: 3 }
  expect(en.solo.silverTrace['bot-surprises'](paid, table)).toBe(
    'King’s Surprise: with 4 silver it pays 3 for 2 cards',
  )
})
