import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import type { GameConfig } from '@tiletum/engine'
import { CATALOGUES } from '@tiletum/text'
import type { Language } from '@tiletum/text'
import { lexiconOf, ORDERS } from '@tiletum/text/commands'
import { commands as english } from '@tiletum/text/en/commands'
import { commands as french } from '@tiletum/text/fr/commands'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { facesOf } from '../src/game/faces.ts'
import { planAt } from '../src/game/plan/planning.ts'
import { sayer } from '../src/game/say.ts'
import { deskAfter, deskOf } from '../src/text-view/desk.ts'
import type { Desk } from '../src/text-view/desk.ts'
import { perform } from '../src/text-view/perform.ts'
import { reasonsOf } from '../src/text-view/readings.ts'
import { seatAt } from './support/table.ts'

const GAMES: readonly (readonly [string, Language, GameConfig])[] = [
  ['base', 'en', { modules: ['base'], players: 2 }],
  ['solo', 'fr', { modules: ['base', 'solo'], players: 1, difficulty: 'normal' }],
  ['silver', 'fr', { modules: ['base', 'silver'], players: 2 }],
  ['silver, solo', 'en', { modules: ['base', 'solo', 'silver'], players: 1, difficulty: 'normal' }],
]

function sitDown(config: GameConfig, language: Language, seed: number): Desk {
  const game = compose(config, content)
  const { table, host } = seatAt(game, seed)
  const planning = planAt(host, table)
  const words = CATALOGUES[language]
  const names = Array.from({ length: config.players }, (_, seat) => `Anna ${seat + 1}`)
  const say = sayer(words, game, names)
  const { rules } = game
  const vocabularies =
    language === 'fr' ? ([french, english] as const) : ([english, french] as const)
  return deskOf(
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
        freeUndo: false,
        levels: [],
        press: vi.fn<() => void>(),
        play: vi.fn<() => void>(),
        openRule: vi.fn<() => void>(),
        edition: undefined,
      },
      me: 0,
      words,
      text: { ...words, vocabularies },
      reader: { language, words },
      told: { rules, seats: Array.from({ length: rules.seats }, (_, seat) => say.seat(seat)) },
      lexicon: lexiconOf(vocabularies, rules),
    },
    table.snapshot(),
  )
}

/** Types the short form of something sensible, until the game is over. */
function playOn(start: Desk, most: number): Desk {
  let desk = start
  let held: string | undefined
  for (let line = 0; line < most && desk.listed.length > 0; line++) {
    const ends = desk.listed.filter(({ group }) => group === 'end')
    const others = desk.listed.filter(
      ({ group, notation }) =>
        group !== 'end' && group !== 'changed' && !notation.startsWith('buy'),
    )
    const list = others.length === 0 || (ends.length > 0 && line % 5 === 4) ? ends : others
    const option = list[(line * 7) % list.length] ?? desk.listed[0]
    const typed = held === undefined ? (option?.short ?? '') : held
    const answer = perform(desk, typed, held)
    if (!answer.done && answer.held === undefined)
      throw new Error(`“${typed}” for ${option?.notation}: ${answer.text}`)
    expect(answer.text).not.toBe('')
    held = answer.held
    desk = deskAfter(desk)
  }
  return desk
}

beforeAll(() => vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } }))

describe.each(GAMES)('%s in %s', (_, language, config) => {
  test('is played to its end by short forms', () => {
    const desk = playOn(sitDown(config, language, 3), 900)
    expect(desk.snapshot.over).toBe(true)
    if (desk.snapshot.game.bot !== undefined) {
      const reasons = reasonsOf(desk)
      expect(reasons.length).toBeGreaterThan(2)
      expect(reasons.every(({ head, lines }) => head !== undefined || lines.length > 0)).toBe(true)
    }
  })

  test('every question answers at every stage', () => {
    let desk = sitDown(config, language, 5)
    const [{ orders }] = desk.text.vocabularies
    for (const lines of [0, 9, 30]) {
      desk = playOn(desk, lines)
      for (const order of ORDERS)
        for (const word of orders[order].words) {
          const { text } = perform(desk, word, undefined)
          expect([word, text]).not.toEqual([word, ''])
          expect(text).not.toMatch(/undefined|\[object|NaN/)
          desk = deskAfter(desk)
        }
    }
  })
})

describe('looking back', () => {
  const desk = playOn(sitDown({ modules: ['base', 'solo'], players: 1 }, 'en', 3), 40)
  const { table } = desk.at
  const say = (line: string) => perform(deskAfter(desk), line, undefined)
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
    expect(say('now').text).toContain(desk.text.textView.answers.present)
    expect(table.snapshot().live).toBe(true)
    expect(say(`moment ${total + 1}`)).toEqual({
      text: desk.text.textView.answers.momentWhich(total),
      done: false,
    })
  })

  test('plays nothing in the past, and says how to come back', () => {
    say('moment 60')
    for (const line of ['1', 'end', 'undo', 'house', '+1', 'hint'])
      expect([line, say(line).text]).toEqual([line, desk.text.textView.answers.past(60, total)])
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
  const desk = playOn(sitDown({ modules: ['base', 'solo'], players: 1 }, 'en', 3), 40)
  const reasons = reasonsOf(desk)
  const said = perform(desk, 'reasons', undefined).text
  const numbers = [...said.matchAll(/(?:^|[.!?] )(\d+): /g)].map(([, number]) => Number(number))
  expect(numbers).toEqual(reasons.map((_, index) => index + 1))
  const longest = reasons.reduce(
    (most, { lines }, index) => (lines.length > (reasons[most]?.lines.length ?? 0) ? index : most),
    0,
  )
  const whole = perform(desk, `reasons ${longest + 1}`, undefined).text
  for (const line of reasons[longest]?.lines ?? []) expect(whole).toContain(line.slice(1, -1))
  expect(perform(desk, 'reasons 99', undefined).text).toBe(
    desk.text.textView.answers.noSuchReason(reasons.length),
  )
})

describe('a hint', () => {
  const ask = (people: readonly number[], competes = false) => {
    const desk = sitDown({ modules: ['base'], players: 2, first: 0 }, 'en', 7)
    return perform({ ...desk, at: { ...desk.at, mine: people, competes } }, 'hint', undefined)
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
  let desk = playOn(start, 1)
  while (desk.snapshot.moments.length > desk.snapshot.floor) desk = playOn(desk, 1)
  const before = desk.snapshot.moments.length
  const first = perform(desk, 'undo', undefined)
  expect(first).toMatchObject({ done: false, text: desk.text.textView.answers.takeBack })
  expect(perform(desk, 'undo', first.held).text).toMatch(/^Taken back: /)
  expect(deskAfter(desk).snapshot.moments.length).toBeLessThan(before)
})

describe('what is typed', () => {
  const desk = () => sitDown({ modules: ['base'], players: 2, first: 0 }, 'en', 7)
  const say = (line: string) => perform(desk(), line, undefined).text

  test('is refused with the reason and the rule', () => {
    expect(say('house')).toMatch(/^Not possible: .+\. Rule \S+\.$/)
    expect(say('why house paris')).toMatch(/^Not possible: .+\. Rule \S+\.$/)
    expect(say('why climb')).toBe('Not possible: Choose a die first. Rule kingact-1.')
  })

  test('is asked back when it is not clear or not understood', () => {
    expect(say('take')).toMatch(/^That may be “take .+”.* or \d+ others: say which\.$/)
    expect(say('take wol 4')).toMatch(/^“wol” is not understood\. Did you mean .*“wool”/)
    expect(say('99')).toMatch(/^The list goes from 1 to \d+\.$/)
  })

  test('asks for what it names and for nothing else', () => {
    expect(say('dice merchant')).toBe('Merchant 5 (2 AP): yellow 5 (gold).')
    expect(say('dice gold')).toBe(say('dice merchant'))
    expect(say('dice 4')).toBe('King 4 (3 AP): pink 4 (food).')
    expect(say('options take gold')).toBe('1 move is possible: take gold 5.')
    expect(say('where Anna 2')).toMatch(/^Anna 2: merchant in Tiletum/)
    expect(say('where Zoe')).toBe('Nobody here is called “Zoe”.')
    expect(say('places paris')).toMatch(/^Paris: .*cathedral: 5 stone for 8 VP/)
    expect(say('help undo')).toBe('undo: takes the last step back.')
  })

  test('changes the die just taken, and back', () => {
    const start = sitDown({ modules: ['base', 'solo'], players: 1 }, 'en', 7)
    const die = start.listed.find(({ notation }) => /^die \S+ [2-5]$/.test(notation))
    perform(start, die?.short ?? '', undefined)
    const notation = () => start.at.table.snapshot().moments.at(-1)?.notation
    const value = Number(die?.notation.at(-1))
    perform(deskAfter(start), '+1', undefined)
    expect(notation()).toBe(`${die?.notation} to ${value + 1}`)
    perform(deskAfter(start), '-1', undefined)
    expect(notation()).toBe(die?.notation)
    expect(perform(desk(), '+1', undefined).text).toBe(start.text.textView.answers.noDieTaken)
  })

  test('holds back once what would waste something', () => {
    const start = desk()
    perform(start, start.listed[0]?.short ?? '', undefined)
    let now = deskAfter(start)
    if (now.listed.some(({ notation }) => notation === 'leave')) {
      // It can be undone, so nothing is asked.
      expect(perform(now, 'leave', undefined)).toMatchObject({ done: true })
      now = deskAfter(now)
    }
    const end = perform(now, 'end', undefined)
    expect(end).toMatchObject({ done: false, held: 'end turn' })
    expect(end.text).toContain('Say it again')
    expect(perform(now, 'end', end.held).done).toBe(true)
  })
})

test('a plan is saved, told, used and deleted by command', () => {
  let desk = sitDown({ modules: ['base'], players: 2 }, 'en', 4)
  const type = (line: string): string => {
    const { text } = perform(desk, line, undefined)
    desk = deskAfter(desk)
    return text
  }
  expect(type('plan')).toContain('You have no plans')
  expect(type('plan save b')).toContain('nothing to save')
  type(desk.listed.find(({ notation }) => notation.startsWith('die'))?.short ?? '')
  expect(type('plan save b')).toBe('Saved as plan B.')
  const die = desk.snapshot.moments.at(-1)?.notation
  expect(type('plan')).toMatch(/^Plan B: Intact; .+ VP scored; .+ unused/)
  type('undo')
  expect(type('plan a')).toBe('There’s no plan A.')
  expect(type('plan b')).toContain('Nothing is sent yet')
  expect(desk.snapshot.moments.at(-1)?.notation).toBe(die)
  expect(type('plan delete b')).toBe('Plan B is deleted.')
  expect(type('plan close')).toContain('plan close')
  expect(type('plan')).toContain('You have no plans')
})
