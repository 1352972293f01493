/** How many taps the set-up takes, for every number of players, over random deals. */
import { content } from '@tiletum/content'
import { createRandomStream, nextRandom } from '@tiletum/bots'
import { compose } from '@tiletum/engine'
import type { GameConfig, ModuleId } from '@tiletum/engine'
import { describe, expect, it } from 'vitest'
import { hostMatch } from '../../src/game/host/match-host.ts'
import { createGameTable } from '../../src/game/game-table.ts'
import { openCompanion } from '../../src/companion/companion.ts'
import { DEALING } from '../../src/companion/habits.ts'
import type { Dealing } from '../../src/companion/habits.ts'
import { noted } from './box.ts'

/** One deal of the longest kinds in every test run, all by `npm run soak -- companion`. */
const ALL = Number(process.env['COMPANION_GAMES'] ?? 0) > 2
const DEALS = ALL ? 20 : 1
const BOTH: readonly (readonly ModuleId[])[] = [['base'], ['base', 'silver']]
const KINDS: readonly GameConfig[] = BOTH.flatMap((parts): GameConfig[] => [
  ...content.solo.difficulties.slice(ALL ? 0 : -1).map(({ id }) => ({
    modules: [...parts, 'solo'] as const,
    players: 1,
    difficulty: id,
  })),
  ...(ALL ? [2, 3, 4] : [4]).map((players) => ({ modules: parts, players })),
])

/** Somebody draws and tells what is asked. */
function setUp(config: GameConfig, dealing: Dealing, seed: number): number {
  const game = compose({ ...config, modules: [...config.modules, 'companion'] }, content)
  const stream = createRandomStream(seed, 'the set-up')
  const pick = (weights: readonly number[]): number => {
    let left = (nextRandom(stream) / 2 ** 32) * weights.reduce((sum, weight) => sum + weight, 0)
    return Math.max(
      0,
      weights.findIndex((weight) => (left -= weight) < 0),
    )
  }
  const players = Array.from({ length: config.players }, (_, seat) => ({
    name: `${seat}`,
    colour: 'indigo' as const,
  }))
  const host = hostMatch({ game, players, agreement: { freeUndo: true } })
  const marks = noted({ deals: DEALING.indexOf(dealing) })
  const companion = openCompanion(createGameTable(host), { marks, pick })
  for (let taps = 0; ; taps++) {
    const { screen, snapshot } = companion.look()
    const { ask, waits } = screen
    if (waits) companion.done()
    else if (snapshot.state.round > 0) return taps
    else if (ask.is !== 'tell') throw new Error('The set-up stops')
    else {
      const answer = ask.answers[pick(ask.answers.map(({ left }) => left))]?.notation ?? ''
      companion.tell(answer)
      // the sides of all maps are one tap
      if (ask.request === 'side' && ask.count > 1) taps--
    }
  }
}

describe('the set-up', () => {
  it.each(['lots', 'nothing'] as const)(
    'takes at most 50 taps where the page draws %s',
    (dealing) => {
      for (const config of KINDS) {
        const taps = Array.from({ length: DEALS }, (_, seed) => setUp(config, dealing, seed))
        expect(Math.max(...taps)).toBeLessThanOrEqual(50)
        if (ALL) tell(config, dealing, taps)
      }
    },
  )

  it('takes one tap where the page draws everything', () => {
    for (const config of KINDS) expect(setUp(config, 'all', 1)).toBe(1)
  })
})

function tell({ modules, players, difficulty }: GameConfig, dealing: string, taps: number[]) {
  const mean = taps.reduce((sum, one) => sum + one, 0) / taps.length
  console.log(
    `${modules.join()} ${players} ${difficulty ?? ''}, the page draws ${dealing}: ` +
      `${mean.toFixed(1)} taps, at most ${Math.max(...taps)}`,
  )
}
