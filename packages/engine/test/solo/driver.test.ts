/** The Cardinalbot's turn, played in one go and divided into steps. */
import { createScoreSheet } from '@tiletum/engine'
import type { GameEvent } from '@tiletum/engine'
import { soloScenario } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'
import { BOT_STEPS, beginsBotStep, isBotTurn, playBotTurn } from '../../src/index.ts'
import { noblesse } from './support/noblesse.ts'

describe('the driver', () => {
  test('plays the whole turn, asking only chance', () => {
    const { game, state } = noblesse()
    const asked: string[] = []
    expect(isBotTurn(game, state)).toBe(true)
    playBotTurn(game, state, (now) => {
      const waits = game.awaiting(now)
      asked.push(waits.who === 'chance' ? waits.request.request : waits.who)
      return game.moves(now)[0] ?? 0
    })
    expect(isBotTurn(game, state)).toBe(false)
    expect(asked).toEqual(['bot-roll', 'character', 'character'])
    expect(game.awaiting(state)).toEqual({ who: 'seat', seat: 0 })
  })

  test('begins every step of the booklet with an event of its own', () => {
    const { game, state } = noblesse()
    const events: GameEvent[] = []
    playBotTurn(
      game,
      state,
      (now) => game.moves(now)[0] ?? 0,
      (event) => void events.push(event),
    )
    const heads = events.filter(beginsBotStep)
    const steps = heads.map((head) => head.event === 'bot-step' && head.facts.step)
    // The position begins at the roll, after the event of that step.
    expect(steps).toEqual(BOT_STEPS.filter((step) => step !== 'roll'))
  })

  test('finds the bot’s seat in a solo game', () => {
    const game = soloScenario()
    expect(game.game.bot).toBe(1)
  })
})

test('a turn without an event listener is played the same', () => {
  const silent = noblesse()
  const told = noblesse()
  told.botTurn(1).finishTurn()
  playBotTurn(silent.game, silent.state, (now) => silent.game.moves(now)[0] ?? 0)
  expect(silent.state).toEqual(told.state)
})

test('every point of the bot is booked to its source', () => {
  const game = noblesse()
  const sheet = createScoreSheet(game.game)
  game.botTurn(1).finishTurn()
  for (const event of game.events) sheet.sink(event)
  expect(sheet.seats[1]).toMatchObject({
    'contract-tile': 11,
    'contract-space': 0,
    'bot-contract': 5,
  })
})
