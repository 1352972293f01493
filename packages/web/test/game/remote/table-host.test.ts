import { content } from '@tiletum/content'
import { seededChance } from '@tiletum/bots'
import { appendEntry, compose, moveList, openMatch } from '@tiletum/engine'
import type { Match } from '@tiletum/engine'
import type { TableStep } from '@tiletum/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { EntryBatch } from '../../../src/game/host/host.ts'
import { isActive } from '../../../src/game/snapshot.ts'
import { createGameTable } from '../../../src/game/game-table.ts'
import { watchTable } from '../../../src/game/remote/remote-table.ts'
import { openTableHost } from '../../../src/game/remote/table-host.ts'
import {
  ANNA,
  BRUNO,
  fakeServer,
  HEAD,
  stepsMessage,
  TABLE,
  tableMessage,
} from '../../support/fake-server.ts'

const config = { modules: ['base' as const], players: 2, first: 0 }
const game = compose(config, content)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', { OPEN: 1 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The server's own match, from which the steps come. */
function serverMatch() {
  const match = openMatch(game)
  const chance = seededChance('online')
  const answers = moveList()
  const letChanceAnswer = (): string[] => {
    const said: string[] = []
    for (;;) {
      const awaiting = game.awaiting(match.state)
      if (awaiting.who !== 'chance') return said
      game.list(match.state, answers)
      const answer = chance.answer(awaiting.request.request, answers, match.state)
      appendEntry(match, answer)
      said.push(`[${game.format(answer)}]`)
    }
  }
  const awaits = (): number => {
    const awaiting = game.awaiting(match.state)
    return awaiting.who === 'seat' ? awaiting.seat : -1
  }
  const play = (move: string): TableStep => {
    const parsed = game.parse(move)
    if (typeof parsed !== 'number' || appendEntry(match, parsed) !== undefined)
      throw new Error(`The test meant a legal move: ${move}`)
    const seat = match.seats.at(-1) ?? -1
    const entries = [move, ...letChanceAnswer()]
    return { kind: 'play', at: 5, by: ANNA, seat, entries, awaits: awaits(), hash: hash(match) }
  }
  const opening: TableStep[] = [
    {
      kind: 'agree',
      at: 1,
      by: ANNA,
      rules: 3,
      terms: {
        kind: 'game',
        config,
        seats: [
          { for: 'anybody', colour: 'blue' },
          { for: 'anybody', colour: 'orange' },
        ],
        listed: false,
        pace: { pace: 'live' },
        allow: { forecast: false, hints: false },
        watching: { open: true, chat: false, delay: 0 },
      },
    },
    { kind: 'seat', at: 2, by: ANNA, change: { do: 'take', seat: 0, person: ANNA } },
    { kind: 'seat', at: 3, by: BRUNO, change: { do: 'take', seat: 1, person: BRUNO } },
    {
      kind: 'start',
      at: 4,
      by: ANNA,
      entropy: ['', ''],
      entries: letChanceAnswer(),
      awaits: awaits(),
      hash: hash(match),
    },
  ]
  const option = (): string => game.options(match.state)[0]?.notation ?? ''
  return { opening, play, option, match }
}

type PlayStep = Extract<TableStep, { kind: 'play' }>

const hash = ({ state }: Match): string => game.hash(state)
const NAMES = { computer: (seat: number) => `Computer ${seat}`, nobody: () => 'Nobody' }

async function atTheTable() {
  const { server, socket, hope } = fakeServer()
  await Promise.resolve()
  server.welcome()
  const remote = watchTable(socket, TABLE)
  const truth = serverMatch()
  server.say(tableMessage(truth.opening))
  const host = openTableHost({ game, socket, remote, me: ANNA, names: NAMES })
  const batches: EntryBatch[] = []
  host.follow(0, (batch) => batches.push(batch))
  return { server, socket, hope, remote, truth, host, batches }
}

describe('a game on the server', () => {
  test('tells its entries, who sits where and what was agreed', async () => {
    const { host, batches, truth } = await atTheTable()
    expect(batches.flatMap(({ entries }) => entries)).toHaveLength(truth.match.log.entries.length)
    expect(batches[0]?.entries[0]).not.toMatch(/^\[/)
    expect(host.seats.current()).toEqual({
      players: [
        { name: 'Anna', colour: 'indigo' },
        { name: 'Bruno', colour: 'vermilion' },
      ],
      mine: new Set([0]),
    })
    expect(host.agreement.current()).toEqual({ forecast: false, hints: false, freeUndo: false })
    expect(host.connection.current()).toEqual({ is: 'open', stored: true })
  })

  test('leaves a seat to whoever stands in, until its holder returns', async () => {
    const { server, host } = await atTheTable()
    const by = { level: 'merchant' } as const
    const leaves: TableStep = {
      kind: 'seat',
      at: 5,
      by: ANNA,
      change: { do: 'stand-in', seat: 0, by },
    }
    server.say(stepsMessage(4, [leaves]))
    expect(host.seats.current().mine).toEqual(new Set())
    expect(host.seats.current().players[0]).toMatchObject({ name: 'Anna', computer: 'merchant' })
    const returns: TableStep = { kind: 'seat', at: 6, by: ANNA, change: { do: 'return', seat: 0 } }
    server.say(stepsMessage(5, [returns]))
    expect(host.seats.current().mine).toEqual(new Set([0]))
  })

  test('offers no undo of moves made before somebody stood in, as the server allows none', async () => {
    const { server, host, truth } = await atTheTable()
    const table = createGameTable(host)
    server.say(stepsMessage(4, [truth.play(truth.option())]))
    const { moments, floor } = table.snapshot()
    expect(floor).toBe(moments.length - 1)
    const stands: TableStep = {
      kind: 'seat',
      at: 6,
      by: ANNA,
      change: { do: 'stand-in', seat: 0, by: { level: 'merchant' } },
    }
    const returns: TableStep = { kind: 'seat', at: 7, by: ANNA, change: { do: 'return', seat: 0 } }
    server.say(stepsMessage(5, [stands, returns]))
    expect(table.snapshot().floor).toBe(moments.length)
    const draft = table.snapshot().options[0]?.notation ?? ''
    expect(table.play(draft)).toBe(1)
    expect(table.snapshot().floor).toBe(moments.length)
  })

  test('takes nothing in a pause, and goes on after it', async () => {
    const { server, host } = await atTheTable()
    const table = createGameTable(host)
    table.play(table.snapshot().options[0]?.notation ?? '')
    expect(table.snapshot().moments.length - table.snapshot().confirmed).toBe(1)
    const offer = { seat: 1, at: 5, by: BRUNO, passed: true } as const
    const pauses: TableStep = { ...offer, kind: 'offer', offer: 0, offered: { what: 'pause' } }
    server.say(stepsMessage(4, [pauses]))
    expect(host.connection.current()).toEqual({ is: 'paused', away: false })
    expect(table.snapshot().options).toEqual([])
    // What was composed before stays.
    expect(table.snapshot().moments.length - table.snapshot().confirmed).toBe(1)
    const goesOn: TableStep = { ...offer, kind: 'offer', offer: 1, offered: { what: 'resume' } }
    server.say(stepsMessage(5, [goesOn]))
    expect(table.snapshot().options.length).toBeGreaterThan(0)
    expect(table.snapshot().moments.length - table.snapshot().confirmed).toBe(1)
  })

  test('is over for everybody when somebody gives up', async () => {
    const { server, host } = await atTheTable()
    const table = createGameTable(host)
    expect(table.snapshot().over).toBe(false)
    expect([0, 1].filter((seat) => isActive(table.snapshot(), seat))).toHaveLength(1)
    server.say(stepsMessage(4, [{ kind: 'end', at: 5, by: ANNA, how: 'conceded', seat: 0 }]))
    expect(host.connection.current()).toEqual({ is: 'ended', by: { conceded: 0 } })
    expect(table.snapshot()).toMatchObject({ over: true, options: [] })
    for (const seat of [0, 1]) expect(isActive(table.snapshot(), seat)).toBe(false)
  })

  test('takes what is submitted when the step that holds it comes', async () => {
    const { server, host, batches, truth } = await atTheTable()
    const after = truth.match.log.entries.length
    const move = truth.option()
    server.heard()
    const outcome = host.submit({ id: 'r'.repeat(22), after, inputs: [move], by: [0] })
    expect(server.heard()).toEqual([
      { type: 'do', id: 'r'.repeat(22), table: TABLE, after, moves: [move] },
    ])
    server.say(stepsMessage(4, [truth.play(move)], 'r'.repeat(22)))
    expect(await outcome).toEqual({ is: 'taken' })
    expect(batches.at(-1)).toMatchObject({ after })
  })

  test('says why something is refused, and hears what it missed first', async () => {
    const { server, host, batches, truth } = await atTheTable()
    const outcome = host.submit({ id: 's'.repeat(22), after: 3, inputs: ['end turn'], by: [0] })
    const missed = truth.play(truth.option())
    server.say({
      type: 'no',
      re: 's'.repeat(22),
      table: TABLE,
      why: 'stale',
      after: 4,
      steps: [missed],
    })
    expect(await outcome).toMatchObject({ is: 'refused', why: 'stale' })
    expect(batches).toHaveLength(2)
  })

  test('sends what has no answer again under the same id after the connection was lost', async () => {
    const { server, host, truth } = await atTheTable()
    const after = truth.match.log.entries.length
    const move = truth.option()
    const outcome = host.submit({ id: 't'.repeat(22), after, inputs: [move], by: [0] })
    server.breakOff()
    expect(host.connection.current()).toEqual({ is: 'away' })
    await vi.advanceTimersByTimeAsync(500)
    expect(server.connections()).toBe(2)
    server.welcome()
    expect(server.heard()).toMatchObject([
      { type: 'hello' },
      { type: 'watch', table: TABLE, after: 4 },
      { type: 'do', id: 't'.repeat(22) },
    ])
    server.say(stepsMessage(4, [truth.play(move)], 't'.repeat(22)))
    expect(await outcome).toEqual({ is: 'taken' })
    expect(host.connection.current()).toEqual({ is: 'open', stored: true })
  })

  test('drops steps it knows and asks for steps it misses', async () => {
    const { server, batches, truth } = await atTheTable()
    const first = truth.play(truth.option())
    const second = truth.play(truth.option())
    server.say(stepsMessage(4, [first]))
    server.say(stepsMessage(4, [first, second]))
    expect(batches).toHaveLength(3)
    server.heard()
    server.say(stepsMessage(9, [second]))
    expect(batches).toHaveLength(3)
    expect(server.heard()).toEqual([{ type: 'watch', table: TABLE, after: 6 }])
  })

  test('says that the page must be loaded again when it folds to another state', async () => {
    const { server, host, truth, batches } = await atTheTable()
    const step = truth.play(truth.option())
    const table = createGameTable(host)
    expect(host.connection.current()).toEqual({ is: 'open', stored: true })
    server.say(stepsMessage(4, [{ ...step, hash: 'another' } as TableStep]))
    expect(batches).toHaveLength(2)
    expect(table.snapshot().readOnly).toBe(true)
    expect(host.connection.current()).toEqual({ is: 'outdated' })
  })

  test('shows a log that can’t be played on up to its first entry that fails', async () => {
    const { server, host, truth } = await atTheTable()
    const step = truth.play(truth.option())
    const known = truth.match.log.entries.length
    const strange: TableStep = {
      ...(step as PlayStep),
      entries: ['walk merchant atlantis', 'end turn'],
    }
    server.say(
      tableMessage([...truth.opening, step, strange], { ...HEAD, frozen: { entry: known } }),
    )
    const frozen = { is: 'frozen', entry: known, text: 'walk merchant atlantis' }
    expect(host.connection.current()).toEqual(frozen)
    const { moments, readOnly } = createGameTable(host).snapshot()
    expect(moments).toHaveLength(known)
    expect(readOnly).toBe(true)
  })

  test.each([
    ['in no notation of this page', 'walk merchant atlantis'],
    ['against the rules of this page', 'end turn'],
  ])('stops before an entry %s: the page must be loaded again', async (_what, entry) => {
    const { server, host, truth } = await atTheTable()
    const table = createGameTable(host)
    const known = truth.match.log.entries.length
    const step = truth.play(truth.option())
    server.say(stepsMessage(4, [{ ...(step as PlayStep), entries: [entry] }]))
    expect(host.connection.current()).toEqual({ is: 'outdated' })
    expect(table.snapshot().moments).toHaveLength(known)
    expect(table.snapshot().readOnly).toBe(true)
  })

  test('keeps a draft on the server, and hears the one of another device', async () => {
    const { server, host } = await atTheTable()
    server.heard()
    host.keepDraft({ after: 9, moves: ['one'] })
    host.keepDraft({ after: 9, moves: ['one', 'two'] })
    await vi.advanceTimersByTimeAsync(400)
    const [kept, ...more] = server.heard()
    expect(more).toEqual([])
    const own = '{"after":9,"moves":["one","two"]}'
    expect(kept).toMatchObject({ type: 'keep', draft: own })
    const re = kept !== undefined && 'id' in kept ? kept.id : ''
    server.say({ type: 'kept', table: TABLE, mine: { ...HEAD.mine, draft: own }, re })
    await vi.advanceTimersByTimeAsync(0)
    server.say({
      type: 'kept',
      table: TABLE,
      mine: { ...HEAD.mine, draft: '{"after":9,"moves":["three"]}' },
    })
    expect(host.draft.current()).toEqual({ after: 9, moves: ['three'] })
  })

  test('keeps plans on the server, and hears those of another device', async () => {
    const { server, host } = await atTheTable()
    const result = { vp: 1, goods: [1, 2], unused: 0 }
    const plans = {
      seat: 0,
      round: 1,
      turn: 2,
      plans: [{ name: 'a', moves: ['one'], result }],
    } as const
    server.heard()
    host.keepPlans(plans)
    await vi.advanceTimersByTimeAsync(400)
    expect(server.heard()).toMatchObject([{ type: 'keep', plans: JSON.stringify(plans) }])
    const other = { ...plans, plans: [{ name: 'b', moves: ['two'], result }] } as const
    const hear = (text: string) =>
      server.say({ type: 'kept', table: TABLE, mine: { ...HEAD.mine, plans: text } })
    // Not over what the server has not confirmed yet.
    hear(JSON.stringify(other))
    expect(host.plans.current()).toEqual(plans)
    hear(JSON.stringify(plans))
    expect(host.plans.current()).toEqual(plans)
  })
})

describe('a draft the server has not confirmed', () => {
  test('is found on the device after a reload, and kept again', async () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key),
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    })
    const before = await atTheTable()
    before.host.keepDraft({ after: 9, moves: ['one'] })
    const { server, host } = await atTheTable()
    expect(host.draft.current()).toEqual({ after: 9, moves: ['one'] })
    server.heard()
    await vi.advanceTimersByTimeAsync(400)
    const keep = server.heard().find(({ type }) => type === 'keep')
    expect(keep).toMatchObject({ draft: '{"after":9,"moves":["one"]}' })
    const mine = { ...HEAD.mine, draft: '{"after":9,"moves":["one"]}' }
    const re = keep !== undefined && 'id' in keep ? keep.id : ''
    server.say({ type: 'kept', table: TABLE, mine, re })
    await Promise.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect([...kept.keys()]).toEqual([])
  })
})

describe('the socket', () => {
  test('is away as soon as the device says that it has no network, and comes back', () => {
    const { server, socket, hope, loss } = fakeServer()
    server.welcome()
    expect(socket.status.current().is).toBe('open')
    loss()
    expect(socket.status.current()).toEqual({ is: 'away', restarting: false })
    hope()
    server.welcome()
    expect(socket.status.current().is).toBe('open')
  })

  test('tells of a server of another release, which it can still talk to', () => {
    const { server, socket } = fakeServer()
    server.welcome()
    expect(socket.newRelease.current()).toBe(false)
    server.welcome({ build: 'newer' })
    expect(socket.newRelease.current()).toBe(true)
    expect(socket.status.current().is).toBe('open')
  })

  test('tries less and less often, and at once when there is hope', async () => {
    const { server, socket, hope } = fakeServer()
    for (const pause of [250, 500, 1000]) {
      server.breakOff()
      expect(socket.status.current()).toEqual({ is: 'away', restarting: false })
      const before = server.connections()
      await vi.advanceTimersByTimeAsync(pause - 1)
      expect(server.connections()).toBe(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(server.connections()).toBe(before + 1)
    }
    server.breakOff()
    const before = server.connections()
    hope()
    expect(server.connections()).toBe(before + 1)
  })

  test('counts a connection that answers no two pings as lost', async () => {
    const { server, socket } = fakeServer()
    server.welcome()
    await vi.advanceTimersByTimeAsync(40_000)
    expect(socket.status.current().is).toBe('open')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(socket.status.current().is).toBe('away')
  })

  test.each([{ protocol: 99 }, { rules: 99 }])('stops at a server with %j', (other) => {
    const { server, socket } = fakeServer()
    server.welcome(other)
    expect(socket.status.current()).toEqual({ is: 'outdated' })
    vi.advanceTimersByTime(100_000)
    expect(server.connections()).toBe(1)
  })
})
