/** The Cardinalbot's turn, played in one go and divided into steps. */
import { createScoreSheet } from '@tiletum/engine'
import type { GameEvent } from '@tiletum/engine'
import { soloScenario } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'
import { BOT_STEPS, botSteps, isBotTurn, playBotTurn } from '../../src/index.ts'
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

  test('divides the events into the steps of the booklet, none left out', () => {
    const { game, state } = noblesse()
    const events: GameEvent[] = []
    playBotTurn(
      game,
      state,
      (now) => game.moves(now)[0] ?? 0,
      (event) => void events.push(event),
    )
    const steps = botSteps(events)
    // The position begins at the roll, after the event of that step.
    expect(steps.map(({ step }) => step)).toEqual(BOT_STEPS.filter((step) => step !== 'roll'))
    expect(steps.flatMap((step) => step.events)).toEqual(events)
  })

  test('finds no bot in a game without one', () => {
    const game = soloScenario()
    expect(game.game.bot).toBe(1)
    expect(botSteps([])).toEqual([])
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
