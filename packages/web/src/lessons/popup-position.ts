/** Finds a position for a pop-up: near its target, and never over it. */

export interface Rectangle {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

export interface PopupObstacles {
  readonly target: Rectangle | undefined
  /** Other things that should stay visible. */
  readonly avoid: readonly Rectangle[]
}

const GAP = 12
const GRID = 6

/** Cost of covering a square pixel of the target, in pixels of distance. */
const COVERING_TARGET = 1000
const COVERING_OTHERS = 1

export function placeNear(popup: Size, window: Size, { target, avoid }: PopupObstacles): Rectangle {
  const within = (left: number, top: number): Rectangle => ({
    left: clamp(left, window.width - popup.width),
    top: clamp(top, window.height - popup.height),
    ...popup,
  })
  const places = [...beside(popup, target), ...grid(popup, window)].map(({ left, top }) =>
    within(left, top),
  )
  const cost = (place: Rectangle): number =>
    (target === undefined ? 0 : COVERING_TARGET * overlap(place, target) + between(place, target)) +
    avoid.reduce((sum, other) => sum + COVERING_OTHERS * overlap(place, other), 0)
  const [first = within(0, 0), ...others] = places
  return others.reduce((best, place) => (cost(place) < cost(best) ? place : best), first)
}

type Corner = Pick<Rectangle, 'left' | 'top'>

function beside({ width, height }: Size, target: Rectangle | undefined): readonly Corner[] {
  if (target === undefined) return []
  const middle = target.top + (target.height - height) / 2
  const centre = target.left + (target.width - width) / 2
  const below = target.top + target.height + GAP
  const above = target.top - GAP - height
  return [
    { left: target.left + target.width + GAP, top: middle },
    { left: target.left - GAP - width, top: middle },
    { left: centre, top: below },
    { left: centre, top: above },
  ]
}

/** Positions all over the window, the middle first, for targets without room beside them. */
function grid(popup: Size, window: Size): readonly Corner[] {
  const wide = window.width - popup.width
  const tall = window.height - popup.height
  const all = Array.from({ length: (GRID + 1) ** 2 }, (_, index) => ({
    left: ((index % (GRID + 1)) * wide) / GRID,
    top: (Math.floor(index / (GRID + 1)) * tall) / GRID,
  }))
  return [{ left: wide / 2, top: tall / 2 }, ...all]
}

const clamp = (value: number, most: number): number =>
  Math.round(Math.max(GAP, Math.min(most - GAP, value)))

function overlap(one: Rectangle, other: Rectangle): number {
  const wide =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const tall =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, wide) * Math.max(0, tall)
}

/** Returns the distance between two rectangles. */
function between(one: Rectangle, other: Rectangle): number {
  const x = Math.max(0, other.left - one.left - one.width, one.left - other.left - other.width)
  const y = Math.max(0, other.top - one.top - one.height, one.top - other.top - other.height)
  return Math.hypot(x, y)
}
