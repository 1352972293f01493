import { chooseLanguage } from '@tiletum/text'
import type { Language } from '@tiletum/text'

/**
 * Needed before the command line is understood, since its help and its complaints are in this
 * language too: `--lang`, else the language of the terminal.
 */
export function languageOf(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language {
  const at = words.indexOf('--lang')
  const asked =
    at === -1 ? words.find((word) => word.startsWith('--lang='))?.slice(7) : words[at + 1]
  const { LC_ALL, LC_MESSAGES, LANG } = environment
  return chooseLanguage([asked, [LC_ALL, LC_MESSAGES, LANG].find(Boolean)])
}
