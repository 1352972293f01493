/** Where the companion says a tile of the set-up goes, and where it then lies. */
import { content } from '@tiletum/content'
import { createRandomStream, nextRandom } from '@tiletum/bots'
import { openState } from '@tiletum/engine/state'
import type { GameState } from '@tiletum/engine/state'
import { compose, nextTileGoes } from '@tiletum/engine'
import type { Game, GameConfig, ModuleId, State, TileGoes } from '@tiletum/engine'
import { describe, expect, it } from 'vitest'
import { stateAt } from '../../src/game/timeline/moment.ts'
import { hostMatch } from '../../src/game/host/match-host.ts'
import { createGameTable } from '../../src/game/game-table.ts'
import { openCompanion } from '../../src/companion/companion.ts'
import type { Companion } from '../../src/companion/companion.ts'
import { DEALING, SWITCHED_OFF } from '../../src/companion/habits.ts'
import { LATER } from '../../src/companion/screen.ts'
import { noted } from './box.ts'

const PARTS: readonly (readonly ModuleId[])[] = [['base'], ['base', 'silver']]
const KINDS: readonly GameConfig[] = PARTS.flatMap((parts): GameConfig[] => [
  ...content.solo.difficulties.map(({ id }) => ({
    modules: [...parts, 'solo'] as const,
    players: 1,
    difficulty: id,
  })),
  ...[2, 3, 4].map((players) => ({ modules: parts, players })),
])

/** What a tile is laid for; every such question says its place. */
const LAID: ReadonlySet<string> = new Set([
  'bonus',
  'contract',
  'character',
  'cost',
  'underground-bonus',
  'underground-cost',
])

function begin(config: GameConfig, marks: Readonly<Record<string, number>>, seed: number) {
  const game = compose({ ...config, modules: [...config.modules, 'companion'] }, content)
  const players = Array.from({ length: config.players }, (_, seat) => ({
    name: `${seat}`,
    colour: 'indigo' as const,
  }))
  const host = hostMatch({ game, players, agreement: { freeUndo: true } })
  const stream = createRandomStream(seed, 'the set-up')
  const pick = (weights: readonly number[]): number =>
    Math.floor((nextRandom(stream) / 2 ** 32) * weights.length)
  return {
    game,
    pick,
    companion: openCompanion(createGameTable(host), { marks: noted(marks), pick }),
  }
}

/** Somebody draws and tells what is asked, or that it is told later, half of the times. */
function setUp(companion: Companion, pick: (weights: readonly number[]) => number): void {
  for (;;) {
    const { screen, snapshot } = companion.look()
    const { ask, waits } = screen
    if (snapshot.state.round > 0) return
    if (waits) companion.done()
    else if (ask.is !== 'tell') throw new Error('The set-up stops')
    else if (ask.later && pick([1, 1]) === 0) companion.tell(LATER)
    else companion.tell(ask.answers[pick(ask.answers.map(() => 1))]?.notation ?? '')
  }
}

/** The places whose tile changed, as the state of the game has them. */
function changed({ rules }: Game, before: State, after: State): readonly TileGoes[] {
  const { names, board, tables } = rules
  const differing = (
    of: (state: GameState) => readonly number[] | undefined,
  ): readonly number[] => {
    const old = of(openState(before)) ?? []
    return [...(of(openState(after)) ?? []).entries()].flatMap(([at, tile]) =>
      tile === old[at] ? [] : [at],
    )
  }
  const space = (at: number | undefined): TileGoes => ({
    to: 'space',
    space: names.space[at ?? -1] ?? '',
  })
  return [
    ...differing(({ wheelTiles }) => wheelTiles).map((at): TileGoes => ({
      to: 'action',
      action: names.action[at] ?? 'king',
    })),
    ...differing(({ kingTile }) => [kingTile]).map((): TileGoes => ({ to: 'king-track' })),
    ...differing(({ mapTiles }) => mapTiles).map((at) => space(board.bonusSpaceTown[at])),
    ...differing(({ slices }) => slices.silver?.tiles).map((at) =>
      space(tables.silver?.bonusSpaces[at]),
    ),
    ...differing(({ costs }) => costs).map((at) => space(board.cathedrals[at]?.space)),
    ...differing(({ contractOffer }) => contractOffer).map((at): TileGoes => ({
      to: 'contract-offer',
      place: at + 1,
    })),
    ...differing(({ characterOffer }) => characterOffer).map((at): TileGoes => ({
      to: 'character-offer',
      place: at + 1,
    })),
  ]
}

describe('every tile of the set-up lies where the companion says that it goes', () => {
  const told = [0, 1].flatMap((now) => DEALING.map((deals) => [deals, now] as const))
  it.each(told)(
    'the page draws %s, and what may be told later is told at once: %i',
    (deals, now) => {
      for (const [seed, config] of KINDS.entries()) {
        const marks = { deals: DEALING.indexOf(deals), [SWITCHED_OFF.later]: now }
        const { game, companion, pick } = begin(config, marks, seed)
        setUp(companion, pick)
        const { opening, moments } = companion.look().snapshot
        let laid = 0
        for (const [index, { state, notation }] of moments.entries()) {
          const before = stateAt(opening, moments, index)
          const awaiting = game.awaiting(before)
          if (notation === LATER || awaiting.who !== 'chance') continue
          const goes = nextTileGoes(game.rules, before)
          const { request } = awaiting.request
          expect(goes !== undefined, request).toBe(LAID.has(request))
          if (goes === undefined) continue
          laid++
          expect(changed(game, before, state), `${config.modules.join()}: ${notation}`).toEqual([
            goes,
          ])
        }
        expect(laid).toBeGreaterThan(5)
      }
    },
  )
})
