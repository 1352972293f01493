import { applySteps, foldSteps } from '@tiletum/protocol'
import type { Me, Pace, TableStep, Table } from '@tiletum/protocol'
import { describe, expect, test } from 'vitest'
import { seatStatusAt } from '../../src/game/remote/table-host.ts'
import { unreadLines, waitsFor } from '../../src/online/use-unread.ts'
import { duration } from '../../src/shared/ui/duration.ts'
import { ANNA, BRUNO } from '../support/fake-server.ts'

const CLOCK: Pace = { pace: 'live', clock: { bank: 600, increment: 10 } }

/** Anna decides since 1000; the third seat is a computer player's. */
function playing(pace: Pace): Table {
  const steps: TableStep[] = [
    {
      kind: 'agree',
      at: 1,
      by: ANNA,
      rules: 3,
      terms: {
        kind: 'game',
        config: { modules: ['base'], players: 3, first: 0 },
        seats: [
          { for: 'anybody', colour: 'blue' },
          { for: 'anybody', colour: 'orange' },
          { for: 'computer', colour: 'green', level: 'merchant' },
        ],
        listed: false,
        pace,
        allow: { forecast: false, hints: false },
        watching: { open: true, chat: false, delay: 0 },
      },
    },
    { kind: 'seat', at: 2, by: ANNA, change: { do: 'take', seat: 0, person: ANNA } },
    { kind: 'seat', at: 3, by: BRUNO, change: { do: 'take', seat: 1, person: BRUNO } },
    {
      kind: 'start',
      at: 1000,
      by: ANNA,
      entropy: ['', '', ''],
      entries: [],
      awaits: 0,
      hash: '0',
    },
  ]
  return foldSteps(steps)
}
const people = {
  [ANNA]: { name: 'Anna', here: true },
  [BRUNO]: { name: 'Bruno', here: false },
}

describe('presence and clocks', () => {
  test('the clock of whoever decides runs to a time of this device, the others’ stand', () => {
    expect(seatStatusAt(playing(CLOCK), people, 200)).toEqual([
      { away: false, clock: { until: 1000 + 600_000 - 200 } },
      { away: true, clock: { left: 600_000 } },
      { away: false },
    ])
  })
  test('without a clock there is only who is there', () => {
    expect(seatStatusAt(playing({ pace: 'live' }), people, 0)).toEqual([
      { away: false },
      { away: true },
      { away: false },
    ])
  })
  test('in a pause no clock runs', () => {
    const paused: Table = { ...playing(CLOCK), state: 'paused' }
    expect(seatStatusAt(paused, people, 0)[0]).toEqual({ away: false, clock: { left: 600_000 } })
  })
})

describe('unread news', () => {
  const me: Me = { id: ANNA, name: 'Anna', colours: [], tables: 0, blocked: [], muted: [] }
  const line = (n: number, person: string) => ({
    n,
    person,
    at: 0,
    room: 'table' as const,
    text: 'x',
  })
  test('lines count from the first, without one’s own and those of muted people', () => {
    const lines = [line(0, BRUNO), line(1, ANNA), line(2, BRUNO)]
    expect(unreadLines(lines, 0, me)).toBe(2)
    expect(unreadLines(lines, 1, me)).toBe(1)
    expect(unreadLines(lines, 3, me)).toBe(0)
    expect(unreadLines(lines, 0, { ...me, muted: [{ id: BRUNO, name: 'Bruno' }] })).toBe(0)
  })
  test('a proposal waits for those who have a seat, did not make it and did not answer', () => {
    const table =
      applySteps(playing(CLOCK), [
        { kind: 'offer', at: 2000, by: BRUNO, offer: 0, seat: 1, offered: { what: 'pause' } },
      ]) ?? playing(CLOCK)
    const [open] = table.offers
    if (open === undefined) throw new Error('There is no proposal')
    expect(waitsFor(open, table, ANNA)).toBe(true)
    expect(waitsFor(open, table, BRUNO)).toBe(false)
    expect(waitsFor(open, table, 'somebodysomebody')).toBe(false)
    expect(waitsFor({ ...open, yes: [0] }, table, ANNA)).toBe(false)
  })
})

test('times are told as on a clock, and long ones in days', () => {
  const days = (count: number, hours: number) => `${count} d ${hours} h`
  expect(duration(-5, days)).toBe('0:00')
  expect(duration(307_000, days)).toBe('5:07')
  expect(duration(3_723_000, days)).toBe('1:02:03')
  expect(duration(51 * 3_600_000, days)).toBe('2 d 3 h')
})
