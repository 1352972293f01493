/** Sitting down and playing: by mouse on the board, or by keys. */
import type { Page } from '@playwright/test'
import { WASTES } from '../../src/shared/settings/settings.ts'
import { en } from './words.ts'
import { expect } from './page.ts'

interface Begin {
  readonly who: keyof typeof STARTS
  readonly seed?: number
  readonly settings?: Readonly<Record<string, unknown>>
}

const STARTS = {
  solo: en.web.start.quickSolo,
  two: en.web.start.quickTwo,
  'one computer': en.web.start.quickOne,
  'three computers': en.web.start.quickThree,
} as const

/** No pauses and no questions, so that a whole game takes seconds. */
export const ITERATIONS = 2
const NO_WARNINGS = Object.fromEntries(WASTES.map((waste) => [waste, false]))
export const QUICK = { speed: 'instant', motion: 'off', warnings: NO_WARNINGS }

export async function begin(page: Page, { who, seed = 73, settings = {} }: Begin): Promise<void> {
  await settle(page, settings)
  await page.goto(`/?seed=${seed}&iterations=${ITERATIONS}`)
  await page.getByRole('button', { name: STARTS[who] }).click()
  await seated(page)
}

export async function settle(page: Page, settings: Begin['settings'] = {}): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    ['tiletum.settings', JSON.stringify({ ...QUICK, ...settings })] as const,
  )
}

async function seated(page: Page): Promise<void> {
  await expect(page.locator('#tray')).toBeVisible()
  await expect(page.locator('#wheel [data-legal], #tray .bot-step').first()).toBeVisible()
  // Out of the window, where nothing has a tooltip.
  await page.mouse.move(-1, -1)
}

interface BeginSilver extends Omit<Begin, 'who'> {
  readonly players: 1 | 2 | 3 | 4
  readonly plan?: 'random' | 'first'
}

/** Prospect for Silver is begun from the page of all choices, in whatever language it speaks. */
export async function beginSilver(
  page: Page,
  { players, plan = 'first', seed = 7, settings }: BeginSilver,
): Promise<void> {
  await settle(page, settings)
  await page.goto(`/?seed=${seed}#/new`)
  for (const value of ['silver', String(players), plan])
    await page.locator(`.choice input[value="${value}"]`).first().check()
  await page.locator('button[type="submit"]').click()
  await seated(page)
}

/** Repeatable choices. */
export function chooser(seed: number): (below: number) => number {
  let at = seed
  return (below) => {
    at = (Math.imul(at, 1_103_515_245) + 12_345) >>> 0
    return (at >>> 8) % below
  }
}

interface Target {
  readonly x: number
  readonly y: number
}

interface Look {
  readonly over: boolean
  readonly round: number
  /** The Cardinalbot's turn is told; pressed, its next step is. */
  readonly told: Target | undefined
  /** A computer player decides. */
  readonly computes: boolean
  /** A dialog is open. */
  readonly asked: boolean
  /** What can be pressed on the board; the list of moves in words is left out. */
  readonly targets: readonly Target[]
  readonly end: Target | undefined
  readonly steps: number
  /** How much larger the page is than the window. */
  readonly scroll: { readonly tall: number; readonly wide: number }
}

const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const middle = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 ? [{ x: x + width / 2, y: y + height / 2 }] : []
    }
    const open = document.querySelector('dialog[open]')
    const found =
      open === null
        ? document.querySelectorAll(
            '.decision [data-legal], .decision [data-pad], .thing[data-legal]',
          )
        : open.querySelectorAll('[data-legal]')
    const [end] = [...document.querySelectorAll('#tray .end[data-legal]')].flatMap(middle)
    const telling = document.querySelector('#tray .bot-step') !== null
    const [told] = telling
      ? [...document.querySelectorAll('#tray .tray-buttons .primary')].flatMap(middle)
      : []
    const table = document.querySelector<HTMLElement>('.table')
    const { scrollHeight, scrollWidth } = document.documentElement
    return {
      round: Number(table?.dataset['round']),
      told,
      over: table?.matches('[data-over]') === true,
      computes: table?.matches('[data-computes]') === true,
      asked: open !== null,
      targets: [...found].flatMap(middle),
      end: open === null ? end : undefined,
      steps: document.querySelectorAll('#tray .steps li').length,
      scroll: { tall: scrollHeight - innerHeight, wide: scrollWidth - innerWidth },
    }
  })

const LONGEST_TURN = 7

interface ByMouse {
  readonly each?: (look: Look) => void
  readonly after?: () => Promise<void>
  /** Ends every turn as soon as it may be ended. */
  readonly short?: boolean
  /** Plays only so many rounds. */
  readonly rounds?: number
}

/** Plays to the end by mouse: something that is ringed, or the end of the turn. */
export async function playByMouse(
  page: Page,
  seed: number,
  { each, after, short = false, rounds = Infinity }: ByMouse = {},
): Promise<void> {
  const choose = chooser(seed)
  for (let presses = 0; presses < 1500; presses++) {
    const seen = await look(page)
    each?.(seen)
    if (seen.round > rounds) return
    if (seen.told !== undefined) {
      await page.mouse.click(seen.told.x, seen.told.y)
      continue
    }
    if (seen.over) {
      await expect(page.locator('dialog.end')).toBeVisible()
      return
    }
    if (seen.computes) {
      await page.locator('.table:not([data-computes])').waitFor()
      continue
    }
    const { targets, end, asked, steps } = seen
    const ends =
      end !== undefined &&
      (short || targets.length === 0 || steps > LONGEST_TURN || choose(8) === 0)
    const target = ends ? end : targets[choose(Math.max(1, targets.length))]
    if (target !== undefined) await page.mouse.click(target.x, target.y)
    else if (asked) await page.keyboard.press('Escape')
    else throw new Error('Nothing can be pressed')
    await after?.()
  }
  throw new Error('The game does not end')
}

/** Everything one reads and hears. */
export async function wordsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const words = new Set<string>()
    const root = document.querySelector('.table') ?? document.body
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      if (text !== '') words.add(text)
    }
    for (const element of root.querySelectorAll('[aria-label], [data-tip]'))
      for (const name of ['aria-label', 'data-tip']) {
        const text = element.getAttribute(name)
        if (text !== null) words.add(text)
      }
    return [...words]
  })
}

/** The table as it is shown, for comparing one moment with another. */
export const tableText = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) =>
    ['#wheel', '#offers', '#map', '#mine', '#players']
      .flatMap((part) => [...main.querySelectorAll(`${part} button, ${part} .goods li`)])
      .map((element) =>
        [
          element.getAttribute('aria-label') ?? element.textContent,
          element.getAttribute('data-legal') ?? '',
        ].join(' = '),
      )
      .join('\n'),
  )
