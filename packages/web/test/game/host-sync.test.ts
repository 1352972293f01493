/** A table whose truth is somewhere else: late answers, refusals, and moves of others. */
import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createGameTable } from '../../src/game/game-table.ts'
import { playTurn, slowHost } from '../support/slow-host.ts'
import type { SlowHost } from '../support/slow-host.ts'
import { notationsOf, PEOPLE } from '../support/table.ts'

const game = compose({ modules: ['base'], players: 2, first: 0 }, content)
const ANNA = 0
const BRUNO = 1

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Everything that is due happens: what was awaited, and what is tried again within that time. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const sure = async (work: Promise<unknown>): Promise<void> => {
  await pass()
  await work
}

function sitDown(mine: readonly number[] = [ANNA]) {
  const host = slowHost(game, 'slow', PEOPLE.slice(0, 2), mine)
  return { host, table: createGameTable(host) }
}

const foreignTurn = (host: SlowHost) => sure(host.foreignTurn())

test('a draft stays here until somebody else is asked; then all of it is handed in at once', async () => {
  const { host, table } = sitDown()
  const before = host.truth.log().length
  const [die] = table.snapshot().options
  table.play(die?.notation ?? '')
  expect(host.asked).toEqual([])
  expect(host.draft.current()).toEqual({ after: before, moves: [die?.notation] })
  table.backTo(before)
  expect(host.draft.current().moves).toEqual([])
  expect(host.truth.log()).toHaveLength(before)

  playTurn(table)
  const [submission] = host.asked
  expect(host.asked).toHaveLength(1)
  expect(submission?.after).toBe(before)
  expect(submission?.inputs.at(-1)).toBe('end turn')
  const shown = table.snapshot()
  expect(shown).toMatchObject({ isSubmitting: true, confirmed: before, options: [], seat: BRUNO })
  expect(shown.moments.length).toBe(before + (submission?.inputs.length ?? 0))
  expect(host.draft.current().submitted).toBe(submission?.id)

  table.backTo(before)
  expect(table.play('end turn')).toBe(0)
  expect(table.snapshot().moments).toEqual(shown.moments)

  await sure(host.take())
  const after = table.snapshot()
  expect(after).toMatchObject({ isSubmitting: false, awaitsOthers: true, options: [] })
  expect(after.confirmed).toBe(after.moments.length)
  expect(host.draft.current().moves).toEqual([])
  // What was folded ahead is what the host told: nothing is drawn again.
  expect(after.moments.slice(0, shown.moments.length)).toEqual(shown.moments)
  expect(after.moments.at(before)).toBe(shown.moments.at(before))
})

test('moves that the host rejects are dropped with a message, and can be redone', async () => {
  const { host, table } = sitDown()
  const before = table.snapshot()
  playTurn(table)
  const { inputs = [] } = host.asked[0] ?? {}
  await sure(host.refuse('busy'))
  const after = table.snapshot()
  expect(after.moments).toHaveLength(before.moments.length)
  expect(after.options).toEqual(before.options)
  expect(after.rejected).toEqual({ moves: inputs, why: 'busy' })
  expect(after.undone).toEqual(inputs)
  for (const _ of inputs) table.redo()
  expect(host.asked).toHaveLength(2)
  expect(host.asked[1]?.inputs).toEqual(inputs)
  expect(host.asked[1]?.id).not.toBe(host.asked[0]?.id)
  await sure(host.take())
  expect(table.snapshot().rejected).toBeUndefined()
  expect(notationsOf(table)).toEqual(host.truth.log())
})

test('without an answer the same is asked again under the same name, and counts once', async () => {
  const { host, table } = sitDown()
  playTurn(table)
  await sure(host.takeSilently())
  expect(table.snapshot().isSubmitting).toBe(true)
  host.connection.set({ is: 'away' })
  expect(table.snapshot().readOnly).toBe(false)
  host.connection.set({ is: 'open', stored: true })
  expect(host.asked.map(({ id }) => id)).toEqual([host.asked[0]?.id, host.asked[0]?.id])
  const length = host.truth.log().length
  await sure(host.take())
  expect(host.truth.log()).toHaveLength(length)
  expect(table.snapshot().isSubmitting).toBe(false)
  expect(notationsOf(table)).toEqual(host.truth.log())
})

test('it is asked again after a while, too, where nothing tells that the connection was lost', async () => {
  const { host, table } = sitDown()
  playTurn(table)
  await sure(host.takeSilently())
  await pass(10_000)
  expect(host.asked.length).toBeGreaterThan(1)
  expect(new Set(host.asked.map(({ id }) => id)).size).toBe(1)
})

test('a submission without an answer is sent again after a reload, once the host is there', async () => {
  const { host, table } = sitDown()
  playTurn(table)
  const [submission] = host.asked
  table.close()
  host.connection.set({ is: 'opening' })
  const again = createGameTable(host)
  expect(host.asked).toHaveLength(1)
  host.connection.set({ is: 'open', stored: true })
  expect(host.asked[1]).toEqual(submission)
  expect(again.snapshot().isSubmitting).toBe(true)
  await sure(host.take())
  expect(again.snapshot().isSubmitting).toBe(false)
  expect(notationsOf(again)).toEqual(host.truth.log())
})

test('around one screen, too, nobody plays on before the answer', async () => {
  const { host, table } = sitDown([ANNA, BRUNO])
  playTurn(table)
  const [die] = game.options(table.snapshot().state)
  expect(table.snapshot()).toMatchObject({ seat: BRUNO, isSubmitting: true, options: [] })
  expect(table.play(die?.notation ?? '')).toBe(0)
  await sure(host.take())
  expect(table.play(die?.notation ?? '')).toBe(1)
})

describe('a move of somebody else', () => {
  test('is shown as it comes, and options only for one’s own seat', async () => {
    const { host, table } = sitDown([BRUNO])
    expect(table.snapshot()).toMatchObject({ options: [], awaitsOthers: true, seat: ANNA })
    expect(table.play('end turn')).toBe(0)
    await foreignTurn(host)
    expect(table.snapshot()).toMatchObject({ seat: BRUNO, awaitsOthers: false })
    expect(table.snapshot().options.length).toBeGreaterThan(0)
  })

  test('leaves alone who looks at the past', async () => {
    const { host, table } = sitDown([BRUNO])
    table.show(5)
    const { state } = table.snapshot()
    await foreignTurn(host)
    expect(table.snapshot()).toMatchObject({ shown: 5, live: false })
    expect(table.snapshot().state).toBe(state)
  })

  test('changes only what it changes', async () => {
    const { host, table } = sitDown([BRUNO])
    const before = openState(table.snapshot().state)
    await foreignTurn(host)
    const state = openState(table.snapshot().state)
    expect(state).not.toBe(before)
    expect(state.seats[BRUNO]).toBe(before.seats[BRUNO])
    expect(state.fairTowns).toBe(before.fairTowns)
  })

  test('that makes a draft impossible says why, and leaves the draft to be had again', async () => {
    const { host, table } = sitDown([ANNA])
    const die = table.snapshot().options.findLast(({ notation }) => notation.startsWith('die'))
    table.play(die?.notation ?? '')
    // The same person plays another turn on another device.
    await foreignTurn(host)
    expect(host.truth.log()).not.toContain(die?.notation)
    expect(notationsOf(table)).toEqual(host.truth.log())
    expect(table.snapshot().rejected).toMatchObject({ moves: [die?.notation], why: 'stale' })
    expect(host.draft.current().moves).toEqual([])
  })

  test('that was handed in first makes one’s own stale, with what was missing', async () => {
    const { host, table } = sitDown()
    playTurn(table)
    const others = host.truth
    const [, die] = game.options(others.state())
    await sure(host.foreign(die?.notation ?? ''))
    expect(table.snapshot().isSubmitting).toBe(true)
    await sure(host.take())
    const { rejected, isSubmitting } = table.snapshot()
    expect(isSubmitting).toBe(false)
    expect(rejected).toMatchObject({ why: 'stale' })
    expect(notationsOf(table)).toEqual(host.truth.log())
  })
})

test('a seat handed over in mid-turn takes its options and its draft along', () => {
  const { host, table } = sitDown()
  const [die] = table.snapshot().options
  table.play(die?.notation ?? '')
  const { confirmed } = table.snapshot()
  host.seats.set({ players: PEOPLE.slice(0, 2), mine: new Set([BRUNO]) })
  expect(table.snapshot()).toMatchObject({ options: [], awaitsOthers: true })
  expect(table.snapshot().moments).toHaveLength(confirmed)
  expect(table.snapshot().rejected?.moves).toEqual([die?.notation])
})

test('a draft handed in before the page was loaded again is asked for under its name', async () => {
  const { host, table } = sitDown()
  playTurn(table)
  table.close()
  const again = createGameTable(host)
  expect(host.asked).toHaveLength(2)
  expect(host.asked[1]).toEqual(host.asked[0])
  expect(again.snapshot()).toMatchObject({ isSubmitting: true })
  await sure(host.take())
  await sure(host.take())
  expect(again.snapshot().isSubmitting).toBe(false)
  expect(notationsOf(again)).toEqual(host.truth.log())
})

test('a draft survives a reload', () => {
  const { host, table } = sitDown()
  const [die] = table.snapshot().options
  table.play(die?.notation ?? '')
  table.close()
  const again = createGameTable(host).snapshot()
  expect(again.moments.at(-1)?.notation).toBe(die?.notation)
  expect(again.floor).toBe(again.moments.length - 1)
})
