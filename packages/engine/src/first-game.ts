/**
 * The settings that the rulebooks recommend for a first game. They are known without composing a
 * game.
 */
import type { GameConfig } from './config.ts'
import type { Content } from './vocabulary/content.ts'
import type { ModuleId } from './vocabulary/words.ts'

const RECOMMENDED: Readonly<Partial<Record<ModuleId, (content: Content) => Partial<GameConfig>>>> =
  {
    // setup-2: the action tiles in their printed order
    base: () => ({ shuffledActions: false }),
    // ag-setup-3, ag-setup-4: the A-sides and three plain technologies
    silver: ({ silver }) => ({
      undergroundSides: ['A', 'A', 'A'],
      technologies: silver.firstTechnologies,
    }),
  }

export function firstGame(ids: readonly ModuleId[], players: number, content: Content): GameConfig {
  const settings = ids.map((id) => RECOMMENDED[id]?.(content) ?? {})
  return Object.assign({ modules: ids, players }, ...settings)
}
