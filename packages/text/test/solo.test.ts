/** The Cardinalbot's trace has words in both languages for all that it ever tells. */
import { content } from '@tiletum/content'
import { BOT_STEPS, compose, TIE_BREAKERS, TILE_CLASSES, TILE_OUTCOMES } from '@tiletum/engine'
import type { GameConfig, GameEvent, SoloEventName } from '@tiletum/engine'
import { playGame, POLICIES, seededChance } from '@tiletum/bots'
import { beforeAll, describe, expect, it } from 'vitest'
import { CATALOGUES, LANGUAGES } from '../src/index.ts'
import type { NamedGame } from '../src/index.ts'

interface Told {
  readonly table: NamedGame
  readonly events: readonly GameEvent[]
}

/** All that a game against the bot tells. */
function play(config: Partial<GameConfig>, seed: string): Told {
  const game = compose({ modules: ['base', 'solo'], players: 1, ...config }, content)
  const events: GameEvent[] = []
  const sink = (event: GameEvent): void => void events.push(event)
  const policies = [POLICIES.eager(game, seed)]
  playGame({ game, policies, chance: seededChance(seed), sink })
  return { table: { rules: game.rules, seats: ['Ada', 'Cardinalbot'] }, events }
}

function the([first]: readonly Told[]): Told {
  if (first === undefined) throw new Error('no game was played')
  return first
}

/** From here on, 24 games tell everything but what needs a map without a place left. */
const FIRST = 10
const RARE: readonly SoloEventName[] = ['bot-stays']

let games: readonly Told[] = []
beforeAll(() => {
  const all = content.solo.challenges.map(({ id }) => id)
  games = Array.from({ length: 24 }, (_, number) =>
    play(number % 2 === 0 ? {} : { challenges: all }, `words ${number + FIRST}`),
  )
})

describe.each(LANGUAGES)('the trace in %s', (language) => {
  const { solo } = CATALOGUES[language]

  it('has a whole sentence for every event of whole games', () => {
    for (const { table, events } of games)
      for (const event of events) {
        const said = solo.tell(table, event)
        if (!event.event.startsWith('bot-')) expect(said).toBeUndefined()
        else {
          expect(said).toMatch(/^\S.*\S$/)
          expect(said).not.toMatch(/undefined|NaN|\[object|[a-z]+\.[a-z]+-|decree\.|challenge\./)
        }
      }
  })

  it('has words for every step of the turn', () => {
    expect(Object.keys(solo.step)).toEqual([...BOT_STEPS])
  })

  it('tells every kind of comparison, class and outcome', () => {
    const { table } = the(games)
    const candidate = { town: 'wien' }
    for (const tieBreaker of TIE_BREAKERS) {
      const said = solo.trace['bot-compare'](
        { tieBreaker, of: [{ candidate, value: 0, stays: true }] },
        table,
      )
      expect(said).toContain('Wien')
      expect(solo.trace['bot-choice']({ choice: candidate, by: tieBreaker }, table)).toContain(
        'Wien',
      )
    }
    const said = TILE_CLASSES.flatMap((own) =>
      TILE_OUTCOMES.map((outcome) =>
        solo.trace['bot-tile']({ tile: 'bonus.gold-3', class: own, outcome }, table),
      ),
    )
    expect(new Set(said).size).toBe(TILE_CLASSES.length * TILE_OUTCOMES.length)
  })
})

it('both languages tell the same events, and the games hold all of them', () => {
  const { en, fr } = CATALOGUES
  expect(Object.keys(fr.solo.trace).toSorted()).toEqual(Object.keys(en.solo.trace).toSorted())
  const told = new Set<string>(games.flatMap(({ events }) => events.map(({ event }) => event)))
  const names = Object.keys(en.solo.trace) as SoloEventName[]
  expect(names.filter((name) => !told.has(name))).toEqual(RARE)
  const { table } = the(games)
  expect(en.solo.trace['bot-stays']({ piece: 'merchant' }, table)).toMatch(/merchant/)
  expect(fr.solo.trace['bot-stays']({ piece: 'merchant' }, table)).toMatch(/marchand/)
})

it('counts, places and yes or no are told as such', () => {
  const { table } = the(games)
  const { en, fr } = CATALOGUES
  const of = [
    { candidate: { town: 'lyon' }, value: -3, stays: true },
    { candidate: { town: 'koln' }, value: -5, stays: false },
  ]
  expect(en.solo.trace['bot-compare']({ tieBreaker: 'closer', of }, table)).toBe(
    'Distance: Lyon: 3; Köln: 5 → Lyon',
  )
  expect(fr.solo.trace['bot-compare']({ tieBreaker: 'closer', of }, table)).toBe(
    'Distance\u00a0: Lyon\u00a0: 3\u202f; Köln\u00a0: 5 → Lyon',
  )
  const fair = [
    { candidate: { town: 'lyon' }, value: 1, stays: true },
    { candidate: { town: 'koln' }, value: 0, stays: false },
  ]
  expect(en.solo.trace['bot-compare']({ tieBreaker: 'next-fair', of: fair }, table)).toBe(
    'Next fair town: Lyon: yes; Köln: no → Lyon',
  )
})

const isBonus = (event: GameEvent): boolean =>
  event.event === 'score' && event.facts.from === 'bot-contract'

it('[solo-task-3] neither its log nor its score sheet says “contract space”', () => {
  for (const language of LANGUAGES) {
    const { log, solo } = CATALOGUES[language]
    const spaces = /contract space|cases? Contrat/
    const bonus = games.flatMap(({ events }) => events).filter(isBonus)
    expect(bonus.length).toBeGreaterThan(20)
    for (const { table, events } of games) {
      const own = events.filter(({ seat }) => seat === 1)
      const scored = own.flatMap((event) =>
        event.event === 'score' ? [log.source[event.facts.from]] : [],
      )
      const told = own.flatMap((event) => solo.tell(table, event) ?? [])
      for (const said of [...scored, ...told, ...log.sentences(table, own)])
        expect(said).not.toMatch(spaces)
    }
  }
})

it('[solo-task-5] a contract that waits says what its gold is needed for', () => {
  const { table } = the(games)
  const waits = { tile: 'contract.identical-2-iron-2', iron: 1, wool: 0, identical: 0, gold: 2 }
  const said = (language: 'en' | 'fr', goldNeeded: boolean): string =>
    CATALOGUES[language].solo.trace['bot-contract-waits']({ ...waits, goldNeeded }, table)
  expect(said('en', true)).toMatch(
    /1 iron missing, and its 2 gold are needed for the other resources$/,
  )
  expect(said('en', false)).toMatch(/1 iron missing, and 2 gold isn’t enough$/)
  expect(said('fr', true)).not.toBe(said('fr', false))
})
