import fs from 'node:fs'
import path from 'node:path'
import { importsIn, lineOf, readSource } from './source.mjs'

/** Who may import whom. Nobody may import server, web or cli. */
const CORE = ['engine', 'content', 'text']
const ALL = [...CORE, 'testkit', 'bots', 'protocol']
/** @type {Readonly<Record<string, readonly string[]>>} */
const ARROWS = {
  engine: [],
  content: ['engine'],
  text: ['engine', 'content'],
  testkit: [...CORE, 'bots'],
  bots: CORE,
  protocol: CORE,
  server: ALL,
  web: ALL,
  cli: ALL,
}

/** What tests of every package may use: real content, positions in words, whole games. */
const FOR_TESTS = ['content', 'testkit', 'bots']

/** The parts of the game that only `compose` may name, and the engine's door may show. */
const MODULES = ['solo', 'silver']

const IMPURE =
  /(?<![.\w$])(?:Date|performance|setTimeout|setInterval|setImmediate|queueMicrotask|console|fetch|process|crypto|globalThis|Math\s*\.\s*random)\b(?!\s*\??:)/g

/** @typedef {{ file: string, line: number, fault: string }} Fault */
/** @typedef {{ home: string, file: string, isTest: boolean, isCompose: boolean, isDoor: boolean }} Place */

/**
 * Every import that goes against the arrows and every impurity in the engine.
 * @param {string} folder the folder of the packages
 * @returns {readonly Fault[]}
 */
export function findArrowFaults(folder) {
  return fs
    .readdirSync(folder)
    .filter((home) => fs.existsSync(path.join(folder, home, 'package.json')))
    .flatMap((home) => {
      if (!Object.hasOwn(ARROWS, home)) {
        const fault = `the package ${home} has no place among the arrows`
        return [{ file: `packages/${home}/package.json`, line: 1, fault }]
      }
      const declared = declaredBy(path.join(folder, home, 'package.json'))
      return sourcesBelow(path.join(folder, home)).flatMap((file) =>
        faultsOf(placeOf(folder, home, file), fs.readFileSync(file, 'utf8'), declared),
      )
    })
}

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
    isDoor: home === 'engine' && inside === 'src/index.ts',
  }
}

/**
 * @param {Place} place
 * @param {string} source
 * @param {ReadonlySet<string>} declared
 * @returns {readonly Fault[]}
 */
function faultsOf(place, source, declared) {
  const { uncommented, code } = readSource(source)
  const pure = place.home === 'engine' && !place.isTest
  const found = [
    ...importsIn(uncommented).map((one) => ({
      index: one.index,
      fault: importFault(place, one, declared),
    })),
    ...[...code.matchAll(pure ? IMPURE : /(?!)/g)].map((match) => ({
      index: match.index,
      fault: `the engine is pure and has no ${match[0]}`,
    })),
    ...[...code.matchAll(place.isCompose ? /(?!)/g : /\bmodules\s*\??\.\s*includes\s*\(/g)].map(
      (match) => ({
        index: match.index,
        fault: `only packages/engine/src/compose.ts asks which modules a game has (${match[0]})`,
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

  const ours = /^@tiletum\/([^/]+)/.exec(from)?.[1]
  if (ours !== undefined) {
    const reachable = ours === home || ARROWS[home]?.includes(ours) === true
    const testing = place.isTest && FOR_TESTS.includes(ours)
    if (!reachable && !testing) return `${home} may not import '${from}'`
    if (home === 'content' && ours === 'engine' && !typeOnly && !place.isTest) {
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
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(place.file), from))
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
