import { spawn } from 'node:child_process'
import path from 'node:path'
import { inRoot, ROOT } from './paths.mjs'

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()
/** Once somebody has stopped us, how a child ends is nobody's news. */
let stopping = false

/**
 * @typedef {object} Outcome
 * @property {number} status 0 for success; ended by a signal counts as failure
 * @property {string} output what it printed, when captured
 *
 * @typedef {object} RunOptions
 * @property {boolean} [capture] keep the output instead of showing it
 * @property {boolean} [answers] what it prints on standard output is the answer
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd] the project's folder without it
 * @property {boolean} [shell]
 * @property {(id: number) => void} [started]
 */

/**
 * Runs a program to its end. What it says goes to standard error: standard output is for answers.
 * @param {string} file
 * @param {readonly string[]} words
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function runProgram(file, words, options = {}) {
  const { capture = false, answers = false, env = process.env, cwd = ROOT, shell = false } = options
  const answer = answers ? process.stdout : process.stderr
  return new Promise((resolve, reject) => {
    const child = spawn(file, words, {
      cwd,
      env,
      shell,
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', answer, process.stderr],
    })
    children.add(child)
    if (child.pid !== undefined) options.started?.(child.pid)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text))
    }
    child.once('error', (error) => {
      children.delete(child)
      reject(error)
    })
    child.once('close', (status) => {
      children.delete(child)
      if (!stopping) resolve({ status: status ?? 1, output })
    })
  })
}

/**
 * Runs an installed tool, named by its path inside node_modules.
 * @param {string} script
 * @param {readonly string[]} words
 * @param {RunOptions} [options]
 */
export function runTool(script, words, { env = process.env, ...options } = {}) {
  // The linter looks for its type checker on the path, as npm's own scripts have it.
  const bin = `${inRoot('node_modules/.bin')}${path.delimiter}${env['PATH'] ?? ''}`
  return runProgram(process.execPath, [inRoot('node_modules', script), ...words], {
    ...options,
    env: { ...env, PATH: bin },
  })
}

const LAST_PATIENCE = 1500

/**
 * Ends this process and what it started when asked to, until `handOver` leaves that to others.
 */
export function stopWhenAsked() {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  const end = () => {
    for (const signal of signals) process.on(signal, () => {})
    stopping = true
    if (children.size > 0)
      console.error('\nStopped in the middle; the next run does what was left.')
    // A lock is ours until the last child is gone: a killed install still clears up for a while.
    void endChildren().then(() => process.exit(130))
  }
  for (const signal of signals) process.once(signal, end)
  const stopWatching = watchParent(end)
  return {
    handOver() {
      stopWatching()
      for (const signal of signals) process.removeListener(signal, end)
    },
  }
}

function endChildren() {
  const gone = [...children].map((child) => {
    const exit = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), LAST_PATIENCE).unref()
    return exit
  })
  return Promise.all(gone)
}

/**
 * npm runs a script through a shell that does not pass a SIGTERM on: the script learns of it by
 * losing its parent.
 * @param {() => void} lost
 */
export function watchParent(lost) {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') {
    return () => {}
  }
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    lost()
  }, 500)
  watch.unref()
  return () => clearInterval(watch)
}
