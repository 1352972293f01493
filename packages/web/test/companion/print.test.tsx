/** The printed help: every number on paper is the one that the game is played with. */
import { createRandomStream, nextRandom } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { compose, seatFacts } from '@tiletum/engine'
import type { GameEvent } from '@tiletum/engine'
import { CATALOGUES, LANGUAGES } from '@tiletum/text'
import type { Language } from '@tiletum/text'
import { prerender } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import { LanguageProvider } from '../../src/shared/language/LanguageProvider.tsx'
import { Sheets } from '../../src/companion/PrintSheets.tsx'

const { base, solo, silver } = content
type Sheet = 'icons' | 'aid' | 'decrees' | 'decreesOfSilver' | 'challenges' | 'pad'
type Paper = Readonly<Record<Sheet, readonly string[]>>

/** Each sheet as the pieces of text on it; drawings say nothing in words. */
async function printed(language: Language): Promise<Paper> {
  const { prelude } = await prerender(
    <LanguageProvider initial={{ language, words: CATALOGUES[language] }}>
      <Sheets />
    </LanguageProvider>,
  )
  const markup = await new Response(prelude).text()
  const sheets = markup
    .replaceAll(/<svg.*?<\/svg>|<!--.*?-->/gs, '')
    .split('<section class="sheet">')
    .slice(1)
  expect(sheets).toHaveLength(6)
  const texts = sheets.map((sheet) =>
    sheet
      .split(/<[^>]+>/)
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  )
  const [icons = [], aid = [], decrees = [], decreesOfSilver = [], challenges = [], pad = []] =
    texts
  return { icons, aid, decrees, decreesOfSilver, challenges, pad }
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)
const distinct = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].toSorted((a, b) => a - b)
/** All numbers in the data of a card. */
function numbersOf(data: unknown): number[] {
  if (typeof data === 'number') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(numbersOf) : []
}

/** A whole game, as it is played: all that happened, and the resources left at its end. */
function wholeGame() {
  const game = compose({ modules: ['base'], players: 2 }, content)
  const state = game.start()
  const stream = createRandomStream(8, 'the printed help')
  const events: GameEvent[] = []
  const paidForOne = new Set<number>()
  while (game.awaiting(state).who !== 'nobody') {
    const moves = game.moves(state)
    const buys = moves.filter((move) => game.partsOf(move).verb === 'buy <resource>')
    const from = buys.length > 0 ? buys : moves
    const own: GameEvent[] = []
    game.play(state, from[nextRandom(stream) % from.length] ?? 0, (event) => own.push(event))
    if (buys.length > 0)
      for (const { event, facts } of own) if (event === 'pay') paidForOne.add(facts.count)
    events.push(...own)
  }
  return { game, state, events, paidForOne }
}

describe.each(LANGUAGES)('the printed help (%s)', (language) => {
  const words = CATALOGUES[language]
  const sheets = printed(language)

  it('has every fair tile with its points, and every card once', async () => {
    const paper = await sheets
    for (const { scores, vp } of [...base.fairs.tiles, ...silver.fairs]) {
      const what =
        scores === 'king'
          ? words.nouns.action.king
          : words.web.and(scores.map((one) => words.nouns.countable[one]))
      expect(paper.icons).toContain(`${what}, ${words.nouns.vp(vp)}`)
    }
    const titles = (cards: readonly { readonly name: Readonly<Record<Language, string>> }[]) =>
      cards.map(({ name }) => name[language])
    const all = new Set(titles([...solo.decrees, ...solo.challenges, ...silver.solo.challenges]))
    const listed = [...paper.decrees, ...paper.challenges].filter((text) =>
      all.has(unescaped(text)),
    )
    expect(listed.map(unescaped).toSorted()).toEqual([...all].toSorted())
    expect(paper.decreesOfSilver.map(unescaped)).toEqual(
      expect.arrayContaining(titles(silver.solo.decrees)),
    )
  })

  it('tells of every decree and challenge the numbers of its data', async () => {
    const paper = await sheets
    const textOf = (sheet: readonly string[], name: string) =>
      sheet[sheet.findIndex((text) => unescaped(text) === name) + 1] ?? ''
    const kinds = [
      [paper.decrees, solo.decrees],
      [paper.decreesOfSilver, silver.solo.decrees],
    ] as const
    for (const [sheet, decrees] of kinds)
      for (const { name, options } of decrees) {
        const places = options.map((_, index) => index + 1)
        const told = numbersIn(textOf(sheet, name[language]))
        expect(distinct(told), name.en).toEqual(distinct([...places, ...numbersOf(options)]))
      }
    for (const { name, does } of [...solo.challenges, ...silver.solo.challenges]) {
      const told = numbersIn(textOf(paper.challenges, name[language]))
      const known = numbersOf(does)
      // that something gives 1 is said also where the data leave it out
      for (const number of told) expect([...known, 1], name.en).toContain(number)
      for (const number of known) expect(told, name.en).toContain(number)
    }
  })

  it('aids with the numbers by which a game is played', async () => {
    const { aid } = await sheets
    const { game, state, events, paidForOne } = wholeGame()
    const [die] = events.flatMap((one) => (one.event === 'die' ? [one.facts] : []))
    const rounds = events.flatMap((one) => (one.event === 'round' ? [one.facts.round] : []))
    const steps = aid.slice(1, 9).map(numbersIn)
    const a = steps.at(-1)?.at(-1) ?? 0
    expect(steps).toEqual([
      [],
      [],
      [(die?.value ?? 0) + (die?.points ?? 0)],
      [...paidForOne],
      [base.kingTrack.award, 0, 0],
      [],
      [],
      [Math.max(...rounds), 1, a],
    ])
    for (const seat of [0, 1]) {
      const left = seatFacts(game.rules, state, seat).goods.map(({ count }) => count)
      const scored = events.flatMap((one) =>
        one.event === 'score' && one.seat === seat && one.facts.from === 'goods'
          ? [one.facts.points]
          : [],
      )
      expect(Math.floor(left.reduce((sum, one) => sum + one, 0) / a)).toBe(scored[0] ?? 0)
    }
    expect(aid).toContain(
      base.completedBuildings.map((vp, number) => `${number} → ${words.nouns.vp(vp)}`).join(' · '),
    )
    for (const [index, { crestFood }] of base.board.buildings.entries())
      expect(aid.join(' ')).toContain(
        `${words.things.building(index + 1)}, ${words.nouns.amount('food', crestFood)}`,
      )
  })

  it('has a score sheet for four rounds, with the divisors of silver', async () => {
    const { pad } = await sheets
    const rows = pad.flatMap((text) => /^(.+) (\d)$/.exec(text)?.[2] ?? [])
    // people, then king track and fair of every round
    expect(rows.join('')).toBe('123411223344')
    expect(pad.at(-1)).toContain(`÷ ${silver.silverPerVp}.`)
    expect(pad.at(-1)).toContain(silver.technologyVp.join(' + '))
  })
})

const unescaped = (text: string): string => text.replaceAll('&#x27;', '’').replaceAll('&amp;', '&')
