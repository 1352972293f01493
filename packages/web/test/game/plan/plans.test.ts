/** Plans made while others move: kept, checked at every step that arrives, never sent. */
import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { momentsToReplay } from '../../../src/game/timeline/moments-to-replay.ts'
import { turnsOf } from '../../../src/game/timeline/turns.ts'
import { planAt } from '../../../src/game/plan/planning.ts'
import type { Planning } from '../../../src/game/plan/planning.ts'
import { NO_PLANS, readPlans } from '../../../src/game/storage/plans.ts'
import { createGameTable } from '../../../src/game/game-table.ts'
import type { GameTable } from '../../../src/game/game-table.ts'
import { marksOfEvents } from '../../../src/game/playback/board-marks.ts'
import { playTurn, slowHost } from '../../support/slow-host.ts'
import type { SlowHost } from '../../support/slow-host.ts'
import { PEOPLE } from '../../support/table.ts'

const game = compose({ modules: ['base'], players: 3, first: 0 }, content)
const BRUNO = 1

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const sure = async (work: Promise<unknown>): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0)
  await work
}

/** Bruno's screen, while Anna is asked. */
function sitDown() {
  const host = slowHost(game, 'plans', PEOPLE.slice(0, 3), [BRUNO])
  const table = createGameTable(host)
  return { host, table, planning: planAt(host, table) }
}

function sandboxOf({ now }: Planning): GameTable {
  const table = now.current().open?.table
  if (table === undefined) throw new Error('No plan is open')
  return table
}
const diceOf = ({ snapshot }: Pick<GameTable, 'snapshot'>) =>
  snapshot()
    .options.map(({ notation }) => notation)
    .filter((notation) => /^die \S+ \d$/.test(notation))

/** A die, its tile left behind. */
function planDie(planning: Planning, die: string): void {
  const table = sandboxOf(planning)
  table.play(die)
  if (table.snapshot().legal.has('leave')) table.play('leave')
}
const stateOf = ({ now }: Planning, name: string) =>
  now.current().plans.find(({ plan }) => plan.name === name)

/** The die that is on the wheel only once, so that whoever takes it takes it from others. */
function singleDie(table: GameTable): string {
  const { state, game: played } = table.snapshot()
  const die = diceOf(table).find((notation) => {
    const [, colour = '', value = ''] = notation.split(' ')
    return (
      openState(state).dice[
        played.rules.names.colour.indexOf(colour as never) * 6 + Number(value) - 1
      ] === 1
    )
  })
  if (die === undefined) throw new Error('Every die is there twice')
  return die
}

test('a plan is made on the table as if the own turn began, while the game goes on untouched', () => {
  const { host, table, planning } = sitDown()
  const before = table.snapshot()
  expect(before).toMatchObject({ awaitsOthers: true, options: [] })
  expect(planning.now.current()).toMatchObject({
    turn: { seat: BRUNO, round: 1, turn: 1 },
    mine: false,
  })

  expect(planning.open('b')).toBe(true)
  const sandbox = sandboxOf(planning)
  expect(sandbox.snapshot()).toMatchObject({ plan: 'b', seat: BRUNO, live: true })
  const [die = ''] = diceOf(sandbox)
  planDie(planning, die)
  expect(sandbox.snapshot().steps.length).toBeGreaterThan(0)
  expect(host.plans.current().plans).toMatchObject([{ name: 'b', moves: [die, 'leave'] }])
  expect(stateOf(planning, 'b')).toMatchObject({ is: 'intact' })
  expect(table.snapshot()).toBe(before)
  expect(host.asked).toEqual([])

  sandbox.backTo(sandbox.snapshot().moments.length - 1)
  expect(stateOf(planning, 'b')?.plan.moves).toEqual([die])
  sandbox.redo()
  expect(stateOf(planning, 'b')?.plan.moves).toEqual([die, 'leave'])

  planning.leave()
  expect(planning.now.current().open).toBeUndefined()
  expect(stateOf(planning, 'b')).toMatchObject({ is: 'intact' })
  planning.drop('b')
  expect(host.plans.current().plans).toEqual([])
})

test('a plan ends where something would be revealed: nobody knows what would come up', () => {
  const { planning } = sitDown()
  planning.open('a')
  const sandbox = sandboxOf(planning)
  sandbox.play(...movesToReveal(sandbox))
  expect(stateOf(planning, 'a')).toMatchObject({ is: 'intact', stops: true })
  expect(sandbox.snapshot().options).toEqual([])
  expect(sandbox.play('end turn')).toBe(0)
  const { floor, moments } = sandbox.snapshot()
  expect(moments.length).toBeGreaterThan(floor)
  sandbox.backTo(moments.length - 1)
  expect(stateOf(planning, 'a')?.stops).toBe(false)
})

/** A die, its tile left behind, and what reveals something before the turn is over. */
function movesToReveal(table: GameTable): readonly string[] {
  for (const die of diceOf(table)) {
    const start = table.snapshot().moments.length
    table.play(die)
    if (table.snapshot().legal.has('leave')) table.play('leave')
    const { options, moments } = table.snapshot()
    const reveal = options.find(({ reveals, verb }) => reveals && verb !== 'end turn')
    table.backTo(start)
    if (reveal !== undefined)
      return [...moments.slice(start).map(({ notation }) => notation), reveal.notation]
  }
  throw new Error('Nothing can be revealed')
}

async function annaTakes(host: SlowHost, die: string): Promise<void> {
  await sure(host.foreign(die))
}

test('a plan breaks at the first move that somebody made impossible, and says who', async () => {
  const { host, planning } = sitDown()
  planning.open('a')
  const die = singleDie(sandboxOf(planning))
  planDie(planning, die)
  planning.leave()
  planning.open('b')
  const other = diceOf(sandboxOf(planning)).find((one) => one !== die) ?? ''
  planDie(planning, other)
  planning.leave()

  await annaTakes(host, die)
  expect(stateOf(planning, 'a')).toMatchObject({
    is: 'broken',
    moments: [],
    break: {
      step: 0,
      move: die,
      by: 0,
      refusal: { reason: 'no-such-die' },
      moment: { notation: die },
    },
  })
  expect(stateOf(planning, 'b')?.is).toBe('intact')
})

test('the plan on the table is played anew on what others did, and loses none of its moves', async () => {
  const { host, planning } = sitDown()
  planning.open('a')
  const die = singleDie(sandboxOf(planning))
  planDie(planning, die)
  await annaTakes(host, die)
  const sandbox = sandboxOf(planning)
  expect(sandbox.snapshot().steps).toEqual([])
  expect(host.plans.current().plans[0]?.moves).toEqual([die, 'leave'])
  expect(diceOf(sandbox)).not.toContain(die)
  planDie(planning, diceOf(sandbox)[0] ?? '')
  expect(stateOf(planning, 'a')?.is).toBe('intact')
})

test('a plan whose result differs from when it was made has changed', () => {
  const { host, planning } = sitDown()
  planning.open('a')
  planDie(planning, diceOf(sandboxOf(planning))[0] ?? '')
  const kept = host.plans.current()
  host.keepPlans({
    ...kept,
    plans: kept.plans.map((plan) => ({ ...plan, result: { ...plan.result, vp: 7 } })),
  })
  expect(stateOf(planning, 'a')?.is).toBe('changed')
})

/** The bonus tile that is asked about after a die. */
function tileWith(table: GameTable, die: string): string | undefined {
  const start = table.snapshot().moments.length
  table.play(die)
  const asked = table.snapshot().pending.at(-1)
  table.backTo(start)
  return asked?.is === 'tile' ? asked.tile : undefined
}

test('a die is worth the same whether its bonus tile is still there or gone', async () => {
  const { host, planning } = sitDown()
  planning.open('a')
  const sandbox = sandboxOf(planning)
  const dice = diceOf(sandbox).map((die) => ({ die, tile: tileWith(sandbox, die) }))
  const pair = dice
    .map(({ die: wanted, tile = '' }) => ({
      wanted,
      tile,
      annas: dice.find(({ die, tile: same }) => die !== wanted && same === tile)?.die ?? '',
    }))
    .find(({ annas }) => annas !== '')
  if (pair === undefined) throw new Error('No two dice of one action')
  const { wanted, tile, annas } = pair
  sandbox.play(wanted)
  planning.open('b')
  sandboxOf(planning).play(wanted, 'leave')
  planning.leave()
  expect(stateOf(planning, 'a')?.result).toEqual(stateOf(planning, 'b')?.result)
  expect(stateOf(planning, 'a')?.result.unused).toBeGreaterThan(0)

  await sure(host.foreign(annas))
  await sure(host.foreign(`take ${tile}`))
  for (const name of ['a', 'b']) expect(stateOf(planning, name)?.is).toBe('intact')
})

test('one press loads a plan as the draft of the own turn, and never submits it', async () => {
  const { host, table, planning } = sitDown()
  planning.open('c')
  const sandbox = sandboxOf(planning)
  const dice = diceOf(sandbox)
  planDie(planning, dice.at(-1) ?? '')
  sandbox.play('end turn')
  const { moves = [] } = stateOf(planning, 'c')?.plan ?? {}
  expect(moves.at(-1)).toBe('end turn')
  expect(planning.use('c')).toBe(0)

  await sure(host.foreignTurn())
  expect(planning.now.current()).toMatchObject({ mine: true, open: undefined })
  expect(stateOf(planning, 'c')?.is).toBe('intact')
  const [composed = ''] = diceOf(table)
  table.play(composed)

  expect(planning.use('c')).toBe(moves.length - 1)
  const { moments, confirmed, undone, legal } = table.snapshot()
  expect(moments.slice(confirmed).map(({ notation }) => notation)).toEqual(moves.slice(0, -1))
  expect(undone).toEqual(['end turn'])
  expect(legal.has('end turn')).toBe(true)
  expect(host.asked).toEqual([])
  // What had been composed before is not lost.
  expect(stateOf(planning, 'a')?.plan.moves).toEqual([composed])

  table.redo()
  await sure(host.take())
  expect(host.asked[0]?.inputs).toEqual(moves)
  // The turn is over, and so are its plans.
  expect(planning.now.current().plans).toEqual([])
})

test('in the own turn what is composed is kept as a plan, and playing otherwise breaks it', async () => {
  const { host, table, planning } = sitDown()
  expect(planning.keep('a')).toBe(false)
  await sure(host.foreignTurn())
  const one = diceOf(table).find((die) => die !== movesToReveal(table)[0]) ?? ''
  table.play(one)
  expect(planning.keep('a')).toBe(true)
  table.backTo(table.snapshot().confirmed)
  expect(planning.open('b')).toBe(false)
  table.play(...movesToReveal(table))
  await sure(host.take())
  expect(stateOf(planning, 'a')).toMatchObject({
    is: 'broken',
    break: { step: 0, move: one, by: BRUNO },
  })
})

test('moves that the host rejected become a plan', async () => {
  const { host, table, planning } = sitDown()
  await sure(host.foreignTurn())
  table.play(diceOf(table)[0] ?? '')
  if (table.snapshot().legal.has('leave')) table.play('leave')
  table.play('end turn')
  const { inputs = [] } = host.asked[0] ?? {}
  await sure(host.refuse('stale'))
  expect(planning.now.current()).toMatchObject({ rescued: 'a' })
  expect(stateOf(planning, 'a')).toMatchObject({ is: 'intact', plan: { moves: inputs } })
  expect(planning.use('a')).toBe(inputs.length - 1)
})

test('plans come from elsewhere, and what is none of them is ignored', () => {
  const plan = { name: 'b', moves: ['leave'], result: { vp: 1, goods: [0], unused: 2 } }
  const plans = { seat: 1, round: 1, turn: 2, plans: [plan] }
  expect(readPlans(plans)).toEqual(plans)
  for (const broken of [
    undefined,
    'plans',
    { ...plans, seat: 'one' },
    { ...plans, plans: { length: 1 } },
  ])
    expect(readPlans(broken)).toEqual(NO_PLANS)
  for (const broken of [
    { ...plan, name: 'd' },
    { ...plan, moves: [7] },
    { ...plan, moves: Array.from({ length: 65 }, () => 'leave') },
    { ...plan, result: undefined },
  ])
    expect(readPlans({ ...plans, plans: [broken] }).plans).toEqual([])
})

test('the looks since the last turn begin with how one left the table and end with the present', async () => {
  const { host, table } = sitDown()
  const total = () => table.snapshot().moments.length
  await sure(host.foreignTurn())
  expect(momentsToReplay(table.snapshot().moments, BRUNO, total())).toEqual([])
  playTurn(table)
  await sure(host.take())
  const left = turnsOf(table.snapshot().moments).findLast(({ seat }) => seat === BRUNO)?.end ?? 0
  await sure(host.foreignTurn())
  await sure(host.foreignTurn())
  const { moments, seat } = table.snapshot()
  expect(seat).toBe(BRUNO)
  const looks = momentsToReplay(moments, BRUNO, moments.length)
  expect(looks[0]).toBe(left)
  expect(looks.at(-1)).toBe(moments.length)
  expect(looks.length).toBeGreaterThan(5)
  expect(looks).toEqual(looks.toSorted((one, other) => one - other))
  const marks = marksOfEvents(moments.slice(left).flatMap(({ events }) => events))
  expect([...marks.chosen].filter((mark) => mark.startsWith('die '))).toHaveLength(2)
})
