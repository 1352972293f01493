import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sqliteJobs } from '../../src/store/sqlite/jobs.ts'
import { openSqlite } from '../../src/store/sqlite/open.ts'
import type { SqliteEngine } from '../../src/store/sqlite/engine.ts'
import { jobsContract } from './jobs-contract.ts'

describe('the jobs in a file', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-jobs-'))
  let engine: SqliteEngine
  beforeAll(async () => {
    engine = await openSqlite(folder)
  })
  afterAll(async () => {
    await engine.close()
    fs.rmSync(folder, { recursive: true })
  })
  jobsContract(async (failed) => sqliteJobs(engine, { failed, every: 20 }))

  it('are given up after three failures, and said', async () => {
    const failed: string[] = []
    const jobs = sqliteJobs(engine, { failed: ({ key }) => failed.push(key), every: 5 })
    let tries = 0
    await jobs.work('clock', async () => {
      tries++
      throw new Error('bad')
    })
    await jobs.plan({ queue: 'clock', key: 'hopeless', at: Date.now(), dataJson: '' })
    vi.useFakeTimers({ toFake: ['Date'] })
    await expect
      .poll(() => {
        vi.setSystemTime(Date.now() + 60_000)
        return failed
      })
      .toEqual(['hopeless'])
    vi.useRealTimers()
    expect(tries).toBe(3)
    await jobs.close()
  })
})
