import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { LAYERS } from '../lib/layers.mjs'
import { inRoot, ROOT } from '../lib/paths.mjs'

/**
 * @param {string} folder
 * @returns {readonly string[]}
 */
const documentsIn = (folder) =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'test-results'].includes(entry.name) ? [] : documentsIn(place)
    return entry.name.endsWith('.md') ? [place] : []
  })

/** @param {string} text */
const anchorsOf = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...['docs', 'packages', 'bench'].flatMap((folder) =>
    documentsIn(inRoot(folder)).map((file) => path.relative(ROOT, file)),
  ),
]

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
