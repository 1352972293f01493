import { seededChance } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { compose, moveList, verbOf } from '@tiletum/engine'
import type { Game, GameConfig, State } from '@tiletum/engine'
import { inTime, scenario } from '@tiletum/testkit'
import { sample } from '@tiletum/testkit/sample'
import { describe, expect, test } from 'vitest'
import {
  completions,
  lexiconOf,
  nameOptions,
  VIEW_COMMANDS,
  viewCommandOf,
  shortForms,
  parseCommand,
  wordsOf,
} from '../src/commands/index.ts'
import type { ParseContext, ParsedCommand, Vocabulary } from '../src/commands/index.ts'
import { commands as en } from '../src/en/commands.ts'
import { commands as fr } from '../src/fr/commands.ts'

const CONFIGS: Readonly<Record<string, GameConfig>> = {
  base: { modules: ['base'], players: 3, shuffledActions: true },
  solo: { modules: ['base', 'solo'], players: 1, difficulty: 'normal' },
  silver: { modules: ['base', 'silver'], players: 4 },
  'silver solo': { modules: ['base', 'silver', 'solo'], players: 1, difficulty: 'normal' },
}

/** A decision has the words of those before it: some of a long game tell of the others. */
const EVERY = sample(3, 1)

/** Every decision of a game in which everybody plays anything. */
function eachDecision(game: Game, seed: number, look: (state: State, seat: number) => void): void {
  const state = game.start()
  const chance = seededChance(seed)
  const moves = moveList()
  let random = seed + 1
  for (;;) {
    const awaiting = game.awaiting(state)
    if (awaiting.who === 'nobody') return
    if (awaiting.who === 'chance') {
      game.list(state, moves)
      game.play(state, chance.answer(awaiting.request.request, moves, state))
      continue
    }
    look(state, awaiting.seat)
    const options = game.options(state)
    random = (random * 48_271) % 2_147_483_647
    // Turns that end at once show little.
    const others = options.filter(({ notation }) => !/^(end turn|done|leave)$/.test(notation))
    const from = others.length > 0 && random % 4 > 0 ? others : options
    const chosen = from[random % from.length]
    if (chosen === undefined) throw new Error('Nothing to do')
    game.play(state, chosen.move)
  }
}

function hear(
  game: Game,
  state: State,
  seat: number,
  vocabularies: readonly [Vocabulary, ...Vocabulary[]] = [en, fr],
): ParseContext {
  const viewpoint = { rules: game.rules, state, seat }
  const options = game.options(state)
  const lexicon = lexiconOf(vocabularies, game.rules)
  return { game, viewpoint, vocabularies, lexicon, options, named: nameOptions(viewpoint, options) }
}

describe.each(Object.entries(CONFIGS))('commands in a game of %s', (_, config) => {
  test('every option can be typed by its notation and by a short form in both languages', () => {
    const game = compose(config, content)
    const languages = [
      { vocabularies: [en, fr] as const, lexicon: lexiconOf([en, fr], game.rules) },
      { vocabularies: [fr, en] as const, lexicon: lexiconOf([fr, en], game.rules) },
    ]
    const played = new Set<string>()
    let decisions = 0
    const seeds = config.players === 1 ? [1, 2] : [1]
    for (const seed of seeds)
      eachDecision(game, seed, (state, seat) => {
        const language = languages[decisions % languages.length]
        if (language === undefined || decisions++ % EVERY > 0) return
        const options = game.options(state)
        const viewpoint = { rules: game.rules, state, seat }
        const named = nameOptions(viewpoint, options)
        const parseContext = { ...language, game, viewpoint, options, named }
        const forms = shortForms(language.lexicon, named)
        for (const { notation, move } of options) {
          played.add(game.rules.verbs[verbOf(move)] ?? '')
          for (const line of [notation, forms.get(notation) ?? '']) {
            const meaning = parseCommand(line, parseContext)
            if (meaning.is !== 'move' || meaning.notation !== notation)
              throw new Error(`“${line}” for ${notation} means ${JSON.stringify(meaning)}`)
          }
        }
      })
    expect(played.size).toBeGreaterThan(18)
  }, 60_000)
})

describe('what a line means', () => {
  const game = scenario({ seats: ['blue', 'orange'] })
    .seat('blue', { merchant: 'genova', storehouse: ['bonus.merchant-2', 'bonus.contract-wool-2'] })
    .seat('orange', { merchant: 'paris' })
    .action('blue', 'merchant', 3)
  const means = (line: string, languages: readonly [Vocabulary, ...Vocabulary[]] = [en, fr]) =>
    parseCommand(line, hear(game.game, game.state, 0, languages))

  test('signs alone are not the sign that asks for help', () => {
    expect(means('?')).toMatchObject({ is: 'command', command: 'help' })
    expect(means('!?')).toEqual({ is: 'unfit', near: [] })
  })

  test('little words between the others cost nothing, and what is far too long means nothing', () => {
    const some = 'the '.repeat(9)
    expect(means(`use ${some}merchant ${some}2 ${some}helper`)).toEqual(
      means('use merchant 2 helper'),
    )
    for (const endless of ['the ', 'go ', 'milano ', '1 ', 'x', '-'])
      expect(inTime(() => means(endless.repeat(50_000)))).toEqual({ is: 'unfit', near: [] })
  })

  test.each<readonly [string, ParsedCommand]>([
    ['go milano', { is: 'move', notation: 'walk merchant milano' }],
    ['  GO   Milano ', { is: 'move', notation: 'walk merchant milano' }],
    ['milano', { is: 'move', notation: 'walk merchant milano' }],
    ['mila', { is: 'move', notation: 'walk merchant milano' }],
    ['move the merchant to Milano', { is: 'move', notation: 'walk merchant milano' }],
    ['aller à Milano', { is: 'move', notation: 'walk merchant milano' }],
    ['walk merchant milano', { is: 'move', notation: 'walk merchant milano' }],
    ['house', { is: 'move', notation: 'build house genova' }],
    ['place a house in Genova', { is: 'move', notation: 'build house genova' }],
    ['maison', { is: 'move', notation: 'build house genova' }],
    ['use 1', { is: 'move', notation: 'use bonus.merchant-2' }],
    ['use merchant', { is: 'move', notation: 'use bonus.merchant-2' }],
    ['utiliser marchand 2', { is: 'move', notation: 'use bonus.merchant-2' }],
    ['end', { is: 'move', notation: 'end turn' }],
    ['confirm', { is: 'move', notation: 'end turn' }],
    ['fin', { is: 'move', notation: 'end turn' }],
    ['', { is: 'nothing' }],
    ['7', { is: 'number', number: 7 }],
    ['+1', { is: 'change', by: 1 }],
    ['−1', { is: 'change', by: -1 }],
    ['dice', { is: 'command', command: 'dice', with: '' }],
    ['dés marchand', { is: 'command', command: 'dice', with: 'marchand' }],
    ['why house Lyon', { is: 'command', command: 'why', with: 'house Lyon' }],
    ['Pourquoi maison', { is: 'command', command: 'why', with: 'maison' }],
    ['?', { is: 'command', command: 'help', with: '' }],
    ['go paris', { is: 'refused', notations: ['walk merchant paris', 'walk architect paris'] }],
    ['walk merchant paris', { is: 'refused', notations: ['walk merchant paris'] }],
    ['climb', { is: 'refused', notations: ['climb'] }],
    ['fulfil 2', { is: 'refused', notations: ['fulfil bonus.contract-wool-2'] }],
    ['go mulano', { is: 'unknown', word: 'mulano', close: ['milano'] }],
    ['wool paris', { is: 'unfit', near: [] }],
  ])('“%s”', (line, meaning) => {
    expect(means(line)).toEqual(meaning)
  })

  test('what does not say enough means several', () => {
    const several = means('go')
    expect(several.is).toBe('several')
    expect(several.is === 'several' ? several.notations : []).toEqual(
      game.options().filter((notation) => notation.startsWith('walk merchant')),
    )
  })

  test('the same words are understood whichever language is spoken', () => {
    for (const line of ['house', 'maison', 'go milano', 'aller milano', 'use 1'])
      expect(means(line, [fr, en])).toEqual(means(line, [en, fr]))
  })
})

describe('dice', () => {
  const game = scenario({ seats: ['blue', 'orange'] })
    .seat('blue', { resources: { gold: 4 } })
    .dice({ 'light-gray': [4, 6], pink: [4] })
    .turn('blue')
  const means = (line: string) => parseCommand(line, hear(game.game, game.state, 0))

  test.each([
    ['take wool 4', 'die light-gray 4'],
    ['take light gray 4', 'die light-gray 4'],
    ['take light-grey 4', 'die light-gray 4'],
    ['wool 4', 'die light-gray 4'],
    ['prendre laine 4', 'die light-gray 4'],
    ['dé gris clair 4', 'die light-gray 4'],
    ['take food', 'die pink 4'],
    ['take wool 4 +1', 'die light-gray 4 to 5'],
    ['take wool 4 -1', 'die light-gray 4 to 3'],
    ['wool 4 to 5', 'die light-gray 4 to 5'],
    ['wool 6 +1', 'die light-gray 6 to 1'],
    ['changer laine 6 en 1', 'die light-gray 6 to 1'],
  ])('“%s” is %s', (line, notation) => {
    expect(means(line)).toEqual({ is: 'move', notation })
  })

  test('a die that does not lie there is never another one, nor changed unasked', () => {
    expect(means('take wool 5')).toEqual({ is: 'refused', notations: ['die light-gray 5'] })
    expect(means('take wool')).toEqual({
      is: 'several',
      notations: ['die light-gray 4', 'die light-gray 6'],
    })
  })
})

describe('the vocabularies', () => {
  test('no order is called like the beginning of a move', () => {
    for (const one of [en, fr])
      for (const words of Object.values(one.verbs))
        for (const phrase of words)
          expect([phrase, viewCommandOf(phrase, [en, fr])]).toEqual([phrase, undefined])
  })

  test('each order answers to its words in both languages', () => {
    for (const order of VIEW_COMMANDS)
      for (const { commands } of [en, fr])
        for (const word of commands[order].words)
          expect(viewCommandOf(word, [en, fr])).toEqual({ is: 'command', command: order, with: '' })
  })

  test('the help shows as many examples in both languages', () => {
    expect(fr.examples.length).toBe(en.examples.length)
  })
})

test('words are read without capitals, accents and signs', () => {
  expect(wordsOf('  Échanger l’or, contre: LAINE +1 bonus.gold-2 köln')).toEqual([
    'echanger',
    'l',
    'or',
    'contre',
    'laine',
    '+1',
    'bonus',
    'gold',
    '2',
    'koln',
  ])
})

test('a line is completed from its beginning, then from any of its words', () => {
  const forms = ['go milano', 'go lyon', 'house', 'take wool 4']
  expect(completions('go', forms)).toEqual(['go milano', 'go lyon'])
  expect(completions('ly', forms)).toEqual(['go lyon'])
  expect(completions('', forms)).toEqual([])
  expect(completions('x', forms)).toEqual([])
})
