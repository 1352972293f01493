/** The words of the glossary where they stand in a sentence, in the singular or the plural. */
import type { Language } from '../languages.ts'
import { plainLetters } from '../fold-accents.ts'
import { GLOSSARY } from './glossary.ts'
import type { Term } from './term.ts'

interface Word {
  readonly letters: string
  readonly start: number
  readonly end: number
}

/** By language: each term under every name it goes by, as a list of words. */
const named = new Map<Language, readonly (readonly [words: readonly string[], term: Term])[]>()

function namesIn(language: Language) {
  const known = named.get(language)
  if (known !== undefined) return known
  const names = GLOSSARY.flatMap((term) =>
    // "action point (AP)" is an action point, and an AP.
    term.name[language]
      .split(/[()]/)
      .map((name) => wordsIn(name).map(({ letters }) => letters))
      .filter(({ length }) => length > 0)
      .map((words) => [words, term] as const),
  )
  named.set(language, names)
  return names
}

const wordsIn = (text: string): readonly Word[] =>
  Array.from(text.matchAll(/\p{L}+/gu), ({ 0: letters, index }) => ({
    letters: plainLetters(letters),
    start: index,
    end: index + letters.length,
  }))

/** English and French make most plurals by an ending. */
const PLURALS = ['', 's', 'x', 'es']
const IRREGULAR: Readonly<Record<string, string>> = { dice: 'die', technologies: 'technology' }

const means = (word: string, name: string): boolean =>
  IRREGULAR[word] === name || PLURALS.some((ending) => word === name + ending)

/** Returns the term with the longest name that begins at a word. */
function termFrom(words: readonly Word[], at: number, language: Language) {
  let best: { readonly term: Term; readonly length: number } | undefined
  for (const [name, term] of namesIn(language)) {
    const fits = name.every((part, index) => means(words[at + index]?.letters ?? '', part))
    if (fits && name.length > (best?.length ?? 0)) best = { term, length: name.length }
  }
  return best
}

/** The term that the letter at a place of a text belongs to. */
export function termAt(text: string, offset: number, language: Language): Term | undefined {
  const words = wordsIn(text)
  const pointed = words.findIndex(({ start, end }) => start <= offset && offset <= end)
  if (pointed < 0) return undefined
  for (let at = 0; at <= pointed; at++) {
    const found = termFrom(words, at, language)
    if (found !== undefined && at + found.length > pointed) return found.term
  }
  return undefined
}

/** The first term of a text, for whoever can't point at a word. */
export function firstTermIn(text: string, language: Language): Term | undefined {
  const words = wordsIn(text)
  for (const at of words.keys()) {
    const found = termFrom(words, at, language)
    if (found !== undefined) return found.term
  }
  return undefined
}
