import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { installSentence } from '../lib/install.mjs'
import { withLock } from '../lib/lock.mjs'
import { problem, sentenceFor } from '../lib/problem.mjs'

describe('what a failed install says', () => {
  it.each([
    ['npm error code ECONNREFUSED\nnpm error syscall connect', /connect to the internet/],
    ['npm error code ENOTFOUND', /connect to the internet/],
    ['npm ERR! code EAI_AGAIN', /connect to the internet/],
    ['npm error code ENOSPC', /disk is full/],
    ['npm error code EACCES', /make it writable/],
    ['npm error code EUSAGE', /do not agree/],
    ['npm error code EINTEGRITY\nnpm error sha512 is wrong', /sha512 is wrong.*try again/],
    ['', /Installing the packages failed: try again/],
  ])('%j', (output, sentence) => {
    expect(installSentence(output)).toMatch(sentence)
    expect(installSentence(output)).not.toContain('\n')
  })
})

describe('what the machine refuses', () => {
  it.each([
    [{ code: 'EROFS' }, /make it writable/],
    [{ code: 'EACCES' }, /make it writable/],
    [{ code: 'ENOSPC' }, /disk is full/],
    [{ code: 'EODD' }, /unexpected.*boom/],
  ])('%j', (detail, sentence) => {
    expect(sentenceFor(Object.assign(new Error('boom'), detail))).toMatch(sentence)
  })

  it('leaves a sentence of our own as it is', () => {
    expect(sentenceFor(problem('Do this.'))).toBe('Do this.')
  })
})

describe('one at a time', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-lock-'))
  const lock = path.join(folder, 'lock')
  afterAll(() => fs.rmSync(folder, { recursive: true }))

  it('holds the lock while working and gives it back, also after a failure', async () => {
    await withLock(lock, async (share) => {
      share(4242)
      expect(fs.readFileSync(lock, 'utf8')).toBe(`${process.pid} 4242`)
    })
    expect(fs.existsSync(lock)).toBe(false)
    const failing = withLock(lock, () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    expect(fs.existsSync(lock)).toBe(false)
  })

  it('waits for a living owner', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    fs.writeFileSync(lock, String(process.pid))
    setTimeout(() => fs.rmSync(lock), 100)
    expect(await withLock(lock, async () => 'done')).toBe('done')
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`process ${process.pid}`))
    told.mockRestore()
  })

  it('takes over from an owner that is gone', async () => {
    fs.writeFileSync(lock, '999999999 999999998')
    expect(await withLock(lock, async () => 'done')).toBe('done')
  })

  it('takes over a lock that was never filled in', async () => {
    fs.writeFileSync(lock, '')
    fs.utimesSync(lock, 0, 0)
    expect(await withLock(lock, async () => 'done')).toBe('done')
  })
})
