import { spawn } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { ensureInstalled } from '../lib/install.mjs'
import { inRoot } from '../lib/paths.mjs'
import { problem } from '../lib/problem.mjs'
import { runProgram, stopWhenAsked } from '../lib/processes.mjs'
import { showing } from '../lib/progress.mjs'

/** The supported releases of Node, beside the one that runs this. */
const VERSIONS = ['22', '24']

/**
 * Starts the game and runs the unit tests with other versions of Node, which npm fetches.
 * @param {readonly string[]} words versions
 */
export async function command(words) {
  stopWhenAsked()
  await ensureInstalled()
  let failed = 0
  for (const version of words.length === 0 ? VERSIONS : words) {
    const node = await showing(`Fetching Node ${version}`, () => fetched(version))
    const started = await showing(`Starting with Node ${version}`, () => starts(node))
    console.error(`${started ? 'ok    ' : 'FAILED'} start`)
    const { status } = await runProgram(node, [inRoot('node_modules/vitest/vitest.mjs'), 'run'])
    const tested = status === 0
    process.stdout.write(`Node ${version}: ${started && tested ? 'works' : 'FAILED'}\n`)
    if (!started || !tested) failed += 1
  }
  process.exitCode = failed === 0 ? 0 : 1
}

/**
 * @param {string} version
 * @returns {Promise<string>} its program
 */
async function fetched(version) {
  const words = ['--yes', '--package', `node@${version}`, 'node', '-p', 'process.execPath']
  const { status, output } = await runProgram('npx', words, {
    capture: true,
    // The project lets no package run scripts of its own; this one has to, and says why it fails.
    cwd: os.tmpdir(),
    env: { ...process.env, npm_config_strict_allow_scripts: 'false', npm_config_loglevel: 'error' },
    shell: process.platform === 'win32',
  })
  const program = output.split('\n').findLast((line) => path.isAbsolute(line))
  if (status !== 0 || program === undefined)
    throw problem(`npm could not fetch Node ${version}.\n${output}`)
  return program
}

/** Time limit of a run in milliseconds: it may have to build first, beside other work. */
const PATIENCE = 1_200_000

/**
 * Whether the game answers, and ends when it is asked to.
 * @param {string} node
 */
async function starts(node) {
  const child = spawn(node, [inRoot('scripts/main.cjs'), 'start'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
  try {
    const address = await addressOf(child.stdout)
    if (address === undefined) return false
    const page = await (await fetch(address)).text()
    const health = await (await fetch(`${address}/api/health`)).json()
    child.kill('SIGTERM')
    const [status] = await ended
    return page.includes('<title>Tiletum</title>') && health.status === 'ok' && status === 0
  } finally {
    clearTimeout(late)
    child.kill('SIGKILL')
  }
}

/**
 * Goes on reading after that: a server whose output nobody takes ends by it.
 * @param {import('node:stream').Readable} stream
 * @returns {Promise<string | undefined>}
 */
const addressOf = (stream) =>
  new Promise((resolve) => {
    let said = ''
    stream.setEncoding('utf8').on('data', (/** @type {string} */ piece) => {
      said += piece
      const found = /http:\/\/\S+/.exec(said)?.[0]
      if (found !== undefined) resolve(found)
    })
    stream.once('end', () => resolve(undefined))
  })
