/**
 * A game made of its rules and its components. The base game's are there from the start; whatever else
 * a game is played with comes with the first one that needs it.
 */
import { composeFrom, modulesOf } from '@tiletum/engine'
import type { Content, Game, GameConfig, Module, ModuleName } from '@tiletum/engine'
import { baseModule } from '@tiletum/engine/base'
import { contentOf } from './game-content.ts'
import type { SavedGame } from './saved-game.ts'

const LOADERS: Readonly<Record<ModuleName, () => Promise<Module>>> = {
  base: () => Promise.resolve(baseModule),
  solo: async () => (await import('@tiletum/engine/solo')).soloModule,
  silver: async () => (await import('@tiletum/engine/silver')).silverModule,
  companion: async () => (await import('@tiletum/engine/companion')).companionModule,
  'solo and silver': async () => (await import('@tiletum/engine/silver-solo')).silverSoloModule,
}

/** @throws when they do not come. */
export const loadModules = (config: GameConfig): Promise<readonly Module[]> =>
  Promise.all(modulesOf(config).map((name) => LOADERS[name]()))

export interface Composed {
  readonly game: Game
  /** The components it is played with. */
  readonly content: Content
}

/** @throws when its rules do not come, or nobody could play what is agreed or its edition. */
export async function composeGame(saved: Pick<SavedGame, 'config' | 'edition'>): Promise<Composed> {
  const [modules, content] = await Promise.all([loadModules(saved.config), contentOf(saved)])
  return { game: composeFrom(modules, saved.config, content), content }
}
