import { describe, expect, it } from 'vitest'
import {
  deciderOf,
  dueOf,
  canBeReplaced,
  chatRefusal,
  peopleAt,
  ruleAnswer,
  ruleOffer,
  ruleSeat,
  ruleStart,
  roomToWrite,
  lockedMoves,
  ruleUndo,
  seatToPlay,
  TIMES,
} from '../src/index.ts'
import type { Table } from '../src/index.ts'
import {
  after,
  ANNA,
  BRUNO,
  CARLA,
  HOUR,
  play,
  ready,
  start,
  tableOf,
  take,
  termsFor,
  twoPlaying,
} from './tables.ts'

const at = (table: Table, now = table.updated, goneSince?: number) => ({
  now,
  level: 'merchant',
  ...(goneSince === undefined ? {} : { goneSince }),
})

describe('the lobby', () => {
  it('gives an open seat to whoever takes it, and only one each', () => {
    const table = tableOf(termsFor(2), take(0, ANNA))
    expect(ruleSeat(table, BRUNO, { do: 'take', seat: 0 }, at(table))).toEqual({
      why: 'not-yours',
      detail: 'taken',
    })
    expect(ruleSeat(table, ANNA, { do: 'take', seat: 1 }, at(table))).toEqual({
      why: 'not-now',
      detail: 'seated',
    })
    expect(ruleSeat(table, BRUNO, { do: 'take', seat: 1 }, at(table))).toEqual({
      body: { kind: 'seat', change: { do: 'take', seat: 1, person: BRUNO } },
    })
  })

  it('keeps a seat for one person', () => {
    const terms = termsFor(2, {
      seats: [
        { for: 'anybody', colour: 'blue' },
        { for: 'person', colour: 'green', person: CARLA },
      ],
    })
    const table = tableOf(terms)
    expect(ruleSeat(table, BRUNO, { do: 'take', seat: 1 }, at(table))).toEqual({
      why: 'not-yours',
      detail: 'kept',
    })
    expect(ruleSeat(table, CARLA, { do: 'take', seat: 1 }, at(table))).toHaveProperty('body')
  })

  it('gives everybody the colour they choose, unless another person has it', () => {
    const table = tableOf(termsFor(3), take(0, ANNA), take(1, BRUNO))
    const choose = (seat: number, colour: Table['seats'][number]['colour']) =>
      ({ do: 'colour', seat, colour }) as const
    expect(ruleSeat(table, ANNA, choose(0, 'orange'), at(table))).toEqual({
      why: 'not-yours',
      detail: 'taken',
    })
    expect(ruleSeat(table, ANNA, choose(1, 'purple'), at(table))).toHaveProperty('why', 'not-yours')
    const change = choose(0, 'green')
    expect(ruleSeat(table, ANNA, change, at(table))).toEqual({ body: { kind: 'seat', change } })
    // The open seat gets the colour that was given up.
    const colours = after(table, { kind: 'seat', change }).seats.map(({ colour }) => colour)
    expect(colours).toEqual(['green', 'orange', 'blue'])
  })

  it('lets the owner alone open seats, seat computer players and start', () => {
    const table = tableOf(termsFor(2), take(0, ANNA), take(1, BRUNO))
    const computer = { do: 'computer', seat: 1, level: 'master' } as const
    expect(ruleSeat(table, BRUNO, computer, at(table))).toHaveProperty('why', 'not-yours')
    expect(ruleSeat(table, ANNA, computer, at(table))).toHaveProperty('body')
    expect(ruleStart(table, BRUNO)).toEqual({ why: 'not-yours', detail: 'owner' })
    expect(ruleStart(table, ANNA)).toEqual({ why: 'not-now', detail: 'not-ready' })
    const both = after(after(table, ready(0)), ready(1))
    expect(ruleStart(both, ANNA)).toBeUndefined()
    expect(
      ruleStart(after(both, { kind: 'seat', change: { do: 'leave', seat: 1 } }), ANNA),
    ).toEqual({
      why: 'not-now',
      detail: 'open-seat',
    })
  })

  it('asks everybody to be ready again when the terms change, and keeps the seats', () => {
    const table = tableOf(termsFor(2), take(0, ANNA), take(1, BRUNO), ready(0), ready(1))
    const anew = after(table, { kind: 'agree', terms: termsFor(2, { listed: true }), rules: 2 })
    expect(peopleAt(anew)).toEqual([ANNA, BRUNO])
    expect(anew.seats.map((seat) => seat.ready)).toEqual([false, false])
  })

  it('takes an own chance only after the start was called, and once', () => {
    const hash = 'a'.repeat(64)
    const entropy = 'b'.repeat(32)
    const table = tableOf(termsFor(1), take(0, ANNA), {
      kind: 'seat',
      change: { do: 'ready', seat: 0, entropy: hash },
    })
    const reveal = { do: 'reveal', seat: 0, entropy } as const
    expect(ruleSeat(table, ANNA, reveal, at(table))).toHaveProperty('detail', 'not-called')
    const called = after(table, { kind: 'seat', change: { do: 'call', until: 20_000 } })
    expect(ruleSeat(called, ANNA, reveal, at(called))).toHaveProperty('body')
    const revealed = after(called, { kind: 'seat', change: reveal })
    expect(ruleSeat(revealed, ANNA, reveal, at(revealed))).toHaveProperty(
      'detail',
      'nothing-to-reveal',
    )
    const left = after(called, { kind: 'seat', change: { do: 'leave', seat: 0 } })
    expect(left.calledUntil).toBeUndefined()
  })
})

describe('the game', () => {
  it('counts entries, and the line without what was taken back', () => {
    const table = after(
      after(twoPlaying(), play(0, 0, 'die pink 4', 'walk merchant genova')),
      play(0, 0, 'undo 2'),
    )
    expect(table).toMatchObject({ entries: 4, line: 1, undos: 1, awaits: 0 })
    expect(after(table, play(0, 1, 'end turn'))).toMatchObject({ undos: 0, awaits: 1 })
  })

  it('lets only who decides for the awaited seat play', () => {
    const table = twoPlaying()
    expect(seatToPlay(table, ANNA)).toBe(0)
    expect(seatToPlay(table, BRUNO)).toBeUndefined()
    expect(seatToPlay(table, CARLA)).toBeUndefined()
  })

  it('closes undo with the turn, with another decider and after fifty', () => {
    const table = after(twoPlaying(), play(0, 0, 'a', 'b', 'c'))
    expect(ruleUndo(table, 0, 3)).toBeUndefined()
    expect(ruleUndo(after(table, play(0, 1, 'end turn')), 0, 1)).toEqual({
      why: 'cannot-undo',
      detail: 'turn-ended',
    })
    const replaced = after(table, {
      kind: 'seat',
      change: { do: 'stand-in', seat: 0, by: { level: 'master' } },
    })
    const back = after(replaced, { kind: 'seat', change: { do: 'return', seat: 0 } })
    expect(ruleUndo(back, 0, 1)).toEqual({ why: 'cannot-undo', detail: 'other-decider' })
    const sandbox = { ...back, terms: { ...back.terms, kind: 'sandbox' as const } }
    expect(ruleUndo(sandbox, 0, 1)).toBeUndefined()
    expect([back, table, sandbox].map(lockedMoves)).toEqual([back.line, 0, 0])
    let tired = table
    for (let times = 0; times < 50; times++) tired = after(tired, play(0, 0, 'd', 'undo'))
    expect(ruleUndo(tired, 0, 1)).toEqual({ why: 'limit', detail: 'undos' })
    expect(lockedMoves(tired)).toBe(tired.line)
  })
})

describe('who stands in', () => {
  const standIn = { do: 'stand-in', seat: 1, by: { level: 'master' } } as const
  const brunos = (pace: Parameters<typeof twoPlaying>[0]) =>
    after(twoPlaying(pace), play(0, 1, 'end turn'))

  it('comes live without a clock after ten minutes without the holder', () => {
    const table = brunos({ pace: 'live' })
    const later = table.updated + TIMES.gone
    expect(ruleSeat(table, ANNA, standIn, at(table, later))).toHaveProperty('detail', 'too-soon')
    expect(ruleSeat(table, ANNA, standIn, at(table, later, 0))).toHaveProperty('body')
    expect(canBeReplaced(table, 1, later - 1, 0)).toBe(false)
    expect(ruleSeat(table, CARLA, standIn, at(table, later, 0))).toHaveProperty('why', 'not-yours')
  })

  it('comes in slow play after twice the pace, and not while the holder is away', () => {
    const table = brunos({ pace: 'slow', hours: 24, bank: 0 })
    expect(canBeReplaced(table, 1, table.updated + 48 * HOUR, undefined)).toBe(true)
    expect(canBeReplaced(table, 1, table.updated + 48 * HOUR - 1, undefined)).toBe(false)
    const until = table.updated + 100 * HOUR
    const away = after(table, { kind: 'clock', change: { do: 'away', seat: 1, until } })
    expect(canBeReplaced(away, 1, until + 47 * HOUR, undefined)).toBe(false)
    expect(dueOf(away)).toBe(until + 24 * HOUR - 1000)
  })

  it('comes at once for whoever is gone for good, holiday or not, without asking them', () => {
    const table = brunos({ pace: 'slow', hours: 24, bank: 0 })
    const until = table.updated + 100 * HOUR
    const away = after(table, { kind: 'clock', change: { do: 'away', seat: 1, until } })
    const gone = after(away, { kind: 'seat', change: { do: 'gone', seat: 1 } })
    expect(canBeReplaced(gone, 1, gone.updated, undefined)).toBe(true)
    // The time of the holiday that was not taken is no longer waited for, nor is any charged.
    expect(dueOf(gone)).toBe(gone.updated + 24 * HOUR - 1000)
    expect(canBeReplaced(gone, 0, gone.updated, 0)).toBe(false)
    expect(ruleOffer(gone, ANNA, { what: 'end' }, at(gone))).toMatchObject({
      body: { passed: true },
    })
  })

  it('decides for the holder, who takes the seat back', () => {
    const table = after(brunos({ pace: 'live' }), { kind: 'seat', change: standIn })
    expect(table.seats.map(deciderOf)).toEqual([
      { kind: 'person', person: ANNA },
      { kind: 'computer', level: 'master' },
    ])
    expect(seatToPlay(table, BRUNO)).toBeUndefined()
    expect(ruleSeat(table, ANNA, { do: 'return', seat: 1 }, at(table))).toHaveProperty('why')
    const back = after(table, { kind: 'seat', change: { do: 'return', seat: 1 } })
    expect(seatToPlay(back, BRUNO)).toBe(1)
  })

  it('plays on for who concedes among three; between two the game is over', () => {
    const concede = { do: 'concede', seat: 0 } as const
    const two = twoPlaying()
    expect(ruleSeat(two, ANNA, concede, at(two))).toEqual({
      body: { kind: 'end', how: 'conceded', seat: 0 },
    })
    const three = tableOf(
      termsFor(3),
      take(0, ANNA),
      take(1, BRUNO),
      take(2, CARLA),
      ready(0),
      ready(1),
      ready(2),
      start(0),
    )
    expect(ruleSeat(three, ANNA, concede, at(three))).toEqual({
      body: { kind: 'seat', change: { do: 'computer', seat: 0, level: 'merchant' } },
    })
  })
})

describe('clocks', () => {
  const pace = { pace: 'live', clock: { bank: 600, increment: 10 } } as const

  it('take from the bank of the seat that decides, and add the increment after its turn', () => {
    const table = twoPlaying(pace)
    const played = after(table, { ...play(0, 1, 'end turn'), at: table.updated + 60_000 })
    expect(played.seats.map(({ clock }) => clock?.bank)).toEqual([550_000, 600_000])
    expect(dueOf(played)).toBe(played.updated + 600_000)
  })

  it('stand still during a pause', () => {
    const table = twoPlaying(pace)
    const asked = ruleOffer(table, ANNA, { what: 'pause' }, at(table))
    if (!('body' in asked)) throw new Error(asked.why)
    const offered = after(table, asked.body)
    const answer = ruleAnswer(offered, BRUNO, 0, true)
    if (!('body' in answer)) throw new Error(answer.why)
    const paused = after(offered, answer.body)
    expect(paused.state).toBe('paused')
    expect(dueOf(paused)).toBeUndefined()
    const resumed = after(
      { ...paused, updated: paused.updated + HOUR },
      { kind: 'offer', offer: 1, seat: 0, offered: { what: 'resume' }, passed: true },
    )
    expect(resumed.seats[0]?.clock?.bank).toBe(598_000)
    expect(dueOf(resumed)).toBe(resumed.updated + 598_000)
  })

  it('flag a seat once', () => {
    const table = twoPlaying(pace)
    const flagged = after(table, {
      kind: 'clock',
      change: { do: 'flag', seat: 0 },
      at: table.updated + 600_000,
    })
    expect(flagged.seats[0]).toMatchObject({ flagged: true, clock: { bank: 0 } })
    expect(dueOf(flagged)).toBeUndefined()
    expect(canBeReplaced(flagged, 0, flagged.updated, undefined)).toBe(true)
  })

  it('have their own time of a turn in slow play, then the bank', () => {
    const table = twoPlaying({ pace: 'slow', hours: 12, bank: 6 })
    const late = after(table, { ...play(0, 1, 'end turn'), at: table.updated + 14 * HOUR })
    expect(late.seats[0]?.clock).toEqual({ bank: 4 * HOUR, turn: 12 * HOUR })
  })
})

describe('offers', () => {
  it('pass when everybody agreed, and lapse with one no', () => {
    const table = after(twoPlaying(), play(0, 1, 'end turn'))
    const asked = ruleOffer(table, ANNA, { what: 'take-back', entries: 1 }, at(table))
    expect(asked).toEqual({
      body: { kind: 'offer', offer: 0, seat: 0, offered: { what: 'take-back', entries: 1 } },
    })
    if (!('body' in asked)) return
    const open = after(table, asked.body)
    expect(ruleAnswer(open, ANNA, 0, true)).toHaveProperty('why', 'not-now')
    expect(ruleAnswer(open, CARLA, 0, true)).toHaveProperty('why', 'not-yours')
    expect(ruleAnswer(open, BRUNO, 7, true)).toHaveProperty('why', 'gone')
    expect(ruleAnswer(open, BRUNO, 0, true)).toHaveProperty('body.passed', true)
    expect(ruleAnswer(open, BRUNO, 0, false)).toHaveProperty('body.lapsed', true)
    expect(ruleAnswer(open, ANNA, 0, false)).toHaveProperty('body.lapsed', true)
    const back = after(open, {
      kind: 'answer',
      offer: 0,
      seat: 1,
      yes: true,
      passed: true,
      entries: ['undo 1 agreed'],
      awaits: 0,
    })
    expect(back).toMatchObject({ entries: 3, line: 1, awaits: 0, offers: [], undoFloor: 1 })
  })

  it('of a take-back are void once somebody played', () => {
    const table = after(twoPlaying(), play(0, 1, 'end turn'))
    const open = after(table, {
      kind: 'offer',
      offer: 0,
      seat: 0,
      offered: { what: 'take-back', entries: 1 },
    })
    expect(after(open, play(1, 1, 'die pink 4')).offers).toEqual([])
  })

  it('pass at once where nobody else is asked', () => {
    const terms = termsFor(2, {
      seats: [
        { for: 'anybody', colour: 'blue' },
        { for: 'computer', colour: 'green', level: 'master' },
      ],
    })
    const table = tableOf(terms, take(0, ANNA), ready(0), start(0))
    expect(ruleOffer(table, ANNA, { what: 'pause' }, at(table))).toHaveProperty('body.passed', true)
  })
})

describe('the chat', () => {
  const may = (table: Table, role: 'seated' | 'guest' | 'watcher') =>
    chatRefusal(table, role, roomToWrite(role))

  it('is for everybody who comes before the game, and then for the seats alone', () => {
    const open = tableOf(termsFor(2), take(0, ANNA))
    for (const role of ['seated', 'guest', 'watcher'] as const)
      expect(may(open, role)).toBeUndefined()
    const playing = twoPlaying()
    expect(may(playing, 'seated')).toBeUndefined()
    expect(may(playing, 'guest')).toEqual({ why: 'not-yours', detail: 'room' })
    expect(may(playing, 'watcher')).toEqual({ why: 'not-now', detail: 'chat-closed' })
    expect(may({ ...playing, state: 'over' }, 'guest')).toBeUndefined()
  })
})
