import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { findArrowFaults } from '../lib/arrows.mjs'
import { inRoot } from '../lib/paths.mjs'

/** @type {string[]} */
const folders = []
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true })
})

/**
 * The faults of a made-up project, as `file:line fault`.
 * @param {Readonly<Record<string, string>>} files by their path below packages/
 */
function faults(files) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-arrows-'))
  folders.push(folder)
  for (const [name, source] of Object.entries(files)) {
    const file = path.join(folder, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, source)
    const home = path.join(folder, name.split('/')[0] ?? '', 'package.json')
    if (!fs.existsSync(home)) fs.writeFileSync(home, '{"dependencies":{"react":"1"}}')
  }
  return findArrowFaults(folder).map(({ file, line, fault }) => `${file}:${line} ${fault}`)
}

/** @param {string} name @param {string} source */
const faultsOf = (name, source) => faults({ [name]: source }).join('\n')

describe('who may import whom', () => {
  it.each([
    ['engine/src/a.ts', `import { x } from './b.ts'`],
    ['content/src/a.ts', `import type { Tile } from '@tiletum/engine'`],
    ['content/test/a.test.ts', `import { play } from '@tiletum/engine'`],
    ['text/src/a.ts', `import { tiles } from '@tiletum/content'`],
    ['testkit/src/a.ts', `import { en } from '@tiletum/text/en'`],
    ['engine/test/a.test.ts', `import { scenario } from '@tiletum/testkit'`],
    ['engine/test/a.test.ts', `import { content } from '@tiletum/content'`],
    ['engine/test/a.test.ts', `import { playGame } from '@tiletum/bots'`],
    ['engine/test/a.test.ts', `import { expect } from 'vitest'\nimport fs from 'node:fs'`],
    ['web/src/a.tsx', `import { useState } from 'react'\nimport { bot } from '@tiletum/bots'`],
    ['web/src/a.tsx', `import './style.css'`],
    ['server/src/a.ts', `import path from 'node:path'`],
    ['cli/src/a.ts', `const later = () => import('@tiletum/bots')`],
  ])('lets %s say %j', (name, source) => {
    expect(faultsOf(name, source)).toBe('')
  })

  it.each([
    [
      'engine/src/a.ts',
      `import { x } from '@tiletum/content'`,
      `may not import '@tiletum/content'`,
    ],
    ['engine/src/a.ts', `import type { X } from '@tiletum/text'`, `may not import '@tiletum/text'`],
    ['engine/src/a.ts', `import react from 'react'`, `imports nothing, and so not 'react'`],
    ['engine/src/a.ts', `import fs from 'node:fs'`, `imports nothing, and so not 'node:fs'`],
    ['engine/test/a.test.ts', `import { x } from '@tiletum/web'`, `may not import '@tiletum/web'`],
    ['content/src/a.ts', `import { play } from '@tiletum/engine'`, 'types only'],
    ['content/src/a.ts', `import { type Tile } from '@tiletum/engine'`, 'types only'],
    ['content/src/a.ts', `export { play } from '@tiletum/engine'`, 'types only'],
    ['content/src/a.ts', `import '@tiletum/engine'`, 'types only'],
    ['text/src/a.ts', `export * from '@tiletum/bots'`, `may not import '@tiletum/bots'`],
    ['bots/src/a.ts', `import {\n  x,\n  y,\n} from '@tiletum/testkit'`, 'may not import'],
    ['server/src/a.ts', `const x = await import('@tiletum/cli')`, `may not import '@tiletum/cli'`],
    ['cli/src/a.ts', `const x = require('@tiletum/server')`, `may not import '@tiletum/server'`],
    ['web/src/a.ts', `import { x } from '../../engine/src/a.ts'`, 'leaves the package web'],
    ['web/src/a.ts', `import { z } from 'zod'`, `'zod' is not among the dependencies`],
    ['web/src/a.ts', `import z from '@scope/zod/mini'`, `'@scope/zod' is not among`],
    ['extra/src/a.ts', '', 'the package extra has no place among the arrows'],
  ])('refuses %s saying %j', (name, source, fault) => {
    expect(faultsOf(name, source)).toContain(fault)
  })

  it('names the file, the line and the import', () => {
    expect(faults({ 'text/src/a.ts': `// why\n\nimport { x } from '@tiletum/server'\n` })).toEqual([
      `packages/text/src/a.ts:3 text may not import '@tiletum/server'`,
    ])
  })

  it('is not misled by comments and strings', () => {
    const source = [
      `// import { x } from '@tiletum/web'`,
      `/* import { x } from '@tiletum/web' */`,
      `const regular = /'/g`,
      `const half = width / 2 // it's`,
      `const text = "new Date()" + \`Math.random() \${{ a: 1 }.a} fetch('x')\``,
    ].join('\n')
    expect(faultsOf('engine/src/a.ts', source)).toBe('')
  })
})

describe('the purity of the engine', () => {
  it.each([
    'const now = new Date()',
    'const now = Date.now()',
    'const die = Math.random()',
    'const now = performance.now()',
    'setTimeout(later, 10)',
    'console.log(state)',
    'const page = fetch(address)',
    'const id = crypto.randomUUID()',
    'const name = process.env.NAME',
    'const clock = globalThis.Date',
    'const text = `${Math.random()}`',
  ])('refuses %j', (source) => {
    expect(faultsOf('engine/src/rules/a.ts', `\n${source}`)).toMatch(
      /^packages\/engine\/src\/rules\/a\.ts:2 the engine is pure and has no /,
    )
  })

  it('leaves other packages, tests and mere names alone', () => {
    expect(faultsOf('server/src/a.ts', 'const now = Date.now()')).toBe('')
    expect(faultsOf('engine/test/a.test.ts', 'console.log(performance.now())')).toBe('')
    expect(faultsOf('engine/src/a.ts', 'const dated = { fetch: 1 }; dated.fetch; updateDate')).toBe(
      '',
    )
  })
})

describe('modules are named in one place', () => {
  it('lets compose, the door and the modules themselves import modules', () => {
    expect(
      faults({
        'engine/src/compose.ts': `import { solo } from './solo/index.ts'\nmodules.includes('solo')`,
        'engine/src/index.ts': `export { bot } from './solo/bot.ts'`,
        'engine/src/solo/index.ts': `import { bot } from './bot.ts'`,
        'engine/src/silver/solo.ts': `import { bot } from '../solo/bot.ts'`,
        'engine/test/solo.test.ts': `import { bot } from '../src/solo/bot.ts'`,
      }),
    ).toEqual([])
  })

  it.each([
    ['engine/src/kernel/moves.ts', `import { solo } from '../solo/index.ts'`],
    ['engine/src/rules/setup.ts', `import type { Mine } from '../silver/mine.ts'`],
    ['engine/src/rules/setup.ts', `if (config.modules.includes('silver')) mine()`],
    ['web/src/board.tsx', `const mines = config.modules?.includes('silver')`],
  ])('refuses %s saying %j', (name, source) => {
    expect(faultsOf(name, source)).toMatch(/only .*compose\.ts/)
  })
})

it('finds no fault in this project', () => {
  expect(findArrowFaults(inRoot('packages'))).toEqual([])
})
