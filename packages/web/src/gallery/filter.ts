/** The filter of the gallery. */
import type { Component } from '@tiletum/content'
import { FAMILIES } from '@tiletum/engine'
import type { ComponentFamily, ModuleId, Name, Provenance } from '@tiletum/engine'
import { plainLetters } from '@tiletum/text'
import type { Language } from '@tiletum/text'
import type { Words } from '../shared/language/words.ts'

export interface GalleryFilter {
  readonly query: string
  /** Undefined for all modules. */
  readonly module: ModuleId | undefined
  /** Empty for every provenance. */
  readonly known: readonly Provenance[]
}

export const EVERYTHING: GalleryFilter = { query: '', module: undefined, known: [] }

/** A component with its words. */
export interface ShownComponent {
  readonly component: Component
  /** The name of the component, if it has one. */
  readonly name: string | undefined
  readonly text: string
  /** The text that a search looks through. */
  readonly searched: string
}

export function shownOf(component: Component, words: Words, language: Language): ShownComponent {
  const { subject, family, id } = component
  const name = nameOf(component, language)
  const text = words.components.describe(subject)
  const searched = plainLetters([name ?? '', text, words.nouns.family[family], id].join(' '))
  return { component, name, text, searched }
}

export function nameOf({ subject }: Component, language: Language): string | undefined {
  const named: Name | undefined =
    subject.is === 'decree'
      ? subject.decree.name
      : subject.is === 'technology'
        ? subject.technology.name
        : 'name' in subject
          ? subject.name
          : undefined
  if (named !== undefined) return named[language]
  return subject.is === 'town' || subject.is === 'undergroundTown' ? subject.town.name : undefined
}

export interface FamilyShown {
  readonly family: ComponentFamily
  readonly members: readonly ShownComponent[]
}

/** Returns the components that pass the filter, by family. */
export function filtered(
  all: readonly ShownComponent[],
  wanted: GalleryFilter,
): readonly FamilyShown[] {
  const words = plainLetters(wanted.query)
    .split(/\s+/)
    .filter((word) => word !== '')
  const fits = ({ component, searched }: ShownComponent): boolean =>
    (wanted.module === undefined || component.module === wanted.module) &&
    (wanted.known.length === 0 || knownBy(component).some((one) => wanted.known.includes(one))) &&
    words.every((word) => searched.includes(word))
  const members = all.filter(fits)
  return FAMILIES.flatMap((family) => {
    const own = members.filter(({ component }) => component.family === family)
    return own.length === 0 ? [] : [{ family, members: own }]
  })
}

export const knownBy = ({ provenance, marksProvenance }: Component): readonly Provenance[] =>
  marksProvenance === undefined || marksProvenance === provenance
    ? [provenance]
    : [provenance, marksProvenance]
