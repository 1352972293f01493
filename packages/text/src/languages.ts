/** The languages by their own names. Add a language here, and the compiler names the files that it needs. */
export const LANGUAGE_NAMES = { en: 'English', fr: 'Français' } as const
export type Language = keyof typeof LANGUAGE_NAMES

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[]

/** Returns all languages, beginning with one: the others follow in a circle. */
export const languagesFrom = (first: Language): readonly [Language, ...Language[]] => {
  const place = LANGUAGES.indexOf(first)
  return [first, ...LANGUAGES.slice(place + 1), ...LANGUAGES.slice(0, place)]
}

function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/**
 * Returns the first wish that we have, else English. A wish is a language tag in any of the usual
 * spellings: `fr`, `fr-CA`, `fr_FR.UTF-8`.
 */
export function chooseLanguage(wishes: readonly (string | undefined)[]): Language {
  for (const wish of wishes) {
    const language = wish
      ?.trim()
      .toLowerCase()
      .split(/[-_.@]/)[0]
    if (isLanguage(language)) return language
  }
  return 'en'
}

/** Returns the languages of an `Accept-Language` header, the most wanted first. */
export function acceptedLanguages(header: string | undefined): readonly string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { tag, weight: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
}
