import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compose, RESOURCES, scores, seatsIn } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import { content } from '@tiletum/content'
import { describe, expect, it } from 'vitest'
import { composeGame } from '../../../src/game/storage/compose.ts'
import { readGame } from '../../../src/game/storage/record-file.ts'
import { openReadOnlySession } from '../../../src/game/game-session.ts'
import { goodsBySource } from '../../../src/table/points/goods.ts'
import { turnAt, turnsFrom } from '../../../src/game/timeline/turns.ts'
import { changesAt, marksOfChanges } from '../../../src/review/replay/changes.ts'
import { goodsIn, pointsIn, reportOf } from '../../../src/table/points/turn-report.ts'
import { placeOf, chartPointsOf } from '../../../src/table/points/chart-points.ts'
import { tableOf } from '../../support/table.ts'

const GAMES = path.join(import.meta.dirname, '../../../../../games')
const FILES = readdirSync(GAMES).filter((file) => file.endsWith('.txt'))

async function stored(file: string) {
  const { game } = await readGame(readFileSync(path.join(GAMES, file), 'utf8'))
  if (game === undefined) throw new Error('nothing was read')
  return openReadOnlySession(game, await composeGame(game)).table.snapshot()
}

describe.each(FILES)('%s', async (file) => {
  const snapshot = await stored(file)
  const { opening, moments, state } = snapshot
  const turns = turnsFrom(opening, moments)

  it('is told in turns: the set-up, then twelve of every seat', () => {
    expect(turns).toHaveLength(1 + 12 * seatsIn(state).length)
    const events = turns.flatMap((turn) => [...turn.events, ...turn.after])
    expect(events).toEqual([...opening.events, ...moments.flatMap((moment) => moment.events)])
    for (const [index, { start, end, seat, events: own }] of turns.entries()) {
      if (seat !== undefined) expect(own.at(-1)?.event).toBe('turn-over')
      expect(turnAt(turns, start)).toBe(index)
      expect(end).toBeGreaterThanOrEqual(start)
      expect(turns[index + 1]?.start ?? moments.length).toBeGreaterThanOrEqual(end)
    }
  })

  it('gives the chart numbers that end at the score, and a forecast that meets it', () => {
    const samples = chartPointsOf(snapshot)
    const final = scores(state)
    expect(samples.map(({ at }) => at).filter((at) => at === 'turn')).toHaveLength(12)
    expect(samples.map(({ at }) => at).filter((at) => at === 'fair')).toHaveLength(4)
    expect(samples.at(0)?.vp).toEqual(scores(opening.state))
    expect(samples.at(-1)?.vp).toEqual(final)
    expect(samples.findLast(({ at }) => at === 'turn')?.projected).toEqual(final)
    const places = samples.map(placeOf)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('reports turns whose points and goods add up to the game', () => {
    const atFirst = moments[(turns[1]?.start ?? 0) - 1]?.state
    openState(state).seats.forEach((seat, index) => {
      const all = turns.flatMap(({ events, after }) => [...events, ...after])
      expect((scores(opening.state)[index] ?? 0) + pointsIn(all, index)).toBe(seat.vp)
      const reports = turns
        .filter((turn) => turn.seat === index)
        .map((turn) => reportOf(snapshot, turn))
      const inTurns = reports.reduce((sum, { vp }) => sum + vp, 0)
      const between = turns.reduce(
        (sum, { events, after, seat: of }) =>
          sum + pointsIn(after, index) + (of === index ? 0 : pointsIn(events, index)),
        0,
      )
      expect(inTurns + between).toBe(seat.vp - (scores(opening.state)[index] ?? 0))
      const goods = goodsIn(all, index)
      const left = RESOURCES.map((resource, at) => {
        const { gained = 0, paid = 0 } = goods.find((one) => one.good === resource) ?? {}
        return ((atFirst && openState(atFirst).seats[index]?.resources[at]) ?? 0) + gained - paid
      })
      expect(left).toEqual(seat.resources)
      const received = goods.reduce((sum, { gained }) => sum + gained, 0)
      const sources = Object.values(goodsBySource(all, index))
      expect(sources.reduce((sum, each) => sum + each, 0)).toBe(received)
    })
  })

  it('reports what walking cost, and of what was left undone no purchases', () => {
    let paid = 0
    for (const turn of turns) {
      const { walking, undone } = reportOf(snapshot, turn)
      paid += walking
      const walks = moments
        .slice(turn.start, turn.end)
        .filter(({ by, notation }) => by === turn.seat && notation.startsWith('walk '))
      expect(walking).toBeLessThanOrEqual(walks.length)
      expect(undone.filter(({ notation }) => /^(buy|exchange)/.test(notation))).toEqual([])
    }
    expect(paid).toBeGreaterThan(0)
  })

  it('tells at the beginning of a turn what the one before changed', () => {
    const [, first, second] = turns
    if (first === undefined || second === undefined) throw new Error('no turns')
    expect(changesAt(turns, moments, second.start)?.of).toBe(first)
    expect(changesAt(turns, moments, second.start)?.whole).toBe(true)
    expect(changesAt(turns, moments, second.start)?.events).toEqual([
      ...first.events,
      ...first.after,
    ])
    expect(changesAt(turns, moments, second.start + 1)?.of.seat).toBe(
      turns[turnAt(turns, second.start + 1)]?.seat,
    )
  })

  it('marks where pieces went, what was built and which die was taken', () => {
    for (const of of turns) {
      if (of.seat === undefined) continue
      const { chosen } = marksOfChanges({ of, whole: true, events: of.events })
      for (const { event, facts } of of.events) {
        if (event === 'walk') expect(chosen).toContain(`town ${facts.to}`)
        if (event === 'build') expect(chosen).toContain(`town ${facts.town}`)
        if (event === 'die') expect(chosen).toContain(`die ${facts.colour} ${facts.printed}`)
      }
    }
  })
})

it('tells what a turn cut short wasted and left undone, purchases aside', () => {
  const table = tableOf(compose({ modules: ['base'], players: 2, first: 0 }, content), 1)
  const die = table.snapshot().options.find(({ notation }) => notation.startsWith('die yellow'))
  table.play(die?.notation ?? '', 'leave', 'end turn')
  const snapshot = table.snapshot()
  const [, turn] = turnsFrom(snapshot.opening, snapshot.moments)
  if (turn === undefined) throw new Error('no turn')
  const { wasted, undone, before } = reportOf(snapshot, turn)
  expect(wasted.map(({ warning }) => warning)).toEqual(['tile-left-behind', 'points-left'])
  const possible = snapshot.game.options(before).map(({ notation }) => notation)
  expect(possible).toContain('buy wool')
  expect(undone).toEqual([])
})
