import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { inRoot } from './paths.mjs'
import { runProgram } from './processes.mjs'

const FOLDER = inRoot('python')
/** The environment is in the folder that a fresh install empties. */
const ENVIRONMENT = inRoot('node_modules', '.cache', 'python')
const STAMP = path.join(ENVIRONMENT, 'installed')
const PACKAGES = [
  'numpy',
  'gymnasium',
  'pettingzoo',
  'pytest',
  'ruff',
  'pyright',
  'setuptools',
  'wheel',
]
const BIN = process.platform === 'win32' ? 'Scripts' : 'bin'
/** @param {string} program */
const inEnvironment = (program) => path.join(ENVIRONMENT, BIN, program)

/**
 * Checks and tests the Python package. Where Python or a package can't be had, a line says so and
 * what was left out counts as skipped.
 * @returns {Promise<Partial<import('./tally.mjs').Tally>>}
 */
export async function pythonTests() {
  const missing = await prepare()
  if (missing !== undefined) {
    console.error(`skipped Python: ${missing}`)
    return { skipped: CHECKS.length + 1 }
  }
  await ensureBuilt(['cli'])
  let failed = 0
  for (const { name, words } of CHECKS) {
    // oxlint-disable-next-line no-await-in-loop -- each in its turn, on a machine that is busy enough
    const { status, output } = await python(words)
    console.error(`${status === 0 ? 'ok    ' : 'FAILED'} Python: ${name}`)
    if (status !== 0) {
      failed++
      console.error(output.trimEnd())
    }
  }
  const tested = await python(['-m', 'pytest', '-q'])
  console.error(tested.output.trimEnd())
  const counted = (/** @type {RegExp} */ what) => Number(what.exec(tested.output)?.[1] ?? 0)
  const broken = counted(/(\d+) failed/) + counted(/(\d+) errors?/)
  return {
    passed: CHECKS.length - failed + counted(/(\d+) passed/),
    failed: failed + (broken === 0 && tested.status !== 0 ? 1 : broken),
    skipped: counted(/(\d+) skipped/),
  }
}

const CHECKS = [
  { name: 'lint', words: ['-m', 'ruff', 'check', '.'] },
  { name: 'format', words: ['-m', 'ruff', 'format', '--check', '.'] },
  { name: 'types', words: ['-m', 'pyright', '--pythonpath', inEnvironment('python')] },
  {
    name: 'wheel',
    words: [
      '-m',
      'pip',
      'wheel',
      '.',
      '--no-deps',
      '--no-build-isolation',
      '-q',
      '-w',
      path.join(ENVIRONMENT, 'wheels'),
    ],
  },
]

/** @param {readonly string[]} words */
const python = (words) =>
  runProgram(inEnvironment('python'), words, {
    capture: true,
    cwd: FOLDER,
    env: { ...process.env, PYTHONPATH: FOLDER },
  })

/** Makes an environment with the packages, once. Returns what is missing, if it can't be made. */
async function prepare() {
  const wanted = createHash('sha256').update(PACKAGES.join(' ')).digest('hex')
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === wanted) return undefined
  const system = await systemPython()
  if (system === undefined) return 'there is no Python 3.10 or newer'
  const made = await attempt(system, ['-m', 'venv', '--clear', ENVIRONMENT])
  if (!made) return 'this Python can’t make an environment (venv)'
  const words = ['-m', 'pip', 'install', '-q', '--retries', '1', '--timeout', '20', ...PACKAGES]
  if (!(await attempt(inEnvironment('python'), words)))
    return `pip can’t get ${PACKAGES.slice(0, -2).join(', ')}`
  fs.writeFileSync(STAMP, wanted)
  return undefined
}

async function systemPython() {
  const test = 'import sys; sys.exit(sys.version_info < (3, 10))'
  for (const name of ['python3', 'python']) {
    // oxlint-disable-next-line no-await-in-loop -- the first that fits
    if (await attempt(name, ['-c', test])) return name
  }
  return undefined
}

/**
 * @param {string} program
 * @param {readonly string[]} words
 */
const attempt = async (program, words) => {
  try {
    return (await runProgram(program, words, { capture: true })).status === 0
  } catch {
    return false
  }
}
