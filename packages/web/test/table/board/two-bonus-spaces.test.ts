/** Venezia and Hamburg have two bonus spaces: both are drawn, named and reached. */
import { spaceFacts } from '@tiletum/engine'
import { scenario } from '@tiletum/testkit'
import { CATALOGUES } from '@tiletum/text'
import { placesOf } from '@tiletum/text/position-text'
import { content } from '@tiletum/content'
import { expect, test } from 'vitest'
import { townPlace } from '../../../src/shared/art/map/layout.ts'
import { movesAt } from '../../../src/table/board/space-moves.ts'

/** The merchant in Venezia with these tiles; the second space is for three players or more. */
function venice(one: string, two: string) {
  const { game, state } = scenario({ seats: ['blue', 'orange', 'green'] })
    .seat('blue', { merchant: 'venezia' })
    .mapTile('venezia', one, 1)
    .mapTile('venezia', two, 2)
    .action('blue', 'merchant', 2)
  const space = game.rules.names.space.indexOf('venezia')
  const table = { rules: game.rules, seats: ['Ada', 'Bruno', 'Clara'] }
  const read = placesOf(CATALOGUES.en, table, state).find(({ facts }) => facts.id === 'venezia')
  const moves = movesAt(spaceFacts(game.rules, state, space))
  return { named: read?.tiles, takes: moves.filter((move) => move.startsWith('take')) }
}

test('two different tiles are both named and can both be taken', () => {
  const { named, takes } = venice('bonus.gold-3', 'bonus.vp-4')
  expect(named).toEqual(['3 gold', '4 VP'].map((what) => expect.stringContaining(what)))
  expect(takes).toEqual(['take bonus.gold-3', 'take bonus.vp-4'])
})

test('two equal tiles are both named and one option', () => {
  const { named, takes } = venice('bonus.gold-3', 'bonus.gold-3')
  expect(named).toHaveLength(2)
  expect(takes).toEqual(['take bonus.gold-3'])
})

test.each(['venezia', 'hamburg'])('%s has two spots for them on the map', (id) => {
  const town = content.base.map.towns.find((each) => each.id === id)
  if (town === undefined) throw new Error(id)
  const [one, two, ...more] = townPlace(town).bonus
  expect(one).not.toEqual(two)
  expect(two).toBeDefined()
  expect(more).toEqual([])
})
