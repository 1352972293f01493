import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { failureCode, LOCK, npmCi } from './install.mjs'
import { withLock } from './lock.mjs'
import { inRoot } from './paths.mjs'
import { problem } from './problem.mjs'
import { showing } from './progress.mjs'

const STAMP = inRoot('bench/node_modules/.tiletum-installed')

/** Installs what the bench measures Tiletum against, in a folder of its own. */
export async function ensureBaselines() {
  const wanted = createHash('sha256')
    .update(fs.readFileSync(inRoot('bench/package-lock.json')))
    .digest('hex')
  if (isInstalled(wanted)) return
  await withLock(LOCK, async (share) => {
    const { status, output } = await showing('Installing the baselines (the first time only)', () =>
      // A baseline's package may name a newer Node than the one it is measured on, and work all the same.
      npmCi(['--no-engine-strict', '--prefix', inRoot('bench')], share),
    )
    if (status !== 0) {
      throw problem(
        `The baselines could not be installed (${failureCode(output) ?? 'npm failed'}): check your network connection and try again, or add --no-baselines to measure Tiletum alone.`,
      )
    }
    fs.writeFileSync(STAMP, wanted)
  })
}

/** @param {string} wanted */
const isInstalled = (wanted) => fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === wanted
