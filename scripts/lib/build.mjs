import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { compressFolder } from './compress.mjs'
import { LOCK } from './install.mjs'
import { withLock } from './lock.mjs'
import { inRoot, ROOT } from './paths.mjs'
import { machineSentence, problem } from './problem.mjs'
import { runTool } from './processes.mjs'
import { showing } from './progress.mjs'

/** The three programs; each is made of its own package and of all that are no program. */
const PROGRAMS = /** @type {const} */ (['web', 'server', 'cli'])
/** @typedef {(typeof PROGRAMS)[number]} Program */

/** @type {Record<Program, readonly [string, readonly string[]]>} */
const BUILDERS = {
  web: ['vite/bin/vite.js', ['build', 'packages/web']],
  server: ['rolldown/bin/cli.mjs', ['-c', 'packages/server/rolldown.config.ts']],
  cli: ['rolldown/bin/cli.mjs', ['-c', 'packages/cli/rolldown.config.ts']],
}

/**
 * Builds the programs whose inputs changed since they were last built.
 * @param {readonly Program[]} [programs]
 */
export async function ensureBuilt(programs = PROGRAMS) {
  if (programs.every(isFresh)) return
  await withLock(LOCK, async () => {
    for (const program of programs) {
      if (!isFresh(program)) await showing(`Building ${program}`, () => build(program))
    }
  })
}

/** @param {Program} program */
async function build(program) {
  const [tool, words] = BUILDERS[program]
  const inputs = inputsHash(program)
  fs.rmSync(stampOf(program), { force: true })
  const { status, output } = await runTool(tool, words, {
    capture: true,
    // A test runner's NODE_ENV must not end up in what is built.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) {
    const refused = machineRefusal(inRoot('packages', program, 'dist'))
    if (refused !== undefined) throw problem(refused)
    console.error(output.trimEnd())
    throw problem(`Building ${program} failed: what the build said stands above.`)
  }
  if (program === 'web') await compressFolder(inRoot('packages/web/dist'))
  fs.mkdirSync(path.dirname(stampOf(program)), { recursive: true })
  fs.writeFileSync(stampOf(program), JSON.stringify({ inputs, outputs: outputsOf(program) }))
}

/** As much as the largest program takes. */
const ROOM = 16_000_000

/**
 * Builders hide a full disk behind other errors; trying to write tells.
 * @param {string} folder
 */
function machineRefusal(folder) {
  const trial = path.join(folder, '.room')
  try {
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(trial, Buffer.alloc(ROOM))
    return undefined
  } catch (error) {
    return machineSentence(/** @type {NodeJS.ErrnoException} */ (error).code)
  } finally {
    fs.rmSync(trial, { force: true })
  }
}

/** @param {Program} program */
const stampOf = (program) => inRoot('node_modules/.cache/tiletum', `${program}.json`)

/** @param {Program} program */
function isFresh(program) {
  try {
    const { inputs, outputs } = JSON.parse(fs.readFileSync(stampOf(program), 'utf8'))
    return outputs === outputsOf(program) && inputs === inputsHash(program)
  } catch {
    return false
  }
}

/**
 * Names and sizes: enough to see that a file is missing or was cut short.
 * @param {Program} program
 */
function outputsOf(program) {
  const folder = inRoot('packages', program, 'dist')
  return filesBelow(folder)
    .map((file) => `${path.relative(folder, file)} ${fs.statSync(file).size}`)
    .join('\n')
}

/** @param {Program} program */
function inputsHash(program) {
  const packages = fs
    .readdirSync(inRoot('packages'))
    .filter((name) => name === program || !PROGRAMS.some((other) => other === name))
  const files = [
    inRoot('package-lock.json'),
    inRoot('scripts/lib/build.mjs'),
    inRoot('scripts/lib/compress.mjs'),
    ...packages.flatMap((name) => filesBelow(inRoot('packages', name))),
  ]
  const hash = createHash('sha256').update(process.version)
  for (const file of files) {
    hash.update(path.relative(ROOT, file)).update('\0').update(fs.readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

const NOT_INPUT = new Set(['dist', 'node_modules', 'test', 'e2e'])

/**
 * @param {string} folder
 * @returns {readonly string[]}
 */
function filesBelow(folder) {
  const top = path.basename(path.dirname(folder)) === 'packages'
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !(top && NOT_INPUT.has(entry.name)))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const place = path.join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(place) : [place]
    })
}
