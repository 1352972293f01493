/** What speaks for and against a component that is inferred; an edition has settled it. */
import type { Component } from '@tiletum/content'
import type { GalleryScreenWords } from '../shared/language/screen-words.ts'

interface Evidence {
  readonly for: string
  readonly against: string
}

export function evidenceOf(
  { id, provenance }: Pick<Component, 'id' | 'provenance'>,
  { evidence }: GalleryScreenWords['gallery'],
): Evidence | undefined {
  const told: Readonly<Record<string, Evidence>> = evidence
  return provenance === 'edition' ? undefined : told[id]
}
