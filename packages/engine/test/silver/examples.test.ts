/**
 * The worked examples of the expansion; those of technologies and the king phase are in the tests of their
 * rules.
 */
import { clause, silverScenario } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

describe('worked examples', () => {
  clause('ex-ag-prospector', 'a value-3 die on king and prospector, with prospector I', () => {
    const game = silverScenario({
      seats: ['purple', 'orange'],
      technologies: ['prospector', 'king', 'architect'],
    })
      .seat('purple', { resources: {} })
      .below('purple', { silver: 1, tiers: { prospector: 1 } })
      .tiles({ prospector: 'bonus.gold-2-vp-2', king: 'bonus.gold-3' })
      .dice({ yellow: [3] })
      .facing('king', 3)
      .segment('prospector', 3)
      .turn('purple', 'die yellow 3')
    expect(game).toOfferExactlyBesidesTasks('act prospector', 'act king')
    game.play('act prospector', 'take bonus.gold-2-vp-2')
    expect(game).toHave('purple', { resources: { gold: 3 }, storehouse: ['bonus.gold-2-vp-2'] })
    expect(game.pending()).toMatchObject({ action: 'prospector', points: 5 })

    game.play('enter II')
    expect(game.under('purple')).toMatchObject({ silver: 0, prospectors: ['schwaz', 'freiberg'] })
    expect(game.pending()).toMatchObject({ points: 5 })

    game.play('walk prospector c1', 'walk prospector chemnitz', 'build house chemnitz')
    expect(game).toHave('purple', { vp: 12 })

    game.play('walk prospector annaberg')
    expect(game).toHave('purple', { vp: 16 })
    expect(game.covered()).toEqual(['chemnitz – annaberg'])

    game.play('build mine annaberg')
    expect(game.under('purple')).toMatchObject({ silver: 1, mines: ['annaberg'] })
    expect(game).toHave('purple', { resources: { gold: 4 } })
    expect(game.pending()).toMatchObject({ action: 'prospector', points: 0 })
  })
})
