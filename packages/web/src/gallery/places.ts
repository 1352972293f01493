/** Which places of an edition are corrected as text. */
import type { JsonPath } from '@tiletum/content/edition'

/** These are long and deep: their text is easier to read than a form would be. */
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
