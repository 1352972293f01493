import fs from 'node:fs'
import path from 'node:path'
import { layerFaults } from './layers.mjs'
import { scopeFaults, unusedClassFaults } from './style-scopes.mjs'
import { lineOf, readSource } from './source.mjs'
import { typeNameFaults } from './type-names.mjs'

/** The packages that each package may import. None may import web or cli, and only cli the server's tools. */
const CORE = ['engine', 'content', 'text']
const ALL = [...CORE, 'testkit', 'bots', 'protocol']
/** @type {Readonly<Record<string, readonly string[]>>} */
const MAY_IMPORT = {
  engine: [],
  content: ['engine'],
  text: ['engine', 'content'],
  testkit: [...CORE, 'bots'],
  bots: CORE,
  protocol: CORE,
  server: ALL,
  web: ALL,
  cli: [...ALL, 'server'],
}

/** The packages that tests of every package may import: real content, positions in words, whole games. */
const FOR_TESTS = ['content', 'testkit', 'bots']

/** The modules: only `compose.ts` may import them, and the entry points of the engine export from them. */
const MODULES = ['solo', 'silver', 'companion']

/** Verb and arguments are data (`Option.verb`, `game.partsOf`); a notation is for people. */
const TAKEN_APART =
  /\b(?:notation|entry)\s*\??\.\s*(?:split|startsWith|endsWith|match|matchAll|replace|replaceAll|slice|substring|indexOf)\s*\(|\.(?:test|exec)\s*\(\s*(?:[\w$]+\??\.)*(?:notation|entry)\s*\)/g

/**
 * The packages that show or describe a position: they read it through the facts of `@tiletum/engine`, and
 * only their tests may open a state.
 */
const OPEN_STATE = '@tiletum/engine/state'
const READS_FACTS = ['web', 'text', 'cli', 'server', 'protocol']

/**
 * The words of an expansion, which the panels and the text view of the base game do not have: its moves
 * and facts come by `game/expansions`, what it draws by the places of `table/expansion`, what it says
 * in the text view by those of `play/text-view/expansion.ts`.
 */
const EXPANSION_WORDS =
  /\w*(?:silver|underground|prospector|technolog|earmark|mineSpace|\bmines\b|\btablets\b)\w*/gi
const WITHOUT_EXPANSIONS = ['web/src/table/', 'web/src/play/text-view/']
const NAMES_EXPANSIONS = [
  'web/src/table/silver/',
  'web/src/table/expansions.tsx',
  'web/src/play/text-view/silver.ts',
  'web/src/play/text-view/expansions.ts',
  // An entry for every verb, whoever brings it.
  'web/src/table/moves/verbs.ts',
  'web/src/table/moves/move-icons.ts',
]

/** The files that may parse notations, or the patterns of lessons, which are written like them. */
const READS_NOTATION = [
  'engine/src/kernel/',
  'engine/src/record/',
  'text/src/commands/',
  // The brackets of chance.
  'protocol/src/read-server-message.ts',
  'web/src/lessons/lesson.ts',
]

/** @typedef {import('./layers.mjs').Fault} Fault */
/** @typedef {{ home: string, file: string, isTest: boolean, isCompose: boolean, isGame: boolean, isDoor: boolean }} Place */

/** @typedef {{ place: Place, source: string, reading: import('./source.mjs').Reading }} SourceFile */

/**
 * Every import that breaks the dependency rules, and every type name that stands for two types.
 * @param {string} folder the folder of the packages
 * @returns {readonly Fault[]}
 */
export function findDependencyFaults(folder) {
  /** @type {SourceFile[]} */
  const sources = []
  const faults = fs
    .readdirSync(folder)
    .filter((home) => fs.existsSync(path.join(folder, home, 'package.json')))
    .flatMap((home) => {
      if (!Object.hasOwn(MAY_IMPORT, home)) {
        const fault = `the package ${home} has no place in the dependency rules`
        return [{ file: `packages/${home}/package.json`, line: 1, fault }]
      }
      const declared = declaredBy(path.join(folder, home, 'package.json'))
      /** @type {readonly SourceFile[]} */
      const files = sourcesBelow(path.join(folder, home)).map((file) => {
        const source = fs.readFileSync(file, 'utf8')
        return { place: placeOf(folder, home, file), source, reading: readSource(file, source) }
      })
      sources.push(...files)
      return [
        ...files.flatMap((file) => faultsOf(file, declared)),
        ...(home === 'web'
          ? [
              ...clientFaults(files),
              ...unusedExports(files),
              ...styleFaults(path.join(folder, home), files),
            ]
          : []),
      ]
    })
  return [...faults, ...sharedTypeNames(sources)]
}

/**
 * @param {readonly SourceFile[]} files
 * @returns {readonly Fault[]}
 */
const sharedTypeNames = (files) =>
  typeNameFaults(
    files
      .filter(({ place }) => !/^(?:test|e2e)\//.test(place.file))
      .map(({ place, source, reading: { types } }) => ({
        file: `packages/${place.home}/${place.file}`,
        source,
        types,
      })),
  )

const CLIENT = 'src/'

/**
 * @param {readonly SourceFile[]} files
 * @returns {readonly Fault[]}
 */
function clientFaults(files) {
  const edges = files
    .filter(({ place }) => place.file.startsWith(CLIENT))
    .flatMap(({ place, source, reading }) =>
      reading.imports
        .filter(({ from }) => from.startsWith('.'))
        .map(({ from, index }) => ({
          file: place.file.slice(CLIENT.length),
          line: lineOf(source, index),
          to: targetOf(place, from).slice(CLIENT.length),
        })),
    )
  return layerFaults(edges).map((fault) => ({
    ...fault,
    file: `packages/web/${CLIENT}${fault.file}`,
  }))
}

/**
 * Values that a file of the client exports, and that no other file of it names.
 * @param {readonly SourceFile[]} files
 * @returns {readonly Fault[]}
 */
function unusedExports(files) {
  /** @type {Map<string, number>} the number of files that have a word */
  const filesWith = new Map()
  for (const { reading } of files)
    for (const word of new Set(reading.uncommented.match(/\w+/g)))
      filesWith.set(word, (filesWith.get(word) ?? 0) + 1)
  return files
    .filter(({ place }) => place.file.startsWith(CLIENT))
    .flatMap(({ place, source, reading: { code } }) =>
      [...code.matchAll(EXPORTED)].flatMap(({ 1: name = '', index }) => {
        const fault = `no other file uses ${name}: delete it, or its export`
        const file = `packages/web/${place.file}`
        return filesWith.get(name) === 1 ? [{ file, line: lineOf(source, index), fault }] : []
      }),
    )
}
const EXPORTED = /^export (?:async )?(?:function|const|let|class) (\w+)/gm

/**
 * CSS modules have scopes of their own.
 * @param {string} home
 * @param {readonly SourceFile[]} files
 * @returns {readonly Fault[]}
 */
function styleFaults(home, files) {
  const root = path.join(home, CLIENT)
  if (!fs.existsSync(root)) return []
  const sheets = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({
      file: file.split(path.sep).join('/'),
      source: fs.readFileSync(path.join(root, file), 'utf8'),
    }))
  const code = files.map(({ reading }) => reading.uncommented).join('\n')
  const global = sheets.filter(({ file }) => !file.endsWith('.module.css'))
  return [...scopeFaults(global), ...unusedClassFaults(sheets, code)].map((fault) => ({
    ...fault,
    file: `packages/web/${CLIENT}${fault.file}`,
  }))
}

/**
 * @param {Place} place
 * @param {string} from
 */
const targetOf = (place, from) =>
  path.posix.normalize(path.posix.join(path.posix.dirname(place.file), from))

/**
 * @param {string} folder
 * @param {string} home
 * @param {string} file
 * @returns {Place}
 */
function placeOf(folder, home, file) {
  const inside = path.relative(path.join(folder, home), file).split(path.sep).join('/')
  return {
    home,
    file: inside,
    isTest: !inside.startsWith('src/'),
    isCompose: home === 'engine' && inside === 'src/compose.ts',
    isGame: home === 'engine' && inside === 'src/game.ts',
    isDoor: home === 'engine' && ['src/index.ts', 'src/open-state.ts'].includes(inside),
  }
}

/**
 * @param {SourceFile} file
 * @param {ReadonlySet<string>} declared
 * @returns {readonly Fault[]}
 */
function faultsOf({ place, source, reading: { imports, uncommented, code } }, declared) {
  const name = `${place.home}/${place.file}`
  const reads = place.isTest || READS_NOTATION.some((home) => name.startsWith(home))
  const isBase =
    WITHOUT_EXPANSIONS.some((home) => name.startsWith(home)) &&
    !NAMES_EXPANSIONS.some((home) => name.startsWith(home))
  const found = [
    ...imports.map((one) => ({
      index: one.index,
      fault: importFault(place, one, declared),
    })),
    ...[...code.matchAll(reads ? /(?!)/g : TAKEN_APART)].map((match) => ({
      index: match.index,
      fault: `a move is read by verb and arguments, not off its notation (${match[0]})`,
    })),
    ...[...uncommented.matchAll(isBase ? EXPANSION_WORDS : /(?!)/g)].map((match) => ({
      index: match.index,
      fault: `what shows the base game names no expansion (${match[0]}): see game/expansions`,
    })),
    ...[...code.matchAll(place.isGame ? /(?!)/g : /\bmodules\s*\??\.\s*includes\s*\(/g)].map(
      (match) => ({
        index: match.index,
        fault: `only packages/engine/src/game.ts asks which modules a game has (${match[0]})`,
      }),
    ),
  ]
  return found.flatMap(({ index, fault }) =>
    fault === undefined
      ? []
      : [{ file: `packages/${place.home}/${place.file}`, line: lineOf(source, index), fault }],
  )
}

/**
 * @param {Place} place
 * @param {import('./source.mjs').Import} one
 * @param {ReadonlySet<string>} declared
 * @returns {string | undefined}
 */
function importFault(place, { from, typeOnly }, declared) {
  const { home } = place
  if (from.startsWith('.')) return relativeFault(place, from)

  if (from === OPEN_STATE && READS_FACTS.includes(home) && !place.isTest)
    return `${home} reads a position through the facts of @tiletum/engine, not off the state`

  const ours = /^@tiletum\/([^/]+)/.exec(from)?.[1]
  if (ours !== undefined) {
    const reachable = ours === home || MAY_IMPORT[home]?.includes(ours) === true
    const testing = place.isTest && FOR_TESTS.includes(ours)
    if (!reachable && !testing) return `${home} may not import '${from}'`
    const free = typeOnly || place.isTest || from === '@tiletum/engine/json'
    if (home === 'content' && ours === 'engine' && !free) {
      return `content may import the engine's types only: 'import type … from ${from}'`
    }
    return undefined
  }

  // The testkit serves tests alone and uses their tools.
  if (place.isTest || home === 'testkit') return undefined
  if (home === 'engine') return `the engine imports nothing, and so not '${from}'`
  if (from.startsWith('node:') || from.startsWith('virtual:')) return undefined
  const name = from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')
  return declared.has(name)
    ? undefined
    : `'${name}' is not among the dependencies of packages/${home}/package.json`
}

/**
 * @param {Place} place
 * @param {string} from
 */
function relativeFault(place, from) {
  const target = targetOf(place, from)
  if (target.startsWith('..')) {
    return `'${from}' leaves the package ${place.home}: import the other package by its name`
  }
  const free = place.isTest || place.isCompose || place.isDoor
  if (place.home !== 'engine' || free) return undefined
  const within = (/** @type {string} */ file) =>
    MODULES.some((module) => file.startsWith(`src/${module}/`))
  return within(target) && !within(place.file)
    ? `only compose.ts names modules, and so not '${from}' here`
    : undefined
}

/** @param {string} file */
function declaredBy(file) {
  const { dependencies = {} } = JSON.parse(fs.readFileSync(file, 'utf8'))
  return new Set(Object.keys(dependencies))
}

/**
 * @param {string} folder
 * @returns {readonly string[]}
 */
function sourcesBelow(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      return entry.name === 'node_modules' || entry.name === 'dist' ? [] : sourcesBelow(place)
    }
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [place] : []
  })
}
