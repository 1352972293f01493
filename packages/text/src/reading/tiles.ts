import { NONE } from '@tiletum/engine'
import { tileOf } from '../telling/table.ts'
import type { Table } from '../telling/table.ts'
import type { ReadingWords } from './reader.ts'

/** The name of a tile; undefined for an empty place. */
export const tileName = (
  { things }: ReadingWords,
  table: Table,
  face: number | undefined,
): string | undefined =>
  face === undefined || face === NONE ? undefined : things.bare(tileOf(table, face))

export const tileNames = (
  words: ReadingWords,
  table: Table,
  faces: readonly number[],
): readonly string[] => faces.flatMap((face) => tileName(words, table, face) ?? [])
