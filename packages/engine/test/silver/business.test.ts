/** Every decision of a game with silver has a public description. */
import { seededChance } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { compose, moveList, pendingOf } from '@tiletum/engine'
import type { GameConfig } from '@tiletum/engine'
import { openState } from '../../src/state.ts'
import { expect, test } from 'vitest'

const TECHNOLOGIES = [
  ['resource', 'contract', 'die'],
  ['king', 'joker', 'prospector'],
] as const

test.each(TECHNOLOGIES)(
  'every decision has a public description, with the technologies %s, %s and %s',
  (...names) => {
    const config: GameConfig = {
      modules: ['base', 'silver'],
      players: 2,
      technologies: names.map((name) => `technology.${name}` as const),
    }
    const game = compose(config, content)
    const told = new Set<string>()
    for (let seed = 1; seed <= 3; seed++) {
      const chance = seededChance(seed)
      const state = openState(game.start())
      const moves = moveList()
      let turn = seed
      for (;;) {
        const awaiting = game.awaiting(state)
        if (awaiting.who === 'nobody') break
        game.list(state, moves)
        if (awaiting.who === 'chance') {
          game.play(state, chance.answer(awaiting.request.request, moves, state))
          continue
        }
        // The seats get silver so that they reach third tiers, whose decisions should come up.
        if (state.slices.silver !== undefined && state.round === 1)
          state.slices.silver.silver = state.slices.silver.silver.map(() => 6)
        const pending = pendingOf(game.rules, state).at(-1)
        expect(pending?.seat).toBe(awaiting.seat)
        told.add(pending?.is ?? '')
        const options = game.moves(state)
        const wanted = new RegExp(`^(technology ${names[seed % 3] ?? ''}|reveal )`)
        const advance = options.find((move) => wanted.test(game.format(move)))
        turn = (Math.imul(turn, 1_103_515_245) + 12_345) >>> 0
        game.play(state, advance ?? options[(turn >>> 8) % options.length] ?? 0)
      }
    }
    expect(told).toContain('segment')
    if (names[0] === 'resource')
      for (const is of ['resource-tile', 'revealed-contracts', 'die-silver'])
        expect(told).toContain(is)
    else expect(told).toContain('revealed-tiles')
  },
)
