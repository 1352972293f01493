/**
 * Composes a game from its rules and content. The modules of the base game are always loaded, the
 * others with the first game that needs them.
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

/** @throws when a module can't be loaded. */
export const loadModules = (config: GameConfig): Promise<readonly Module[]> =>
  Promise.all(modulesOf(config).map((name) => LOADERS[name]()))

export interface Composed {
  readonly game: Game
  /** The content the game is played with. */
  readonly content: Content
}

/** @throws when its rules can't be loaded, or its configuration or edition is not playable. */
export async function composeGame(saved: Pick<SavedGame, 'config' | 'edition'>): Promise<Composed> {
  const [modules, content] = await Promise.all([loadModules(saved.config), contentOf(saved)])
  return { game: composeFrom(modules, saved.config, content), content }
}
