/**
 * A second implementation of the expansion's rules from their clauses, compared with the engine during
 * random games: tasks at every decision, the prospector action, the choice and gains of a die, the king
 * phase, the fairs and the end.
 */
import { content } from '@tiletum/content'
import { randomBelow, createRandomStream } from '@tiletum/bots'
import type { RandomStream } from '@tiletum/bots'
import { compose } from '@tiletum/engine'
import { openState } from '../../src/state.ts'
import type { GameEvent } from '@tiletum/engine'
import { COLOURS, SilverScenario } from '@tiletum/testkit'
import type { Colour } from '@tiletum/testkit'
import { sample } from '@tiletum/testkit/sample'
import { describe, expect, test } from 'vitest'
import { choosing, prospecting } from './reference/decisions.ts'
import { kingPhaseOf, pointsAfter, toldOf } from './reference/scoring.ts'
import type { KingPhase } from './reference/scoring.ts'
import { standing } from './reference/standing.ts'
import { tasksOf } from './reference/tasks.ts'

const GAMES = sample(1, 3)
const once = (moves: readonly string[]): string[] => [...new Set(moves)].toSorted()

/** The weight of an answer: prefers mining, building and technologies over idling. */
function choose(random: RandomStream, answers: readonly string[]): string {
  const weights = answers.map((answer) => {
    if (/^(build|contribute|technology|fulfil|crest)/.test(answer)) return 20
    if (/^(act prospector|take|walk prospector|enter|pay|bonus|place)/.test(answer)) return 10
    return /^(buy|earmark|done|end|leave|die)/.test(answer) ? 1 : 4
  })
  let left = randomBelow(
    random,
    weights.reduce((sum, weight) => sum + weight, 0),
  )
  return answers.find((_, index) => (left -= weights[index] ?? 0) < 0) ?? ''
}

/**
 * Gives more silver and resources than a game begins with, so that technologies and tiles come into play.
 */
function enrich(table: SilverScenario, random: RandomStream): void {
  table.slice.silver = table.slice.silver.map(() => randomBelow(random, 14))
  for (const seat of table.state.seats)
    seat.resources = seat.resources.map((count) => count + randomBelow(random, 6))
}

function compareDecision(table: SilverScenario, colour: Colour, after: string): void {
  const of = standing(table, colour)
  const options = table.optionList()
  const said = (task: boolean) =>
    options.filter((option) => option.task === task).map(({ notation }) => notation)
  const pending = table.pending()
  const choosingDie = pending?.is === 'die' && pending.resource !== undefined
  const own = table.state.active === table.seatOf(colour) && !choosingDie
  expect(said(true).toSorted(), after).toEqual(own ? once(tasksOf(table, of)) : [])
  if (pending?.is === 'die')
    expect(said(false).toSorted(), after).toEqual(once(choosing(table, of)))
  if (pending?.is === 'spend' && pending.action === 'prospector')
    expect(
      said(false)
        .filter((move) => !/^(done|end turn|change to)/.test(move))
        .toSorted(),
      after,
    ).toEqual(pending.points === 0 ? [] : once(prospecting(table, of)))
}

/** Compares the scoring of a round as it happens; `final` after the last round. */
function watch(table: SilverScenario) {
  let events: GameEvent[] = []
  let king: readonly KingPhase[] = []
  let points: readonly number[] = []
  const scores = () => table.seats.map((colour) => table.seatState(colour).vp)
  const final = () => expect(scores()).toEqual(points)
  const sink = (event: GameEvent): void => {
    events.push(event)
    switch (event.event) {
      case 'king-phase':
        events = []
        king = table.seats.map((colour) => kingPhaseOf(standing(table, colour)))
        break
      case 'fair-phase':
        expect(table.seats.map((_, seat) => toldOf(events, seat))).toEqual(king)
        points = table.seats.map((colour) => pointsAfter(table, colour))
        break
      case 'cleanup':
        final()
        break
      default:
    }
  }
  return { sink, final }
}

function playThrough(players: number, seed: string): number {
  const random = createRandomStream(seed, 'silver')
  const game = compose({ modules: ['base', 'silver'], players }, content)
  const table = new SilverScenario(game, COLOURS.slice(0, players), openState(game.start()))
  const { sink, final } = watch(table)
  const played: string[] = []
  let decisions = 0
  while (table.awaits() !== 'nobody') {
    const colour = table.seats.find((one) => one === table.awaits())
    if (colour !== undefined) {
      if (decisions++ === 0) enrich(table, random)
      compareDecision(table, colour, `after ${played.slice(-8).join('; ')}`)
    }
    const answer = choose(random, table.options())
    played.push(answer)
    game.play(table.state, table.moveOf(answer), sink)
  }
  final()
  return decisions
}

describe.each([2, 3, 4])('a reference implementation of silver with %i players', (players) => {
  test('finds the same options and the same points', () => {
    for (let number = 0; number < GAMES; number++)
      expect(playThrough(players, `silver ${players} ${number}`)).toBeGreaterThan(100)
  })
})
