/** Small scenes of the underground towns on a ground of 34 by 18. */

const ore = 'M9 8.5c1-3 4-3.500 5-1c1-4 5-4 6 0c2-2 4-1 4.500 1'
const WINDLASS =
  'M4 18L8.5 5L13 18M21 18l4.500-13L30 18M6 12.500h5M23 12.500h5M6 5h22M6 3v4M28 3v4M17 5v7M14 12h6l-1 6h-4z'
const CART = `${ore}M6 8.500h21l-3 6.500H9zM12 18a1.9 1.9 0 1 0-.01 0zM21 18a1.9 1.9 0 1 0-.01 0zM2 18h30`
const FURNACE =
  'M8 18V10l4-5h10l4 5v8zM13 18v-4a4 4 0 0 1 8 0v4M12 5V2h3v3M8 10h18M17 16c-1.500-1.500 0-2.500 0-3.500c1 1 1.500 2 0 3.500'
const TIMBER =
  'M5 18V4M29 18V4M3 4h28M3 1.500h28v2.500M9 4l-4 5M25 4l4 5M13 18v-6h8v6M17 12V7M15.500 7h3v-2h-3z'

const SCENES = [WINDLASS, CART, FURNACE, TIMBER] as const

export const sceneOf = (index: number): string => SCENES[index % SCENES.length] ?? WINDLASS

/** The wheel house over the shaft, on a ground of 30 by 34, its foot in the middle below. */
export const HEADFRAME =
  'M-13 0L-4-27M13 0L4-27M-9-12H9M-11-6L8-16M11-6L-8-16M-6-22H6M-6-27H6M0-28.500a4 4 0 1 0-.01 0zM-6-27v-4H6v4'
