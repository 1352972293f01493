import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { LAYERS } from '../lib/layers.mjs'
import { filesBelow, knownIn, missing, namesIn } from '../lib/named-things.mjs'
import { inRoot, ROOT } from '../lib/paths.mjs'

/** @param {string} text */
const anchorsOf = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )

const known = knownIn(ROOT, filesBelow(ROOT))
const documents = known.files.filter((file) => file.endsWith('.md'))

it.each(documents)('%s leads nowhere that is not there', (document) => {
  const text = fs.readFileSync(inRoot(document), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => link)
  const dead = links.filter((link) => {
    const [file = '', anchor] = link.split('#')
    const place = file === '' ? inRoot(document) : inRoot(path.dirname(document), file)
    if (!fs.existsSync(place)) return true
    return anchor !== undefined && !anchorsOf(fs.readFileSync(place, 'utf8')).includes(anchor)
  })
  expect(dead).toEqual([])
})

it.each(documents)('%s names only files and code that exist', (document) => {
  const text = fs.readFileSync(inRoot(document), 'utf8')
  const faults = namesIn(text).map((name) => [name, missing(name, document, known)])
  expect(faults.filter(([, fault]) => fault !== undefined)).toEqual([])
})

it.each([
  ['`record/nothing.ts`', 'no such file'],
  ['`host.ts`', 'no such file'],
  ['`src/nowhere`', 'no such folder'],
  ['`nothingOfThisName(match)`', 'no nothingOfThisName in the code'],
  ['`Option.nothingOfThisName`', 'no nothingOfThisName in the code'],
  ['`@tiletum/nothing`', 'no such package'],
  ['`@tiletum/engine/nothing`', 'no such door of the package'],
  ['```mermaid\n  A->>B: record/nothing.ts appends\n```', 'no such file'],
])('a document of the engine that names %s is refused: %s', (text, fault) => {
  const faults = namesIn(text).map((name) => missing(name, 'packages/engine/README.md', known))
  expect(faults).toEqual([fault])
})

it('the architecture is one page of at most 10 kB, the README one of at most 70 lines', () => {
  expect(fs.statSync(inRoot('ARCHITECTURE.md')).size).toBeLessThanOrEqual(10_000)
  expect(fs.readFileSync(inRoot('README.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(70)
})

it('every picture is shown somewhere', () => {
  const told = documents.map((document) => fs.readFileSync(inRoot(document), 'utf8')).join('\n')
  const unseen = fs
    .readdirSync(inRoot('docs/screenshots'))
    .filter((picture) => !told.includes(`screenshots/${picture})`))
  expect(unseen).toEqual([])
})

it('every command told of is there', () => {
  /** @param {string} file */
  const scriptsIn = (file) => Object.keys(JSON.parse(fs.readFileSync(inRoot(file), 'utf8')).scripts)
  const known = new Set([
    ...scriptsIn('package.json'),
    ...scriptsIn('packages/web/package.json').map((name) => `${name} -w @tiletum/web`),
  ])
  const told = documents.flatMap((document) =>
    [
      ...fs
        .readFileSync(inRoot(document), 'utf8')
        .matchAll(/\bnpm run ([a-z][a-z-]*(?: -w @tiletum\/web)?)/g),
    ].map(([, name = '']) => name),
  )
  expect(new Set(told).size).toBeGreaterThan(15)
  expect(told.filter((name) => !known.has(name))).toEqual([])
})

it('the folders of the client are told in the order of their layers', () => {
  const text = fs.readFileSync(inRoot('packages/web/README.md'), 'utf8')
  const [, table = ''] = text.split('| In `src` ')
  const told = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| `([a-z-]+)`/gm)].map(
    ([, folder]) => folder,
  )
  expect(told).toEqual(LAYERS.flat())
})
