/** The areas of text that are loaded with the screen that needs them. A language adds one list here. */
import type { Language, Messages } from '@tiletum/text'
import type { Vocabulary } from '@tiletum/text/commands'
import { areas as en, loadCommands as enCommands } from './areas.en.ts'
import { areas as fr, loadCommands as frCommands } from './areas.fr.ts'

export type TextArea =
  | 'ceremony'
  | 'chance'
  | 'chronicle'
  | 'companion'
  | 'corrections'
  | 'day'
  | 'edition'
  | 'gallery'
  | 'hint'
  | 'lessons'
  | 'online'
  | 'plans'
  | 'position'
  | 'records'
  | 'replay'
  | 'reviewPage'
  | 'silverTable'
  | 'statistics'
  | 'technologies'
  | 'textView'
  | 'things'

export type AreaLoaders = {
  readonly [area in TextArea]: () => Promise<Pick<Messages, area>>
}

export const AREAS: Readonly<Record<Language, AreaLoaders>> = { en, fr }

/** The words in which moves can be typed. */
export const VOCABULARY_LOADERS: Readonly<
  Record<Language, () => Promise<{ readonly commands: Vocabulary }>>
> = { en: enCommands, fr: frCommands }
