import { clause, silverScenario } from '@tiletum/testkit'
import type { SeatSetting } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const reached = (tier: number, setting: SeatSetting = {}) =>
  silverScenario({ seats: ['blue', 'orange'], technologies: ['architect', 'joker', 'king'] })
    .seat('blue', { resources: {}, ...setting })
    .below('blue', { silver: 0, tiers: { architect: tier } })

describe('architect I', () => {
  clause('ag-tech-architect', 'the architect action of a die has 1 more point', () => {
    expect(reached(1).action('blue', 'architect', 3).pending()).toMatchObject({ points: 4 })
    expect(reached(0).action('blue', 'architect', 3).pending()).toMatchObject({ points: 3 })
    expect(reached(1).action('blue', 'merchant', 3).pending()).toMatchObject({ points: 3 })
    const joker = reached(1).action('blue', 'joker', 3).play('act architect')
    expect(joker.pending()).toMatchObject({ action: 'architect', points: 4 })
  })
})

describe('architect II', () => {
  clause('ag-tech-architect', 'contributing gives a king action with 2 points', () => {
    const game = reached(2, { pillars: ['paris'], resources: { stone: 3 } })
      .costs({ paris: 'cost.stone-3-vp-4' })
      .turn('blue', 'contribute paris')
    expect(game).toHave('blue', { vp: 18, cathedralTiles: [4] })
    expect(game.pending()).toMatchObject({
      action: 'king',
      points: 2,
      fromDie: false,
      source: 'technology.architect',
    })
    expect(game.play('climb', 'climb')).toHave('blue', { king: 2 })
    expect(game.pending()).toMatchObject({ is: 'die' })
  })

  clause(
    'ag-tech-architect',
    'a contribution gives the king action underground and in the middle of another action, too',
    () => {
      const game = reached(2, { pillars: ['sterzing'] })
        .below('blue', { silver: 1 })
        .costs({ sterzing: 'underground-cost.silver-1-vp-3' })
        .action('blue', 'king', 2)
        .play('climb', 'contribute sterzing', 'climb', 'climb')
      expect(game).toHave('blue', { king: 3, vp: 17 })
      expect(game.pending()).toMatchObject({ action: 'king', points: 1, fromDie: true })
    },
  )

  clause('ag-tech-architect', 'a contribution gives no king action with tier I alone', () => {
    const game = reached(1, { pillars: ['paris'], resources: { stone: 3 } })
      .costs({ paris: 'cost.stone-3-vp-4' })
      .turn('blue', 'contribute paris')
    expect(game.pending()).toMatchObject({ is: 'die' })
  })
})

describe('architect III', () => {
  for (const [cost, stone] of [
    ['cost.stone-2-vp-2', 1],
    ['cost.stone-3-vp-3', 1],
    ['cost.stone-4-vp-5', 2],
    ['cost.stone-7-vp-12', 5],
  ] as const)
    clause('ag-tech-architect', `${cost} asks ${stone} stone`, () => {
      const at = (have: number) =>
        reached(3, { pillars: ['paris'], resources: { stone: have } })
          .costs({ paris: cost })
          .turn('blue')
      expect(at(stone - 1)).toRefuse('contribute paris', 'task-6', { price: stone, short: 1 })
      expect(at(stone).play('contribute paris')).toHave('blue', { resources: { stone: 0 } })
    })

  for (const [cost, silver] of [
    ['silver-1-vp-3', 1],
    ['silver-2-vp-5', 1],
    ['silver-3-vp-8', 2],
  ] as const)
    clause('ag-tech-architect', `${cost} asks ${silver} silver`, () => {
      const at = (have: number) =>
        reached(3, { pillars: ['sterzing'] })
          .below('blue', { silver: have })
          .costs({ sterzing: `underground-cost.${cost}` })
          .turn('blue')
      expect(at(silver - 1)).toRefuse('contribute sterzing', 'ag-under-5', { silver, short: 1 })
      expect(at(silver).play('contribute sterzing').under('blue').silver).toBe(0)
    })

  for (const [cost, gold] of [
    ['gold-3-vp-3', 1],
    ['gold-4-vp-5', 2],
    ['gold-6-vp-8', 4],
  ] as const)
    clause('ag-tech-architect', `${cost} asks ${gold} gold`, () => {
      const at = (have: number) =>
        reached(3, { pillars: ['marienberg'], resources: { gold: have } })
          .costs({ marienberg: `underground-cost.${cost}` })
          .turn('blue')
      expect(at(gold - 1)).toRefuse('contribute marienberg', 'ag-under-5', { gold, short: 1 })
      expect(at(gold).play('contribute marienberg')).toHave('blue', {
        resources: { gold: 0 },
      })
    })

  clause('ag-tech-architect', 'a cheaper cathedral tile keeps its printed points', () => {
    const game = reached(3, { pillars: ['paris'], resources: { stone: 5 } })
      .costs({ paris: 'cost.stone-7-vp-12' })
      .turn('blue', 'contribute paris')
    expect(game).toHave('blue', { vp: 26 })
  })
})
