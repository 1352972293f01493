import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import type { GameConfig } from '@tiletum/engine'
import { CATALOGUES } from '@tiletum/text'
import type { Language } from '@tiletum/text'
import { lexiconOf, VIEW_COMMANDS } from '@tiletum/text/commands'
import { commands as english } from '@tiletum/text/en/commands'
import { commands as french } from '@tiletum/text/fr/commands'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { facesOf } from '../../../src/game/faces.ts'
import { planAt } from '../../../src/game/plan/planning.ts'
import { createGameText } from '../../../src/game/game-text.ts'
import { contextAfter, contextOf } from '../../../src/play/text-view/context.ts'
import type { TextViewContext } from '../../../src/play/text-view/context.ts'
import { runCommand } from '../../../src/play/text-view/run-command.ts'
import {
  mapsOf,
  moreOffers,
  reasonsOf,
  segmentMore,
  segments,
  wheelMore,
} from '../../../src/play/text-view/section-text.ts'
import { seatAt } from '../../support/table.ts'

const GAMES: readonly (readonly [string, Language, GameConfig])[] = [
  ['base', 'en', { modules: ['base'], players: 2 }],
  ['solo', 'fr', { modules: ['base', 'solo'], players: 1, difficulty: 'normal' }],
  ['silver', 'fr', { modules: ['base', 'silver'], players: 2 }],
  ['silver, solo', 'en', { modules: ['base', 'solo', 'silver'], players: 1, difficulty: 'normal' }],
]

function sitDown(config: GameConfig, language: Language, seed: number): TextViewContext {
  const game = compose(config, content)
  const { table, host } = seatAt(game, seed)
  const planning = planAt(host, table)
  const words = CATALOGUES[language]
  const names = Array.from({ length: config.players }, (_, seat) => `Anna ${seat + 1}`)
  const say = createGameText(words, game, names)
  const { rules } = game
  const vocabularies =
    language === 'fr' ? ([french, english] as const) : ([english, french] as const)
  return contextOf(
    {
      session: { host },
      at: {
        table,
        say,
        faces: facesOf(rules),
        colours: [],
        people: names.map((_, seat) => seat),
        mine: names.map((_, seat) => seat),
        competes: false,
        planning,
        attendance: undefined,
        freeUndo: false,
        levels: [],
        press: vi.fn<() => void>(),
        play: vi.fn<() => void>(),
        openRule: vi.fn<() => void>(),
        edition: undefined,
      },
      me: 0,
      words,
      text: { ...words, expansions: { silver: words }, vocabularies },
      reader: { language, words },
      told: { rules, seats: Array.from({ length: rules.seats }, (_, seat) => say.seat(seat)) },
      lexicon: lexiconOf(vocabularies, rules),
    },
    table.snapshot(),
  )
}

/** Types the short form of something sensible, until the game is over. */
function playOn(start: TextViewContext, most: number): TextViewContext {
  let context = start
  let held: string | undefined
  for (let line = 0; line < most && context.listed.length > 0; line++) {
    const ends = context.listed.filter(({ group }) => group === 'end')
    const others = context.listed.filter(
      ({ group, notation }) =>
        group !== 'end' && group !== 'changed' && !notation.startsWith('buy'),
    )
    const list = others.length === 0 || (ends.length > 0 && line % 5 === 4) ? ends : others
    const option = list[(line * 7) % list.length] ?? context.listed[0]
    const typed = held === undefined ? (option?.short ?? '') : held
    const answer = runCommand(context, typed, held)
    if (!answer.done && answer.held === undefined)
      throw new Error(`“${typed}” for ${option?.notation}: ${answer.text}`)
    expect(answer.text).not.toBe('')
    held = answer.held
    context = contextAfter(context)
  }
  return context
}

beforeAll(() => vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } }))

describe.each(GAMES)('%s in %s', (_, language, config) => {
  test('is played to its end by short forms', () => {
    const context = playOn(sitDown(config, language, 3), 900)
    expect(context.snapshot.over).toBe(true)
    if (context.snapshot.game.bot !== undefined) {
      const reasons = reasonsOf(context)
      expect(reasons.length).toBeGreaterThan(2)
      expect(reasons.every(({ head, lines }) => head !== undefined || lines.length > 0)).toBe(true)
    }
  })

  test('every question answers at every stage', () => {
    let context = sitDown(config, language, 5)
    const [{ commands }] = context.text.vocabularies
    for (const lines of [0, 9, 30]) {
      context = playOn(context, lines)
      for (const command of VIEW_COMMANDS)
        for (const word of commands[command].words) {
          const { text } = runCommand(context, word, undefined)
          expect([word, text]).not.toEqual([word, ''])
          expect(text).not.toMatch(/undefined|\[object|NaN/)
          context = contextAfter(context)
        }
    }
  })
})

describe('additions of an expansion', () => {
  const saidIn = (config: GameConfig) => {
    const context = sitDown(config, 'en', 3)
    return {
      segments: segments(context).flatMap((segment) => segmentMore(context, segment)).length,
      wheel: wheelMore(context).length,
      maps: mapsOf(context).map(({ title }) => title),
      offers: moreOffers(context).map(({ title, things }) => [title, things.length]),
    }
  }

  test('is said where the game has it', () => {
    expect(saidIn({ modules: ['base', 'silver'], players: 2 })).toEqual({
      segments: 4,
      wheel: 1,
      maps: ['Europe', 'Underground map I', 'Underground map II', 'Underground map III'],
      offers: [['Technologies', 3]],
    })
  })

  test('is not there without it', () => {
    expect(saidIn({ modules: ['base'], players: 2 })).toEqual({
      segments: 0,
      wheel: 0,
      maps: ['Europe'],
      offers: [],
    })
  })
})

describe('looking back', () => {
  const context = playOn(sitDown({ modules: ['base', 'solo'], players: 1 }, 'en', 3), 40)
  const { table } = context.at
  const say = (line: string) => runCommand(contextAfter(context), line, undefined)
  const shown = () => table.snapshot().shown
  const total = table.snapshot().moments.length

  test('by number, by steps, by turns, and back to the present', () => {
    expect(say('moment 60').text).toMatch(new RegExp(`^Position 60 of ${total}\\. Round \\d`))
    expect(shown()).toBe(60)
    say('moment -2')
    expect(shown()).toBe(58)
    say('moment +1')
    expect(shown()).toBe(59)
    say('later')
    const turn = shown()
    expect(turn).toBeGreaterThan(59)
    expect(table.snapshot().moments[turn - 1]?.events.map(({ event }) => event)).toContain('turn')
    say('earlier')
    expect(shown()).toBeLessThan(turn)
    expect(say('now').text).toContain(context.text.textView.answers.present)
    expect(table.snapshot().live).toBe(true)
    expect(say(`moment ${total + 1}`)).toEqual({
      text: context.text.textView.answers.momentWhich(total),
      done: false,
    })
  })

  test('plays nothing in the past, and says how to come back', () => {
    say('moment 60')
    for (const line of ['1', 'end', 'undo', 'house', '+1', 'hint'])
      expect([line, say(line).text]).toEqual([line, context.text.textView.answers.past(60, total)])
    expect(say('dice').text).not.toContain('moment')
    expect(table.snapshot().moments.length).toBe(total)
    say('now')
  })

  test('the log says the numbers that moment takes', () => {
    const numbers = [...say('log').text.matchAll(/(?:^|\. )(\d+): /g)].map(([, number]) => number)
    expect(numbers).toHaveLength(5)
    expect(say(`moment ${numbers[0]}`).text).toMatch(new RegExp(`^Position ${numbers[0]} of`))
    say('now')
  })
})

test('the Cardinalbot’s turn is told step by step, and a step in full', () => {
  const context = playOn(sitDown({ modules: ['base', 'solo'], players: 1 }, 'en', 3), 40)
  const reasons = reasonsOf(context)
  const said = runCommand(context, 'reasons', undefined).text
  const numbers = [...said.matchAll(/(?:^|[.!?] )(\d+): /g)].map(([, number]) => Number(number))
  expect(numbers).toEqual(reasons.map((_, index) => index + 1))
  const longest = reasons.reduce(
    (most, { lines }, index) => (lines.length > (reasons[most]?.lines.length ?? 0) ? index : most),
    0,
  )
  const whole = runCommand(context, `reasons ${longest + 1}`, undefined).text
  for (const line of reasons[longest]?.lines ?? []) expect(whole).toContain(line.slice(1, -1))
  expect(runCommand(context, 'reasons 99', undefined).text).toBe(
    context.text.textView.answers.noSuchReason(reasons.length),
  )
})

describe('a hint', () => {
  const ask = (people: readonly number[], competes = false) => {
    const context = sitDown({ modules: ['base'], players: 2, first: 0 }, 'en', 7)
    return runCommand(
      { ...context, at: { ...context.at, mine: people, competes } },
      'hint',
      undefined,
    )
  }
  const { answers } = CATALOGUES.en.textView

  test('is asked of the master by who plays alone', () => {
    expect(ask([0])).toEqual({ text: answers.thinking, done: true, asksMaster: true })
    expect(ask([0, 1])).toEqual({ text: answers.noHints, done: false })
    expect(ask([0], true)).toEqual({ text: answers.noHintsToday, done: false })
  })
})

test('alone, undo goes back past chance when it is said twice', () => {
  const config: GameConfig = { modules: ['base', 'solo'], players: 1 }
  const start = sitDown(config, 'en', 3)
  let context = playOn(start, 1)
  while (context.snapshot.moments.length > context.snapshot.floor) context = playOn(context, 1)
  const before = context.snapshot.moments.length
  const first = runCommand(context, 'undo', undefined)
  expect(first).toMatchObject({ done: false, text: context.text.textView.answers.takeBack })
  expect(runCommand(context, 'undo', first.held).text).toMatch(/^Undone: /)
  expect(contextAfter(context).snapshot.moments.length).toBeLessThan(before)
})

describe('typed commands', () => {
  const context = () => sitDown({ modules: ['base'], players: 2, first: 0 }, 'en', 7)
  const say = (line: string) => runCommand(context(), line, undefined).text

  test('is refused with the reason and the rule', () => {
    expect(say('house')).toMatch(/^Not possible: .+\. Rule \S+\.$/)
    expect(say('why house paris')).toMatch(/^Not possible: .+\. Rule \S+\.$/)
    expect(say('why climb')).toBe('Not possible: Choose a die first. Rule kingact-1.')
  })

  test('is asked back when it is not clear or not understood', () => {
    expect(say('take')).toMatch(/^That could be “take .+”.* or \d+ others: which one\?$/)
    expect(say('take wol 4')).toMatch(/^Unknown word: “wol”\. Did you mean .*“wool”/)
    expect(say('99')).toMatch(/^Choose a number from 1 to \d+\.$/)
  })

  test('asks for what it names and for nothing else', () => {
    expect(say('dice merchant')).toBe('Merchant 5 (2 AP): yellow 5 (gold).')
    expect(say('dice gold')).toBe(say('dice merchant'))
    expect(say('dice 4')).toBe('King 4 (3 AP): pink 4 (food).')
    expect(say('options take gold')).toBe('1 move is possible: take gold 5.')
    expect(say('where Anna 2')).toMatch(/^Anna 2: merchant in Tiletum/)
    expect(say('where Zoe')).toBe('No player is called “Zoe”.')
    expect(say('places paris')).toMatch(/^Paris: .*cathedral: 5 stone for 8 VP/)
    expect(say('help undo')).toBe('undo: undoes the last step.')
  })

  test('changes the die just taken, and back', () => {
    const start = sitDown({ modules: ['base', 'solo'], players: 1 }, 'en', 7)
    const die = start.listed.find(({ notation }) => /^die \S+ [2-5]$/.test(notation))
    runCommand(start, die?.short ?? '', undefined)
    const notation = () => start.at.table.snapshot().moments.at(-1)?.notation
    const value = Number(die?.notation.at(-1))
    runCommand(contextAfter(start), '+1', undefined)
    expect(notation()).toBe(`${die?.notation} to ${value + 1}`)
    runCommand(contextAfter(start), '-1', undefined)
    expect(notation()).toBe(die?.notation)
    expect(runCommand(context(), '+1', undefined).text).toBe(start.text.textView.answers.noDieTaken)
  })

  test('holds back once what would waste something', () => {
    const start = context()
    runCommand(start, start.listed[0]?.short ?? '', undefined)
    let now = contextAfter(start)
    if (now.listed.some(({ notation }) => notation === 'leave')) {
      // It can be undone, so nothing is asked.
      expect(runCommand(now, 'leave', undefined)).toMatchObject({ done: true })
      now = contextAfter(now)
    }
    const end = runCommand(now, 'end', undefined)
    expect(end).toMatchObject({ done: false, held: 'end turn' })
    expect(end.text).toContain('Repeat the command')
    expect(runCommand(now, 'end', end.held).done).toBe(true)
  })
})

test('a plan is saved, told, used and deleted by command', () => {
  let context = sitDown({ modules: ['base'], players: 2 }, 'en', 4)
  const type = (line: string): string => {
    const { text } = runCommand(context, line, undefined)
    context = contextAfter(context)
    return text
  }
  expect(type('plan')).toContain('You have no plans')
  expect(type('plan save b')).toContain('nothing to save')
  type(context.listed.find(({ notation }) => notation.startsWith('die'))?.short ?? '')
  expect(type('plan save b')).toBe('Saved as plan B.')
  const die = context.snapshot.moments.at(-1)?.notation
  expect(type('plan')).toMatch(/^Plan B: Intact; .+ VP scored; .+ unused/)
  type('undo')
  expect(type('plan a')).toBe('There’s no plan A.')
  expect(type('plan b')).toContain('Nothing is sent yet')
  expect(context.snapshot.moments.at(-1)?.notation).toBe(die)
  expect(type('plan delete b')).toBe('Plan B is deleted.')
  expect(type('plan close')).toContain('plan close')
  expect(type('plan')).toContain('You have no plans')
})
