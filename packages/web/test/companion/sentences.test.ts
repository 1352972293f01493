/** Every form of sentence that the companion says, once in each language; `npm run soak -- companion` prints them. */
import { content } from '@tiletum/content'
import { CATALOGUES, LANGUAGES } from '@tiletum/text'
import { expect, it } from 'vitest'
import { createGameText } from '../../src/game/game-text.ts'
import { stateAt } from '../../src/game/timeline/moment.ts'
import { placeName } from '../../src/companion/place-name.ts'
import { tileGoes } from '../../src/companion/screen.ts'
import { sitDown } from './box.ts'

const GAMES = process.env['COMPANION_GAMES'] === undefined ? 1 : 12
const CHALLENGES = content.solo.challenges.map(({ id }) => id)

it('says each form of sentence in every language, without holes', () => {
  const forms = new Map<string, readonly string[]>()
  for (let seed = 0; seed < GAMES; seed++) {
    const modules =
      seed % 2 === 0 ? (['base', 'solo', 'silver'] as const) : (['base', 'solo'] as const)
    const { companion, game, playOut } = sitDown({
      config: { modules, players: 1, challenges: CHALLENGES.slice(seed % 4, (seed % 4) + 5) },
      seed,
    })
    playOut()
    const { moments, opening } = companion.look().snapshot
    const seats = ['Anna', 'Cardinalbot']
    const told = LANGUAGES.map((language) => ({
      words: CATALOGUES[language],
      say: createGameText(CATALOGUES[language], game, seats),
    }))
    for (const [index, { notation, events }] of moments.entries()) {
      const before = stateAt(opening, moments, index)
      const awaiting = game.awaiting(before)
      const goes = tileGoes(game, before)
      if (awaiting.who === 'chance') {
        const { request, left } = awaiting.request
        forms.set(
          `question ${request} ${goes?.to ?? ''} ${before.round > 0 ? 'in play' : ''}`,
          told.map(({ words, say }) =>
            [
              ...(goes === undefined
                ? []
                : [placeName(game, before, goes, say, words, words.companion)]),
              words.chance.ask(request, left),
              say.move(before, notation).long,
            ].join(' / '),
          ),
        )
      }
      const happened = events.map((event) => ({ event, greyed: false, own: false }))
      const parts = told.map(({ words }) =>
        words.companion.instructions({ rules: game.rules, seats }, before, happened),
      )
      for (const [at, part] of (parts[0] ?? []).entries()) {
        forms.set(
          `heading ${part.part}`,
          parts.map((all) => all[at]?.heading ?? ''),
        )
        for (const [line, { event }] of part.lines.entries())
          forms.set(
            `line ${event.event} ${event.event === 'take' ? outcomeIn(part.events) : ''}`,
            parts.map((all) => all[at]?.lines[line]?.text ?? ''),
          )
      }
    }
  }
  for (const [form, texts] of forms) {
    expect(texts, form).toHaveLength(LANGUAGES.length)
    for (const text of texts) expect(text, form).not.toMatch(/undefined|NaN|\[object/)
  }
  if (GAMES > 1)
    console.log(
      [...forms]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([form, texts]) => `${form}\n${texts.map((text) => `  ${text}`).join('\n')}`)
        .join('\n'),
    )
})

/** The outcome of a tile that was taken, which changes the sentence. */
const outcomeIn = (
  events: readonly { readonly event: string; readonly facts: unknown }[],
): string => {
  const tile = events.find(({ event }) => event === 'bot-tile')?.facts
  return typeof tile === 'object' && tile !== null && 'outcome' in tile ? String(tile.outcome) : ''
}
