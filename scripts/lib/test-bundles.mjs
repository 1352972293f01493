import fs from 'node:fs'
import path from 'node:path'
import { build } from 'rolldown'
import { inRoot } from './paths.mjs'

const PROGRAMS = ['server', 'cli']

/**
 * Once before the tests: server and command line as bundles of the sources as they are now. A thread
 * or a process from a bundle starts in a tenth of the time it needs to learn TypeScript first.
 */
export async function setup() {
  // Below node_modules, so that a bundle finds what is installed.
  const folder = inRoot('node_modules/.cache/tiletum/test', `bundles-${process.pid}`)
  await Promise.all(
    PROGRAMS.map(async (program) => {
      const { default: config } = await import(inRoot('packages', program, 'rolldown.config.ts'))
      const output = { ...config.output, dir: path.join(folder, program) }
      await build({ ...config, output, logLevel: 'warn' })
    }),
  )
  process.env['TILETUM_BUNDLES'] = folder
  return () => fs.rmSync(folder, { recursive: true, force: true })
}
