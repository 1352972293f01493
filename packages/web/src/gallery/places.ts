/** The places of an edition that are edited as text. */
import type { JsonPath } from '@tiletum/content/edition'

/** These values are long and deep: their text is easier to read than a form. */
const AS_TEXT = [
  'decrees',
  'challenges',
  'newTiles',
  'map roads',
  'map links',
  'silver newTiles',
  'silver underground',
  'silver technologies',
  'silver ribbons',
]

export const isText = (place: JsonPath): boolean =>
  AS_TEXT.some((one) => `${place.join(' ')} `.startsWith(`${one} `))
