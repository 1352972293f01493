import { parseArgs } from 'node:util'
import { ensureBuilt } from '../lib/build.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { inRoot } from '../lib/paths.mjs'
import { ensureBaselines } from '../lib/baselines.mjs'
import { problem } from '../lib/problem.mjs'
import { runProgram, runTool, stopWhenAsked } from '../lib/processes.mjs'

const PROGRAM = inRoot('bench/dist/main.js')
const USAGE =
  'Usage: npm run bench -- [engine | search | server | quick | web | together | programs | fingerprint] [--no-baselines] [--json] [--name NAME]'

/** @type {Record<string, (words: readonly string[]) => Promise<void>>} */
const SUITES = {
  all: (words) => withClient(['all'], words),
  engine: (words) => measure(['engine'], words),
  search: (words) => measure(['search'], words),
  server: (words) => withClient(['server'], words),
  quick: (words) => measure(['engine', '--quick', '--name', 'quick'], words),
  web: (words) => withClient(['web', '--no-baselines'], words),
  together: (words) => withClient(['together', '--no-baselines'], words),
  programs: async (words) => {
    await ensureBuilt(['cli'])
    await measure(['programs', '--no-baselines'], words)
  },
  fingerprint: () => runBench(['fingerprint']),
}

/** @param {readonly string[]} words */
export async function command(words) {
  const name = words[0]?.startsWith('-') === false ? words[0] : undefined
  const suite = SUITES[name ?? 'all']
  const options = name === undefined ? words : words.slice(1)
  if (suite === undefined || !areOptions(options)) {
    console.error(USAGE)
    process.exitCode = 2
    return
  }
  stopWhenAsked()
  await ensureInstalled()
  await suite(options)
}

/** @param {readonly string[]} words */
function areOptions(words) {
  try {
    parseArgs({
      args: [...words],
      options: {
        'no-baselines': { type: 'boolean' },
        json: { type: 'boolean' },
        name: { type: 'string' },
      },
    })
    return true
  } catch {
    return false
  }
}

/**
 * The client is measured as it is served.
 * @param {readonly [string, ...string[]]} suite
 * @param {readonly string[]} words
 */
async function withClient(suite, words) {
  await ensureBuilt(['web', 'server'])
  await measure(suite, words)
}

/**
 * @param {readonly [string, ...string[]]} suite
 * @param {readonly string[]} words
 */
async function measure(suite, words) {
  const all = [...suite, ...words]
  if (!all.includes('--no-baselines')) await ensureBaselines()
  await runBench(all)
}

/**
 * Measures the bundle, as the programs are bundles.
 * @param {readonly string[]} words
 */
async function runBench(words) {
  const { status, output } = await runTool(
    'rolldown/bin/cli.mjs',
    ['-c', 'bench/rolldown.config.ts'],
    { capture: true, env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (status !== 0) {
    console.error(output.trimEnd())
    throw problem('Building the bench failed: what the build said stands above.')
  }
  await run([PROGRAM, ...words])
}

/** @param {readonly string[]} words */
async function run(words) {
  const { status } = await runProgram(process.execPath, words, { answers: true })
  if (status !== 0) process.exitCode = status
}
