/**
 * A hand that plays a given turn on the table with as few presses as the screen allows, and counts
 * them. It presses what lies on the board, in the tray and in open sheets; the list of moves in words
 * only where nothing else would do.
 */
import type { Page } from '@playwright/test'
import { apart, joined } from '../src/table/moves/routes.ts'
import { planOf } from './plan.ts'
import type { Planned } from './plan.ts'
import type { SameTurn } from './same-turn.ts'

interface Target {
  /** Where the press goes. */
  readonly x: number
  readonly y: number
  /** How many moves of the turn one press plays; 0 where it only opens or chooses something. */
  readonly plays: number
  /** The pointer only rests there, for what appears beneath it. */
  readonly rests?: true
}

/** What is pressed next, by what the page offers for the moves to come. */
const findTarget = (page: Page, moves: readonly string[]): Promise<Target | undefined> =>
  page.evaluate((todo) => {
    const [next = ''] = todo
    const open = document.querySelector('dialog[open]')
    const root = open ?? document
    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && !(element instanceof HTMLButtonElement && element.disabled)
    }
    /** A piece may stand over the middle of what is meant: a person presses beside it. */
    const spotOn = (element: Element): readonly [number, number] => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const parts = [0.5, 0.2, 0.8, 0.1, 0.9, 0.35, 0.65]
      for (const across of parts)
        for (const down of parts) {
          const at = [x + width * across, y + height * down] as const
          const hit = document.elementFromPoint(...at)
          if (hit !== null && (hit === element || element.contains(hit))) return at
        }
      return [x + width / 2, y + height / 2]
    }
    const target = (element: Element, plays: number): Target => {
      const [x, y] = spotOn(element)
      return { x, y, plays }
    }
    const all = (selector: string) =>
      [...root.querySelectorAll(selector)].filter(
        (element) => isShown(element) && element.closest('#moves') === null,
      )
    const comesNext = (series: string): number => {
      const plays = series.split('; ')
      return plays.every((move, index) => todo[index] === move) ? plays.length : 0
    }

    // A warning asks whether that is meant.
    const anyway = open?.querySelector('.wastes ~ .buttons .primary')
    if (anyway instanceof Element) return target(anyway, 1)
    // One press for several moves.
    let best: { readonly element: Element; readonly plays: number } | undefined
    for (const element of all('[data-plays]')) {
      const plays = comesNext(element.getAttribute('data-plays') ?? '')
      if (plays > (best?.plays ?? 1)) best = { element, plays }
    }
    if (best !== undefined) return target(best.element, best.plays)
    // Two presses for more than two: what opens a sheet with such a row in it.
    if (open === null)
      for (const element of all('[data-asks]')) {
        const ways = (element.getAttribute('data-asks') ?? '').split(' | ')
        if (ways.some((way) => comesNext(way) > 2)) return target(element, 0)
      }
    const [first] = all(`[data-legal="${next}"]:not(.die), [data-plays="${next}"]`)
    if (first !== undefined) return target(first, 1)

    const [, colour = '', value = '', to] =
      /^die (\S+) (\d)(?: to (\d))?$/.exec(next) ?? ([] as readonly string[])
    if (colour !== '') {
      const [die] = open === null ? all(`[data-die="${colour} ${value}"]`) : []
      if (die !== undefined && to === undefined && !die.matches(':hover'))
        return { ...target(die, 0), rests: true as const }
      if (die !== undefined) return target(die, 0)
      const [down, up] = open?.querySelectorAll('.die-head button.step') ?? []
      if (to !== undefined && down !== undefined && up !== undefined) {
        const steps = (Number(to) - Number(value) + 6) % 6
        return target(steps <= 3 ? up : down, 0)
      }
    }
    const goods = /^gain ([a-z+]+)$/.exec(next)?.[1]?.split('+')
    if (goods !== undefined) {
      const countOf = (button: Element) =>
        Number(button.querySelector('.count')?.textContent ?? '0')
      const chosen = all('[data-pad]').reduce((sum, button) => sum + countOf(button), 0)
      const alike = goods.every((one) => one === goods[0]) && goods.length > 1
      const [ofOne] = all(`[data-pad-all="${goods[0]}"]`)
      if (alike && chosen === 0 && ofOne !== undefined) return target(ofOne, 1)
      for (const good of goods) {
        const [button] = all(`[data-pad="${good}"]`)
        if (button === undefined) continue
        if (countOf(button) < goods.filter((one) => one === good).length)
          return target(button, chosen + 1 === goods.length ? 1 : 0)
      }
    }
    const swapped = /^exchange (\S+) (\S+)$/.exec(next)
    if (swapped !== null) {
      const [give] = all(`[data-give="${swapped[1] ?? ''}"]`)
      const [get] = all(`[data-get="${swapped[2] ?? ''}"]`)
      if (give?.getAttribute('aria-pressed') === 'true' && get !== undefined) return target(get, 1)
      if (give !== undefined) return target(give, 0)
    }
    // A thing with several moves asks which.
    const among = all('[data-legal]').find((element) =>
      (element.getAttribute('data-legal') ?? '').split('|').includes(next),
    )
    if (among !== undefined) return target(among, 0)
    if (open === null) {
      const row = [...document.querySelectorAll('#moves [data-legal]')].find(
        (element) => element.getAttribute('data-legal') === next,
      )
      const folded = row?.closest('details:not([open])')?.querySelector('summary')
      if (folded instanceof Element) return target(folded, 0)
      if (row !== undefined) return target(row, 1)
    }
    return undefined
  }, moves)

/** What lies open to be pressed: the series that one press plays, and what things are for. */
const seenOn = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...(document.querySelector('dialog[open]') ?? document).querySelectorAll(selector)].filter(
        (element) =>
          element.getBoundingClientRect().width > 0 && element.closest('#moves') === null,
      )
    return {
      series: shown('[data-plays]').map((element) => element.getAttribute('data-plays') ?? ''),
      things: shown('[data-for]').map((element) => ({
        what: element.getAttribute('data-for') ?? '',
        at: element.getAttribute('data-space-of') ?? '',
      })),
    }
  })

interface Thing {
  readonly what: string
  readonly at: string
}

/** Rests on a thing until its tooltip is there; presses the row that plays the series, if it has one. */
async function pressRow(page: Page, { what, at }: Thing, series: string): Promise<boolean> {
  const spots = await page.evaluate(
    ([wanted = '', space = '']) => {
      const found = [...document.querySelectorAll('[data-for]')].filter(
        (element) =>
          element.getAttribute('data-for') === wanted &&
          (element.getAttribute('data-space-of') ?? '') === space &&
          element.closest('#moves') === null,
      )
      return found.flatMap((element) => {
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        const { x, y, width, height } = element.getBoundingClientRect()
        const parts = [0.5, 0.2, 0.8, 0.1, 0.9, 0.35, 0.65]
        for (const across of parts)
          for (const down of parts) {
            const spot = [x + width * across, y + height * down] as const
            const hit = document.elementFromPoint(...spot)
            if (hit !== null && hit.closest('[data-for]') === element) return [spot]
          }
        return []
      })
    },
    [what, at],
  )
  for (const [x, y] of spots) {
    await page.mouse.move(x + 1, y)
    await page.mouse.move(x, y)
    const row = page.locator(`.tip-rows [data-plays="${series}"]`)
    const there = await row.waitFor({ timeout: 2500 }).then(
      () => true,
      () => false,
    )
    if (!there) continue
    await row.click()
    return true
  }
  return false
}

/** How many moves lie in the tray, whether a warning asks, and what is open or chosen. */
const readTable = (page: Page) =>
  page.evaluate(() => ({
    taken: document.querySelectorAll('#tray .steps li[data-by="seat"]').length,
    warns: document.querySelector('dialog[open] .wastes') !== null,
    looks: [
      document.querySelector('dialog[open]')?.textContent ?? '',
      document.querySelectorAll('details[open]').length,
      ...[...document.querySelectorAll('[aria-pressed="true"], .pad .count')].map(
        (element) => element.getAttribute('aria-label') ?? element.textContent,
      ),
    ].join(),
  }))

const PATIENCE = 15_000

/** As much time as the page needs to look ahead; people take longer. */
const rest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let pauses = 0; pauses < 20; pauses++)
      await new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: 100 }))
  })

/** Until the press has done something. */
async function settled(page: Page, before: Awaited<ReturnType<typeof readTable>>) {
  const end = Date.now() + PATIENCE
  for (;;) {
    const now = await readTable(page)
    if (now.taken !== before.taken || now.warns || now.looks !== before.looks) return now
    if (Date.now() > end) throw new Error('the press does nothing')
  }
}

/** A thing on the screen whose tooltip has a row for just this series. */
const thingWith = (
  things: readonly Thing[],
  turn: SameTurn,
  played: readonly string[],
  series: readonly string[],
): Thing | undefined =>
  things.find(
    ({ what, at }) =>
      what.split(/ \/ |\|/u).some((move) => series.includes(move)) &&
      turn.offered(played, what, at).some((moves) => joined(moves) === joined(series)),
  )

/**
 * Plays the moves of a turn as planned, and plans anew where the screen doesn't offer what was planned;
 * returns each press with what it was for.
 * @param free The order is free as long as the turn ends alike.
 */
export async function playTurn(
  page: Page,
  recorded: readonly string[],
  turn: SameTurn,
  free: boolean,
): Promise<readonly string[]> {
  const presses: string[] = []
  let moves = recorded
  let plan: readonly (readonly string[])[] = []
  /** Of how many moves the plan's first group is the next. */
  let planned = -1
  let done = 0
  let tries = 0
  let table = await readTable(page)
  const missing = new Set<string>()
  const keyOf = (played: readonly string[], series: readonly string[]) =>
    `${joined(played)} / ${joined(series)}`
  const isMissing: Planned['isMissing'] = (played, series) => missing.has(keyOf(played, series))
  while (done < moves.length) {
    await rest(page)
    const played = moves.slice(0, done)
    const { series, things } = await seenOn(page)
    if (planned !== done) {
      const open = series.map(apart)
      plan = planOf(turn, { played, left: moves.slice(done), free, open, isMissing })
      planned = done
      moves = [...played, ...plan.flat()]
    }
    const [group = []] = plan
    const todo = moves.slice(done)
    let target = await findTarget(page, todo)
    if (++tries > 20 * moves.length) throw new Error(`No end of it: ${presses.join(', ')}`)
    // A row of a tooltip, where it plays more than what lies open, or what would be asked for first.
    const isAsked = target === undefined || target.plays === 0 || turn.warns(played, todo[0] ?? '')
    const wantsRow =
      group.length > Math.max(target?.plays ?? 0, 1) ||
      (isAsked && target?.rests !== true && !missing.has(keyOf(played, group)))
    const thing = wantsRow ? thingWith(things, turn, played, group) : undefined
    if (thing !== undefined && (await pressRow(page, thing, joined(group)))) {
      presses.push(`[${joined(group)}]`)
      target = { x: 0, y: 0, plays: group.length }
    } else if (wantsRow && target?.rests !== true && !missing.has(keyOf(played, group))) {
      missing.add(keyOf(played, group))
      planned = -1
      await page.mouse.move(2, 330)
      continue
    } else {
      if (target === undefined)
        throw new Error(`Nothing to press for "${todo[0] ?? ''}" after ${presses.join(', ')}`)
      const { x, y, plays, rests } = target
      if (rests === true) {
        await page.mouse.move(x, y)
        await page.evaluate(() => new Promise(requestAnimationFrame))
        continue
      }
      await page.mouse.click(x, y)
      presses.push(plays === 0 ? `(${todo[0] ?? ''})` : joined(todo.slice(0, plays)))
    }
    await page.mouse.move(2, 330)
    if (todo[target.plays - 1] === 'end turn') {
      // The question what is wasted may come first.
      const ended = await Promise.race([
        page
          .locator('dialog[open] .wastes')
          .waitFor()
          .then(() => false),
        page
          .locator('#tray .steps li[data-by="seat"]')
          .first()
          .waitFor({ state: 'detached' })
          .then(() => true),
      ])
      if (ended) return presses
      table = await readTable(page)
      continue
    }
    try {
      table = await settled(page, table)
    } catch (error) {
      throw new Error(`${String(error)}: ${presses.join(', ')}`, { cause: error })
    }
    // A series is laid move by move where chance answers in between.
    done = table.taken
    if (done === planned + group.length) {
      plan = plan.slice(1)
      planned = done
    }
  }
  return presses
}
