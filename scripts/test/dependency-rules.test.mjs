import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { findDependencyFaults } from '../lib/dependency-rules.mjs'

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
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-dependencies-'))
  folders.push(folder)
  for (const [name, source] of Object.entries(files)) {
    const file = path.join(folder, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, source)
    const home = path.join(folder, name.split('/')[0] ?? '', 'package.json')
    if (!fs.existsSync(home)) fs.writeFileSync(home, '{"dependencies":{"react":"1"}}')
  }
  return findDependencyFaults(folder).map(({ file, line, fault }) => `${file}:${line} ${fault}`)
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
    ['web/src/a.ts', `const x = require('@tiletum/server')`, `may not import '@tiletum/server'`],
    ['web/src/a.ts', `import { x } from '../../engine/src/a.ts'`, 'leaves the package web'],
    ['web/src/a.ts', `import { z } from 'zod'`, `'zod' is not among the dependencies`],
    ['web/src/a.ts', `import z from '@scope/zod/mini'`, `'@scope/zod' is not among`],
    ['extra/src/a.ts', '', 'the package extra has no place in the dependency rules'],
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

describe('modules are named in one place', () => {
  it('lets compose, the door and the modules themselves import modules', () => {
    expect(
      faults({
        'engine/src/compose.ts': `import { solo } from './solo/index.ts'`,
        'engine/src/game.ts': `modules.includes('solo')`,
        'engine/src/index.ts': `export { bot } from './solo/bot.ts'`,
        'engine/src/solo/index.ts': `import { bot } from './bot.ts'`,
        'engine/src/silver/solo.ts': `import { bot } from '../solo/bot.ts'`,
        'engine/test/solo.test.ts': `import { bot } from '../src/solo/bot.ts'`,
      }),
    ).toEqual([])
  })

  it.each([
    ['engine/src/kernel/legal-moves.ts', `import { solo } from '../solo/index.ts'`],
    ['engine/src/rules/setup.ts', `import type { Mine } from '../silver/mine.ts'`],
    ['engine/src/game.ts', `import { solo } from './solo/index.ts'`],
    ['engine/src/compose.ts', `if (config.modules.includes('silver')) mine()`],
    ['engine/src/rules/setup.ts', `if (config.modules.includes('silver')) mine()`],
    ['web/src/board.tsx', `const mines = config.modules?.includes('silver')`],
  ])('refuses %s saying %j', (name, source) => {
    expect(faultsOf(name, source)).toMatch(/only .*(compose|game)\.ts/)
  })
})

describe('moves are read by verb and arguments', () => {
  it.each([
    ['web/src/table/a.ts', `const [verb] = notation.split(' ')`],
    ['web/src/game/a.ts', `const [undo, steps] = entry.split(' ')`],
    ['cli/src/a.ts', `if (option.notation.startsWith('take ')) take()`],
    ['web/src/table/a.ts', 'const walks = /^walk /.test(moment.notation)'],
  ])('refuses %s saying %j', (name, source) => {
    expect(faultsOf(name, source)).toMatch(/:1 a move is read by verb and arguments/)
  })

  it('lets tests and whoever reads the notation itself do so', () => {
    expect(
      faults({
        'web/test/a.test.ts': `notation.startsWith('die ')`,
        'text/src/commands/a.ts': `notation.split(' ')`,
        'engine/src/kernel/notation.ts': `notation.split(' ')`,
        'web/src/table/a.ts': `say.move(notation)`,
      }),
    ).toEqual([])
  })
})

describe('only computer players, tests and benchmarks open a state', () => {
  const opening = `import { openState } from '@tiletum/engine/state'`

  it.each(['web/src/table/a.ts', 'text/src/message-data/a.ts', 'cli/src/a.ts', 'server/src/a.ts'])(
    'refuses it in %s',
    (name) => {
      expect(faultsOf(name, opening)).toMatch(/:1 \w+ reads a position through the facts/)
    },
  )

  it.each(['bots/src/evaluation/a.ts', 'testkit/src/a.ts', 'web/test/a.test.ts'])(
    'allows it in %s',
    (name) => {
      expect(faultsOf(name, opening)).toBe('')
    },
  )
})

describe('the panels and the text view of the base game name no expansion', () => {
  it.each([
    ['web/src/table/board/a.tsx', 'const { silver } = seatIn(snapshot, seat)'],
    ['web/src/table/moves/a.ts', 'const move = `walk prospector ${space}`'],
    ['web/src/table/board/a.ts', 'const free = space.below.mines.length'],
    ['web/src/table/board/a.ts', `import { Underground } from '../../shared/art/map/below.ts'`],
    ['web/src/table/a.tsx', `const has = config.technologies`],
    ['web/src/play/text-view/a.ts', `const { silver } = tableFacts(rules, state)`],
  ])('refuses %s saying %j', (name, source) => {
    expect(faultsOf(name, source)).toMatch(/:1 what shows the base game names no expansion/)
  })

  it('lets the expansion itself, tables by verb, comments and the words for one’s own do so', () => {
    expect(
      faults({
        'web/src/table/silver/a.tsx': `const silver = 1`,
        'web/src/play/text-view/silver.ts': `const silver = 1`,
        'web/src/table/moves/verbs.ts': `const table = { 'walk prospector <space>': 1 }`,
        'web/src/table/board/a.ts': `// with silver\nconst { mine } = table`,
        'web/src/table/b.ts': `const tablet = useMedia(WINDOWS.tablet)`,
        'web/src/game/expansions/silver.ts': `const silver = 1`,
      }),
    ).toEqual([])
  })
})

describe('the layers of the client', () => {
  it('lets a folder import from itself and from those below', () => {
    expect(
      faults({
        'web/src/main.tsx': `import { App } from './app/App.tsx'`,
        'web/src/app/App.tsx': `import { go } from '../shared/navigation/route.ts'`,
        'web/src/table/log/Log.tsx': `import { Row } from '../moves/Row.tsx'\nimport './Log.css'`,
        'web/src/table/moves/Row.tsx': `import { table } from '../../game/host/table.ts'`,
        'web/src/rules/RulesDialog.tsx': `import { Dialog } from '../shared/ui/Dialog.tsx'`,
      }),
    ).toEqual([])
  })

  it.each([
    ['web/src/shared/settings/settings.ts', `import { saved } from '../../game/saved.ts'`],
    ['web/src/table/log/Log.tsx', `import type { Page } from '../../start/page.ts'`],
    ['web/src/table/Table.tsx', `const later = () => import('../lessons/Coach.tsx')`],
  ])('refuses %s saying %j', (name, source) => {
    expect(faultsOf(name, source)).toMatch(/:1 .*above .*a folder imports only from those below/)
  })

  it('refuses a folder that no layer knows', () => {
    expect(faultsOf('web/src/misc/a.ts', `import { b } from '../shared/b.ts'`)).toMatch(
      'misc has no place among the layers',
    )
  })

  it('refuses folders that import each other in a circle, however long', () => {
    expect(
      faults({
        'web/src/table/board/a.ts': `import { b } from '../log/b.ts'`,
        'web/src/table/log/b.ts': `\nimport { c } from '../moves/c.ts'`,
        'web/src/table/moves/c.ts': `import { a } from '../board/a.ts'`,
        'web/src/table/points/d.ts': `import { a } from '../board/a.ts'`,
      }),
    ).toEqual([
      'packages/web/src/table/board/a.ts:1 folders in a circle: table/board → table/log → table/moves → table/board',
      'packages/web/src/table/log/b.ts:2 folders in a circle: table/log → table/moves → table/board → table/log',
      'packages/web/src/table/moves/c.ts:1 folders in a circle: table/moves → table/board → table/log → table/moves',
    ])
  })

  it('takes a file beside the folders of the game for a part of its own', () => {
    expect(
      faults({
        'web/src/game/snapshot.ts': `import { turns } from './course/turns.ts'`,
        'web/src/game/course/turns.ts': `import { sure } from '../sure.ts'`,
      }),
    ).toEqual([])
    expect(
      faults({
        'web/src/game/snapshot.ts': `import { turns } from './course/turns.ts'`,
        'web/src/game/course/turns.ts': `import type { Snapshot } from '../snapshot.ts'`,
      }),
    ).toHaveLength(2)
  })
})

describe('the names of exported types', () => {
  it('refuses a name that two files give to types of their own', () => {
    const files = {
      'bots/src/result.ts': `export interface Result { wins: number }`,
      'server/src/a.ts': `const x = 1\nexport type Result = 'taken' | 'refused'`,
    }
    expect(faults(files)).toEqual([
      'packages/server/src/a.ts:2 the type Result is exported by packages/bots/src/result.ts, too: each type has a name of its own',
    ])
  })

  it('lets a type be passed on, merged in its file, or kept to a file', () => {
    const files = {
      'bots/src/result.ts': `export interface Result { wins: number }\nexport interface Result { losses: number }`,
      'bots/src/index.ts': `export type { Result } from './result.ts'`,
      'server/src/a.ts': `type Result = 'taken' | 'refused'\nexport const result: Result = 'taken'`,
      'server/test/a.test.ts': `export type Result = 'a test'`,
    }
    expect(faults(files)).toEqual([])
  })
})

describe('the style sheets of the client', () => {
  const using = { 'web/src/main.tsx': `const used = 'log line tray table now thinking who'` }

  it('have each class to themselves, and may say where their own things stand', () => {
    expect(
      faults({
        ...using,
        'web/src/table/log/Log.css': `.log { color: red; & li { margin: 0 } }\n.log .line { x: y }`,
        'web/src/table/turn/Tray.css': `.tray, .tray .line { x: y }\n.table .tray { x: y }`,
        'web/src/table/moves/Thinking.css': `.tray .now:has(.thinking) { x: y }`,
        'web/src/table/phone.css': `@media (--phone) { .table { & .log { x: y } } }`,
        'web/src/online/a.module.css': `.log { x: y }`,
      }),
    ).toEqual([])
  })

  it('refuses a class that begins selectors of two sheets', () => {
    const files = {
      ...using,
      'web/src/table/log/Log.css': `/* .line */\n.line { x: y }`,
      'web/src/table/turn/Tray.css': `@media (--phone) {\n  .tray,\n  .line li { x: y }\n}`,
    }
    expect(faults(files)).toEqual([
      expect.stringMatching(/Log\.css:2 \.line belongs to table\/turn\/Tray\.css, too/),
      expect.stringMatching(/Tray\.css:2 \.line belongs to table\/log\/Log\.css, too/),
    ])
  })

  it("refuses a sheet that styles another part's things only", () => {
    const files = {
      ...using,
      'web/src/table/turn/Tray.css': `.tray .who { x: y }`,
      'web/src/table/TableScreen.css': `.table { x: y }\n.tray .who span { x: y }`,
    }
    expect(faults(files)).toEqual([
      'packages/web/src/table/TableScreen.css:2 .tray belongs to table/turn/Tray.css, and nothing of this sheet is named here',
    ])
  })

  it('refuses a class that no source file names', () => {
    const files = {
      'web/src/Dice.tsx': 'const face = <i className={`die-${colour}`} />\n// old',
      'web/src/table/Dice.css': `.die-pink { x: y }\n.old { x: y }`,
    }
    expect(faults(files)).toEqual([
      'packages/web/src/table/Dice.css:2 no source file has the class .old',
    ])
  })
})

describe('the exports of the client', () => {
  it('refuses a value that no other file uses', () => {
    const files = {
      'web/src/app/a.ts': `export const used = 1\nexport function unused() {}`,
      'web/src/app/b.ts': `import { used } from './a.ts'\n// unused`,
    }
    expect(faults(files)).toEqual([
      'packages/web/src/app/a.ts:2 no other file uses unused: delete it, or its export',
    ])
  })
})
