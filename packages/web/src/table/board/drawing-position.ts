/** Positions in drawings as shares of their size, so that everything scales together. */
import type { CSSProperties } from 'react'
import type { Box, Spot } from '../../shared/art/index.ts'

export interface DrawingSize {
  readonly width: number
  readonly height: number
}

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`

/** A square around a spot; `grow` is added on each side, in units of the drawing. */
export function atSpot({ x, y, size }: Spot, ground: DrawingSize, grow = 0): CSSProperties {
  const side = size + 2 * grow
  return {
    left: share(x - side / 2, ground.width),
    top: share(y - side / 2, ground.height),
    width: share(side, ground.width),
    height: share(side, ground.height),
  }
}

export function inBox(box: Box, ground: DrawingSize): CSSProperties {
  return {
    left: share(box.x, ground.width),
    top: share(box.y, ground.height),
    width: share(box.width, ground.width),
    height: share(box.height, ground.height),
  }
}
