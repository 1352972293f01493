/**
 * The order of the actions around the wheel is content: an edition with the reverse order can be
 * played too.
 */
import { content } from '@tiletum/content'
import { applyEdition } from '@tiletum/content/edition'
import { compose } from '@tiletum/engine'
import type { GameConfig } from '@tiletum/engine'
import { clause, randomGame } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const REVERSE = ['contract', 'character', 'architect', 'merchant', 'king', 'joker']
const edition = { wheel: REVERSE }
const applied = applyEdition(content, edition)
if ('problems' in applied) throw new Error('The reverse order does not fit')
const reversed = applied.content
const make = (config: GameConfig) => compose(config, reversed)

const CONFIGS: Readonly<Record<string, GameConfig>> = {
  'two players': { modules: ['base'], players: 2 },
  'the Cardinalbot': { modules: ['base', 'solo'], players: 1 },
  'silver against the Cardinalbot': { modules: ['base', 'solo', 'silver'], players: 1 },
}

describe('an edition with the reverse wheel', () => {
  clause(['setup-2', 'clean-4'], 'has the actions around the wheel in reverse order', () => {
    expect(reversed.base.wheel.clockwise).toEqual(content.base.wheel.clockwise.toReversed())
    const game = make({ modules: ['base'], players: 2 })
    expect(game.rules.content.wheel.clockwise).toEqual(REVERSE)
  })

  for (const [name, config] of Object.entries(CONFIGS))
    clause(['setup-2', 'clean-4'], `plays whole games: ${name}`, () => {
      for (const seed of ['reverse 1', 'reverse 2']) {
        const played = randomGame({
          config,
          seed,
          policy: 'eager',
          thoroughEvery: 60,
          make,
          edition,
        })
        expect(played.steps).toBeGreaterThan(100)
      }
    })
})
