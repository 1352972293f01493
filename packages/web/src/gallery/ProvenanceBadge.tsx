/** The provenance of a component: words with a mark, never a colour alone. */
import type { Component } from '@tiletum/content'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { knownBy } from './filter.ts'

export function ProvenanceBadge({ component }: { readonly component: Component }) {
  const { nouns } = useLanguage().words
  return (
    <span className="known">
      {knownBy(component).map((one) => (
        <span key={one} data-known={one}>
          {nouns.provenance[one]}
        </span>
      ))}
    </span>
  )
}
