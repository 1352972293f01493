import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Lets one process at a time do the work. A lock whose owners are all gone (a killed install) is
 * taken over.
 * @template Result
 * @param {string} file
 * @param {(share: (child: number) => void) => Promise<Result>} work `share` names a child process
 *   that goes on working should this one be killed
 */
export async function withLock(file, work) {
  let told = false
  while (!take(file)) {
    const owner = livingOwner(file)
    if (owner === undefined) {
      fs.rmSync(file, { force: true })
      continue
    }
    if (!told) {
      console.error(
        `Another Tiletum command (process ${owner}) is running in this folder; waiting for it. If there is none, delete ${path.basename(file)}.`,
      )
      told = true
    }
    await pause(300)
  }
  const release = () => fs.rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work((child) => fs.appendFileSync(file, ` ${child}`))
  } finally {
    process.removeListener('exit', release)
    release()
  }
}

/** @param {string} file */
function take(file) {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** @param {string} file */
function livingOwner(file) {
  try {
    const owners = fs.readFileSync(file, 'utf8').split(' ').map(Number).filter(Boolean)
    if (owners.length > 0) return owners.find(isAlive)
    // Between its creation and the writing of its number a lock has no owner yet.
    return Date.now() - fs.statSync(file).mtimeMs < 2000 ? 0 : undefined
  } catch {
    return undefined
  }
}

/** @param {number} id */
export function isAlive(id) {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
