import { content } from '@tiletum/content'
import { compose, readRecord, RULES_REVISION } from '@tiletum/engine'
import { describe, expect, it } from 'vitest'
import { BrokenInvariant, randomGame } from '../src/random-game.ts'
import { createPlayer, gameOf } from '../src/soak/games.ts'
import { gamesIn, batchesLeft, withPlayed } from '../src/soak/progress.ts'

describe('the games of a soak', () => {
  it('are of all kinds, with every kind of player', () => {
    const numbers = Array.from({ length: 14 * 11 * 24 }, (_, number) => number)
    const kinds = numbers.map((number) => {
      const { config, policy, edition } = gameOf(number)
      return `${config.modules.join(' ')} ${config.players} ${policy} ${edition === undefined}`
    })
    // base and silver for two to four, solo and silver solo; three policies; with and without edition
    expect(new Set(kinds).size).toBe(8 * 3 * 2)
  })

  it('are the same for the same seed', () => {
    expect(createPlayer('same')(7)).toEqual(createPlayer('same')(7))
    expect(createPlayer('same')(7)).not.toEqual(createPlayer('other')(7))
  })
})

describe('what is left of a soak', () => {
  const none = { rules: RULES_REVISION, played: {}, steps: 0, broken: 0, seconds: 0 }
  it('is all, then what was not played, then nothing', () => {
    const all = batchesLeft(120, none)
    expect(all).toEqual([
      { from: 0, to: 50 },
      { from: 50, to: 100 },
      { from: 100, to: 120 },
    ])
    const [, second, third] = all
    const played = [second, third].reduce(
      (progress, batch) =>
        batch === undefined
          ? progress
          : withPlayed(progress, { ...batch, steps: 10, broken: [] }, 1),
      none,
    )
    expect(gamesIn(played)).toBe(70)
    expect(batchesLeft(120, played)).toEqual([{ from: 0, to: 50 }])
    // More games later: the unfinished batch goes on where it ended.
    expect(batchesLeft(160, played)).toEqual([
      { from: 0, to: 50 },
      { from: 120, to: 150 },
      { from: 150, to: 160 },
    ])
  })
})

describe('a game that breaks', () => {
  /** The real game with one fault. */
  const broken = (fault: () => void) => () => {
    const config = { modules: ['base'], players: 2 } as const
    const game = compose(config, content)
    let steps = 0
    const play: typeof game.play = (state, move, sink) => {
      game.play(state, move, sink)
      if (++steps === 200) fault()
    }
    return randomGame({
      config,
      seed: 'breaks',
      thoroughEvery: 0,
      make: () => ({ ...game, play }),
    })
  }

  it('is kept as a record up to the step, whatever is thrown', () => {
    const play = broken(() => {
      throw new Error('a fault of the rules')
    })
    expect(play).toThrow(BrokenInvariant)
    try {
      play()
    } catch (error) {
      if (!(error instanceof BrokenInvariant)) throw error
      expect(error.message).toContain('a fault of the rules')
      expect(error.step).toBeGreaterThan(100)
      const { match, error: unreadable } = readRecord(error.record, (config) =>
        compose(config, content),
      )
      expect(unreadable).toBeUndefined()
      expect(match?.moves).toHaveLength(error.step)
    }
  })
})
