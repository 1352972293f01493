import { wheelFacts } from '@tiletum/engine'
import type { SegmentFacts, State } from '@tiletum/engine'
import type { NamedGame } from '../message-data/named-game.ts'
import type { ReadingWords } from './reader.ts'
import { tileName } from './tiles.ts'

/** A segment of the wheel, its bonus tile by name. */
export type Segment = SegmentFacts

/** @param seat Whose action points are told; without one those that everybody gets. */
export const segmentsOf = (
  words: ReadingWords,
  table: NamedGame,
  state: State,
  seat?: number,
): readonly Segment[] =>
  wheelFacts(table.rules, state, seat).map((segment) => ({
    ...segment,
    tile: tileName(words, table, segment.tile),
  }))
