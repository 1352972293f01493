/** Names for the keys and values of edition files in a form. */
import type { Content } from '@tiletum/engine'
import type { Words } from '../shared/language/words.ts'
import type { GalleryScreenWords } from '../shared/language/screen-words.ts'

type Dictionary = Readonly<Record<string, string>>

export interface FormWords {
  readonly field: (key: string) => string
  /** Names for the values of a choice. */
  readonly values: (key: string, values: readonly (string | number)[]) => Dictionary
  /** Name of a variant, by its tag. */
  readonly variant: (tag: string) => string
}

export function formWords(
  { nouns }: Words,
  { gallery }: GalleryScreenWords,
  { base }: Content,
): FormWords {
  const own: Dictionary = gallery.value
  const towns = Object.fromEntries(base.map.towns.map(({ id, name }) => [id, name]))
  const field: Dictionary = gallery.field
  const effect: Dictionary = gallery.effect
  /** The smallest dictionary that has all values is used. */
  const dictionaries: readonly Dictionary[] = [
    nouns.building,
    nouns.piece,
    nouns.resource,
    nouns.crest,
    nouns.colour,
    nouns.action,
    nouns.countable,
    towns,
  ]
  return {
    field: (key) => field[key] ?? key,
    values(key, values) {
      const marks = key === 'mark' || key === 'marks'
      const words: Dictionary | undefined = marks
        ? nouns.mark
        : dictionaries.find((one) => values.every((value) => value in one || value in own))
      return Object.fromEntries(
        values.map((value) => [value, words?.[value] ?? own[value] ?? String(value)]),
      )
    },
    variant: (tag) => own[tag] ?? effect[tag] ?? field[tag] ?? tag,
  }
}
