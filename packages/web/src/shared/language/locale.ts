/** The locale for dates and times: the browser's region, in the language of the page. */
import { attempt } from '../browser/attempt.ts'

export const localeFor = (language: string): string =>
  attempt(() => navigator.languages.find((one) => one.split('-')[0] === language)) ?? language
