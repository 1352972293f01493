/**
 * A hand that plays a given turn on the table with as few presses as the screen allows, and counts
 * them. It presses what lies on the board, in the tray and in open sheets; the list of moves in words
 * only where nothing else would do.
 */
import type { Page } from '@playwright/test'

interface Target {
  readonly selector: string
  /** How many moves of the turn one press plays; 0 where it only opens something. */
  readonly plays: number
}

/** What is pressed next, by what the page offers for the moves to come. */
const findTarget = (page: Page, moves: readonly string[]): Promise<Target | undefined> =>
  page.evaluate((todo) => {
    const [next = ''] = todo
    const open = document.querySelector('dialog[open]')
    const root = open ?? document
    const seen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && !(element instanceof HTMLButtonElement && element.disabled)
    }
    let number = 0
    const target = (element: Element, plays: number) => {
      number = 1
      for (const old of document.querySelectorAll('[data-hand]')) old.removeAttribute('data-hand')
      element.setAttribute('data-hand', String(number))
      return { selector: `[data-hand="${number}"]`, plays }
    }
    const inList = (element: Element) => element.closest('#moves') !== null
    const all = (selector: string) =>
      [...root.querySelectorAll(selector)].filter((element) => seen(element) && !inList(element))

    // One press for several moves.
    let best: { readonly element: Element; readonly plays: number } | undefined
    for (const element of all('[data-plays]')) {
      const plays = (element.getAttribute('data-plays') ?? '').split('; ')
      const fits = plays.every((move, index) => todo[index] === move)
      if (fits && plays.length > (best?.plays ?? 1)) best = { element, plays: plays.length }
    }
    if (best !== undefined) return target(best.element, best.plays)
    // The whole choice of a route or a form in two presses.
    if (open === null)
      for (const element of all('[data-asks]')) {
        const ways = (element.getAttribute('data-asks') ?? '').split(' | ')
        const fits = ways.some((way) => {
          const plays = way.split('; ')
          return plays.length > 2 && plays.every((move, index) => todo[index] === move)
        })
        if (fits) return target(element, 0)
      }

    // A warning asks whether that is meant.
    const wastes = open?.querySelector('.wastes')
    if (open !== null && wastes !== null && wastes !== undefined) {
      const anyway = open.querySelector('button.primary')
      if (anyway !== null) return target(anyway, 1)
    }
    const exact = all(`[data-legal="${next}"]`).filter((element) => !element.matches('.die'))
    const [first] = exact
    if (first !== undefined) return target(first, 1)

    const [, colour = '', value = '', to] =
      /^die (\S+) (\d)(?: to (\d))?$/.exec(next) ?? ([] as readonly string[])
    if (colour !== '') {
      if (open === null) {
        const die = all(`[data-die="${colour} ${value}"]`)[0]
        if (die !== undefined) return target(die, 0)
      }
      const [down, up] = open?.querySelectorAll('.die-head button.step') ?? []
      if (to !== undefined && down !== undefined && up !== undefined) {
        const steps = (Number(to) - Number(value) + 6) % 6
        return target(steps <= 3 ? up : down, 0)
      }
    }
    const goods = /^gain ([a-z+]+)$/.exec(next)?.[1]?.split('+')
    if (goods !== undefined) {
      const alike = goods.length > 1 && goods.every((one) => one === goods[0])
      const ofOne = root.querySelector(`[data-pad-all="${goods[0]}"]`)
      if (alike && ofOne !== null) return target(ofOne, 1)
      for (const good of goods) {
        const button = root.querySelector(`[data-pad="${good}"]`)
        const count = Number(button?.querySelector('.count')?.textContent ?? '0')
        if (button !== null && count < goods.filter((one) => one === good).length)
          return target(button, all('[data-pad] .count').length + 1 >= goods.length ? 1 : 0)
      }
    }
    const swapped = /^exchange (\S+) (\S+)$/.exec(next)
    if (swapped !== null) {
      const [gives, gets] = ['give', 'get'].map((side, index) =>
        root.querySelector(`[data-${side}="${swapped[index + 1]}"]`),
      )
      const pressed = gives?.getAttribute('aria-pressed') === 'true'
      if (pressed && gets !== null && gets !== undefined) return target(gets, 1)
      if (gives !== null && gives !== undefined) return target(gives, 0)
    }
    const among = all('[data-legal]').find((element) =>
      (element.getAttribute('data-legal') ?? '').split('|').includes(next),
    )
    if (among !== undefined) return target(among, 0)
    if (open === null) {
      const row = [...document.querySelectorAll('#moves [data-legal]')].find(
        (element) => element.getAttribute('data-legal') === next && seen(element),
      )
      if (row !== undefined) return target(row, 1)
      const folded = [...document.querySelectorAll('#moves details:not([open])')].find(
        (details) => details.querySelector(`[data-legal="${next}"]`) !== null,
      )
      const summary = folded?.querySelector('summary')
      if (summary !== null && summary !== undefined) return target(summary, 0)
    }
    return undefined
  }, moves)

const taken = (page: Page): Promise<number> =>
  page.locator('#tray .steps li[data-by="seat"]').count()

/** Until the moves are on the table, or a question is. */
async function settled(page: Page, moves: number, plays: boolean): Promise<void> {
  for (let waits = 0; waits < (plays ? 60 : 4); waits++) {
    await page.waitForTimeout(100)
    if (!plays) continue
    if ((await taken(page)) >= moves) return
    if ((await page.locator('dialog[open] .wastes').count()) > 0) return
  }
}

/** Plays the moves of a turn; returns each press with what it was for. */
export async function playTurn(page: Page, moves: readonly string[]): Promise<readonly string[]> {
  const presses: string[] = []
  let done = 0
  for (let tries = 0; done < moves.length; tries++) {
    const todo = moves.slice(done)
    const target = await findTarget(page, todo)
    if (target === undefined || tries > 200)
      throw new Error(`Nothing to press for "${todo[0] ?? ''}" after ${presses.join(', ')}`)
    const pressed = page.locator(target.selector).first()
    // A piece may stand over the middle of what is meant: a person presses beside it.
    await pressed
      .click({ timeout: 6000 })
      .catch(() => pressed.dispatchEvent('click', { detail: 1 }, { timeout: 1000 }))
      .catch(() => undefined)
    presses.push(target.plays > 1 ? `${todo.slice(0, target.plays).join('; ')}` : (todo[0] ?? ''))
    await page.mouse.move(2, 330)
    if (todo[target.plays - 1] === 'end turn') {
      // The question what is wasted may come first.
      await page.waitForTimeout(600)
      if ((await page.locator('dialog[open] .wastes').count()) === 0) return presses
      continue
    }
    await settled(page, done + target.plays, target.plays > 0)
    done = await taken(page)
  }
  return presses
}
