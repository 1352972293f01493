import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createJobs } from '../src/jobs.ts'
import type { JobOptions, Jobs } from '../src/jobs.ts'
import { openPersistence } from '../src/store/open-persistence.ts'
import type { Persistence } from '../src/store/open-persistence.ts'
import type { ScheduledJob } from '../src/store/job-store.ts'

const PATIENCE = 120_000
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-jobs-'))
let persistence: Persistence
let time = 1_000
beforeAll(async () => {
  const opened = await openPersistence({ data: folder })
  if ('problem' in opened) throw new Error(opened.problem.sentence)
  persistence = opened
})
afterAll(async () => {
  await persistence.close()
  fs.rmSync(folder, { recursive: true })
})

function start(options: Partial<JobOptions> = {}): Jobs {
  const jobs = createJobs(persistence.store.jobs, { now: () => time, every: 5, ...options })
  onTestFinished(() => jobs.close())
  return jobs
}
const schedule = (key: string, more: Partial<ScheduledJob> = {}) =>
  persistence.store.jobs.schedule({ queue: 'push', key, at: time, dataJson: '{}', ...more })

it('does jobs at their time, and again when the handler asks for it', async () => {
  const done: string[] = []
  start().process('push', async ({ key, dataJson }) => {
    done.push(`${key} ${dataJson}`)
    return dataJson === '{}' ? { at: time + 500, dataJson: '"again"' } : undefined
  })
  await schedule('one')
  await schedule('far', { at: time + 1_000_000 })
  await expect.poll(() => done, { timeout: PATIENCE }).toEqual(['one {}'])
  time += 500
  await expect.poll(() => done, { timeout: PATIENCE }).toEqual(['one {}', 'one "again"'])
})

it('reports a job that fails, tries it again later, and does the others meanwhile', async () => {
  const failed: string[] = []
  const done: string[] = []
  const jobs = start({ failed: ({ key, failures }) => failed.push(`${key} ${failures}`) })
  for (let n = 0; n < 51; n++) await schedule(`bad ${n}`)
  await schedule('good', { at: time + 1 })
  time += 1
  jobs.process('push', async ({ key }) => {
    if (key.startsWith('bad')) throw new Error(key)
    done.push(key)
    return undefined
  })
  await expect.poll(() => done, { timeout: PATIENCE }).toEqual(['good'])
  await expect.poll(() => failed.length, { timeout: PATIENCE }).toBe(51)
  time += 60_000
  await expect.poll(() => failed.length, { timeout: PATIENCE }).toBe(102)
  expect(failed).toContain('bad 50 1')
})

it('finishes what it does before it closes', async () => {
  let isDone = false
  const jobs = start()
  let begun = (): void => undefined
  const hasBegun = new Promise<void>((resolve) => (begun = resolve))
  jobs.process('expire', async () => {
    begun()
    await new Promise((go) => setTimeout(go, 20))
    isDone = true
    return undefined
  })
  await schedule('slow', { queue: 'expire' })
  await hasBegun
  await jobs.close()
  expect(isDone).toBe(true)
})
