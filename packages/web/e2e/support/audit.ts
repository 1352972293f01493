/** Looks at the table in the window as it is: can everything be reached, is anything covered? */
import type { Page } from '@playwright/test'

/** The least a map may be drawn in a window of a phone, and in any other. */
export const LEAST_MAP = { phone: [300, 175], other: [380, 260] } as const

export const audit = (page: Page): Promise<readonly string[]> => page.evaluate(inspect, LEAST_MAP)

/** Runs in the page. */
export async function inspect(leastMap: typeof LEAST_MAP): Promise<readonly string[]> {
  const faults: string[] = []
  const settled = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const shown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    // Some browsers give what is folded away the size that it would have.
    const folded = element.closest('details:not([open])')
    if (folded !== null && element.closest('summary')?.parentElement !== folded) return false
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  }
  const all = (selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter(shown)
  const nameOf = (element: Element) =>
    `${element.id || (element.getAttribute('class') ?? element.tagName)} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`

  /** Whether its middle is in the window and nothing lies over it. */
  const covered = (element: Element): string | undefined => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'is out of the window'
    const hit = document.elementFromPoint(x, y)
    if (hit === null || element.contains(hit) || hit.contains(element)) return undefined
    return `lies under ${nameOf(hit)}`
  }
  const expectInSight = (selector: string) => {
    const found = all(selector)
    if (found.length === 0) faults.push(`${selector} is missing`)
    for (const element of found) {
      const why = covered(element)
      if (why !== undefined) faults.push(`${nameOf(element)} ${why}`)
    }
  }
  const expectReachable = (zone: string, parts: readonly string[]) => {
    const [within] = all(zone)
    if (within === undefined) {
      faults.push(`${zone} is missing`)
      return
    }
    for (const part of parts) {
      const found = all(part, within)
      if (found.length === 0) faults.push(`${zone} has no ${part}`)
      for (const one of found) {
        one.scrollIntoView({ block: 'center', inline: 'center' })
        if (covered(one)?.startsWith('is out') === true) faults.push(`${nameOf(one)} is cut off`)
      }
    }
    for (const element of all('button:enabled', within)) {
      if (covered(element) === undefined) continue
      // On a tablet the question takes the place of the players until it is answered.
      if (element.matches('.top-players .player-row') && all('.asked > *').length > 0) continue
      element.scrollIntoView({ block: 'center', inline: 'center' })
      const why = covered(element)
      if (why !== undefined) faults.push(`in ${zone} ${nameOf(element)} ${why}`)
    }
  }
  const expectMap = () => {
    const phone = document.querySelector('.map-zoom')
    const [wide, tall] = phone === null ? leastMap.other : leastMap.phone
    const maps = all('.europe, .underground')
    if (maps.length === 0) faults.push('there is no map')
    for (const map of maps) {
      const { width, height } = map.getBoundingClientRect()
      if (width < wide || height < tall)
        faults.push(`the map is ${Math.round(width)} × ${Math.round(height)}`)
      map.scrollIntoView({ block: 'center', inline: 'center' })
      const box = map.getBoundingClientRect()
      const under = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].flatMap((y) => {
          const hit = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height)
          const own = hit?.closest('#map, .map-panel, .asked, .map-zoom') !== null
          return own || hit === null ? [] : [nameOf(hit)]
        }),
      )
      // Of a phone's map a part may be scrolled away; what is seen of it is free.
      if (phone === null) for (const one of new Set(under)) faults.push(`over the map: ${one}`)
    }
  }
  /** What is asked lies over no place of a map, nothing that stands there, and no other move. */
  const expectNothingUnderQuestion = () => {
    for (const question of all('.asked > *')) {
      const over = question.getBoundingClientRect()
      for (const one of all('.europe .at, .underground .at, [data-legal], [data-pad]')) {
        if (one.closest('.asked') !== null) continue
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const wide = Math.min(right, over.right) - Math.max(left, over.left)
        const tall = Math.min(bottom, over.bottom) - Math.max(top, over.top)
        if (wide <= 1 || tall <= 1) continue
        // What is scrolled away behind an edge of its zone is not under the question.
        const [x, y] = [Math.max(left, over.left) + wide / 2, Math.max(top, over.top) + tall / 2]
        const zone = one.closest('[data-zone-of], .tray')?.getBoundingClientRect()
        if (
          zone === undefined ||
          (zone.left < x && x < zone.right && zone.top < y && y < zone.bottom)
        )
          faults.push(`${nameOf(one)} lies under the question by ${Math.round(tall)} px`)
      }
    }
  }
  const within = (inner: string, outer: string) => {
    for (const one of all(inner)) {
      const other = one.closest(outer)?.getBoundingClientRect()
      const { left, right, top, bottom } = one.getBoundingClientRect()
      if (other === undefined) faults.push(`${inner} is not in ${outer}`)
      else if (
        left < other.left - 1 ||
        right > other.right + 1 ||
        top < other.top - 1 ||
        bottom > other.bottom + 1
      )
        faults.push(`${inner} goes over ${outer}`)
    }
  }

  const tabs = all('.phone-tabs button')
  const behind = (zone: string) => tabs.find((tab) => tab.dataset['zoneTab'] === zone)
  const open = async (zone: string) => {
    behind(zone)?.click()
    await settled()
  }
  /**
   * Nothing is written below 11 px, but on a map seen whole where there is little room for it: on a
   * phone, which has a button to come near, on a tablet held upright, in low windows, and where two
   * maps lie side by side. At 1440 × 780 every map has the room.
   */
  const expectLegible = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const written = node.parentElement
      if (written === null || (node.textContent ?? '').trim() === '') continue
      if (written.closest('.unseen, script, style, title') !== null || !shown(written)) continue
      if (!written.checkVisibility({ opacityProperty: true })) continue
      const map = written.closest('.map')?.querySelector('.europe, .underground')
      if (map && map.getBoundingClientRect().width < (map.matches('.europe') ? 640 : 500)) continue
      const type = Number.parseFloat(getComputedStyle(written).fontSize)
      const matrix = written instanceof SVGGraphicsElement ? written.getScreenCTM() : undefined
      const drawn = type * (matrix ? Math.hypot(matrix.a, matrix.b) : written.currentCSSZoom)
      if (drawn < 10.95) faults.push(`${nameOf(written)} is written at ${drawn.toFixed(1)} px`)
    }
  }

  await open('wheel')
  await settled()
  const { scrollHeight, scrollWidth } = document.documentElement
  if (scrollHeight > innerHeight || scrollWidth > innerWidth) faults.push('the page scrolls')
  const table = document.querySelector('.table')
  if (table !== null && table.scrollWidth > innerWidth) faults.push('the table is too wide')
  for (const part of ['.tray-buttons button', '.phone-tabs button', '.bar button', '.corruption'])
    if (part !== '.phone-tabs button' || tabs.length > 0) expectInSight(part)
  if (all('.tray').length > 0) within('.tray-buttons', '.tray')
  within('.bar-buttons', '.bar')

  if (behind('wheel') === undefined) {
    const [tray] = all('.tray').map((one) => one.getBoundingClientRect())
    for (const part of all('.wheel, .offers, .technology, .fairs, #mine')) {
      const { top, bottom } = part.getBoundingClientRect()
      if (tray !== undefined && top < tray.bottom - 1 && bottom > tray.top + 1)
        faults.push(`${nameOf(part)} lies over the tray`)
    }
  }

  // What lies in a dock that has grown past the window can't be scrolled to.
  if (tabs.length < 2)
    for (const part of all('#mine > *, .fairs li')) {
      const { bottom } = part.getBoundingClientRect()
      if (bottom > innerHeight + 1) faults.push(`${nameOf(part)} goes below the window`)
    }
  // Beside the map of a low window a question leaves the whole wheel in sight, if there is room.
  const [beside] = all('.left').map((left) => left.getBoundingClientRect())
  if (tabs.length > 1 && all('.map-zoom').length === 0 && beside && beside.height > 300)
    for (const wheel of all('.wheel-panel')) {
      const { bottom } = wheel.getBoundingClientRect()
      if (bottom > beside.bottom + 1) faults.push('the wheel is cut off')
    }

  expectReachable('[data-zone-of="wheel"]', ['.wheel .die'])
  expectLegible()
  expectNothingUnderQuestion()
  await open('map')
  expectMap()
  expectNothingUnderQuestion()
  expectLegible()
  const maps = all('.map-tabs > [role=tablist] > [role=tab]')
  const shownMap = maps.find((tab) => tab.getAttribute('aria-selected') === 'true')
  for (const tab of maps) {
    tab.click()
    await settled()
    expectLegible()
  }
  shownMap?.click()
  await settled()
  await open('offers')
  expectNothingUnderQuestion()
  expectLegible()
  const silver = table?.hasAttribute('data-expansions') === true
  expectReachable('.offers', ['.thing'])
  if (silver) expectReachable('.technologies', ['.technology'])
  await open('mine')
  expectNothingUnderQuestion()
  expectLegible()
  expectReachable('[data-zone-of="mine"]', ['.building', '.storehouse', '.contracts', '.supply'])
  await open('table')
  expectLegible()
  expectReachable('.players', ['.player-row'])
  expectReachable('[data-zone-of="table"]', ['[role=tab]', '.tab-panel'])
  // Where the table is a drawer, a second press closes it.
  await open('table')
  await open(behind('mine') === undefined ? 'wheel' : 'mine')
  expectReachable('.fairs', ['li'])
  await open('wheel')
  return [...new Set(faults)]
}
