/** Games in full swing, for pictures: played by computer players, the same in every run. */
import { playGame, POLICIES, seededChance } from '@tiletum/bots'
import type { Policy } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { compose, createLog, createRecord, writeRecord } from '@tiletum/engine'
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

function stagedRecord({ config, names, seed, round = Infinity, steps = 2 }: Staged): string {
  const game = compose(config, content)
  const log = createLog(config)
  let turnBegan = 0
  let pictured: number | undefined
  const policies = names.map((_, seat): Policy => {
    const policy = POLICIES.apprentice(game, `${seed} ${seat}`)
    if (seat > 0) return policy
    return {
      choose(state, moves, budget) {
        const taken = log.entries.length - turnBegan
        if (state.round >= round && taken >= steps) pictured ??= log.entries.length
        return policy.choose(state, moves, budget)
      },
    }
  })
  playGame({
    game,
    policies,
    chance: seededChance(seed),
    entries: log.entries,
    sink({ event }) {
      if (event === 'turn') turnBegan = log.entries.length
    },
  })
  log.entries.length = pictured ?? log.entries.length
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
