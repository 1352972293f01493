import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { currentBuild, draftFolder, isComplete, keepBuild, switchTo } from '../lib/builds.mjs'

let dist = ''
beforeEach(() => {
  dist = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-builds-'))
})
afterEach(() => fs.rmSync(dist, { recursive: true, force: true }))

/** @param {string} name */
function build(name) {
  const draft = draftFolder(dist, name)
  fs.writeFileSync(path.join(draft, 'main.js'), `globalThis.ran = '${name}'\n`)
  keepBuild(dist, name, draft)
}
/** @param {string} name */
const has = (name) => fs.existsSync(path.join(dist, 'builds', name, 'main.js'))
/** A process id that no process has. */
const NOBODY = 2 ** 30

describe('builds', () => {
  it('lie in folders of their own, and one of them counts', async () => {
    build('one')
    expect(currentBuild(dist)).toBeUndefined()
    switchTo(dist, 'one', 'main.js')
    expect(currentBuild(dist)).toBe('one')
    await import(path.join(dist, 'main.js'))
    expect(Reflect.get(globalThis, 'ran')).toBe('one')
    build('two')
    expect(currentBuild(dist)).toBe('one')
    switchTo(dist, 'two', 'main.js')
    expect(fs.readFileSync(path.join(dist, 'main.js'), 'utf8')).toContain('builds/two/main.js')
    expect(fs.readdirSync(dist).toSorted()).toEqual(['builds', 'current.json', 'main.js'])
  })

  it('are complete, or made again', () => {
    expect(isComplete(dist, 'one')).toBe(false)
    build('one')
    expect(isComplete(dist, 'one')).toBe(true)
    fs.writeFileSync(path.join(dist, 'builds/one/main.js'), '')
    expect(isComplete(dist, 'one')).toBe(false)
    build('one')
    expect(isComplete(dist, 'one')).toBe(true)
    expect(fs.readdirSync(path.join(dist, 'builds'))).toEqual(['one'])
  })

  it('stay while they are used, and one longer for pages that were loaded from it', () => {
    for (const name of ['one', 'two', 'three']) {
      build(name)
      switchTo(dist, name)
    }
    expect([has('one'), has('two'), has('three')]).toEqual([false, true, true])
    fs.writeFileSync(path.join(dist, `builds/two/.used-by-${process.pid}`), '')
    fs.writeFileSync(path.join(dist, `builds/three/.used-by-${NOBODY}`), '')
    expect(isComplete(dist, 'two')).toBe(true)
    for (const name of ['four', 'five']) {
      build(name)
      switchTo(dist, name)
    }
    expect([has('two'), has('three'), has('four'), has('five')]).toEqual([true, false, true, true])
  })

  it('leave nothing of an older way to lay them', () => {
    fs.mkdirSync(path.join(dist, 'assets'))
    fs.writeFileSync(path.join(dist, 'main.js.map'), '')
    build('one')
    switchTo(dist, 'one', 'main.js')
    expect(fs.readdirSync(dist).toSorted()).toEqual(['builds', 'current.json', 'main.js'])
  })
})
