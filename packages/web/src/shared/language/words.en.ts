import {
  bot,
  components,
  effects,
  hand,
  home,
  log,
  moves,
  nouns,
  page,
  refusals,
  solo,
  things,
  warnings,
  web,
} from '@tiletum/text/en'
import type { Words } from './words.ts'

export const words: Words = {
  bot,
  components,
  effects,
  hand,
  home,
  log,
  moves,
  nouns,
  page,
  refusals,
  solo,
  things,
  warnings,
  web,
}
