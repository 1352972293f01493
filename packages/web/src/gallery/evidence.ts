/** The evidence for and against an inferred component; an edition has decided about it. */
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
