import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { inRoot } from '../lib/paths.mjs'

const PROCESSES = pathToFileURL(inRoot('scripts/lib/processes.mjs')).href

/** Starts a long work, as an install or a build is, and says when it has begun. */
const WORK = `
  const { runProgram, stopWhenAsked } = await import(${JSON.stringify(PROCESSES)})
  stopWhenAsked()
  const long = ['-e', 'setTimeout(() => {}, 60000)']
  const { status } = await runProgram(process.execPath, long, {
    capture: true,
    started: () => console.log('begun'),
  })
  console.error('The work failed with ' + status)
`

it('what is stopped in the middle says so, and nothing about how its work ended', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', WORK], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => (said += text))
  await once(child.stdout, 'data')
  child.kill('SIGINT')
  const [status] = await once(child, 'close')
  expect(status).toBe(130)
  expect(said.trim()).toBe('Stopped in the middle; the next run does what was left.')
})
