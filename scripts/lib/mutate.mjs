import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
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
 */

const SOURCES = 'packages/engine/src'
const RULE_TESTS = ['packages/engine/test/rules', 'packages/engine/test/silver']
/** The Cardinalbot plays by its own rules and has its own tests. */
const BOT_TESTS = ['packages/engine/test/solo', 'packages/engine/test/silver/solo']
const BOT = /\bsolo\b/
/** Whole games find a break too late. */
const WHOLE_GAMES = /random-play|second-reading|\bplay\.test/
/** What a copy leaves out: other tests and what is built or installed. */
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
  fs.cpSync(inRoot('packages'), path.join(copy, 'packages'), {
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
 * Runs the tests of the rules on a mutation, those that name its clause first, and puts the copy
 * right again.
 * @param {string} copy
 * @param {Mutation} mutation
 */
export async function tryMutation(copy, mutation) {
  const file = path.join(copy, SOURCES, mutation.file)
  const source = sourceOf(copy, mutation.file)
  fs.writeFileSync(
    file,
    source.replace(mutation.find, () => mutation.replace),
  )
  try {
    const tests = testsOf(copy, mutation)
    const own = await runRuleTests(copy, tests, mutation.clause)
    return own.failure === undefined ? await runRuleTests(copy, tests) : own
  } finally {
    fs.writeFileSync(file, source)
  }
}

/**
 * The tests of the rules, or of one clause, up to the first that fails. Tests that can't even be
 * read find nothing.
 * @param {string} copy
 * @param {readonly string[]} tests
 * @param {string} [clause]
 * @returns {Promise<{ passed: boolean, failure: string | undefined, output: string }>}
 */
export async function runRuleTests(copy, tests, clause) {
  const report = path.join(copy, 'report.json')
  fs.rmSync(report, { force: true })
  const words = ['run', '--root', copy, '--bail=1', '--pool=threads', '--no-isolate']
  words.push('--reporter=json', `--outputFile=${report}`)
  if (clause === undefined) words.push(...tests)
  else words.push(`--testNamePattern=[[ ]${clause}[\\],]`, ...filesNaming(copy, tests, clause))
  const { status, output } = await runTool('vitest/vitest.mjs', words, { capture: true })
  return { passed: status === 0, failure: firstFailure(report), output }
}

/**
 * The tests that must notice a mutation: of the rules, or of the Cardinalbot where it breaks those.
 * @param {string} copy
 * @param {Pick<Mutation, 'file'>} mutation
 * @returns {string[]}
 */
export const testsOf = (copy, { file }) =>
  BOT.test(file)
    ? BOT_TESTS.flatMap((folder) => testsIn(copy, folder))
    : [
        ...RULE_TESTS.flatMap((folder) => testsIn(copy, folder)).filter((test) => !BOT.test(test)),
        'packages/engine/test/tiles.test.ts',
      ]

/**
 * @param {string} copy
 * @param {string} folder
 */
const testsIn = (copy, folder) =>
  fs
    .readdirSync(path.join(copy, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('.test.ts') && !WHOLE_GAMES.test(file))

/**
 * The files with tests of a clause; reading only those is most of the speed.
 * @param {string} copy
 * @param {readonly string[]} tests
 * @param {string} clause
 */
function filesNaming(copy, tests, clause) {
  const naming = tests.filter((file) =>
    fs.readFileSync(path.join(copy, file), 'utf8').includes(clause),
  )
  return naming.length === 0 ? tests : naming
}

/**
 * @param {string} report
 * @returns {string | undefined}
 */
function firstFailure(report) {
  if (!fs.existsSync(report)) return undefined
  /** @type {{ testResults: { assertionResults: { status: string, title: string }[] }[] }} */
  const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8'))
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed')?.title
}
