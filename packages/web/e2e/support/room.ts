/** How much of the window each part of the table has, and what is left empty. */
import type { Page } from '@playwright/test'

export interface Room {
  /** Shares of the window in percent. */
  readonly map: number
  readonly below: number
  readonly board: number
  readonly otherBoards: number
  readonly offers: number
  /** The largest rectangle in which nothing is drawn. */
  readonly empty: number
  /** How many boards of other players lie whole in the window. */
  readonly boardsInSight: number
  /** The smallest text on the map and on the boards, in pixels. */
  readonly leastOnMap: number
  readonly leastOnBoards: number
}

export const measureRoom = (page: Page): Promise<Room> => page.evaluate(inspect)

/** Runs in the page. */
function inspect(): Room {
  const whole = innerWidth * innerHeight
  const share = (selector: string) => {
    let sum = 0
    for (const element of document.querySelectorAll(selector)) {
      const { width, height } = element.getBoundingClientRect()
      sum += width * height
    }
    return Math.round((1000 * sum) / whole) / 10
  }
  const least = (selector: string) => {
    let smallest = Number.POSITIVE_INFINITY
    for (const part of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const written = node.parentElement
        if (written === null || (node.textContent ?? '').trim() === '') continue
        if (written.closest('.unseen, style, title') !== null) continue
        if (!written.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        const type = Number.parseFloat(getComputedStyle(written).fontSize)
        const matrix = written instanceof SVGGraphicsElement ? written.getScreenCTM() : undefined
        const drawn = type * (matrix ? Math.hypot(matrix.a, matrix.b) : written.currentCSSZoom)
        smallest = Math.min(smallest, drawn)
      }
    }
    return Math.round(10 * smallest) / 10
  }
  return {
    map: share('.europe'),
    below: share('.underground'),
    board: share('#mine'),
    otherBoards: share('.side-board, .players .board'),
    offers: share('.offers'),
    empty: Math.round((1000 * largestEmpty()) / whole) / 10,
    boardsInSight: [...document.querySelectorAll('.side-board, .players .board')].filter(
      (board) => {
        const { left, top, right, bottom } = board.getBoundingClientRect()
        return left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1
      },
    ).length,
    leastOnMap: least('.europe'),
    leastOnBoards: least('#mine, .players .board, .side-board'),
  }

  /** The area of the largest rectangle on a grid of 10 px in which nothing is drawn or written. */
  function largestEmpty(): number {
    const step = 10
    const columns = Math.floor(innerWidth / step)
    const rows = Math.floor(innerHeight / step)
    const taken = new Uint8Array(columns * rows)
    const take = ({ left, top, right, bottom }: DOMRect) => {
      for (let row = Math.max(0, Math.floor(top / step)); row * step < bottom && row < rows; row++)
        for (
          let column = Math.max(0, Math.floor(left / step));
          column * step < right && column < columns;
          column++
        )
          taken[row * columns + column] = 1
    }
    for (const drawn of document.querySelectorAll('svg, button, input, [data-tip]'))
      if (drawn.checkVisibility({ opacityProperty: true })) take(drawn.getBoundingClientRect())
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if ((node.textContent ?? '').trim() === '' || !node.parentElement?.checkVisibility()) continue
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) take(line)
    }
    // The largest rectangle under a histogram, row by row.
    const heights = new Uint16Array(columns + 1)
    let best = 0
    for (let row = 0; row < rows; row++) {
      const open: number[] = []
      for (let column = 0; column <= columns; column++) {
        if (column < columns)
          heights[column] = taken[row * columns + column] === 1 ? 0 : (heights[column] ?? 0) + 1
        const height = column < columns ? (heights[column] ?? 0) : 0
        while (open.length > 0 && (heights[open.at(-1) ?? 0] ?? 0) > height) {
          const tall = heights[open.pop() ?? 0] ?? 0
          const from = (open.at(-1) ?? -1) + 1
          best = Math.max(best, tall * (column - from))
        }
        open.push(column)
      }
    }
    return best * step * step
  }
}
