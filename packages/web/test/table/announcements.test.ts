import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import type { GameEvent } from '@tiletum/engine'
import { CATALOGUES, LANGUAGES } from '@tiletum/text'
import type { Language } from '@tiletum/text'
import { scenario } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'
import { announcementsOf, ownSteps } from '../../src/table/announcements.ts'
import { tableOf } from '../support/table.ts'
import { CHANCE } from '../../src/game/host/host.ts'
import type { Moment } from '../../src/game/timeline/moment.ts'
import { createGameText } from '../../src/game/game-text.ts'

const NAMES = ['Anna', 'Bruno']

/** The turn of the second seat, by each action, as far as it changes something. */
const TURNS: Readonly<Record<string, readonly string[]>> = {
  merchant: ['die pink 4', 'build house genova', 'walk merchant milano'],
  architect: ['die pink 5', 'walk architect milano'],
  character: ['die pink 6', 'take character.merchant.gold-3'],
  contract: ['die pink 1', 'take contract.iron-3 from 5'],
  king: ['die pink 3', 'climb', 'climb', 'climb', 'climb'],
  joker: ['die pink 2', 'act king', 'climb', 'climb', 'climb', 'climb', 'climb'],
}

function finished(action: string) {
  const [first = '', ...rest] = TURNS[action] ?? []
  const game = scenario({ seats: ['blue', 'orange'] })
    .seat('orange', { merchant: 'genova', architect: 'genova', resources: { food: 2 } })
    .offer('character', ['character.merchant.gold-3'])
    .offer('contract', ['contract.iron-3'])
    .dice({ pink: [Number(first.at(-1))] })
    .turn('orange', first, ...rest)
    .autoChance()
    .play('end turn')
  const begins = { event: 'turn', seat: 1, clause: 'turn-1', facts: { turn: 1 } } as GameEvent
  return { game: game.game, state: game.state, events: [begins, ...game.events] }
}

function said(action: string, language: Language, mine: readonly number[]) {
  const words = CATALOGUES[language]
  const { game, state, events } = finished(action)
  const moment: Moment = { by: 1, notation: 'end turn', move: 0, state, before: new Map(), events }
  const at = { say: createGameText(words, game, NAMES), mine, freeUndo: false }
  const before = { moments: [], seat: 1, over: false }
  return announcementsOf(words, at, before, { moments: [moment], seat: 0, over: false })
}

function silverTurn() {
  const game = compose({ modules: ['base', 'silver'], players: 2 }, content)
  return { game, state: game.start() }
}

const HEARD: Readonly<Record<string, readonly [en: string, fr: string]>> = {
  merchant: [
    'Bruno took the pink 4 (merchant): merchant to Milano, house in Genova.',
    'Bruno a pris le dé rose 4 (Marchand) : marchand à Milano, maison à Genova.',
  ],
  architect: [
    'Bruno took the pink 5 (architect): architect to Milano.',
    'Bruno a pris le dé rose 5 (Architecte) : architecte à Milano.',
  ],
  character: [
    'Bruno took the pink 6 (character): took 1 tile.',
    'Bruno a pris le dé rose 6 (Personnage) : 1 tuile prise.',
  ],
  contract: [
    'Bruno took the pink 1 (contract): took 1 tile.',
    'Bruno a pris le dé rose 1 (Contrat) : 1 tuile prise.',
  ],
  king: [
    'Bruno took the pink 3 (king): king track to 5.',
    'Bruno a pris le dé rose 3 (Roi) : case 5 de la piste du Roi.',
  ],
  joker: [
    'Bruno took the pink 2 (joker, used for the king action): king track to 7.',
    'Bruno a pris le dé rose 2 (Joker, utilisé pour l’action Roi) : case 7 de la piste du Roi.',
  ],
}

const CORRUPTION = [
  'Corruption 0: the king markers don’t move.',
  'Corruption 0 : les marqueurs de la piste du Roi restent en place.',
]

describe('a finished turn of somebody else is one polite message, one’s own turn an assertive one', () => {
  test.each(Object.keys(TURNS))('%s', (action) => {
    LANGUAGES.forEach((language, at) => {
      const { polite, assertive } = said(action, language, [0])
      // French spaces before signs do not break.
      expect(polite.replaceAll(/\s/g, ' ')).toBe(`${HEARD[action]?.[at]} ${CORRUPTION[at]}`)
      expect(assertive).toBe(CATALOGUES[language].web.live.yourTurn('Anna'))
    })
  })

  test('a person alone does not hear of their own turn; around one screen the others do', () => {
    expect(said('king', 'en', [1]).polite).toBe(CORRUPTION[0])
    expect(said('king', 'en', [0, 1]).polite).toContain('Bruno took the pink 3')
  })
})

test('moves underground belong to the message', () => {
  const { game, state } = silverTurn()
  const words = CATALOGUES.en
  const at = { say: createGameText(words, game, NAMES), mine: [0], freeUndo: false }
  const events = (
    [
      ['turn', { turn: 1 }],
      ['enter', { map: 1, town: 'schwaz' }],
      ['mine', { town: 'hall', gold: 1 }],
      ['technology', { technology: 'technology.king', tier: 2 }],
      ['turn-over', {}],
    ] as const
  ).map(([event, facts]) => ({ event, seat: 1, clause: 'turn-1', facts }) as unknown as GameEvent)
  const moment: Moment = { by: 1, notation: 'end turn', move: 0, state, before: new Map(), events }
  const before = { moments: [], seat: 1, over: false }
  const { polite } = announcementsOf(words, at, before, { moments: [moment], seat: 0, over: false })
  expect(polite).toBe(
    'Bruno took no die: prospector on underground map I, mine in Hall, tier II of the King technology.',
  )
})

test('a reveal in the own turn ends undo and is announced at once', () => {
  const words = CATALOGUES.en
  const { game, state } = finished('king')
  const at = { say: createGameText(words, game, NAMES), mine: [0], freeUndo: false }
  const turned: Moment = {
    by: CHANCE,
    notation: 'draw',
    move: 0,
    state,
    before: new Map(),
    events: [],
  }
  const before = { moments: [], seat: 0, over: false }
  expect(announcementsOf(words, at, before, { ...before, moments: [turned] })).toEqual({
    polite: '',
    assertive: words.web.tray.fixed,
  })
  const round = { event: 'round', clause: 'round-1', facts: { round: 3 } } as unknown as GameEvent
  const next: Moment = { ...turned, events: [round] }
  expect(announcementsOf(words, at, before, { ...before, moments: [next] })).toEqual({
    polite: 'Round 3 begins.',
    assertive: words.web.live.yourTurn('Anna'),
  })
  const alone = { ...at, freeUndo: true }
  expect(announcementsOf(words, alone, before, { ...before, moments: [turned] }).assertive).toBe(
    words.web.tray.noted,
  )
})

test('an undone step is not announced', () => {
  const words = CATALOGUES.en
  const { game, state } = finished('king')
  const at = { say: createGameText(words, game, NAMES), mine: [0], freeUndo: false }
  const step: Moment = { by: 0, notation: 'climb', move: 0, state, before: new Map(), events: [] }
  const before = { moments: [step], seat: 0, over: false }
  expect(announcementsOf(words, at, before, { ...before, moments: [] })).toEqual({
    polite: '',
    assertive: '',
  })
})

test('the end of the game is said at once', () => {
  const words = CATALOGUES.fr
  const { game } = finished('king')
  const at = { say: createGameText(words, game, NAMES), mine: [0], freeUndo: false }
  const before = { moments: [], seat: 0, over: false }
  expect(announcementsOf(words, at, before, { moments: [], seat: -1, over: true })).toEqual({
    polite: '',
    assertive: words.web.live.gameOver,
  })
})

test('own steps and undo are announced with the points left', () => {
  const words = CATALOGUES.en
  const game = compose({ modules: ['base'], players: 2 }, content)
  const table = tableOf(game, 3)
  const at = { say: createGameText(words, game, NAMES), mine: [0, 1] }
  const heard = (work: () => void) => {
    const before = table.snapshot()
    work()
    return ownSteps(words, at, before, table.snapshot())
  }
  const king = table
    .snapshot()
    .options.find(({ notation }) =>
      table.preview(notation)?.some(({ facts }) => 'action' in facts && facts.action === 'king'),
    )
  table.play(king?.notation ?? '', 'leave')
  const { points } = table.snapshot().pending.findLast(({ is }) => is === 'spend') as {
    readonly points: number
  }
  const left = (spent: number) => words.web.tray.pointsLeft(points - spent)
  const { label } = at.say.move(table.snapshot().state, 'climb')
  expect(heard(() => table.play('climb'))).toBe(`${label}. ${left(1)}.`)
  expect(heard(() => table.backTo(table.snapshot().moments.length - 1))).toBe(
    `Undone: ${label}. ${left(0)}.`,
  )
  expect(heard(() => table.redo())).toBe(`${label}. ${left(1)}.`)
  expect(heard(() => table.show(undefined))).toBe('')
})
