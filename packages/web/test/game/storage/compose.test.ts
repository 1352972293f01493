/** Rules come with the games that need them, and are then the same as everywhere else. */
import { content } from '@tiletum/content'
import { compose, composeFrom } from '@tiletum/engine'
import type { GameConfig } from '@tiletum/engine'
import { baseModule } from '@tiletum/engine/base'
import { expect, test } from 'vitest'
import { composeGame, loadModules } from '../../../src/game/storage/compose.ts'

const GAMES: readonly (readonly [GameConfig, readonly string[]])[] = [
  [{ modules: ['base'], players: 2 }, ['base']],
  [{ modules: ['solo', 'base'], players: 1 }, ['base', 'solo']],
  [{ modules: ['silver', 'base'], players: 3 }, ['base', 'silver']],
  [
    { modules: ['base', 'silver', 'companion', 'solo'], players: 1 },
    ['base', 'solo', 'silver', 'companion', 'solo and silver'],
  ],
]

test.each(GAMES)('for %o only the modules that it names are loaded', async (config, names) => {
  expect((await loadModules(config)).map(({ id }) => id)).toEqual(names)
  const { game } = await composeGame({ config })
  const everywhere = compose(config, content)
  expect(game.hash(game.start())).toBe(everywhere.hash(everywhere.start()))
  expect(game.rules.names).toEqual(everywhere.rules.names)
})

test('a module that was not loaded is never left out silently', () => {
  expect(() =>
    composeFrom([baseModule], { modules: ['base', 'silver'], players: 2 }, content),
  ).toThrow('The module silver is not there')
})
