/** Who was at a fair stays told, wherever the pieces go later. */
import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import { expect, test } from 'vitest'
import { presentAtFairs } from '../src/game/fairs.ts'
import { tableOf } from './support/table.ts'

const game = compose({ modules: ['base'], players: 2 }, content)

/** A whole game of moves taken here and there. */
function played(seed: number) {
  const table = tableOf(game, seed)
  for (let steps = 0; !table.snapshot().over && steps < 2000; steps++) {
    const { options } = table.snapshot()
    table.play(options[(steps * 7919 + seed) % options.length]?.notation ?? '')
  }
  return table.snapshot()
}

test.each([1, 2, 3])('past fairs name who scored when they were held, game %i', (seed) => {
  const { state, moments, shown } = played(seed)
  const present = presentAtFairs({ game, state, moments, shown })
  for (const { events } of moments)
    for (const event of events)
      if (event.event === 'score' && event.facts.from.startsWith('fair-'))
        expect(present[Number(event.facts.from.slice(5)) - 1]).toContain(event.seat)
})

test('a merchant that left a fair after it was held was there', () => {
  const { state, moments } = played(1)
  const held = moments.findIndex(({ events }) => events.some(({ event }) => event === 'fair-phase'))
  const then = moments[held]?.state ?? state
  const [town = -1] = state.fairTowns
  const away = { ...state, seats: state.seats.map((seat) => ({ ...seat, pieces: [0, 0] })) }
  const there = { ...then, seats: then.seats.map((seat) => ({ ...seat, pieces: [town, town] })) }
  const told = moments.map((moment, index) =>
    index === held ? { ...moment, state: there } : moment,
  )
  const course = { game, state: away, moments: told, shown: told.length }
  expect(presentAtFairs(course)[0]).toEqual([0, 1])
})
