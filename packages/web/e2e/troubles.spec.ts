import fs from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/page.ts'
import { begin, tableText } from './support/game.ts'
import { en, fr } from './support/words.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })

const rows = '#moves .move-row[data-legal]'

test('keeps several games, saves one as a file and reads it again', async ({ page }, info) => {
  await begin(page, { who: 'two' })
  for (let step = 0; step < 4; step++) await page.locator(rows).nth(1).click()
  const played = await tableText(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: en.web.bar.save }).click()
  const file = info.outputPath('game.txt')
  await (await download).saveAs(file)
  expect(await fs.readFile(file, 'utf8')).toMatch(/^Tiletum record/)

  await page.getByRole('button', { name: en.web.bar.menu }).click()
  await page.getByRole('button', { name: en.web.start.quickSolo }).click()
  await expect(page.locator('#tray')).toBeVisible()
  await page.getByRole('button', { name: en.web.bar.menu }).click()
  await expect(page.locator('.game-row')).toHaveCount(2)

  await page.locator('input[type="file"]').setInputFiles(file)
  await expect(page.locator(rows).first()).toBeVisible()
  expect(await tableText(page)).toBe(played)
  await page.getByRole('button', { name: en.web.bar.menu }).click()
  await expect(page.locator('.game-row')).toHaveCount(3)
  const first = page.locator('.game-row').first()
  await first.getByRole('button', { name: en.web.start.remove }).click()
  await first.getByRole('button', { name: en.web.start.remove }).click()
  await expect(page.locator('.game-row')).toHaveCount(2)
})

test('says when a file is no record', async ({ page }, info) => {
  await page.goto('/')
  const file = info.outputPath('nonsense.txt')
  await fs.writeFile(file, 'Dear diary')
  await page.locator('input[type="file"]').setInputFiles(file)
  await expect(page.getByText(en.web.trouble.unreadable).first()).toBeVisible()
})

test.describe('where the browser keeps nothing', () => {
  test('the game goes on and can be saved as a file', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        value: {
          open: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        },
      })
    })
    await begin(page, { who: 'two' })
    await expect(page.getByText(en.web.trouble.notStored).first()).toBeVisible()
    await page.locator(rows).first().click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: en.web.trouble.saveIt }).click()
    expect((await download).suggestedFilename()).toMatch(/^tiletum-.*\.txt$/)
  })
})

test('where the database does not open, a game begins all the same, and is kept once it does', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const opened = new Promise<void>((resolve) => {
      addEventListener('let-it-open', () => resolve())
    })
    const open = indexedDB.open.bind(indexedDB)
    indexedDB.open = (...words) => {
      const request = open(...words)
      const listen = request.addEventListener.bind(request)
      request.addEventListener = (type: string, listener: EventListener) => {
        listen(type, (event) => {
          if (type === 'success') void opened.then(() => listener(event))
          else listener(event)
        })
      }
      return request
    }
  })
  await begin(page, { who: 'two' })
  await expect(page.getByText(en.web.trouble.notStored).first()).toBeVisible()
  await page.locator(rows).first().click()
  await expect(page.locator('#tray .steps li')).toHaveCount(1)

  await page.evaluate(() => dispatchEvent(new Event('let-it-open')))
  await page.locator(rows).first().click()
  await expect(page.locator('#tray .steps li')).toHaveCount(2)
  await expect(page.getByText(en.web.trouble.notStored)).toHaveCount(0)
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.locator('.game-row')).toHaveCount(1)
})

test.describe('where the browser refuses everything', () => {
  test('the game goes on, and what is lost is said once', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
      const refusing = { get: refuse }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, refusing)
      for (const name of ['BroadcastChannel', 'ResizeObserver', 'AudioContext'])
        Object.defineProperty(window, name, { value: refuse })
      for (const name of ['serviceWorker', 'clipboard', 'userActivation'])
        Object.defineProperty(navigator, name, refusing)
      Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
    })
    await page.goto('/?seed=73')
    await page.getByRole('button', { name: en.web.start.quickTwo }).click()
    await expect(page.getByText(en.web.trouble.notStored).first()).toBeVisible()
    await page.locator(rows).first().click()
    await expect(page.locator('#tray .steps li')).toHaveCount(1)

    await page.locator('#offers .renew').first().hover()
    await expect(page.locator('.tip')).toBeAttached()

    await page.getByRole('button', { name: en.web.bar.settings }).click()
    const notice = page.getByRole('complementary', { name: en.web.lost.title })
    await expect(notice).toBeHidden()
    const sound = page.getByRole('group', { name: en.web.settings.sound })
    await sound.getByLabel(en.web.settings.on).check()
    await page.getByRole('button', { name: en.web.settings.listen }).click()
    await page.keyboard.press('Escape')
    await expect(notice).toContainText(en.web.lost.storage)
    await notice.getByRole('button').click()
    await expect(notice).toContainText(en.web.lost.sound)
    await notice.getByRole('button').click()
    await expect(notice).toBeHidden()
    await page.getByRole('button', { name: 'Français' }).click()
    await expect(page.getByText(fr.web.trouble.notStored).first()).toBeVisible()
    await expect(notice).toBeHidden()
  })
})

test.describe('where a part of the table fails', () => {
  test.use({ expectedComplaint: /no such thing/ })

  test('it says so, and the rest goes on', async ({ page }) => {
    await begin(page, { who: 'two' })
    await page.evaluate(() => {
      const refuse = () => {
        throw new Error('no such thing')
      }
      Object.assign(HTMLDialogElement.prototype, { show: refuse, showModal: refuse })
      Element.prototype.scrollIntoView = refuse
    })
    const failed = page.getByRole('alert').filter({ hasText: en.web.trouble.partFailed })
    await page.getByRole('button', { name: en.web.bar.rules }).click()
    await expect(failed).toHaveCount(1)
    await expectAccessible(page)
    await page.locator(rows).first().click()
    await expect(page.locator('#tray .steps li')).toHaveCount(1)

    await page.getByRole('tab', { name: en.web.panel.log }).click()
    await expect(failed).toHaveCount(2)
    await expect(page.locator('#map')).toBeVisible()
    await expect(page.locator('#wheel')).toBeVisible()
  })
})

/** The error boundaries that React has on the page, with what is drawn in each. */
interface Boundary {
  readonly props: { readonly name: string; readonly children: unknown }
  readonly state: { readonly failed: boolean }
  render: () => unknown
  componentDidCatch: (...words: unknown[]) => void
  readonly forceUpdate: () => void
}

/** Lets a part of the table throw while it is drawn; returns its height before. */
const breakPart = (page: Page, name: string): Promise<number> =>
  page.evaluate((part) => {
    interface Fiber {
      readonly child: Fiber | null
      readonly sibling: Fiber | null
      readonly stateNode: unknown
    }
    const within = (fiber: Fiber | null): readonly Fiber[] =>
      fiber === null ? [] : [fiber, ...within(fiber.child), ...within(fiber.sibling)]
    const root = Object.entries(document.getElementById('root') ?? {}).find(([key]) =>
      key.startsWith('__reactContainer'),
    )?.[1] as { readonly stateNode: { readonly current: Fiber } }
    const found = within(root.stateNode.current).find(
      ({ stateNode }) => (stateNode as Boundary | null)?.props?.name === part,
    )
    if (found === undefined) throw new Error(`There is no part ${part}`)
    const outermost = (fiber: Fiber | null): readonly Element[] =>
      fiber === null
        ? []
        : [
            ...(fiber.stateNode instanceof Element ? [fiber.stateNode] : outermost(fiber.child)),
            ...outermost(fiber.sibling),
          ]
    const boxes = outermost(found.child).flatMap((element) => [...element.getClientRects()])
    const boundary = found.stateNode as Boundary
    const render = boundary.render.bind(boundary)
    const [element] = [boundary.props.children].flat().filter(Boolean)
    const type = () => {
      throw new Error(`broken on purpose: ${part}`)
    }
    boundary.render = () =>
      boundary.state.failed ? render() : Object.assign({}, element, { type, props: {} })
    // React renders again before it gives up: only a commit ends it.
    const caught = boundary.componentDidCatch.bind(boundary)
    boundary.componentDidCatch = (...words) => {
      Object.assign(boundary, { render, componentDidCatch: caught })
      caught(...words)
    }
    boundary.forceUpdate()
    return boxes.length === 0
      ? 0
      : Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top))
  }, name)

test.describe('where any part of the table throws', () => {
  test.use({ expectedComplaint: /broken on purpose/ })

  for (const name of [
    'header',
    'recap',
    'coach',
    'wheel',
    'offers',
    'offers of the expansion',
    'map',
    'players',
    'side tabs',
    'board',
    'fairs',
    'question',
    'tray',
    'round end',
  ])
    test(`the ${name} names itself and the cause, keeps its height, and the rest is played`, async ({
      page,
    }) => {
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      await begin(page, { who: 'two' })
      const before = await breakPart(page, name)
      // That of the coach stands in a place that only narrow windows show.
      const failed = page.locator('.part-failed', { hasText: en.web.trouble.partFailed })
      await expect(failed).toHaveCount(1)
      const { height = 0 } = (await failed.boundingBox()) ?? {}
      expect(height).toBeGreaterThanOrEqual(before - 1)
      expect(said.join('\n')).toMatch(
        new RegExp(`The part “${name}” failed.*broken on purpose: ${name}`),
      )
      await expect
        .poll(async () => {
          await page.evaluate(() => {
            const one = (selector: string) => document.querySelector<HTMLElement>(selector)
            const next = one('dialog[open] [data-legal]') ?? one('#moves .move-row[data-legal]')
            ;(next ?? one('#wheel .thing[data-legal]'))?.click()
          })
          return failed.count()
        })
        .toBe(0)
    })
})

test('a second tab looks on until it takes over', async ({ page, context }) => {
  await begin(page, { who: 'two' })
  await page.locator(rows).first().click()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText(en.web.trouble.otherTab).first()).toBeVisible()
  await expect(other.locator('.thing[data-legal]')).toHaveCount(0)
  await page.locator(rows).first().click()
  const steps = await page.locator('#tray .steps li').count()
  await expect(other.locator('#tray .steps li')).toHaveCount(steps)

  await other.getByRole('button', { name: en.web.trouble.takeOver }).click()
  await expect(other.locator(rows).first()).toBeVisible()
  await expect(page.getByText(en.web.trouble.takenOver).first()).toBeVisible()
  await other.locator(rows).first().click()
  const later = await other.locator('#tray .steps li').count()
  await expect(page.locator('#tray .steps li')).toHaveCount(later)
  await expect(page.locator(rows)).toHaveCount(0)
})

test('a game deleted in one tab is not written again by the tab that plays it', async ({
  page,
  context,
}) => {
  await begin(page, { who: 'two' })
  await page.locator(rows).first().click()
  const list = await context.newPage()
  await list.goto('/')
  const row = list.locator('.game-row')
  await row.getByRole('button', { name: en.web.start.remove }).click()
  await row.getByRole('button', { name: en.web.start.remove, exact: true }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByText(en.web.trouble.removed).first()).toBeVisible()
  await expect(page.locator(rows)).toHaveCount(0)
  await expectAccessible(page)
  await list.reload()
  await expect(list.getByText(en.page.tagline)).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(en.web.trouble.missing)).toBeVisible()
})

test('a move made just before the page is left is stored, however slow the disk', async ({
  page,
}) => {
  await begin(page, { who: 'two' })
  await page.locator(rows).first().click()
  await page.locator('[data-tab="points"]').click()
  // From now on, nothing that is read from the database arrives.
  await page.evaluate(() => {
    const { prototype } = IDBObjectStore
    const get = Reflect.get(prototype, 'get') as typeof prototype.get
    prototype.get = function (key) {
      const request = get.call(this, key)
      request.addEventListener('success', (event) => event.stopImmediatePropagation())
      return request
    }
  })
  const steps = await page.locator('#tray .steps li').count()
  await page.getByLabel(en.replay.points.switch).uncheck()
  await page.getByRole('tab', { name: /^Moves/ }).click()
  await page.locator(rows).first().click()
  await expect(page.locator('#tray .steps li')).toHaveCount(steps + 1)
  await page.reload()
  await expect(page.locator('#tray .steps li')).toHaveCount(steps + 1)
  await page.locator('[data-tab="points"]').click()
  await expect(page.locator('.points-panel')).toContainText(en.replay.points.off)
})

for (const locks of [true, false])
  test(`one of the tabs opened in the same moment plays, ${locks ? 'with' : 'without'} the browser’s locks`, async ({
    page,
    context,
  }) => {
    if (!locks)
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'locks', { value: undefined }),
      )
    await begin(page, { who: 'two' })
    await page.locator(rows).first().click()
    const address = page.url()
    await page.goto('/#/learn')
    const tabs = [page, await context.newPage(), await context.newPage()]
    await Promise.all(tabs.map((tab) => tab.goto(address)))
    const notice = `.trouble:has-text("${en.web.trouble.otherTab}")`
    const settled = tabs.map((tab) => tab.locator(`${rows}, ${notice}`).first().waitFor())
    await Promise.all(settled)
    const playing = async () => {
      const counts = await Promise.all(tabs.map((tab) => tab.locator(rows).count()))
      return counts.filter((count) => count > 0).length
    }
    await expect.poll(playing).toBe(1)
  })

test('a game that the rules no longer play is shown up to there, and a new one offered', async ({
  page,
}) => {
  await begin(page, { who: 'two' })
  await page.locator(rows).first().click()
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tiletum')
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('games', 'readwrite').objectStore('games')
          const reading = store.getAll()
          reading.addEventListener('success', () => {
            const [game] = reading.result
            const entries = [...game.entries, 'walk merchant atlantis']
            const writing = store.put({ ...game, entries, release: '0.0.1' })
            writing.addEventListener('success', () => resolve())
            writing.addEventListener('error', reject)
          })
        })
      }),
  )
  await page.reload()
  await expect(page.locator('.trouble')).toContainText('walk merchant atlantis')
  await expect(page.locator('#tray .steps li').first()).toBeVisible()
  await expect(page.locator('.thing[data-legal], #moves [data-legal]')).toHaveCount(0)
  await page.getByRole('button', { name: en.web.trouble.newGame }).click()
  await expect(page).toHaveURL(/#\/new$/)
})

test('says so when a game is not on this device', async ({ page }) => {
  await page.goto('/#/game/nowhere')
  await expect(page.getByText(en.web.trouble.missing)).toBeVisible()
})
