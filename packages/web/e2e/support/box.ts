/** A person with a physical box at the companion's screens: a second, hidden engine is the box. */
import { createRandomStream, nextRandom } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { compose, moveList, movesOf, notationOf, parseEntry, stepsBack } from '@tiletum/engine'
import type { Game, GameConfig, State } from '@tiletum/engine'
import type { Page } from '@playwright/test'
import { differences } from '../../test/companion/box.ts'
import { expect } from './page.ts'

/** What a screen of the companion shows to somebody who looks at it. */
interface Shown {
  readonly is: 'done' | 'tell' | 'play' | 'over'
  /** What the page drew: the number of the entry, and its notation. */
  readonly dealt: readonly (readonly [number, string])[]
  /** Ties that it broke: the number of the move, and what it drew. */
  readonly lots: readonly (readonly [number, string])[]
}

/** Taps one thing after the other as fast as the page answers, then looks. */
const LOOK = async (taps: readonly string[]): Promise<Shown> => {
  const breathe = () => new Promise((resolve) => setTimeout(resolve))
  const find = async (selector: string): Promise<HTMLElement> => {
    for (let tries = 0; tries < 2000; tries++) {
      const found = document.querySelector<HTMLElement>(`.companion ${selector}`)
      if (found !== null) return found
      await breathe()
    }
    throw new Error(`Nothing to tap: ${selector}`)
  }
  for (const tap of taps) {
    const element = await find(tap)
    if ('disabled' in element && element.disabled === true) throw new Error(`Can’t tap ${tap}`)
    element.click()
    await breathe()
    // what gives something up is asked for once more
    if (element.isConnected && element.closest('.options') !== null) element.click()
    await breathe()
  }
  await find(':is(.tell, .own-turn, .result, .done)')
  // whatever is asked: undo, and something differs
  const [, ...ways] = document.querySelectorAll<HTMLButtonElement>('.companion-foot button')
  if (ways.length !== 1 || ways.some((way) => way.disabled || way.offsetParent === null))
    throw new Error('Reality can’t be told on this screen')
  const has = (selector: string): boolean =>
    document.querySelector(`.companion ${selector}`) !== null
  return {
    is: has('.done') ? 'done' : has('.tell') ? 'tell' : has('.own-turn') ? 'play' : 'over',
    dealt: [...document.querySelectorAll<HTMLElement>('.companion [data-dealt]')].map((item) => [
      Number(item.dataset['mark']?.replace('laid.', '')),
      item.dataset['dealt'] ?? '',
    ]),
    lots: [...document.querySelectorAll<HTMLElement>('.companion [data-lot]')].map((lot) => [
      Number(lot.dataset['lot']),
      lot.querySelector<HTMLElement>('[aria-pressed="true"]')?.dataset['drawn'] ?? '',
    ]),
  }
}

export interface AtTheBox {
  readonly game: Game
  readonly box: State
  readonly taps: { setup: number; readonly bot: number[] }
  readonly step: () => Promise<void>
  readonly isOver: () => boolean
  /** Tells a wrong die and a right one, notices, and takes both back. */
  readonly mistellDice: () => Promise<void>
  /** Plays the own turn on the table, and enters only what changed. */
  readonly enterResult: () => Promise<void>
  /** Takes the Cardinalbot's turn back as something else was seen, and plays the same roll again. */
  readonly seeSomethingElse: () => Promise<void>
}

export function sitAtBox(page: Page, config: GameConfig, seed: number): AtTheBox {
  const game = compose({ ...config, modules: [...config.modules, 'companion'] }, content)
  const box = game.start()
  const stream = createRandomStream(seed, 'the person at the box')
  const random = () => nextRandom(stream) / 2 ** 32
  const list = moveList()
  const taps = { setup: 0, bot: [] as number[] }
  /** Entries of the log, those taken back and the undos included. */
  let entries = 0
  /** Those that count. */
  let line = 0
  /** What was told since the Cardinalbot rolled. */
  let sinceRoll: string[] = []
  /** Nobody has done anything since its turn. */
  let botActed = false
  /** The last own turn was entered by its result, which the page remembers. */
  let byResult = false

  const look = (...things: readonly string[]) => page.evaluate(LOOK, things)
  const play = (notation: string): void => {
    const move = game.parse(notation)
    if (typeof move !== 'number') throw new Error(`No move: ${notation}`)
    const refusal = game.why(box, move)
    if (refusal !== undefined) throw new Error(`The box refuses ${notation}: ${refusal.reason}`)
    game.play(box, move)
    entries++
    line++
  }
  /** What the page drew lies there now, and what can only be one thing needs nobody to tell it. */
  const follow = async (first: Shown): Promise<Shown> => {
    for (let shown = first; ;) {
      const drawn = shown.dealt.find(([entry]) => entry === entries)
      const lot = shown.lots.find(([move]) => move === line)
      if (drawn !== undefined) play(drawn[1])
      else if (lot !== undefined) shown = await drawLots(shown, lot[1])
      else if (game.awaiting(box).who === 'chance' && byItself() !== undefined)
        play(byItself() ?? '')
      // the page draws it in a moment
      else if (request().startsWith('tie-')) shown = await look()
      else return shown
    }
  }
  /** The person draws lots for every tie, and taps what came up where the page drew another. */
  const drawLots = async (shown: Shown, byPage: string): Promise<Shown> => {
    const [drawn, tie] = [draw(), line]
    sinceRoll.push(drawn)
    play(drawn)
    if (drawn === byPage) return shown
    tapped(1)
    const chip = `[data-lot="${tie}"] [data-drawn="${drawn}"]`
    await look(chip)
    await expect(page.locator(`.companion ${chip}[aria-pressed="true"]`)).toBeVisible()
    return look()
  }
  /** What the page tells without anybody: the only thing there is, or that something is told later. */
  const byItself = (): string | undefined => {
    game.list(box, list)
    const all = movesOf(list).map((move) => game.format(move))
    return all.length === 1 ? all[0] : all.find((one) => one === 'tell later')
  }
  const draw = (): string => drawIn(game, box, random)
  const legal = (notation: string): string => `[data-legal="${notation}"]`
  const request = (): string => {
    const awaiting = game.awaiting(box)
    return awaiting.who === 'chance' ? awaiting.request.request : ''
  }

  const step = async (): Promise<void> => {
    const shown = await follow(await look())
    if (shown.is === 'done') {
      if (box.round === 0 || shown.dealt.length > 0) taps.setup++
      else if (botActed) tapped(1)
      await look('.done')
      return
    }
    if (shown.is === 'tell') {
      const setup = box.round === 0
      if (request() === 'bot-roll') {
        taps.bot.push(0)
        sinceRoll = []
        botActed = true
      }
      if (request() === 'side') {
        await tellSides()
        return
      }
      const answer = asTold(game, draw())
      if (setup) taps.setup++
      else if (box.active === game.bot || (botActed && !OF_THE_ROUND.has(request()))) tapped(1)
      await look(legal(answer))
      sinceRoll.push(answer)
      play(answer)
      return
    }
    if (shown.is !== 'play') return
    const options = game.options(box)
    const end = options.find(({ notation }) => notation === 'end turn')
    const wish =
      end !== undefined && random() < 0.4 ? end : options[Math.floor(random() * options.length)]
    if (wish === undefined) throw new Error('Nothing can be done')
    await look(
      ...(byResult && box.active === 0 ? ['.two-ways button:first-child'] : []),
      legal(wish.notation),
    )
    byResult = byResult && box.active !== 0
    play(wish.notation)
    sinceRoll = []
    botActed = false
  }
  /** The sides of all maps are one tap. */
  const tellSides = async (): Promise<void> => {
    const sides: string[] = []
    while (request() === 'side') {
      sides.push(draw())
      play(sides.at(-1) ?? '')
    }
    taps.setup++
    await look(legal(sides.join(', ')))
  }
  const tapped = (count: number): void => {
    const turn = taps.bot.length - 1
    if (turn >= 0) taps.bot[turn] = (taps.bot[turn] ?? 0) + count
  }
  const undo = '.companion-foot button:first-child'

  return {
    game,
    box,
    taps,
    step,
    isOver: () => game.awaiting(box).who === 'nobody',
    async mistellDice() {
      const right = draw()
      const colour = (notation: string): string | undefined => {
        const move = game.parse(notation)
        return typeof move === 'number' ? game.partsOf(move).args[0] : undefined
      }
      game.list(box, list)
      // of another colour, so that the right one is still in the bag
      const wrong = Array.from({ length: list.count }, (_, index) =>
        game.format(list.items[index] ?? 0),
      ).find((notation) => colour(notation) !== colour(right))
      if (wrong === undefined) return
      await look(legal(wrong), legal(right), undo, undo)
      entries += 4
    },
    async enterResult() {
      const before = game.clone(box)
      const [kept, keptLine] = [entries, line]
      const turn = quietTurn(game, box, random)
      botActed = false
      if (turn === undefined) return
      for (const notation of turn) play(notation)
      const sets = differences(game, before, box)
      await openEditor(page)
      let entered = 0
      for (const set of sets) if (await enter(page, set)) entered++
      await page.keyboard.press('Escape')
      play('end turn')
      entries = kept + entered + 1
      line = keptLine + entered + 1
      await look('.two-ways button:last-child', '.turn-over', '.turn-over')
      byResult = true
    },
    async seeSomethingElse() {
      const [roll, ...more] = sinceRoll
      if (roll === undefined || more.length > 0) return
      await look('.companion-foot .differs', 'dialog .primary')
      await page.keyboard.press('Escape')
      await look('.tell .primary')
      // a tap that was not played yet is forgotten with its page
      await expect(page.locator('.companion .tell .primary')).toHaveCount(0)
      entries += 2
    },
  }
}

/** Draws or rolls. */
function drawIn(game: Game, state: State, random: () => number): string {
  const list = moveList()
  game.list(state, list)
  const weights = Array.from(list.weights.subarray(0, list.count))
  let left = random() * weights.reduce((sum, one) => sum + one, 0)
  const found = weights.findIndex((weight) => (left -= weight) < 0)
  return game.format(list.items[Math.max(0, found)] ?? 0)
}

/** The Cardinalbot's two dice are alike and told together, the lower one first. */
function asTold(game: Game, notation: string): string {
  const move = game.parse(notation)
  const parts = typeof move === 'number' ? game.partsOf(move) : undefined
  if (parts?.verb !== 'bot roll <value> <value>') return notation
  const [one, other] = parts.args
  return one <= other ? notation : notationOf('bot roll <value> <value>', other, one)
}

/** Moves of a whole turn that turn nothing over, up to where it may end; some deals have none. */
function quietTurn(game: Game, box: State, random: () => number): readonly string[] | undefined {
  for (let tries = 0; tries < 50; tries++) {
    const trial = game.clone(box)
    const turn: string[] = []
    for (;;) {
      // what lies where a die was taken is seen now
      while (game.awaiting(trial).who === 'chance') {
        turn.push(drawIn(game, trial, random))
        game.play(trial, game.parse(turn.at(-1) ?? '') as number)
      }
      const options = game.options(trial)
      const ends = options.some(({ notation }) => notation === 'end turn')
      if (ends && random() < 0.5) return turn
      const others = options.filter(({ reveals, notation }) => !reveals && notation !== 'end turn')
      const one = others[Math.floor(random() * others.length)]
      if (one === undefined && ends) return turn
      if (one === undefined) break
      game.play(trial, one.move)
      turn.push(one.notation)
    }
  }
  return undefined
}

const OF_THE_ROUND: ReadonlySet<string> = new Set(['corruption', 'dice', 'bonus'])

/**
 * In the list of all that can be corrected: what it is about first, then how it stands.
 * False where the page believes it already.
 */
async function enter(page: Page, notation: string): Promise<boolean> {
  return page.evaluate(async (set) => {
    const breathe = () => new Promise((resolve) => setTimeout(resolve))
    const words = set.split(' ')
    const value = words.findIndex((word, index) => index > 1 && /^\d+$/.test(word))
    const rows = [...document.querySelectorAll<HTMLElement>('.editor [data-edit]')]
    const [kind = '', what = ''] = words.slice(1)
    const isNumber = !['tile', 'piece', 'owner', 'crest', 'card'].includes(kind)
    const zero = words.map((word, index) => (index === value ? '0' : word)).join(' ')
    const start = `set ${kind} ${what} `
    const same = (key: string): boolean =>
      isNumber
        ? key === zero
        : key.startsWith(start) && key.split(' for ')[1] === set.split(' for ')[1]
    const row = rows.find(({ dataset }) => same(dataset['edit'] ?? ''))
    if (row === undefined) throw new Error(`Nothing to correct: ${set}`)
    row.click()
    await breathe()
    const edit = row.parentElement?.querySelector('.edit')
    let known = false
    if (!isNumber) {
      edit?.querySelector<HTMLElement>(`[data-set="${set}"]`)?.click()
      await breathe()
    } else {
      const wanted = Number(words[value])
      const now = () => Number(edit?.querySelector('[data-value]')?.getAttribute('data-value'))
      const press = async (by: number) => {
        edit?.querySelector<HTMLElement>(`[data-by="${by}"]`)?.click()
        await breathe()
      }
      while (now() !== wanted) {
        const far = wanted - now()
        await press(Math.abs(far) >= 10 ? Math.sign(far) * 10 : Math.sign(far))
      }
      const primary = edit?.querySelector<HTMLButtonElement>('.primary')
      known = primary?.disabled === true
      primary?.click()
      await breathe()
    }
    // what looks impossible is said once
    edit?.querySelector<HTMLElement>('.said button')?.click()
    await breathe()
    if (row.getAttribute('aria-expanded') === 'true') row.click()
    await breathe()
    return !known
  }, notation)
}

/** What the page keeps, folded: every component and every point. */
export async function expectSameAsBox(page: Page, { game, box }: AtTheBox): Promise<void> {
  const id = /companion\/([^/]+)$/.exec(page.url())?.[1] ?? ''
  const kept = () =>
    page.evaluate(
      async (key) =>
        new Promise<readonly string[]>((resolve, reject) => {
          const opening = indexedDB.open('tiletum-companion')
          opening.addEventListener('error', () => reject(new Error('The store is closed')))
          opening.addEventListener('success', () => {
            const asked = opening.result.transaction('tables').objectStore('tables').get(key)
            asked.addEventListener('success', () => {
              opening.result.close()
              resolve((asked.result as { entries: string[] } | undefined)?.entries ?? [])
            })
          })
        }),
      id,
    )
  const folded = async (): Promise<State> => {
    const line: number[] = []
    for (const text of await kept()) {
      const entry = parseEntry(game, text)
      if (typeof entry !== 'number') throw new Error(`No entry: ${text}`)
      if (entry < 0) line.length -= stepsBack(entry)
      else line.push(entry)
    }
    const state = game.start()
    for (const move of line) game.play(state, move)
    return state
  }
  await expect.poll(async () => game.awaiting(await folded()).who).toBe(game.awaiting(box).who)
  expect(await folded()).toEqual(box)
}

/** Behind what differs stands the list of all that can be corrected. */
export async function openEditor(page: Page): Promise<void> {
  await page.locator('.companion-foot .differs').click()
  await page.locator('dialog .edit-any').click()
}
