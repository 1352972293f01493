/** The frames of tiles on a field of 60, so that a kind of tile is known by its outline. */

/** Corners cut: a tile with a helper. */
export const HELPER_FRAME = 'M8 1.5h44l6.5 6.5v44l-6.5 6.5H8L1.5 52V8z'
export const HELPER_RULE = 'M9 4h42l5 5v42l-5 5H9l-5-5V9z'
/** A letter with its flap. */
export const LETTER_FRAME = 'M1.5 6h57v52.5h-57z'
export const LETTER_FLAP = 'M1.5 6L30 17L58.5 6M1.5 58.5L20 42M58.5 58.5L40 42'
/** Rounded like a portrait. */
export const PORTRAIT_FRAME =
  'M7 1.5h46a5.5 5.5 0 0 1 5.5 5.5v46a5.5 5.5 0 0 1-5.5 5.5H7A5.5 5.5 0 0 1 1.5 53V7A5.5 5.5 0 0 1 7 1.5z'

/** People of a time of hats: a bust of 28 by 30 for every kind of character. */
export const BUST =
  'M3 30c0-7 4.5-10 11-10s11 3 11 10zM14 8.5c3.5 0 5.5 2 5.5 5.5S17 20.5 14 20.5S8.5 17.5 8.5 14S10.5 8.5 14 8.5z'
export const HATS = {
  merchant: 'M2 10c4-1 6-1.5 6.5-6c3-2.5 8-2.5 11 0c.5 4.5 2.5 5 6.5 6c-6 2-18 2-24 0z',
  architect: 'M7.5 10.5c-1-6 2-9 6.5-9s7.5 3 6.5 9c-4-1.5-9-1.5-13 0z',
  character: 'M6 11c-2-3-1-8 4-9.5c5-1.5 12 .5 13 4c.5 2-1.5 3.5-3.5 3.5c-4-.5-9 0-13.5 2z',
  contract: 'M5 9.5L7 4l14-2.5l3 3.5l-3.5 5.5c-4-1.5-10-1.5-13 0z',
  king: 'M7 10.5L5.5 2.5l5 3.5L14 1l3.5 5l5-3.5L21 10.5z',
  prospector:
    'M6.5 11.5c-.5-7 3-10 7.5-10s8 3 7.5 10c-4-1.5-11-1.5-15 0zM14 4a1.7 1.7 0 1 0 .01 0z',
} as const
