import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { currentBuild, draftFolder, isComplete, keepBuild, switchTo } from './builds.mjs'
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

/**
 * The tool and its words, without the folder it builds in, which comes last.
 * @type {Record<Program, readonly [string, readonly string[]]>}
 */
const BUILDERS = {
  web: ['vite/bin/vite.js', ['build', 'packages/web', '--emptyOutDir', '--outDir']],
  server: ['rolldown/bin/cli.mjs', ['-c', 'packages/server/rolldown.config.ts', '--dir']],
  cli: ['rolldown/bin/cli.mjs', ['-c', 'packages/cli/rolldown.config.ts', '--dir']],
}
/**
 * The file that is run; the client is only served.
 * @type {Record<Program, string | undefined>}
 */
const ENTRIES = { web: undefined, server: 'main.js', cli: 'main.js' }

/**
 * Builds the programs whose inputs changed since they were last built.
 * @param {readonly Program[]} [programs]
 */
export async function ensureBuilt(programs = PROGRAMS) {
  const wanted = programs.map((program) => ({ program, name: inputsHash(program) }))
  if (wanted.every(({ program, name }) => isCurrent(program, name))) return
  await withLock(LOCK, async () => {
    for (const { program, name } of wanted) {
      if (!isComplete(distOf(program), name))
        await showing(`Building ${program}`, () => build(program, name))
      if (!isCurrent(program, name)) switchTo(distOf(program), name, ENTRIES[program])
    }
  })
}

/**
 * @param {Program} program
 * @param {string} name
 */
const isCurrent = (program, name) =>
  currentBuild(distOf(program)) === name && isComplete(distOf(program), name)

/** @param {Program} program */
const distOf = (program) => inRoot('packages', program, 'dist')

/**
 * @param {Program} program
 * @param {string} name
 */
async function build(program, name) {
  const [tool, words] = BUILDERS[program]
  const dist = distOf(program)
  const draft = draftFolder(dist, name)
  try {
    const { status, output } = await runTool(tool, [...words, draft], {
      capture: true,
      // A test runner's NODE_ENV must not end up in what is built.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    if (status !== 0) {
      const refused = machineRefusal(dist)
      if (refused !== undefined) throw problem(refused)
      console.error(output.trimEnd())
      throw problem(`Building ${program} failed: what the build said stands above.`)
    }
    if (program === 'web') await compressFolder(draft)
    keepBuild(dist, name, draft)
  } finally {
    fs.rmSync(draft, { recursive: true, force: true })
  }
}

/** Disk space in bytes that the largest program needs. */
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

/**
 * The command line works on the data of a server too.
 * @param {Program} program
 * @returns {readonly string[]}
 */
const madeOf = (program) => (program === 'cli' ? ['cli', 'server'] : [program])

/** @param {Program} program */
function inputsHash(program) {
  const packages = fs
    .readdirSync(inRoot('packages'))
    .filter((name) => madeOf(program).includes(name) || !PROGRAMS.some((other) => other === name))
  const files = [
    inRoot('package-lock.json'),
    inRoot('scripts/lib/build.mjs'),
    inRoot('scripts/lib/builds.mjs'),
    inRoot('scripts/lib/compress.mjs'),
    ...packages.flatMap((name) => filesBelow(inRoot('packages', name))),
  ]
  const hash = createHash('sha256').update(process.version)
  for (const file of files) {
    hash.update(path.relative(ROOT, file)).update('\0').update(fs.readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 16)
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
