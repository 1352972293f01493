import path from 'node:path'
import { content } from '@tiletum/content'
import { appendEntry, compose, openMatch } from '@tiletum/engine'
import { afterAll, describe, expect, it } from 'vitest'
import type { TurnJob } from '../../src/computers/turn-job.ts'
import { allowedLevels } from '../../src/computers/levels.ts'
import { createPool } from '../../src/computers/thinking-pool.ts'
import { createQueue } from '../../src/computers/turn-queue.ts'

const config = { modules: ['base'], players: 2, first: 0 } as const
const game = compose(config, content)
const match = openMatch(game)
while (game.awaiting(match.state).who === 'chance')
  appendEntry(match, game.moves(match.state)[0] ?? -1)
const job: TurnJob = {
  config,
  state: match.state,
  seat: 0,
  level: 'apprentice',
  seed: 'table 1',
  most: 64,
}

describe('the threads of computer players', () => {
  const pool = createPool({ size: 1 })
  afterAll(() => pool.close())

  it('think a turn up to its end or what it reveals, the same for the same seed', async () => {
    const moves = await pool.think(job)
    expect(moves[0]).toMatch(/^die /)
    const state = game.clone(match.state)
    for (const [index, move] of moves.entries()) {
      expect(game.awaiting(state)).toEqual({ who: 'seat', seat: 0 })
      const played = game.parse(move)
      expect(game.why(state, Number(played))).toBeUndefined()
      game.play(state, Number(played))
      if (index < moves.length - 1) expect(game.awaiting(state).who).toBe('seat')
    }
    expect(game.awaiting(state)).not.toEqual({ who: 'seat', seat: 0 })
    expect(await pool.think(job)).toEqual(moves)
    expect((await pool.think({ ...job, most: 2 })).length).toBe(2)
  })

  it('play with an edition', async () => {
    const edition = { kingTrack: [-10, -8, -5, -3, -2, -1, 0, 1, 2, 3, 5, 7, 9, 12, 15] }
    expect((await pool.think({ ...job, edition })).length).toBeGreaterThan(0)
    await expect(pool.think({ ...job, edition: { magic: 1 } })).rejects.toThrow('faults')
  })
})

describe('a thread that breaks down', () => {
  const program = path.join(import.meta.dirname, 'broken-worker.mjs')
  // Only what would never end is given little time: a busy machine is slow to begin a thread.
  const limit = (level: string) => (level === 'beginner' ? 1_000 : 120_000)
  const pool = createPool({ size: 1, program, limit })
  afterAll(() => pool.close())

  it.each(['throws', 'exits', 'endless'])('%s: costs its turn and no other', async (seed) => {
    const level = seed === 'endless' ? 'beginner' : job.level
    await expect(pool.think({ ...job, seed, level })).rejects.toThrow()
    expect(await pool.think(job)).toEqual(['end turn'])
  })
})

describe('the queue', () => {
  it('serves one after the other of those who own tables, and each table once', async () => {
    const done: string[] = []
    const goOn: (() => void)[] = []
    const queue = createQueue(1)
    const add = (owner: string, table: string) =>
      queue.add({ owner, table, address: owner }, async () => {
        done.push(table)
        await new Promise<void>((go) => void goOn.push(go))
      })
    for (const table of ['a1', 'a2', 'a3', 'a2']) add('anna', table)
    add('bert', 'b1')
    add('cara', 'c1')
    expect({ waiting: queue.waiting, running: queue.running }).toEqual({ waiting: 4, running: 1 })
    for (let turn = 0; turn < 5; turn++) {
      goOn.shift()?.()
      await new Promise((go) => setImmediate(go))
    }
    expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3'])
    expect({ waiting: queue.waiting, running: queue.running }).toEqual({ waiting: 0, running: 0 })
  })

  it('goes on after work that failed, and takes no more than it can hold', async () => {
    const queue = createQueue(1)
    const from = (owner: string, table: string) => ({ owner, table, address: `home of ${owner}` })
    queue.add(from('anna', 'broken'), () => Promise.reject(new Error('broken')))
    for (let table = 0; table < 5000; table++)
      expect(queue.add(from(`owner ${table % 70}`, `${table}`), () => Promise.resolve())).toBe(true)
    expect(queue.add(from('late', 'late'), () => Promise.resolve())).toBe(false)
    while (queue.waiting > 0) await new Promise((go) => setImmediate(go))
  })
})

describe('one address', () => {
  it('has a bounded number of turns waiting, whatever names it gives itself', async () => {
    const queue = createQueue(1, 3)
    let goOn = (): void => undefined
    const add = (owner: string, address: string) =>
      queue.add({ owner, table: owner, address }, () => new Promise((go) => (goOn = () => go())))
    const taken = ['one', 'two', 'three', 'four', 'five'].map((owner) => add(owner, 'here'))
    // The first is under way and waits no longer.
    expect(taken).toEqual([true, true, true, true, false])
    expect(add('six', 'elsewhere')).toBe(true)
    goOn()
    await new Promise((go) => setImmediate(go))
    expect(add('five', 'here')).toBe(true)
  })
})

describe('levels', () => {
  it('go up to the master unless whoever runs the server says otherwise', () => {
    expect(allowedLevels()?.at(-1)).toBe('master')
    expect(allowedLevels('grandmaster')?.at(-1)).toBe('grandmaster')
    expect(allowedLevels('none')).toEqual([])
    expect(allowedLevels('all')).toBeUndefined()
  })
})
