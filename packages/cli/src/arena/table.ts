/** A table at which the games of an arena are played one after the other. */
import { playFixture, readContestant, seated } from '@tiletum/bots'
import type { ArenaGame, Fixture } from '@tiletum/bots'
import { compose } from '@tiletum/engine'
import type { Content, GameConfig } from '@tiletum/engine'

export function createTable(
  config: GameConfig,
  content: Content,
): (fixture: Fixture) => Promise<ArenaGame> {
  const game = compose(config, content)
  return (fixture) =>
    playFixture(game, fixture, (name, _seat, seed) => {
      const contestant = readContestant(name)
      if (contestant === undefined) throw new Error(`Nobody is called ${name}`)
      return seated(contestant, game, seed)
    })
}
