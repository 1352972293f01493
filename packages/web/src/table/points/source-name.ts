/**
 * Returns the name of a source of points; an expansion may rename a source of the final scoring.
 */
import type { ScoreSource } from '@tiletum/engine'
import { fromExpansions } from '../../game/expansions/expansions.ts'
import { tableIn } from '../../game/position.ts'
import { useTable } from '../../game/TableContext.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'

export function useSourceName(): (source: ScoreSource) => string {
  const { words } = useLanguage()
  const table = tableIn(useTable().table.snapshot())
  return (source) =>
    fromExpansions((one) => one.sourceName(words, table, source)) ?? words.web.end.sources[source]
}
