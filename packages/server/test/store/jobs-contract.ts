import { describe, expect, it } from 'vitest'
import type { ScheduledJob } from '../../src/store/job-store.ts'
import type { ServerStore } from '../../src/store/server-store.ts'
import { PROJECTION, fresh, newTable, stepAt } from './examples.ts'

const HOUR = 3_600_000

/** What every store does with jobs. */
export function jobsContract(opened: () => ServerStore): void {
  const job = (key: string, more: Partial<ScheduledJob> = {}): ScheduledJob => ({
    queue: 'push',
    key,
    at: 1_000,
    dataJson: `{"of":"${key}"}`,
    ...more,
  })
  const taken = async (now: number, queue: ScheduledJob['queue'] = 'push') =>
    opened().jobs.take(queue, now, 1_000)
  const keysAt = async (now: number, queue: ScheduledJob['queue'] = 'push') =>
    (await taken(now, queue)).map(({ key }) => key)
  /** Leaves no job behind for the next test. */
  const finishAll = async () => {
    for (const queue of ['push', 'clock', 'archive', 'expire'] as const)
      // oxlint-disable-next-line no-await-in-loop -- one queue after the other
      for (const one of await taken(1e15, queue))
        // oxlint-disable-next-line no-await-in-loop -- as above
        await opened().jobs.finish(one)
  }

  describe('jobs', () => {
    it('are taken when their time has come, by one process', async () => {
      const { jobs } = opened()
      await finishAll()
      await jobs.schedule(job('soon'))
      await jobs.schedule(job('later', { at: 1_000_000_000 }))
      expect(await keysAt(999)).toEqual([])
      const [first, second] = await Promise.all([taken(1_000), taken(1_000)])
      expect([...first, ...second]).toMatchObject([
        { queue: 'push', key: 'soon', dataJson: '{"of":"soon"}', failures: 0 },
      ])
      await Promise.all([...first, ...second].map((one) => jobs.finish(one)))
      expect(await keysAt(1_000 + HOUR)).toEqual([])
      expect(await keysAt(1_000_000_000)).toEqual(['later'])
    })

    it('are tried again later each time until they are finished', async () => {
      const { jobs } = opened()
      await finishAll()
      await jobs.schedule(job('bad'))
      const waits: number[] = []
      let now = 1_000
      for (let times = 0; times < 13; times++) {
        // oxlint-disable-next-line no-await-in-loop -- one try after the other
        const [one] = await taken(now)
        expect(one?.failures).toBe(times)
        waits.push((one?.at ?? 0) - now)
        now = one?.at ?? 0
      }
      expect(waits.slice(0, 4)).toEqual([60_000, 120_000, 240_000, 480_000])
      expect(waits.at(-1)).toBe(60_000 * 2 ** 10)
    })

    it('that fail do not keep back those behind them, however many they are', async () => {
      const { jobs } = opened()
      await finishAll()
      for (let n = 0; n < 60; n++)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await jobs.schedule(job(`bad ${n}`))
      await jobs.schedule(job('good', { at: 1_001 }))
      const seen: string[] = []
      for (let looks = 0; looks < 4; looks++)
        // oxlint-disable-next-line no-await-in-loop -- as above
        seen.push(...(await jobs.take('push', 1_001, 20)).map(({ key }) => key))
      expect(seen).toHaveLength(61)
      expect(seen).toContain('good')
    })

    it('stay once for a key, at the earlier of two times', async () => {
      const { jobs } = opened()
      await finishAll()
      await jobs.schedule(job('one', { at: 5_000, dataJson: '"later"' }))
      await jobs.schedule(job('one', { at: 2_000, dataJson: '"earlier"' }))
      await jobs.schedule(job('one', { at: 3_000, dataJson: '"between"' }))
      expect(await taken(9_000)).toMatchObject([{ key: 'one', dataJson: '"earlier"' }])
    })

    it('that are scheduled anew while they are done stay', async () => {
      const { jobs } = opened()
      await finishAll()
      await jobs.schedule(job('again'))
      const [one] = await taken(1_000)
      await jobs.schedule(job('again', { at: 1_500 }))
      if (one !== undefined) await jobs.finish(one)
      expect(await keysAt(1_500)).toEqual(['again'])
    })

    it('can be done again at another time', async () => {
      const { jobs } = opened()
      await finishAll()
      await jobs.schedule(job('again'))
      const [one] = await taken(1_000)
      if (one !== undefined) await jobs.finish(one, { at: 7_000, dataJson: '"second"' })
      expect(await taken(6_999)).toEqual([])
      expect(await taken(7_000)).toMatchObject([{ dataJson: '"second"', failures: 0 }])
    })

    it('are made for every table that is due and has none', async () => {
      const { jobs, tables } = opened()
      await finishAll()
      const [due, later] = [fresh('due'), fresh('later')]
      await tables.create(newTable(due, { projection: { ...PROJECTION, due: 5 } }))
      await tables.create(newTable(later, { projection: { ...PROJECTION, due: 6 } }))
      await jobs.scheduleDueTables(5)
      const keys = await keysAt(5, 'clock')
      expect(keys).toContain(due)
      expect(keys).not.toContain(later)
      // They have one now, which is tried again later.
      await jobs.scheduleDueTables(5)
      expect(await keysAt(5, 'clock')).toEqual([])
    })

    it('that a wrong clock has scheduled far ahead do not keep a table from its own', async () => {
      const { jobs, tables } = opened()
      await finishAll()
      const id = fresh('due')
      await tables.create(newTable(id, { projection: { ...PROJECTION, due: 5 } }))
      await jobs.schedule(job(id, { queue: 'clock', at: 366 * 24 * HOUR }))
      await jobs.scheduleDueTables(5)
      expect(await keysAt(5, 'clock')).toContain(id)
    })

    it('are made for every ended table that has its steps still', async () => {
      const { jobs, tables } = opened()
      await finishAll()
      const ids = { over: fresh('over'), abandoned: fresh('abandoned'), playing: fresh('playing') }
      for (const state of ['over', 'abandoned', 'playing'] as const) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await tables.create(newTable(ids[state]))
        // oxlint-disable-next-line no-await-in-loop -- as above
        await tables.append(stepAt(ids[state], 1, { at: 50 }), { ...PROJECTION, state })
      }
      const made = async (before: number) => {
        await jobs.scheduleArchiving(100, before)
        const keys = await keysAt(100, 'archive')
        await finishAll()
        return Object.values(ids).filter((id) => keys.includes(id))
      }
      expect(await made(50)).toEqual([])
      expect(await made(51)).toEqual([ids.over, ids.abandoned])
      await tables.archive(ids.over, 2, Uint8Array.of(1))
      expect(await made(51)).toEqual([ids.abandoned])
    })
  })
}
