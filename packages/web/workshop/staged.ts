/** Games in full swing, for pictures: played by computer players, the same in every run. */
import { POLICIES, seededChance } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { compose, createLog, createRecord, moveList, writeRecord } from '@tiletum/engine'
import type { GameConfig } from '@tiletum/engine'
import type { Page } from '@playwright/test'

export interface Staged {
  readonly config: GameConfig
  readonly names: readonly string[]
  readonly seed: number
  /** In this round the picture is taken; none: at the end. */
  readonly round?: number
  /** So many steps into a turn. */
  readonly steps?: number
}

const COLOURS = ['orange', 'green', 'blue', 'purple'] as const

export function stagedRecord({ config, names, seed, round = Infinity, steps = 2 }: Staged): string {
  const game = compose(config, content)
  const log = createLog(config)
  const chance = seededChance(seed)
  const policies = names.map((_, seat) => POLICIES.apprentice(game, `${seed} ${seat}`))
  const moves = moveList()
  let taken = 0
  const state = game.start()
  for (;;) {
    const waits = game.awaiting(state)
    if (waits.who === 'nobody') break
    if (waits.who === 'seat' && waits.seat === 0 && state.round >= round && taken >= steps) break
    game.list(state, moves)
    const move =
      waits.who === 'chance'
        ? chance.answer(waits.request.request, moves, state)
        : (policies[waits.seat]?.choose(state, moves, {}) ?? 0)
    log.entries.push(move)
    taken++
    game.play(state, move, ({ event }) => {
      if (event === 'turn') taken = 0
    })
  }
  const colours = COLOURS.slice(0, names.length)
  return writeRecord(game, createRecord(game, log, { names, colours }))
}

/** Opens it as a player would: by loading its record. */
export async function openStaged(page: Page, address: string, staged: Staged): Promise<void> {
  await page.goto(address)
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'staged.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(stagedRecord(staged)),
    })
  await page.locator('#tray').waitFor()
  await page.evaluate(() => document.fonts.ready)
}
