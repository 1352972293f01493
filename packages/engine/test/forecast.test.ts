import { readFileSync } from 'node:fs'
import path from 'node:path'
import { composeRecorded, GOLDEN_GAMES, scenario } from '@tiletum/testkit'
import { describe, expect, it } from 'vitest'
import {
  createScoreSheet,
  forecast,
  effectiveMoves,
  readRecord,
  SCORE_SOURCES,
  scores,
} from '../src/index.ts'
import type { GameEvent, SeatForecast } from '../src/index.ts'

const GAMES = path.join(import.meta.dirname, '../../../games')

function stored(name: string) {
  const text = readFileSync(path.join(GAMES, `${name}.txt`), 'utf8')
  const { record, match } = readRecord(text, composeRecorded)
  if (record === undefined || match === undefined) throw new Error('nothing was read')
  return { game: match.game, moves: effectiveMoves(record.log) }
}

const points = (outcomes: readonly SeatForecast[]) => outcomes.map(({ vp }) => vp)
const total = ({ gains }: SeatForecast) => Object.values(gains).reduce((sum, each) => sum + each, 0)

describe.each(GOLDEN_GAMES.map(({ name }) => name))('%s', (name) => {
  const { game, moves } = stored(name)

  it('is given at every moment, leaves the state alone, and its gains add up to its scores', () => {
    const state = game.start()
    for (const [index, move] of moves.entries()) {
      game.play(state, move)
      if (index % 3 !== 0) continue
      const before = game.hash(state)
      const { round, game: end } = forecast(game, state)
      expect(game.hash(state)).toBe(before)
      scores(state).forEach((vp, seat) => {
        for (const outcomes of [round, end]) {
          const outcome = outcomes[seat]
          expect(outcome && outcome.vp - total(outcome)).toBe(vp)
        }
      })
    }
  })

  it('equals the real scores when a round or the game ends with the next move', () => {
    const state = game.start()
    const sheet = createScoreSheet(game)
    let ends = 0
    for (const move of moves) {
      const before = forecast(game, state)
      const held = scores(state)
      const told: GameEvent[] = []
      game.play(state, move, (event) => {
        sheet.sink(event)
        told.push(event)
      })
      // Only if the move itself scored nothing, as at the end of the last turn.
      const king = told.findIndex(({ event }) => event === 'king-phase')
      const fair = told.findIndex(({ event }) => event === 'fair-phase')
      const asked = game.awaiting(state).who !== 'nobody' && state.round < 4 && fair < 0
      if (king < 0 || fair < 0 || asked) continue
      if (told.slice(0, king).some(({ event }) => event === 'score' || event === 'gain')) continue
      ends++
      const cleanup = told.findIndex(({ event }) => event === 'cleanup')
      const scored = held.map((vp, seat) =>
        told
          .slice(0, cleanup < 0 ? undefined : cleanup)
          .reduce(
            (sum, { event, seat: of, facts }) =>
              event === 'score' && of === seat ? sum + facts.points : sum,
            vp,
          ),
      )
      expect(points(cleanup < 0 ? before.game : before.round)).toEqual(scored)
    }
    // With tier II of the king technology a seat may have a decision at the end of every round.
    if (game.config.technologies?.includes('technology.king') !== true)
      expect(ends).toBeGreaterThan(0)
    const last = forecast(game, state)
    const final = scores(state)
    expect(points(last.round)).toEqual(final)
    expect(points(last.game)).toEqual(final)
    expect(last.standings).toEqual(game.standings(state))
    expect(last.fairs).toEqual([])
    sheet.seats.forEach((scores, seat) =>
      expect(SCORE_SOURCES.reduce((sum, source) => sum + scores[source], 0)).toBe(final[seat]),
    )
  })
})

describe('in a position', () => {
  const verona = scenario({ seats: ['blue', 'orange'] })
    .round(2)
    .fair(2, 'verona', 'fair.house')
    .king({ 3: ['orange'], 1: ['blue'] })
    .seat('blue', { merchant: 'verona', houses: ['london', 'wien'], pillars: ['london'] })
    .seat('orange', { houses: ['genova'] })
    .turn('blue')

  it('the forecast names the seats that take part in the coming fairs, and the cost of absence', () => {
    const { fairs } = forecast(verona.game, verona.state)
    expect(fairs.map(({ fair }) => fair)).toEqual([2, 3, 4])
    const [{ town, seats } = { town: '', seats: [] }] = fairs
    expect(town).toBe('verona')
    expect(seats.map(({ present }) => present)).toEqual([true, false])
    // Both seats have a house in Tiletum from the start; the board gives 2 and the tile 2 for each
    // house.
    expect(seats.map((each) => each.points)).toEqual([12, 8])
  })

  it('the forecast scores king track and fair for the round, houses times pillars only for the game', () => {
    const { round, game } = forecast(verona.game, verona.state)
    expect(round[0]?.gains['king-track']).toBe(1)
    expect(round[0]?.gains['fair-2']).toBeGreaterThan(0)
    expect(round[1]?.gains).toMatchObject({ 'king-track': 3 })
    expect(round[1]?.gains['fair-2']).toBeUndefined()
    expect(round[0]?.gains['houses-times-pillars']).toBeUndefined()
    expect(game[0]?.gains['houses-times-pillars']).toBe(3)
  })
})
