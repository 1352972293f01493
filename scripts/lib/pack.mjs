import fs from 'node:fs'
import path from 'node:path'
import { inRoot } from './paths.mjs'
import { problem } from './problem.mjs'
import { runProgram, runTool } from './processes.mjs'

/** The packages that others may install, each before those that need it. */
export const LIBRARIES = /** @type {const} */ (['engine', 'content', 'text', 'bots', 'protocol'])
/** The command, which brings the libraries along in its bundle. */
const COMMAND = 'tiletum'
export const PACKAGES = [...LIBRARIES, COMMAND]

/** @typedef {Record<string, string>} Exports */
/** @typedef {{ version: string, description?: string, exports?: Exports, sideEffects?: boolean, dependencies?: Record<string, string> }} Manifest */

/** What is the same for all of them. */
const COMMON = {
  license: 'MIT',
  type: 'module',
  engines: { node: '>=20.19.0' },
}

/** @type {Readonly<Record<string, string>>} */
const DESCRIPTIONS = {
  engine: 'The rules of the board game Tiletum as pure functions, without dependencies',
  content: 'The components of the board game Tiletum as typed data, and editions of them',
  text: 'Every word of Tiletum in English and French, and what typed commands mean',
  bots: 'Computer players for Tiletum, arenas, reviews, and seats for your own programs',
  protocol: 'The messages of Tiletum servers and of the engine in lines of JSON, as schemas',
  [COMMAND]: 'Tiletum on the command line: play, engine in lines of JSON, arena, records',
}

/**
 * Builds the packages into a folder, each in a folder of its own, and packs them.
 * @param {string} folder
 * @returns {Promise<readonly string[]>} the files that can be installed
 */
export async function packAll(folder) {
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  await compile(folder)
  for (const name of LIBRARIES) layOut(folder, name)
  await layOutCommand(folder)
  const packed = await Promise.all(PACKAGES.map((name) => pack(path.join(folder, name), folder)))
  fs.rmSync(path.join(folder, 'compiled'), { recursive: true })
  return packed
}

/** @param {string} folder */
async function compile(folder) {
  const config = path.join(folder, 'tsconfig.json')
  const compilerOptions = {
    rootDir: inRoot('packages'),
    outDir: path.join(folder, 'compiled'),
    noEmit: false,
    declaration: true,
    declarationMap: true,
    sourceMap: true,
    rewriteRelativeImportExtensions: true,
    // A library for every runtime must not lean on what a browser has, but for what both have.
    types: ['node'],
    typeRoots: [inRoot('node_modules/@types')],
  }
  const include = LIBRARIES.map((name) => inRoot('packages', name, 'src'))
  const extended = inRoot('tsconfig.json')
  fs.writeFileSync(config, JSON.stringify({ extends: extended, compilerOptions, include }))
  const { status, output } = await runTool('typescript/bin/tsc', ['-p', config], { capture: true })
  fs.rmSync(config)
  if (status !== 0) throw problem(`The packages don’t compile:\n${output}`)
}

/** @param {string} name @returns {Manifest} */
const manifestOf = (name) =>
  JSON.parse(fs.readFileSync(inRoot('packages', name, 'package.json'), 'utf8'))

/** The version of all packages, which is that of the repository. */
const readVersion = () => JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8')).version

/** @param {string} folder @param {string} name */
function layOut(folder, name) {
  const home = path.join(folder, name)
  const { exports = {}, sideEffects, dependencies = {} } = manifestOf(name)
  fs.cpSync(path.join(folder, 'compiled', name, 'src'), path.join(home, 'dist'), {
    recursive: true,
  })
  // The maps lead to the sources, so that an editor jumps there.
  fs.cpSync(inRoot('packages', name, 'src'), path.join(home, 'src'), { recursive: true })
  for (const file of filesBelow(path.join(home, 'dist'))) mend(file, home)
  writeManifest(home, {
    name: `@tiletum/${name}`,
    ...about(name),
    ...(sideEffects === undefined ? {} : { sideEffects }),
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([door, file]) => [door, doorOf(file)])),
      ...schemasOf(name),
      './package.json': './package.json',
    },
    files: ['dist', 'src', ...extrasOf(name)],
    dependencies: ours(dependencies),
  })
  for (const file of extrasOf(name))
    fs.cpSync(inRoot('packages', name, file), path.join(home, file), { recursive: true })
  addPapers(home, inRoot('packages', name, 'README.md'))
}

/** @param {string} file */
const doorOf = (file) => {
  const built = file.replace('./src/', './dist/').replace(/\.ts$/, '')
  return { types: `${built}.d.ts`, default: `${built}.js` }
}

/** The weights say where they come from; schemas are for other languages. @param {string} name */
const extrasOf = (name) =>
  name === 'bots'
    ? ['fit/README.md', 'examples']
    : name === 'content'
      ? ['edition.schema.json']
      : name === 'protocol'
        ? ['engine.schema.json']
        : []

/** @param {string} name */
const schemasOf = (name) =>
  Object.fromEntries(
    extrasOf(name)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [`./${file}`, `./${file}`]),
  )

/** @param {string} folder */
async function layOutCommand(folder) {
  const home = path.join(folder, COMMAND)
  const built = path.join(home, 'dist')
  const { status, output } = await runTool(
    'rolldown/bin/cli.mjs',
    ['-c', inRoot('packages/cli/rolldown.config.ts'), '--dir', built],
    { capture: true },
  )
  if (status !== 0) throw problem(`The command can’t be bundled:\n${output}`)
  const main = path.join(built, 'main.js')
  fs.writeFileSync(main, `#!/usr/bin/env node\n${fs.readFileSync(main, 'utf8')}`)
  fs.chmodSync(main, 0o755)
  const declared = { ...manifestOf('server').dependencies, ...manifestOf('cli').dependencies }
  const used = importedBy(built)
  const needed = Object.entries(declared).filter(([name]) => used.has(name))
  writeManifest(home, {
    name: COMMAND,
    ...about(COMMAND),
    bin: { tiletum: './dist/main.js' },
    exports: { './package.json': './package.json' },
    files: ['dist'],
    dependencies: Object.fromEntries(needed.filter(([name]) => !isForServers(name))),
    // Only for those who look after the data of a server: `backup`, `restore`, `admin`.
    optionalDependencies: Object.fromEntries(needed.filter(([name]) => isForServers(name))),
  })
  addPapers(home, inRoot('packages/cli/PACKAGE.md'))
}

/** @param {string} name */
const isForServers = (name) => ['pg', 'kysely', '@photostructure/sqlite', 'pg-boss'].includes(name)

/** @param {string} folder */
function importedBy(folder) {
  const used = new Set()
  for (const file of filesBelow(folder)) {
    if (!file.endsWith('.js')) continue
    const text = fs.readFileSync(file, 'utf8')
    for (const [, from = ''] of text.matchAll(/(?:from|import)\s*\(?\s*["']([^."'][^"']*)["']/g)) {
      const [scope = '', name = ''] = from.split('/')
      used.add(scope.startsWith('@') ? `${scope}/${name}` : scope)
    }
  }
  return used
}

/** @param {string} name */
const about = (name) => ({
  version: readVersion(),
  description: DESCRIPTIONS[name],
  ...COMMON,
})

/** @param {Record<string, string>} dependencies */
const ours = (dependencies) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, wanted]) => [
      name,
      name.startsWith('@tiletum/') ? readVersion() : `^${wanted}`,
    ]),
  )

/** @param {string} home @param {object} manifest */
const writeManifest = (home, manifest) => {
  fs.mkdirSync(home, { recursive: true })
  fs.writeFileSync(path.join(home, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
}

/** @param {string} home @param {string} readme */
function addPapers(home, readme) {
  fs.copyFileSync(readme, path.join(home, 'README.md'))
  for (const paper of ['LICENSE', 'NOTICE']) fs.copyFileSync(inRoot(paper), path.join(home, paper))
}

/**
 * Declarations still import sources, and a map names its source by where it was compiled.
 * @param {string} file
 * @param {string} home
 */
function mend(file, home) {
  if (file.endsWith('.d.ts')) {
    const text = fs.readFileSync(file, 'utf8')
    fs.writeFileSync(
      file,
      text.replaceAll(/((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'),
    )
  }
  if (!file.endsWith('.map')) return
  const map = JSON.parse(fs.readFileSync(file, 'utf8'))
  const inside = path.relative(path.join(home, 'dist'), file).replace(/\.(?:d\.ts|js)\.map$/, '.ts')
  map.sources = [
    path.relative(path.dirname(file), path.join(home, 'src', inside)).replaceAll('\\', '/'),
  ]
  fs.writeFileSync(file, JSON.stringify(map))
}

/** @param {string} folder @returns {readonly string[]} */
const filesBelow = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

/** @param {string} home @param {string} folder */
async function pack(home, folder) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const words = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder]
  const { status, output } = await runProgram(npm, words, {
    capture: true,
    cwd: home,
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw problem(`${home} can’t be packed:\n${output}`)
  return path.join(folder, output.trim().split('\n').at(-1) ?? '')
}
