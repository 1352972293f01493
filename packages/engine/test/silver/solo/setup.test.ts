/** Set-up, rounds and the end of a solo game with silver. */
import { content } from '@tiletum/content'
import { clause, silverSoloScenario } from '@tiletum/testkit'
import type { SilverSoloScenario } from '@tiletum/testkit'
import { describe, expect } from 'vitest'
import { compose } from '../../../src/index.ts'
import type { DifficultyId, GameConfig } from '../../../src/index.ts'

const config = (more: Partial<GameConfig> = {}): GameConfig => ({
  modules: ['base', 'solo', 'silver'],
  players: 1,
  ...more,
})

/** Plays until a request or the end: the player takes any die and ends every turn, and the bot plays. */
function playUntil(table: SilverSoloScenario, reached: () => boolean): SilverSoloScenario {
  for (let steps = 0; !reached(); steps++) {
    if (table.awaits() === 'nobody' || steps > 2000) throw new Error('it never came')
    const options = table.options()
    const plain = options.find((option) => /^(end turn|leave|done)/.test(option)) ?? options[0]
    table.play(plain ?? '')
  }
  return table
}

describe('set-up', () => {
  clause('ag-solo-1', 'six decrees are replaced and five added', () => {
    const { tables } = compose(config(), content).rules
    const ids = tables.solo?.content.decrees.map(({ id }) => id) ?? []
    for (const name of [
      'glorious-spires',
      'proud-pillars',
      'noblesse-oblige',
      'mercantile-empire',
      'buildings-are-forever',
      'church-communities',
    ]) {
      expect(ids).not.toContain(`decree.${name}`)
      expect(ids).toContain(`decree.silver.${name}`)
    }
    expect(ids).toHaveLength(content.solo.decrees.length + 5)
  })

  clause('ag-solo-1', 'a replaced decree of a fair is laid out in its new form', () => {
    const table = silverSoloScenario()
    for (const name of table.botState().decrees.slice(0, 4)) {
      const base = content.silver.solo.decrees.some(({ replaces }) => replaces === `decree.${name}`)
      expect(base, name).toBe(false)
    }
  })

  clause(['ag-solo-1', 'ag-solo-16'], 'the overlay decides the fifth decree', () => {
    const fifth = (overlay: 'houses-or-mines' | 'pillars-or-mines') =>
      silverSoloScenario({ overlay }).botState().decrees.slice(4)
    expect(fifth('houses-or-mines')).toEqual(['pillars-of-history', 'worldly-riches'])
    expect(fifth('pillars-or-mines')).toEqual(['houses-of-destiny', 'worldly-riches'])
  })

  clause('ag-solo-16', 'random challenges come from all twelve', () => {
    const game = compose(config({ difficulty: 'easy' }), content)
    const state = game.start()
    for (;;) {
      const waits = game.awaiting(state)
      if (waits.who === 'chance' && waits.request.request === 'challenge') break
      game.play(state, game.moves(state)[0] ?? -1)
    }
    const names = game.moves(state).map((move) => game.format(move))
    expect(names).toHaveLength(12)
    expect(names).toContain('challenge challenge.snowballs-chance')
  })

  clause(['ag-solo-1', 'ag-solo-16'], 'the hard level gives the bot 1 silver and 30 points', () => {
    const start = (difficulty?: DifficultyId) => {
      const table = silverSoloScenario(difficulty === undefined ? {} : { difficulty })
      return [
        table.silver.under('orange').silver,
        table.seatState('orange').vp,
        table.silver.under('blue').silver,
      ]
    }
    expect(start()).toEqual([0, 10, 1])
    expect(start('normal')).toEqual([0, 10, 1])
    expect(start('hard')).toEqual([1, 30, 1])
    expect(silverSoloScenario({ difficulty: 'hard' }).botState().challenges).toHaveLength(5)
  })

  clause(
    'ag-solo-2',
    'the bot has one prospector and mine placed, five mines ready and no technologies',
    () => {
      const table = silverSoloScenario()
      expect(table.silver.under('orange')).toMatchObject({
        prospectors: ['schwaz'],
        minesInSupply: 5,
        minesBeside: 0,
        tiers: {},
      })
      expect(table.game.rules.hooks.count({ ...draft(table) }, 1, 'mine')).toBe(1)
    },
  )

  clause('ag-solo-2', 'all eight pillars of its colour are available from the start', () => {
    expect(silverSoloScenario()).toHave('orange', { pillarsInSupply: 8 })
  })
})

const draft = ({ game, state }: SilverSoloScenario) => ({
  rules: game.rules,
  state,
  sink: undefined,
})

describe('rounds', () => {
  clause('ag-solo-2', 'the bot’s prospectors enter maps II and III in rounds 2 and 3, free', () => {
    const table = silverSoloScenario().deck()
    playUntil(table, () => table.state.round === 2 && table.awaits() === 'chance bot-roll')
    expect(table.silver.under('orange').prospectors).toHaveLength(2)
    expect(table.events).toContainEqual(
      expect.objectContaining({
        event: 'enter',
        seat: 1,
        clause: 'ag-solo-2',
        facts: { map: 2, town: 'freiberg' },
      }),
    )
    playUntil(table, () => table.state.round === 3 && table.awaits() === 'chance bot-roll')
    expect(table.silver.under('orange').prospectors).toHaveLength(3)
  })

  clause('ag-solo-2', 'a prospector that is there already stays where it stands', () => {
    const table = silverSoloScenario().deck()
    playUntil(table, () => table.state.turn === 3 && table.awaits() === 'blue')
    table.silver.below('orange', { prospectors: { II: 'schneeberg' } })
    playUntil(table, () => table.state.round === 2 && table.awaits() === 'chance bot-roll')
    expect(table.silver.under('orange').prospectors).toContain('schneeberg')
  })

  clause(
    ['ag-solo-22', 'ag-king-1', 'ag-king-2'],
    'the bot gets mine income and ribbons, and unlocks no mine',
    () => {
      const table = silverSoloScenario().deck()
      playUntil(table, () => table.state.turn === 3 && table.awaits() === 'blue')
      table.bot({ king: 7 })
      const before = table.silver.under('orange')
      const mines = before.mines.length + 1
      playUntil(table, () => table.events.some(({ event }) => event === 'fair-phase'))
      const after = table.silver.under('orange')
      // +7 has a ribbon of 2
      expect(after.silver).toBe(before.silver + mines + 2)
      expect(after.minesInSupply).toBe(before.minesInSupply)
      expect(table.events.some(({ event, seat }) => event === 'unlock-mine' && seat === 1)).toBe(
        false,
      )
    },
  )
})

describe('the end', () => {
  clause(
    ['ag-solo-8', 'ag-end-1'],
    'the bot scores the better of the overlay’s two, 1 point a silver and no tiers',
    () => {
      const table = silverSoloScenario().deck().round(4).turnOfRound(3)
      table.bot({
        resources: {},
        houses: [],
        pillars: ['london', 'paris'],
        contributed: ['london', 'paris'],
      })
      table.silver
        .below('orange', { silver: 3, mines: ['hall', 'rattenberg', 'kitzbuhel'] })
        .below('blue', { silver: 3 })
      playUntil(table, () => table.awaits() === 'nobody')
      const scores = (seat: number, from: string) =>
        table.events.flatMap((event) =>
          event.event === 'score' && event.seat === seat && event.facts.from === from
            ? [event.facts.points]
            : [],
        )
      const { pillars, houses } = table.seatState('orange')
      const mines = table.silver.under('orange').mines.length + 1
      expect(scores(1, 'houses-times-pillars')).toEqual([
        Math.max(houses.length, mines) * pillars.length,
      ])
      expect(mines).toBeGreaterThan(houses.length)
      expect(scores(1, 'silver')).toEqual([table.silver.under('orange').silver])
      expect(scores(0, 'silver')).toEqual([Math.floor(table.silver.under('blue').silver / 2)])
      expect(scores(1, 'technology')).toEqual([])
      const order = table.events.map(({ event }) => event)
      expect(order.lastIndexOf('bot-surprises')).toBe(-1)
    },
  )
})
