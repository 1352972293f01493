import { execFile } from 'node:child_process'
import { cp, mkdtemp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inRoot } from '../lib/paths.mjs'

/**
 * The folder of a copy of all sources, which a test may change and the compiler reads.
 * @type {string}
 */
let copy

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'tiletum-additions-'))
  await mkdir(path.join(copy, 'node_modules', '@tiletum'), { recursive: true })
  await cp(inRoot('tsconfig.json'), path.join(copy, 'tsconfig.json'))
  for (const name of await readdir(inRoot('node_modules')))
    if (name !== '@tiletum')
      await symlink(inRoot('node_modules', name), path.join(copy, 'node_modules', name))
  for (const name of await readdir(inRoot('packages')))
    await symlink(
      path.join(copy, 'packages', name),
      path.join(copy, 'node_modules', '@tiletum', name),
    )
  await copySources()
})
afterAll(() => rm(copy, { recursive: true, force: true }))

async function copySources() {
  for (const name of await readdir(inRoot('packages'))) {
    const home = path.join(copy, 'packages', name)
    await cp(inRoot('packages', name, 'src'), path.join(home, 'src'), { recursive: true })
    await cp(inRoot('packages', name, 'package.json'), path.join(home, 'package.json'))
  }
}

/**
 * Compiles the copy, or only one package of it with what it imports.
 * @param {string} [only]
 * @returns {Promise<readonly { file: string, says: string }[]>}
 */
async function complaints(only) {
  const config = only === undefined ? 'tsconfig.json' : 'tsconfig.part.json'
  const part = { extends: './tsconfig.json', include: [`packages/${only}/src`] }
  await writeFile(path.join(copy, 'tsconfig.part.json'), JSON.stringify(part))
  const tsc = inRoot('node_modules', 'typescript', 'bin', 'tsc')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [tsc, '-p', config, '--noEmit', '--pretty', 'false'],
    { cwd: copy, maxBuffer: 10 ** 8 },
  ).catch((/** @type {{ stdout: string }} */ failed) => failed)
  return [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error (.*(?:\n {2,}.*)*)/gm)].map(
    ([, file = '', says = '']) => ({ file, says }),
  )
}

/**
 * @param {string} file
 * @param {string} before
 * @param {string} after
 */
async function edit(file, before, after) {
  const place = path.join(copy, file)
  const source = await readFile(place, 'utf8')
  expect(source, file).toContain(before)
  await writeFile(place, source.replace(before, after))
}

/**
 * The additions of CONTRIBUTING: the first edits (a file, and the text that is inserted before another), and
 * how the compiler's complaints about them are recognised.
 * @type {Readonly<Record<string, { edits: readonly [string, string, string][], about: RegExp }>>}
 */
const ADDITIONS = {
  'a language': {
    edits: [
      ['packages/text/src/languages.ts', "en: 'English'", "xx: 'Third', "],
      [
        'packages/engine/src/vocabulary/words.ts',
        '  readonly en: string\n',
        '  readonly xx: string\n',
      ],
    ],
    about: /'xx'|\{ en: string; fr: string/,
  },
  'a request of chance': {
    edits: [['packages/engine/src/rules/chance/requests.ts', "  'wheel',\n", "  'weather',\n"]],
    about: /'weather'/,
  },
  'a column': {
    edits: [['packages/server/src/store/sql/schema.ts', '  state: text,\n', '  mood: text,\n']],
    about: /'mood'/,
  },
  'a theme': {
    edits: [['packages/web/src/shared/theme/tokens.ts', "'day', 'candle'", "'dusk', "]],
    about: /'dusk'/,
  },
  'a kind of effect': {
    edits: [
      [
        'packages/engine/src/vocabulary/effects.ts',
        "  | { readonly do: 'score'; readonly points: number }\n",
        "  | { readonly do: 'juggle' }\n",
      ],
    ],
    about: /'juggle'|lacks ending return/,
  },
}

/**
 * The files that CONTRIBUTING lists for an addition.
 * @param {string} document
 * @param {string} addition
 */
function listed(document, addition) {
  const paragraph = document.split('\n\n').find((text) => text.startsWith(`**${addition}.**`)) ?? ''
  return new Set([...paragraph.matchAll(/`(packages\/[^`]+\.tsx?)`/g)].map(([, file]) => file))
}

it('the compiler names exactly the files that CONTRIBUTING lists for each addition', async () => {
  const document = await readFile(inRoot('CONTRIBUTING.md'), 'utf8')
  const additions = Object.entries(ADDITIONS)
  for (const { edits } of Object.values(ADDITIONS))
    // oxlint-disable-next-line no-await-in-loop -- two edits of one file must not overlap
    for (const [file, before, more] of edits) await edit(file, before, `${more}${before}`)
  /** @type {Record<string, Set<string>>} */
  const files = Object.fromEntries(
    additions.map(([addition, { edits }]) => [addition, new Set(edits.map(([file]) => file))]),
  )
  for (const { file, says } of await complaints()) {
    const [addition = `nothing: ${says}`] =
      additions.find(([, { about }]) => about.test(says)) ?? []
    files[addition] = (files[addition] ?? new Set()).add(file)
  }
  expect(files).toEqual(
    Object.fromEntries(additions.map(([addition]) => [addition, listed(document, addition)])),
  )
}, 120_000)

it('a third language of one area compiles when it has every word, and the compiler names a missing one', async () => {
  await copySources()
  const french = await readFile(inRoot('packages/text/src/fr/page.ts'), 'utf8')
  const third = path.join(copy, 'packages/text/src/xx')
  await mkdir(third)
  const [line = ''] = /^ {2}(\w+): .*\n/m.exec(french) ?? []
  await writeFile(path.join(third, 'page.ts'), french.replace(line, ''))
  const [complaint, ...more] = await complaints('text')
  expect(complaint).toMatchObject({
    file: 'packages/text/src/xx/page.ts',
    says: expect.stringContaining(`'${line.trim().split(':')[0]}' is missing`),
  })
  expect(more).toEqual([])
  await writeFile(path.join(third, 'page.ts'), french)
  expect(await complaints('text')).toEqual([])
}, 120_000)
