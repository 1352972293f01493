import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { inRoot } from './paths.mjs'
import { withLock } from './lock.mjs'
import { machineSentence, problem } from './problem.mjs'
import { runProgram } from './processes.mjs'
import { showing } from './progress.mjs'

export const LOCK = inRoot('.tiletum.lock')
const STAMP = inRoot('node_modules', '.tiletum-installed')

/** Installs the packages unless this very set of them is there already, whole. */
export async function ensureInstalled() {
  const wanted = fingerprint()
  if (isInstalled(wanted)) return
  await withLock(LOCK, async (share) => {
    if (isInstalled(wanted)) return
    await install(share)
    fs.writeFileSync(STAMP, wanted)
  })
}

function fingerprint() {
  return createHash('sha256')
    .update(fs.readFileSync(inRoot('package-lock.json')))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex')
}

/** @param {string} wanted */
function isInstalled(wanted) {
  const entries = lockEntries(inRoot('package-lock.json'))
  if (readOr(STAMP, '') === wanted) return allThere(entries)
  // A developer's own `npm install` leaves no stamp; npm's own record, which it writes last, tells.
  const record = new Map(lockEntries(inRoot('node_modules', '.package-lock.json')))
  return (
    record.size > 0 &&
    entries.every(([place, entry]) => record.get(place)?.version === entry.version) &&
    allThere(entries)
  )
}

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockEntry */

/**
 * Returns the packages that a lock file requires in node_modules on every machine.
 * @param {string} file
 * @returns {readonly [string, LockEntry][]}
 */
function lockEntries(file) {
  const { packages = {} } = JSON.parse(readOr(file, '{}'))
  return Object.entries(/** @type {Record<string, LockEntry>} */ (packages)).filter(
    ([place, entry]) => place.includes('node_modules/') && entry.optional !== true,
  )
}

/** @param {readonly [string, LockEntry][]} entries */
function allThere(entries) {
  return entries.every(([place]) => fs.existsSync(inRoot(place, 'package.json')))
}

/**
 * @param {string} file
 * @param {string} otherwise
 */
function readOr(file, otherwise) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return otherwise
  }
}

/** @param {(child: number) => void} share */
async function install(share) {
  fs.rmSync(STAMP, { force: true })
  const { status, output } = await showing('Installing packages (the first time only)', () =>
    // Development packages are the build tools, which NODE_ENV=production would leave out.
    npmCi(['--include=dev'], share),
  )
  if (status !== 0) throw problem(installSentence(output))
}

/**
 * Installs exactly what a lock file says. The retries are npm's own number, only closer together:
 * without a network the answer comes soon.
 * @param {readonly string[]} more
 * @param {(child: number) => void} started
 */
export function npmCi(more, started) {
  const words = ['ci', '--loglevel=error', '--no-progress', '--no-audit', '--no-fund']
  words.push('--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000')
  words.push('--fetch-timeout=60000')
  return npm([...words, ...more], started)
}

/**
 * @param {readonly string[]} words
 * @param {(child: number) => void} started
 */
function npm(words, started) {
  const script = process.env['npm_execpath']
  if (script !== undefined && /npm-cli\.c?js$/.test(script)) {
    return runProgram(process.execPath, [script, ...words], { capture: true, started })
  }
  const windows = process.platform === 'win32'
  return runProgram(windows ? 'npm.cmd' : 'npm', words, { capture: true, started, shell: windows })
}

const NO_NETWORK = [
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ERR_SOCKET_TIMEOUT',
  'FETCH_ERROR',
  'EPROTO',
]

/**
 * The code npm gives a failure.
 * @param {string} output
 */
export const failureCode = (output) => /npm (?:error|ERR!) code (\S+)/.exec(output)?.[1]

/**
 * Returns what npm's output means, as a sentence for the person who started the game.
 * @param {string} output
 */
export function installSentence(output) {
  const code = failureCode(output)
  if (code !== undefined && NO_NETWORK.includes(code)) {
    return `The packages could not be downloaded (${code}): connect to the internet, or check npm's registry and proxy settings, and start again.`
  }
  if (code === 'EUSAGE') {
    return 'package.json and package-lock.json do not agree: run "npm install --loglevel=notice" and start again.'
  }
  if (code === 'EBADENGINE') {
    return 'A package needs a newer Node or npm than this: install a newer Node and start again.'
  }
  const machine = machineSentence(code)
  if (machine !== undefined) return machine
  const said = [...output.matchAll(/npm (?:error|ERR!) (.+)/g)]
    .map(([, line = '']) => line)
    .find((line) => !/^(?:code|syscall|path|dest|errno) /.test(line))
  return `Installing the packages failed${said === undefined ? '' : ` (${said})`}: try again; if it still fails, delete the folder node_modules first.`
}
