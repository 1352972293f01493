// The packages as somebody else gets them: packed, installed into an empty project, and used.
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIBRARIES, packAll, PACKAGES } from '../lib/pack.mjs'
import { inRoot } from '../lib/paths.mjs'

const run = promisify(execFile)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-packages-'))
const project = path.join(folder, 'project')
/** @type {readonly string[]} */
let files = []

/** @param {string} name @returns {readonly string[]} */
const examplesOf = (name) => {
  const readme = fs.readFileSync(path.join(folder, 'packed', name, 'README.md'), 'utf8')
  return [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, block = '']) => block)
}

beforeAll(async () => {
  files = await packAll(path.join(folder, 'packed'))
  // What they need from elsewhere is linked from here, so that no network is wanted.
  const outside = ['zod', 'commander', 'picocolors', 'ws', '@types/node']
  const dependencies = Object.fromEntries([
    ...outside.map((name) => [name, `file:${inRoot('node_modules', name)}`]),
    ...files.map((file, index) => [
      PACKAGES[index] === 'tiletum' ? 'tiletum' : `@tiletum/${PACKAGES[index]}`,
      `file:${file}`,
    ]),
  ])
  fs.mkdirSync(project)
  fs.writeFileSync(
    path.join(project, 'package.json'),
    JSON.stringify({ name: 'somebody', private: true, type: 'module', dependencies }),
  )
  const words = ['install', '--omit=optional', '--no-audit', '--no-fund', '--ignore-scripts']
  await run('npm', [...words, '--prefer-offline'], { cwd: project })
  for (const name of LIBRARIES)
    for (const [index, block] of examplesOf(name).entries())
      fs.writeFileSync(path.join(project, `${name}-${index}.ts`), block)
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const compile = (/** @type {readonly string[]} */ ...words) =>
  run(
    process.execPath,
    [
      inRoot('node_modules/typescript/bin/tsc'),
      ...fs.readdirSync(project).filter((file) => file.endsWith('.ts')),
      ...'--ignoreConfig --strict --target es2023 --types node --outDir built --rootDir .'.split(
        ' ',
      ),
      ...words,
    ],
    { cwd: project },
  )

describe('the packages, installed into an empty project,', () => {
  it('have an example each', () => {
    for (const name of LIBRARIES) expect([name, examplesOf(name).length]).not.toEqual([name, 0])
  })

  it.each([
    ['--module', 'nodenext'],
    ['--module', 'esnext', '--moduleResolution', 'bundler'],
  ])('let the examples compile with %s %s', async (...words) => {
    const { stdout } = await compile(...words).catch((error) => error)
    expect(stdout).toBe('')
  })

  it('run the examples', async () => {
    await compile('--module', 'nodenext')
    const examples = fs
      .readdirSync(path.join(project, 'built'))
      .filter((file) => file.endsWith('.js'))
    expect(examples.length).toBeGreaterThanOrEqual(LIBRARIES.length)
    for (const example of examples) {
      // oxlint-disable-next-line no-await-in-loop -- small programs, one after the other
      await run(process.execPath, [path.join(project, 'built', example)], { cwd: project })
    }
  })

  it('bring the command', async () => {
    const help = await run('npx', ['tiletum', '--help'], { cwd: project })
    expect(help.stdout).toContain('engine')
    const asked = run('npx', ['tiletum', 'engine'], { cwd: project })
    asked.child.stdin?.end('{"id":1,"do":"info"}\n')
    expect(JSON.parse((await asked).stdout)).toMatchObject({ id: 1, protocol: 2 })
  })

  it('need nothing that only our own work needs', () => {
    for (const name of PACKAGES) {
      const manifest = JSON.parse(
        fs.readFileSync(path.join(folder, 'packed', name, 'package.json'), 'utf8'),
      )
      expect(manifest).toMatchObject({ license: 'MIT', version: '0.2.0' })
      expect(manifest).not.toHaveProperty('devDependencies')
      expect(manifest).not.toHaveProperty('private')
      expect(fs.readdirSync(path.join(folder, 'packed', name))).toEqual(
        expect.arrayContaining(['LICENSE', 'NOTICE', 'README.md', 'dist']),
      )
    }
  })
})

describe('the packages, looked at by others’ tools,', () => {
  it.each(PACKAGES)('%s: publint finds nothing', async (name) => {
    const pkgDir = path.join(folder, 'packed', name)
    const { messages, pkg } = await publint({ pkgDir, strict: true, pack: false })
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([])
  })

  it.each(PACKAGES)('%s: the types are right', async (name) => {
    const file = files[PACKAGES.indexOf(name)] ?? ''
    const packed = createPackageFromTarballData(new Uint8Array(fs.readFileSync(file)))
    const checked = await checkPackage(packed)
    // They are modules only, as everything is since Node 20.19 can require them.
    const wrong = (checked.types === false ? [] : checked.problems).filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' &&
        !(problem.kind === 'NoResolution' && problem.resolutionKind === 'node10'),
    )
    expect(wrong).toEqual([])
  })
})
