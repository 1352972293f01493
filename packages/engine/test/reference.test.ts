/**
 * A second implementation of the base rules, as a story of steps instead of move rules and frames.
 * Both are compared at every decision: the seat that decides, the possible answers, and the table
 * after them.
 */
import { randomBelow, createRandomStream } from '@tiletum/bots'
import type { RandomStream } from '@tiletum/bots'
import type { TestTable } from '@tiletum/testkit'
import { sample } from '@tiletum/testkit/sample'
import { describe, expect, test } from 'vitest'
import { readPosition, seen, seenOn } from './reference/position.ts'
import { playOn } from './reference/round.ts'
import { afterSetUp, lateInTheGame } from './reference/start.ts'

const GAMES = sample(1, 3)

/** Random play that builds and trades more than it passes, so that rare positions occur. */
function choose(random: RandomStream, answers: readonly string[]): string {
  const weights = answers.map((answer) => {
    if (/^(fulfil|contribute|place|build|bonus|characters)/.test(answer)) return 20
    if (/^(crest|take|use)/.test(answer)) return 8
    return /^(buy|exchange|gain|leave|done|end)/.test(answer) ? 1 : 4
  })
  let left = randomBelow(
    random,
    weights.reduce((sum, weight) => sum + weight, 0),
  )
  return answers.find((_, index) => (left -= weights[index] ?? 0) < 0) ?? ''
}

function playBoth(table: TestTable, random: RandomStream): number {
  const position = readPosition(table)
  const reading = playOn(position)
  const played: string[] = []
  let asked = reading.next()
  while (asked.done !== true) {
    const { who, answers } = asked.value
    const after = `after ${played.slice(-8).join('; ')}`
    const awaited = table.awaits()
    expect(awaited.startsWith('chance') ? 'chance' : awaited, after).toBe(
      who === 'chance' ? who : table.seats[who],
    )
    expect(table.options().toSorted(), after).toEqual(answers.toSorted())
    // While chance is asked a phase may be half done.
    if (who !== 'chance') expect(seenOn(table), after).toEqual(seen(position))
    const answer = choose(random, answers)
    played.push(answer)
    table.play(answer)
    asked = reading.next(answer)
  }
  expect(table.awaits()).toBe('nobody')
  expect(seenOn(table).players).toEqual(seen(position).players)
  const won = position.order.toSorted(
    (one, other) => (position.players[other]?.vp ?? 0) - (position.players[one]?.vp ?? 0),
  )
  expect(table.standings()).toEqual(won.map((seat) => table.seats[seat]))
  return played.length
}

describe.each([2, 3, 4])('a reference implementation of the rules with %i players', (players) => {
  for (const [start, from] of Object.entries({
    'after the set-up': afterSetUp,
    'late in the game': lateInTheGame,
  }))
    test(`plays the same games from a position ${start}`, () => {
      for (let number = 0; number < GAMES; number++) {
        const random = createRandomStream(`second reading ${players} ${number}`, start)
        expect(playBoth(from(players, random), random)).toBeGreaterThan(100)
      }
    })
})
