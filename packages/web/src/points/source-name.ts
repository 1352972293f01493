/** What a source of points is called: the product at the end by the scoring overlay in play. */
import type { ScoreSource } from '@tiletum/engine'
import { useTable } from '../game/TableContext.tsx'
import { useLanguage } from '../language/LanguageProvider.tsx'

export function useSourceName(): (source: ScoreSource) => string {
  const { end } = useLanguage().words.web
  const { game, state } = useTable().table.snapshot()
  const overlay = game.rules.tables.silver?.content.overlays[state.slices.silver?.overlay ?? -1]
  return (source) =>
    source === 'houses-times-pillars' && overlay !== undefined
      ? end.products[overlay.times]
      : end.sources[source]
}
