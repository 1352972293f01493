/** What an edition calls otherwise is called so wherever it is said. */
import { describe, expect, it } from 'vitest'
import { content } from '@tiletum/content'
import { applyEdition } from '@tiletum/content/edition'
import type { Content, GameEvent } from '@tiletum/engine'
import { CATALOGUES, LANGUAGES } from '@tiletum/text'
import { CONFIGS, playRandomly } from './support/play.ts'

const { base, silver } = content
const cards = [...content.solo.decrees, ...silver.solo.decrees]
const challenges = [...content.solo.challenges, ...silver.solo.challenges]

const renamed = (all: readonly { readonly id: string }[]) =>
  Object.fromEntries(all.map(({ id }) => [id, { name: { en: `New ${id}`, fr: `Neuf ${id}` } }]))

function edition(): Content {
  const applied = applyEdition(content, {
    map: { towns: Object.fromEntries(base.map.towns.map(({ id }) => [id, { name: `Zz ${id}` }])) },
    decrees: renamed(cards),
    challenges: renamed(challenges),
    silver: { technologies: renamed(silver.technologies) },
  })
  if ('problems' in applied) throw new Error(JSON.stringify(applied.problems))
  return applied.content
}

describe.each(LANGUAGES)('the names of an edition in %s', (language) => {
  const { log, moves, refusals, solo } = CATALOGUES[language]
  const technology = {
    en: (name: string) => `${name} technology`,
    fr: (name: string) => `echnologie ${name}`,
  }[language]
  const standard = [
    ...base.map.towns.map(({ name }) => name).filter((name) => name !== 'Tiletum'),
    ...[...cards, ...challenges].map(({ name }) => name[language]),
    ...silver.technologies.map(({ name }) => technology(name[language])),
  ]

  it('are said by moves, refusals, events and turns', () => {
    const said = new Set<string>()
    const silverGames = CONFIGS.filter(({ modules }) => modules.length > 1)
    for (const [seed, config] of silverGames.entries()) {
      let turn: GameEvent[] = []
      const known = new Set<number>()
      playRandomly(
        config,
        seed,
        ({ game, table, state, played }) => {
          const legal = game.moves(state)
          for (const move of legal) {
            const { label, long } = moves.describe(table, state, move)
            said.add(label).add(long)
            known.add(move)
          }
          for (const move of state.turn % 6 === 0 ? known : []) {
            const refusal = game.why(state, move)
            if (refusal !== undefined) said.add(refusals.say(table, refusal))
          }
          const events = played()
          for (const event of events) {
            said.add(log.event(table, event) ?? '').add(solo.tell(table, event) ?? '')
            if (event.event === 'turn') turn = []
            turn.push(event)
            if (event.event === 'turn-over') said.add(log.turn(table, turn) ?? '')
          }
          for (const text of log.sentences(table, events)) said.add(text)
        },
        edition(),
      )
    }
    const all = [...said]
    expect(all.filter((text) => standard.some((name) => text.includes(name)))).toEqual([])
    const word = { en: 'New', fr: 'Neuf' }[language]
    for (const family of ['decree', 'challenge', 'technology'])
      expect(
        all.some((text) => text.includes(`${word} ${family}`)),
        family,
      ).toBe(true)
  })
})
