/** How the reader writes dates and times: as their browser says, in the language of the page. */
import { attempt } from '../browser/attempt.ts'

export const localeFor = (language: string): string =>
  attempt(() => navigator.languages.find((one) => one.split('-')[0] === language)) ?? language
