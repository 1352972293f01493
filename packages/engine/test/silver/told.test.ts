import { clause, silverScenario } from '@tiletum/testkit'
import type { SilverScenario } from '@tiletum/testkit'
import type { EventName, EventFacts } from '@tiletum/engine'
import { describe, expect } from 'vitest'

const two = (...technologies: readonly string[]) =>
  silverScenario({ seats: ['blue', 'orange'], technologies })

const told = <Name extends EventName>(game: SilverScenario, name: Name) =>
  game.events.flatMap(({ event, facts }) => (event === name ? [facts as EventFacts[Name]] : []))

describe('the preview of a die', () => {
  clause('ag-wheel-1', 'shows both actions of a shared segment, each with its points', () => {
    const game = two('prospector', 'king', 'joker')
      .below('blue', { tiers: { prospector: 1 } })
      .facing('king', 3)
      .segment('prospector', 3)
      .turn('blue', 'die pink 3', 'act prospector')
    expect(told(game, 'die')).toEqual([
      {
        colour: 'pink',
        value: 3,
        printed: 3,
        resource: 'food',
        count: 3,
        action: 'king',
        points: 4,
        or: { action: 'prospector', points: 5 },
      },
    ])
    expect(told(game, 'segment')).toEqual([{ action: 'prospector', points: 5 }])
    expect(game.pending()).toMatchObject({ points: 5 })
  })

  clause('ag-tech-resource', 'includes the resources and points of tiers II and III', () => {
    const game = two('resource', 'king', 'joker')
      .below('blue', { tiers: { resource: 3 }, ownResource: 'food' })
      .tiles({ king: 'bonus.vp-4' })
      .facing('king', 3)
      .turn('blue', 'die pink 3')
    expect(told(game, 'die')).toMatchObject([{ count: 5, points: 6 }])
    expect(told(game, 'die')[0]).not.toHaveProperty('or')
    game.play('leave')
    expect(game.pending()).toMatchObject({ points: 6 })
  })

  clause('ag-bonus-8', 'includes the point of the recolouring helper, in either action', () => {
    const game = two('resource', 'king', 'joker')
      .seat('blue', { storehouse: ['bonus.recolour-1'] })
      .facing('king', 3)
      .segment('prospector', 3)
      .turn('blue', 'use bonus.recolour-1 as iron', 'die pink 3', 'act king')
    expect(told(game, 'die')).toMatchObject([
      { resource: 'iron', points: 5, or: { action: 'prospector', points: 5 } },
    ])
    expect(told(game, 'segment')).toEqual([{ action: 'king', points: 5 }])
    expect(game.pending()).toMatchObject({ action: 'king', points: 5 })
    expect(game).toHave('blue', { storehouse: [] })
  })
})

describe('the preview of a completed building', () => {
  const completes = (tier: number) =>
    two('character', 'king', 'joker')
      .seat('blue', {
        resources: { food: 6 },
        storehouse: ['bonus.crest-sun'],
        rooms: { 4: ['character.king.vp-2'] },
      })
      .below('blue', { tiers: { character: tier } })
      .turn('blue', 'crest sun building 4', 'done')

  clause('ag-tech-character', 'shows the marker as strong as it is with tier II', () => {
    expect(told(completes(1), 'complete')).toEqual([{ building: 4, points: 1, action: 'king' }])
    expect(completes(1)).toHave('blue', { markers: { king: 1 } })
    expect(told(completes(2), 'complete')).toEqual([{ building: 4, points: 2, action: 'king' }])
    expect(completes(2)).toHave('blue', { markers: { king: 2 } })
  })
})
