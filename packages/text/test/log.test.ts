import { describe, expect, it } from 'vitest'
import { content } from '@tiletum/content'
import { compose, SCORE_SOURCES } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { GameEvent } from '@tiletum/engine'
import { CATALOGUES, LANGUAGES } from '@tiletum/text'
import { createCheck, faultOf } from './support/clean.ts'
import { CONFIGS, createDice, NAMES, playRandomly } from './support/play.ts'

describe.each(LANGUAGES)('the log in %s', (language) => {
  const { log } = CATALOGUES[language]

  it('tells every event of whatever game without holes', () => {
    const { look, faults } = createCheck(language)
    const silent = new Set<string>()
    for (const [seed, config] of CONFIGS.entries())
      playRandomly(config, seed, ({ table, played }) => {
        const events = played()
        for (const event of events) {
          const text = log.event(table, event)
          if (text === undefined) silent.add(event.event)
          else look(text, () => event.event)
        }
        for (const text of log.sentences(table, events)) look(text, () => 'the sentences')
      })
    expect(faults).toEqual([])
    expect([...silent].filter((name) => !name.startsWith('bot-')).toSorted()).toEqual([
      'act',
      'gain',
    ])
  })

  it('tells every finished turn in one sentence', () => {
    for (const seed of [4, 5]) {
      let turn: GameEvent[] = []
      let told = 0
      playRandomly({ modules: ['base'], players: 2 }, seed, ({ table, played }) => {
        for (const event of played()) {
          if (event.event === 'turn') turn = []
          turn.push(event)
          if (event.event !== 'turn-over') continue
          const text = log.turn(table, turn) ?? ''
          expect(faultOf(text, language), text).toBeUndefined()
          told++
        }
      })
      expect(told).toBe(24)
    }
  })

  it('has a name for every source of points', () => {
    for (const source of SCORE_SOURCES)
      expect(faultOf(log.source[source], language), source).toBeUndefined()
  })
})

/** One turn of the first player: an architect action with a pillar and a contribution in Praha. */
function aTurn(language: 'en' | 'fr'): readonly string[] {
  const game = compose({ modules: ['base'], players: 2, first: 0 }, content)
  const { names, costs, board } = game.rules
  const dice = createDice(21)
  const state = game.start()
  while (game.awaiting(state).who === 'chance') {
    const answers = game.moves(state)
    game.play(state, answers[dice(answers.length)] ?? 0)
  }
  const praha = names.space.indexOf('praha')
  const [anna] = openState(state).seats
  if (anna === undefined) throw new Error('Nobody plays')
  anna.pieces[names.piece.indexOf('architect')] = praha
  anna.resources = [3, 1, 1, 6, 1]
  openState(state).costs[board.cathedralAt[praha] ?? 0] = costs.findIndex(
    ({ stone }) => stone === 6,
  )
  openState(state).actionAt = game.rules.wheelActions.slice()
  openState(state).wheel =
    (9 - openState(state).actionAt.indexOf(names.action.indexOf('architect'))) % 6 || 6
  openState(state).dice.fill(0)
  openState(state).dice[names.colour.indexOf('pink') * 6 + 3] = 1
  openState(state).wheelTiles[names.action.indexOf('architect')] =
    names.face.indexOf('bonus.crest-sun')
  openState(state).king[0] = game.rules.kingZero

  const { log } = CATALOGUES[language]
  const table = { rules: game.rules, seats: NAMES }
  const all: GameEvent[] = []
  const told = [
    'die pink 4 to 3',
    'take bonus.crest-sun',
    'build pillar praha',
    'contribute praha',
    'walk architect nurnberg',
    'end turn',
  ].flatMap((notation) => {
    const events: GameEvent[] = []
    const move = game.parse(notation)
    if (typeof move !== 'number') throw new Error(`${notation} is no move`)
    expect(game.why(state, move), notation).toBeUndefined()
    game.play(state, move, (event) => events.push(event))
    const own = events.filter(({ seat }) => seat === 0)
    all.push(...own)
    return log.sentences(table, own)
  })
  return [...told, log.turn(table, all) ?? '']
}

it('tells a turn in English', () => {
  expect(aTurn('en')).toMatchInlineSnapshot(`
    [
      "Anna pays 2 gold and takes the pink 4 as a 3: 3 food, architect action with 4 AP.",
      "Anna takes the sun crest from the architect action.",
      "Anna places a pillar at the cathedral in Praha.",
      "Anna pays 6 stone, contributes to the cathedral in Praha and scores 10 VP (construction cost) and 8 VP (cathedral tile).",
      "Anna moves the architect to Nürnberg.",
      "Anna ends the turn.",
      "Anna took the pink 4 (architect): architect to Nürnberg, pillar in Praha, contributed to its cathedral, took 1 tile, 18 VP.",
    ]
  `)
})

it('tells a turn in French', () => {
  expect(aTurn('fr')).toMatchInlineSnapshot(`
    [
      "Anna paie 2 or et prend le dé rose 4, changé en 3 : 3 nourritures, action Architecte avec 4 PA.",
      "Anna prend le blason au soleil sur l’action Architecte.",
      "Anna place un pilier à la cathédrale de Praha.",
      "Anna paie 6 pierres, contribue à la cathédrale de Praha et gagne 10 PV (coût de construction) et 8 PV (tuile Cathédrale).",
      "Anna déplace son architecte à Nürnberg.",
      "Anna finit son tour.",
      "Anna a pris le dé rose 4 (Architecte) : architecte à Nürnberg, pilier à Praha, contribution à cette cathédrale, 1 tuile prise, 18 PV.",
    ]
  `)
})

it('adds up what one seat gains in a row, and says the verb once', () => {
  const { rules } = compose({ modules: ['base'], players: 2 }, content)
  const table = { rules, seats: NAMES }
  const by = { seat: 0, clause: 'king-1' } as const
  const events: readonly GameEvent[] = [
    { ...by, event: 'gain', facts: { resource: 'stone', count: 1 } },
    { ...by, event: 'gain', facts: { resource: 'iron', count: 1 } },
    { ...by, event: 'gain', facts: { resource: 'stone', count: 1 } },
    { ...by, event: 'score', facts: { from: 'surprise', points: 6, printed: 6 } },
  ]
  expect(CATALOGUES.en.log.sentences(table, events)).toEqual([
    'Anna gains 2 stone and 1 iron and scores 6 VP (King’s Surprise).',
  ])
  expect(CATALOGUES.fr.log.sentences(table, events)).toEqual([
    'Anna gagne 2 pierres et 1 fer, puis 6 PV (Surprise du Roi).',
  ])
})
