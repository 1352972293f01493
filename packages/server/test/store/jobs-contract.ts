import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ScheduledJob, Jobs } from '../../src/store/jobs.ts'

const PATIENCE = 120_000

/** Whatever does the jobs, this is how. */
export function jobsContract(open: (failed: (job: ScheduledJob) => void) => Promise<Jobs>): void {
  describe('jobs', () => {
    let jobs: Jobs
    const failed: string[] = []
    beforeEach(async () => {
      failed.length = 0
      jobs = await open((job) => failed.push(job.key))
    })
    afterEach(() => jobs.close())

    const job = (key: string, more: Partial<ScheduledJob> = {}): ScheduledJob => ({
      queue: 'clock',
      key,
      at: Date.now(),
      dataJson: `{"of":"${key}"}`,
      ...more,
    })

    it('are done at their time, once', async () => {
      const done: ScheduledJob[] = []
      await jobs.work('clock', async (one) => void done.push(one))
      const soon = job('soon')
      await jobs.plan(soon)
      await jobs.plan(job('later', { at: Date.now() + 3_600_000 }))
      await expect.poll(() => done.length, { timeout: PATIENCE }).toBe(1)
      expect(done).toEqual([soon])
      await jobs.forget('clock', 'later')
    })

    it('wait until somebody does them', async () => {
      const waiting = job('waiting', { queue: 'push' })
      await jobs.plan(waiting)
      const done: string[] = []
      await jobs.work('push', async ({ key }) => void done.push(key))
      await expect.poll(() => done, { timeout: PATIENCE }).toEqual(['waiting'])
    })

    it('are replaced by one of the same key, and can be forgotten', async () => {
      const done: string[] = []
      const hour = Date.now() + 3_600_000
      await jobs.plan(job('again', { queue: 'push', at: hour, dataJson: '"first"' }))
      await jobs.plan(job('gone', { queue: 'push', at: Date.now() + 500 }))
      await jobs.forget('push', 'gone')
      await jobs.plan(job('again', { queue: 'push', dataJson: '"second"' }))
      await jobs.work('push', async ({ dataJson }) => void done.push(dataJson))
      await expect.poll(() => done, { timeout: PATIENCE }).toEqual(['"second"'])
      await jobs.plan(job('again', { queue: 'push', dataJson: '"third"' }))
      await expect.poll(() => done, { timeout: PATIENCE }).toEqual(['"second"', '"third"'])
    })

    it('that fail do not stop the others', async () => {
      const done: string[] = []
      await jobs.work('clock', async ({ key }) => {
        if (key === 'bad') throw new Error('bad')
        done.push(key)
      })
      await jobs.plan(job('bad', { queue: 'clock' }))
      await jobs.plan(job('good', { queue: 'clock' }))
      await expect.poll(() => done, { timeout: PATIENCE }).toEqual(['good'])
      await jobs.forget('clock', 'bad')
    })
  })
}
