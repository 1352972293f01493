/** What a source of points is called: the product at the end by the scoring overlay in play. */
import type { ScoreSource } from '@tiletum/engine'
import { tableIn } from '../../game/position.ts'
import { useTable } from '../../game/TableContext.tsx'
import { useLanguage } from '../../base/language/LanguageProvider.tsx'

export function useSourceName(): (source: ScoreSource) => string {
  const { end } = useLanguage().words.web
  const overlay = tableIn(useTable().table.snapshot()).silver?.overlay
  return (source) =>
    source === 'houses-times-pillars' && overlay !== undefined
      ? end.products[overlay.times]
      : end.sources[source]
}
