import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../lib/paths.mjs'
import { COMMANDS } from '../run.mjs'

/** @param {string} version */
function enterWith(version) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  const enter = `require(${JSON.stringify(inRoot('scripts/main.cjs'))})`
  const { status, stderr } = spawnSync(process.execPath, ['-e', `${pretend}; ${enter}`], {
    encoding: 'utf8',
  })
  return { status, stderr }
}

describe('a Node that is too old', () => {
  it.each(['0.12.18', '8.17.0', '18.20.4', '20.18.3'])('%s gets one sentence', (version) => {
    expect(enterWith(version)).toEqual({
      status: 1,
      stderr: `Tiletum needs Node 20.19 or newer and this is Node ${version}: install a newer one and start again.\n`,
    })
  })

  it.each(['20.19.0', '22.0.0'])('%s is not too old', (version) => {
    expect(enterWith(version)).toMatchObject({ status: 2, stderr: expect.stringMatching(/^Usage/) })
  })

  it('can read the entry: no word or sign of newer JavaScript', () => {
    const code = fs.readFileSync(inRoot('scripts/main.cjs'), 'utf8').replace(/^\/\/.*$/gm, '')
    expect(code).not.toMatch(
      /\b(?:const|let|class|import|async|await|of)\b|=>|`|\?\?|\?\.|\.\.\.|,\s*[)\]}]/,
    )
  })

  it('is the same one in package.json and in the version files', () => {
    const { engines } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'))
    expect(engines.node).toBe('>=20.19.0')
    for (const file of ['.nvmrc', '.node-version']) {
      expect(fs.readFileSync(inRoot(file), 'utf8')).toBe('20.19.0\n')
    }
  })
})

it('a bench that does not exist is answered with those that do', () => {
  const words = [inRoot('scripts/main.cjs'), 'bench', 'nonsense']
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/^Usage: npm run bench -- \[engine /)
})

it('every command can be loaded in a fresh clone, before anything is installed', () => {
  const clone = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-clone-'))
  try {
    fs.cpSync(inRoot('scripts'), path.join(clone, 'scripts'), { recursive: true })
    const { href } = pathToFileURL(path.join(clone, 'scripts/run.mjs'))
    const load = `const { COMMANDS } = await import('${href}')
      for (const load of Object.values(COMMANDS)) console.log(typeof (await load()).command)`
    const words = ['--input-type=module', '-e', load]
    const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(stdout).toBe('function\n'.repeat(Object.keys(COMMANDS).length))
  } finally {
    fs.rmSync(clone, { recursive: true, force: true })
  }
})
