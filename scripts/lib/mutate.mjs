import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { mutantFrom, mutantsOf, sample, switched } from './mutants.mjs'
import { inRoot } from './paths.mjs'
import { problem } from './problem.mjs'
import { runTool } from './processes.mjs'

/**
 * A rule broken on purpose; the tests must notice.
 * @typedef {object} Mutation
 * @property {string} clause the rule it breaks
 * @property {string} file in the engine's sources
 * @property {string} find what is there, exactly once
 * @property {string} replace what stands there instead
 *
 * @typedef {object} Fault
 * @property {string} id
 * @property {string} file
 * @property {string} what in words
 * @property {string} [clause] the rule it is written for: its tests are tried first
 * @property {(source: string) => string} put into the source
 * @property {import('./mutants.mjs').Mutant | undefined} mutant undefined where it can't be switched
 */

const SOURCES = 'packages/engine/src'
const TESTS = 'packages/engine/test'
/** A fault may keep any of these from ending. */
const LOOPING = [SOURCES, TESTS, 'packages/testkit/src', 'packages/bots/src']
/** The README's example is compared letter by letter and played when it is loaded: for each fault alone. */
const SHOWN = 'readme'
/** The folders in which random faults are made. */
const BROKEN = ['rules', 'solo', 'silver', 'record']
/** Whole games are long: only what nothing else notices is left to them. */
const WHOLE_GAMES = /random-play|reference|\bplay\.test|golden-games|perft/
/** Folders that a copy leaves out: other tests, and everything built or installed. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'e2e'])

/**
 * A copy of the project whose packages are its own and whose tools are the project's.
 * @returns {string} its folder, gone when this process ends
 */
export function copyProject() {
  const copy = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-mutate-')))
  process.once('exit', () => fs.rmSync(copy, { recursive: true, force: true }))
  for (const file of ['package.json', 'tsconfig.json', 'vitest.config.ts'])
    fs.copyFileSync(inRoot(file), path.join(copy, file))
  for (const folder of ['packages', 'games'])
    fs.cpSync(inRoot(folder), path.join(copy, folder), {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(path.basename(source)),
    })
  linkModules(copy)
  return copy
}

/**
 * The workspace's own packages are those of the copy; everything else is the project's.
 * @param {string} copy
 */
function linkModules(copy) {
  const modules = path.join(copy, 'node_modules')
  fs.mkdirSync(path.join(modules, '@tiletum'), { recursive: true })
  for (const name of fs.readdirSync(path.join(copy, 'packages')))
    link(path.join(copy, 'packages', name), path.join(modules, '@tiletum', name))
  for (const name of fs.readdirSync(inRoot('node_modules')))
    if (name !== '@tiletum' && !name.startsWith('.'))
      link(inRoot('node_modules', name), path.join(modules, name))
}

/**
 * @param {string} target
 * @param {string} place
 */
const link = (target, place) => {
  if (fs.statSync(target).isDirectory()) fs.symlinkSync(target, place, 'junction')
}

/**
 * Mutations that no longer fit the sources are an error, before anything is run.
 * @param {string} copy
 * @param {readonly Mutation[]} mutations
 */
export function expectFitting(copy, mutations) {
  const faults = mutations.flatMap(({ clause, file, find }) => {
    const times = sourceOf(copy, file).split(find).length - 1
    return times === 1 ? [] : [`${clause} fits ${times} places of ${file}: ${JSON.stringify(find)}`]
  })
  if (faults.length > 0)
    throw problem(['A mutation must fit exactly one place.', ...faults].join('\n'))
}

/**
 * @param {string} copy
 * @param {string} file
 */
const sourceOf = (copy, file) => fs.readFileSync(path.join(copy, SOURCES, file), 'utf8')

/**
 * @param {string} copy
 * @param {readonly Mutation[]} mutations
 * @returns {readonly Fault[]}
 */
export const writtenFaults = (copy, mutations) =>
  mutations.map((mutation) => {
    const { clause, file, find, replace } = mutation
    return {
      id: `${stampOf(sourceOf(copy, file))}:${clause}:${file}:${find}:${replace}`,
      file,
      clause,
      what: `${clause} ${file}: ${short(find)} → ${short(replace)}`,
      put: (source) => source.replace(find, () => replace),
      mutant: mutantFrom(sourceOf(copy, file), mutation),
    }
  })

/**
 * @param {string} copy
 * @param {number} count
 * @param {string} seed
 * @returns {readonly Fault[]}
 */
export function randomFaults(copy, count, seed) {
  const all = BROKEN.flatMap((folder) =>
    filesIn(path.join(copy, SOURCES, folder)).map((name) => `${folder}/${name}`),
  ).flatMap((file) => mutantsOf(file, sourceOf(copy, file)))
  return sample(all, count, seed).map((mutant) => {
    const { file, kind, start, end, was, becomes } = mutant
    const line = sourceOf(copy, file).slice(0, start).split('\n').length
    return {
      id: `${stampOf(sourceOf(copy, file))}:${mutant.id}`,
      file,
      what: `${kind} ${file}:${line}: ${short(was)} → ${short(becomes)}`,
      put: (source) => `${source.slice(0, start)}(${becomes})${source.slice(end)}`,
      mutant,
    }
  })
}

/** @param {string} text */
const short = (text) => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}

/**
 * @param {string} folder
 * @returns {readonly string[]}
 */
const filesIn = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.ts'))
    .toSorted()

/**
 * A fault that was noticed in a source is not tried again while the source stays as it is.
 * @param {string} source
 */
const stampOf = (source) => createHash('sha256').update(source).digest('hex').slice(0, 8)

/**
 * A fault that these tests missed is not tried again while they stay as they are.
 * @param {string} copy
 */
export const testsStamp = (copy) =>
  stampOf(
    [TESTS, 'packages/testkit/src']
      .flatMap((folder) =>
        filesIn(path.join(copy, folder)).map((name) => path.join(copy, folder, name)),
      )
      .map((file) => fs.readFileSync(file, 'utf8'))
      .join('\0'),
  )

/**
 * Switches every fault on in each test that passes it. The sources are as they were afterwards.
 * @param {string} copy
 * @param {readonly Fault[]} faults
 * @param {number} workers
 * @param {{ longest?: number, wholeGames?: boolean }} which in milliseconds; longer tests are only run
 *   as they are
 */
export async function runSwitched(
  copy,
  faults,
  workers,
  { longest = Infinity, wholeGames = false },
) {
  const files = LOOPING.flatMap((folder) =>
    filesIn(path.join(copy, folder))
      .filter((name) => !name.startsWith(SHOWN))
      .map((name) => path.join(copy, folder, name)),
  )
  const before = files.map((file) => fs.readFileSync(file, 'utf8'))
  files.forEach((file, index) => {
    const mutants = faults.flatMap(({ mutant, id }) =>
      mutant !== undefined && path.join(copy, SOURCES, mutant.file) === file
        ? [{ ...mutant, id }]
        : [],
    )
    fs.writeFileSync(file, switched(before[index] ?? '', mutants))
  })
  const config = path.join(copy, 'vitest.mutants.config.ts')
  const settings = {
    runner: inRoot('scripts/lib/mutant-runner.mjs'),
    pool: 'threads',
    isolate: false,
    maxWorkers: workers,
    testTimeout: 600_000,
    include: testsIn(
      copy,
      (file) => WHOLE_GAMES.test(file) === wholeGames && !file.includes(SHOWN),
    ),
  }
  fs.writeFileSync(config, `export default ${JSON.stringify({ test: settings })}\n`)
  try {
    return await runTool('vitest/vitest.mjs', ['run', '--root', copy, '--config', config], {
      capture: true,
      env: { ...process.env, TILETUM_MUTANTS_LONGEST: String(longest) },
    })
  } finally {
    files.forEach((file, index) => fs.writeFileSync(file, before[index] ?? ''))
  }
}

/**
 * Runs the tests with one fault in the sources, and puts them right again.
 * @param {string} copy
 * @param {Fault} fault
 * @returns {Promise<string | undefined>} the test that noticed
 */
export async function tryAlone(copy, { file, clause, put }) {
  const source = sourceOf(copy, file)
  const others = testsIn(copy, (test) => !WHOLE_GAMES.test(test))
  write(copy, file, put(source))
  try {
    return (
      (clause === undefined ? undefined : await noticedByItsOwn(copy, clause, others)) ??
      (await firstFailure(copy, others)) ??
      (await firstFailure(
        copy,
        testsIn(copy, (test) => WHOLE_GAMES.test(test)),
      ))
    )
  } finally {
    write(copy, file, source)
  }
}

/**
 * Most breaks of a rule are noticed by the tests that name it.
 * @param {string} copy
 * @param {string} clause
 * @param {readonly string[]} tests
 */
async function noticedByItsOwn(copy, clause, tests) {
  const own = tests.filter((test) =>
    fs.readFileSync(path.join(copy, test), 'utf8').includes(`'${clause}'`),
  )
  if (own.length === 0) return undefined
  return firstFailure(copy, own, [`--testNamePattern=[\\[ ]${clause}[,\\]]`])
}

/**
 * @param {string} copy
 * @param {string} file
 * @param {string} text
 */
const write = (copy, file, text) => fs.writeFileSync(path.join(copy, SOURCES, file), text)

/**
 * @param {string} copy
 * @param {(file: string) => boolean} wanted
 */
const testsIn = (copy, wanted) =>
  filesIn(path.join(copy, TESTS))
    .map((name) => `${TESTS}/${name}`)
    .filter((file) => file.endsWith('.test.ts') && wanted(file))

/**
 * @param {string} copy
 * @param {readonly string[]} tests
 * @param {readonly string[]} [settings]
 * @returns {Promise<string | undefined>}
 */
async function firstFailure(copy, tests, settings = []) {
  const report = path.join(copy, 'report.json')
  fs.rmSync(report, { force: true })
  const words = ['run', '--root', copy, '--bail=1', '--maxWorkers=1', '--pool=threads']
  words.push('--no-isolate', '--reporter=json', `--outputFile=${report}`, ...settings, ...tests)
  const { status } = await runTool('vitest/vitest.mjs', words, { capture: true })
  if (status === 0) return undefined
  if (!fs.existsSync(report)) return 'the tests do not run'
  /** @type {{ testResults: { assertionResults: { status: string, title: string }[] }[] }} */
  const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8'))
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find((result) => result.status === 'failed')
  return failed?.title ?? 'a file of tests can not be read'
}
