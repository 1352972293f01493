import { NONE } from '@tiletum/engine'
import { tileOf } from '@tiletum/text'
import type { Messages, Table } from '@tiletum/text'

/** The name of a tile; undefined for an empty place. */
export const tileName = (
  { things }: Messages,
  table: Table,
  face: number | undefined,
): string | undefined =>
  face === undefined || face === NONE ? undefined : things.bare(tileOf(table, face))

export const tileNames = (
  words: Messages,
  table: Table,
  faces: readonly number[],
): readonly string[] => faces.flatMap((face) => tileName(words, table, face) ?? [])
