import { tileById } from '../message-data/named-game.ts'
import type { NamedGame } from '../message-data/named-game.ts'
import type { ReadingWords } from './reader.ts'

/** The name of a tile by its id; undefined for an empty place. */
export const tileName = (
  { things }: ReadingWords,
  table: NamedGame,
  id: string | undefined,
): string | undefined => (id === undefined ? undefined : things.bare(tileById(table, id)))

export const tileNames = (
  words: ReadingWords,
  table: NamedGame,
  ids: readonly (string | undefined)[],
): readonly string[] => ids.flatMap((id) => tileName(words, table, id) ?? [])
