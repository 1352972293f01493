import { silverScenario } from '@tiletum/testkit'
import { expect, test } from 'vitest'
import { wastesOf } from '../../../src/game/intent/wastes.ts'

test('a turn that ends with an open earmark leaves nothing undone', () => {
  const { game, state } = silverScenario({
    seats: ['blue', 'orange'],
    technologies: ['resource', 'die', 'joker'],
  })
    .seat('blue', { resources: { gold: 2, wool: 3 }, storehouse: ['contract.iron-3'] })
    .below('blue', { tiers: { resource: 1 }, ownResource: 'wool' })
    .action('blue', 'king', 1)
    .play('climb', 'earmark wool')
  const options = game.options(state)
  const legal = new Map(options.map((option) => [option.notation, option]))
  expect([...legal.keys()]).toEqual(expect.arrayContaining(['earmark wool', 'end turn']))
  expect(wastesOf({ legal, options }, 'end turn')).toEqual([])
})
