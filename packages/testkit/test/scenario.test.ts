import { expect, test } from 'vitest'
import { scenario } from '@tiletum/testkit'

test('a scenario is a real position', () => {
  const game = scenario({ seats: ['blue', 'orange'] })
    .seat('blue', { storehouse: ['bonus.character-2'], merchant: 'arles' })
    .offer('character', ['character.king.vp-2', 'character.merchant.house'])
    .turn('blue', 'die pink 4')
  game.play('use bonus.character-2')
  expect(game).toOfferExactly(
    'take character.king.vp-2',
    'take character.merchant.house',
    'renew characters',
    'done',
  )
})
