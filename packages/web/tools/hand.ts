/**
 * A hand that plays a given turn on the table with as few presses as the screen allows, and counts
 * them. It finds what it presses by role and name, and reads in tooltips what a press would play. It
 * presses what lies on the board, in the tray and in open sheets; the list of moves in words only where
 * nothing else would do.
 */
import type { Locator, Page } from '@playwright/test'
import { RESOURCES } from '@tiletum/engine'
import { words } from '../src/shared/language/words.en.ts'
import { namesIn } from './names.ts'
import type { Named, Names } from './names.ts'
import { planOf } from './plan.ts'
import type { Planned } from './plan.ts'
import type { SameTurn } from './same-turn.ts'

const { hand, nouns, web } = words

/** What one press did: how many of the moves to come it played; 0 where it only opened something. */
interface Pressed {
  readonly plays: number
  readonly told: string
}

const LIST_OF_MOVES = '#moves *'
const ANYWAY = new RegExp(`^(?:${Object.values(hand.anyway).join('|')})$`, 'u')

interface Table {
  readonly page: Page
  readonly names: Names
  /** The moves to come, of which the first so many are to be played with one press. */
  readonly todo: readonly string[]
}

/** Where somebody who sees the page looks: in the open sheet, else on the table. */
async function scope(page: Page): Promise<Locator> {
  const sheet = page.getByRole('dialog').last()
  return (await sheet.isVisible()) ? sheet : page.locator('body')
}

async function shown(found: Locator): Promise<readonly Locator[]> {
  const all = await found.and(found.page().locator(`:not(${LIST_OF_MOVES})`)).all()
  const seen = await Promise.all(all.map((one) => one.isVisible()))
  return all.filter((_, index) => seen[index] === true)
}

const buttons = (root: Locator, name: RegExp | string) =>
  shown(root.getByRole('button', { name, exact: true, includeHidden: true }))

/** Everything on the table that is called so. */
async function thingsNamed(page: Page, { role, name, nth, within }: Named) {
  const root =
    within === undefined
      ? page.locator('body')
      : page
          .getByRole('region', { name: within })
          .or(page.getByRole('group', { name: within }))
          .or(page.getByRole('list', { name: within }))
  const found =
    role === 'listitem'
      ? root.getByRole('listitem').filter({ hasText: name })
      : root.getByRole('button', { name, includeHidden: true })
  const all = await shown(found)
  return nth === undefined ? all : all.slice(nth, nth + 1)
}

/** A piece may stand over the middle of what is meant: a person points beside it. */
const spotOn = (thing: Locator): Promise<readonly [number, number] | undefined> =>
  thing.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const parts = [0.5, 0.2, 0.8, 0.1, 0.9, 0.35, 0.65]
    for (const across of parts)
      for (const down of parts) {
        const at = [x + width * across, y + height * down] as const
        const hit = document.elementFromPoint(...at)
        if (hit !== null && (hit === element || element.contains(hit))) return at
      }
    return undefined
  })

async function press(thing: Locator): Promise<boolean> {
  const spot = await spotOn(thing)
  if (spot !== undefined) await thing.page().mouse.click(...spot)
  return spot !== undefined
}

/** Rests on a thing; the tooltip that appears, if one does. */
async function tooltipOf(thing: Locator): Promise<Locator | undefined> {
  const spot = await spotOn(thing)
  if (spot === undefined) return undefined
  const page = thing.page()
  const [x, y] = spot
  await page.mouse.move(x + 1, y)
  await page.mouse.move(x, y)
  const tip = page.getByRole('tooltip')
  const appeared = await tip.waitFor({ timeout: 1500 }).then(
    () => true,
    () => false,
  )
  return appeared ? tip : undefined
}

const goAway = (page: Page): Promise<void> => page.mouse.move(2, 330)

/** A button beside the board or a row of the open sheet that plays the group. */
async function pressDirect({ page, names }: Table, group: readonly string[]): Promise<boolean> {
  const root = await scope(page)
  const named = [...names.direct(group), names.rows(group)]
  for (const name of named)
    for (const found of await buttons(root, name))
      if ((await found.isEnabled()) && (await press(found))) return true
  return false
}

/** The group by a row in the tooltip of one of its things, or by the thing itself where that says so. */
async function pressThing({ page, names }: Table, group: readonly string[]): Promise<boolean> {
  const single = group.length === 1
  const moves = [...new Set([...group.slice(-2).toReversed(), ...group])]
  for (const named of moves.flatMap(names.things))
    for (const thing of await thingsNamed(page, named)) {
      await goAway(page)
      await page.getByRole('tooltip').waitFor({ state: 'detached' })
      const tip = await tooltipOf(thing)
      if (tip === undefined) continue
      const [row] = await buttons(tip, names.rows(group))
      if (row !== undefined) {
        await row.click()
        return true
      }
      const text = await tip.innerText()
      if (names.onePress(group).some((told) => text.includes(told))) return await press(thing)
      const hasRows = (await tip.getByRole('button', { includeHidden: true }).count()) > 0
      const isPossible = named.role === 'button' && (await thing.isEnabled())
      if (single && isPossible && !hasRows && !text.includes(hand.series('')))
        return await press(thing)
    }
  return false
}

/** The die that is taken at its own value shows its signs where the mouse rests on it. */
async function pressSign({ page, names }: Table, group: readonly string[]): Promise<boolean> {
  const [first = ''] = group
  if (!/^die \S+ \d$/u.test(first)) return false
  for (const die of (
    await Promise.all(names.things(first).map((one) => thingsNamed(page, one)))
  ).flat()) {
    const spot = await spotOn(die)
    if (spot === undefined) continue
    await page.mouse.move(...spot)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    if (await pressDirect({ page, names, todo: group }, group)) return true
  }
  return false
}

/** What is chosen in several presses: a changed die, goods, an exchange in two rows. */
async function pressPart({ page, names, todo }: Table): Promise<Pressed | undefined> {
  const [next = ''] = todo
  const root = await scope(page)
  const pressNamed = async (name: string | RegExp, plays: number): Promise<Pressed | undefined> => {
    for (const found of await buttons(root, name))
      if ((await found.isEnabled()) && (await press(found)))
        return { plays, told: plays === 0 ? `(${next})` : next }
    return undefined
  }
  const [, colour, value = '', to] = /^die (\S+) (\d)(?: to (\d))?$/u.exec(next) ?? []
  if (colour !== undefined) {
    const card = page.getByRole('dialog').last()
    if (to === undefined || !(await card.isVisible())) {
      for (const die of (
        await Promise.all(names.things(next).map((one) => thingsNamed(page, one)))
      ).flat())
        if (await press(die)) return { plays: 0, told: `(${next})` }
      return undefined
    }
    const steps = (Number(to) - Number(value) + 6) % 6
    return pressNamed(steps <= 3 ? web.die.up : web.die.down, 0)
  }
  const goods = /^gain ([a-z+]+)$/u.exec(next)?.[1]?.split('+')
  if (goods !== undefined) {
    const isGood = (one: string) => RESOURCES.find((resource) => resource === one) ?? 'gold'
    const [first = ''] = goods
    const countOf = async (one: string) => {
      const label = new RegExp(`^${web.pad.more(nouns.resource[isGood(one)])} \\((\\d+)\\)$`, 'u')
      const [pad] = await buttons(root, label)
      const told = (await pad?.getAttribute('aria-label')) ?? ''
      return { label, count: Number(label.exec(told)?.[1] ?? '0') }
    }
    const counts = await Promise.all([...new Set(goods)].map((one) => countOf(one)))
    const chosen = counts.reduce((sum, { count }) => sum + count, 0)
    if (goods.length > 1 && chosen === 0 && goods.every((one) => one === first)) {
      const all = await pressNamed(hand.allOf(nouns.resource[isGood(first)], goods.length), 1)
      if (all !== undefined) return all
    }
    for (const [index, one] of [...new Set(goods)].entries()) {
      const { label, count } = counts[index] ?? {}
      if (label === undefined || count === undefined) continue
      if (count < goods.filter((other) => other === one).length)
        return pressNamed(label, chosen + 1 === goods.length ? 1 : 0)
    }
  }
  return undefined
}

/** A thing that asks which of its moves is meant, or the list of moves. */
async function pressToAsk({ page, names, todo }: Table): Promise<Pressed | undefined> {
  const [next = ''] = todo
  const isSheetOpen = await page.getByRole('dialog').last().isVisible()
  if (isSheetOpen) return undefined
  const list = page.locator('#moves')
  const row = list.getByRole('button', { name: names.listed(next) }).first()
  if ((await row.count()) > 0) {
    await row.click()
    return { plays: 1, told: `${next} in the list of moves` }
  }
  for (const fold of await list.locator('details:not([open]) summary').all()) {
    await fold.click()
    return { plays: 0, told: `(${next})` }
  }
  return undefined
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
  const keyOf = (played: readonly string[], group: readonly string[]) =>
    `${played.join('; ')} / ${group.join('; ')}`
  const isMissing: Planned['isMissing'] = (played, group) => missing.has(keyOf(played, group))
  while (done < moves.length) {
    await rest(page)
    const played = moves.slice(0, done)
    if (planned !== done) {
      plan = planOf(turn, { played, left: moves.slice(done), free, isMissing })
      planned = done
      moves = [...played, ...plan.flat()]
    }
    const [group = []] = plan
    const todo = moves.slice(done)
    const seen = turn.seenAfter(played)
    if (seen === undefined || ++tries > 20 * moves.length)
      throw new Error(`No end of it: ${presses.join(', ')}`)
    const isAsked = turn.warns(played, todo[0] ?? '')
    const pressed = await pressFor({ page, names: namesIn(seen), todo }, group, isAsked)
    if (pressed === undefined) {
      if (group.length < 2)
        throw new Error(`Nothing to press for "${todo[0] ?? ''}" after ${presses.join(', ')}`)
      missing.add(keyOf(played, group))
      planned = -1
      await goAway(page)
      continue
    }
    presses.push(pressed.told)
    await goAway(page)
    if (todo[pressed.plays - 1] === 'end turn') {
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

async function pressFor(
  table: Table,
  group: readonly string[],
  isAsked: boolean,
): Promise<Pressed | undefined> {
  const { page } = table
  const told = { plays: group.length, told: group.join('; ') }
  // A warning asks whether that is meant.
  const [anyway] = await buttons(page.getByRole('dialog').last(), ANYWAY)
  if (anyway !== undefined && (await press(anyway))) return { plays: 1, told: `(${told.told})` }
  const isOpen = await page.getByRole('dialog').last().isVisible()
  // Where a press would be asked about, a row plays it at once.
  if (isAsked && !isOpen && (await pressThing(table, group))) return told
  if (await pressSign(table, group)) return told
  if (await pressDirect(table, group)) return told
  if (!isAsked && !isOpen && (await pressThing(table, group))) return told
  if (group.length > 1) return undefined
  return (await pressPart(table)) ?? (await pressToAsk(table))
}
