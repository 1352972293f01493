/** The pieces on a field of 24 by 30, and the banners of the players on one of 30 by 30. */
import type { PieceColour } from '../theme/tokens.ts'
import { PIECE_COLOURS } from '../theme/tokens.ts'
import { hatch, HATCHING } from './hatch.ts'
import { circle, path } from './polygon.ts'
import type { Ring } from './polygon.ts'

export const PIECE_KINDS = [
  'merchant',
  'architect',
  'prospector',
  'house',
  'pillar',
  'mine',
  'marker',
] as const
export type PieceKind = (typeof PIECE_KINDS)[number]

const OUTLINE: Readonly<Record<PieceKind, Ring>> = {
  /** A traveller in a broad hat. */
  merchant: [
    [8.5, 2],
    [15.5, 2],
    [17, 7],
    [22.5, 8.5],
    [22, 11.5],
    [16, 12],
    [15.5, 14.5],
    [19, 18],
    [21.5, 28.5],
    [2.5, 28.5],
    [5, 18],
    [8.5, 14.5],
    [8, 12],
    [2, 11.5],
    [1.5, 8.5],
    [7, 7],
  ],
  /** A pair of dividers. */
  architect: [
    [10.5, 1],
    [13.5, 1],
    [13.5, 3.5],
    [16, 5.5],
    [16, 8.5],
    [23, 28.5],
    [18, 28.5],
    [15, 20.5],
    [9, 20.5],
    [6, 28.5],
    [1, 28.5],
    [8, 8.5],
    [8, 5.5],
    [10.5, 3.5],
  ],
  /** A miner with lamp and hood. */
  prospector: [
    [12, 1.5],
    [16, 3],
    [18, 7],
    [18.5, 12.5],
    [16, 14.5],
    [21, 18],
    [21.5, 28.5],
    [14, 28.5],
    [12, 23],
    [10, 28.5],
    [2.5, 28.5],
    [3, 18],
    [8, 14.5],
    [5.5, 12.5],
    [6, 7],
    [8, 3],
  ],
  house: [
    [12, 4],
    [16, 7.5],
    [16, 5],
    [19, 5],
    [19, 10.2],
    [23, 14],
    [20.5, 16],
    [20.5, 28.5],
    [3.5, 28.5],
    [3.5, 16],
    [1, 14],
  ],
  pillar: [
    [4, 2],
    [20, 2],
    [20, 5.5],
    [16.5, 8.5],
    [16.5, 22.5],
    [20, 25],
    [20, 28.5],
    [4, 28.5],
    [4, 25],
    [7.5, 22.5],
    [7.5, 8.5],
    [4, 5.5],
  ],
  mine: [
    [2, 28.5],
    [2, 15],
    [4, 9.5],
    [8, 6],
    [12, 5],
    [16, 6],
    [20, 9.5],
    [22, 15],
    [22, 28.5],
    [16.5, 28.5],
    [16.5, 17],
    [7.5, 17],
    [7.5, 28.5],
  ],
  marker: circle(12, 17, 11, 24),
}

const BANNER: Readonly<Record<PieceColour, Ring>> = {
  vermilion: [
    [5, 3],
    [28, 3],
    [28, 21],
    [5, 21],
  ],
  verdigris: [
    [5, 3],
    [29, 3],
    [22, 12],
    [29, 21],
    [5, 21],
  ],
  indigo: [
    [5, 3],
    [29.5, 12],
    [5, 21],
  ],
  plum: circle(17, 13, 11, 28),
  /** The hat of a cardinal. */
  cardinal: [
    [1.5, 17],
    [4, 13.5],
    [9.5, 15],
    [10, 9],
    [12.5, 5.5],
    [17.5, 5.5],
    [20, 9],
    [20.5, 15],
    [26, 13.5],
    [28.5, 17],
    [22, 20],
    [8, 20],
  ],
}

export const OUTLINE_PATH = record(PIECE_KINDS, (kind) => path(OUTLINE[kind]))
export const BANNER_PATH = record(PIECE_COLOURS, (player) => path(BANNER[player]))
export const PIECE_HATCH = record(PIECE_KINDS, (kind) =>
  record(PIECE_COLOURS, (player) => hatch(HATCHING[player], [OUTLINE[kind]], 3.4)),
)
export const BANNER_HATCH = record(PIECE_COLOURS, (player) =>
  hatch(HATCHING[player], [BANNER[player]], 3.4),
)

function record<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>
}

/** The icon that explains each kind of piece. */
export const ICON_OF_PIECE: Readonly<Record<PieceKind, string>> = {
  merchant: 'merchant-piece',
  architect: 'architect-piece',
  prospector: 'prospector-piece',
  house: 'house',
  pillar: 'pillar',
  mine: 'mine',
  marker: 'king',
}
