/**
 * Where builds lie: each in a folder named by the hash of its inputs, complete or not there at all.
 * `dist` says which one counts, by one file that is replaced at once, so that nobody ever runs half
 * of one build and half of another. A build is removed when it is neither the present nor the one
 * before and no server runs from it.
 */
import fs from 'node:fs'
import path from 'node:path'
import { isAlive } from './lock.mjs'

const STAMP = '.build.json'
/** A server names its process in such a file in each build it runs from (`packages/server/src/client-builds.ts`). */
const USED_BY = /^\.used-by-(\d+)$/

/**
 * @param {string} dist
 * @param {string} name
 */
const buildFolder = (dist, name) => path.join(dist, 'builds', name)

/**
 * Whether it lies there complete.
 * @param {string} dist
 * @param {string} name
 */
export function isComplete(dist, name) {
  const folder = buildFolder(dist, name)
  try {
    return fs.readFileSync(path.join(folder, STAMP), 'utf8') === contentsOf(folder)
  } catch {
    return false
  }
}

/**
 * The name of the build that counts.
 * @param {string} dist
 * @returns {string | undefined}
 */
export function currentBuild(dist) {
  try {
    return JSON.parse(fs.readFileSync(path.join(dist, 'current.json'), 'utf8')).build
  } catch {
    return undefined
  }
}

/**
 * A folder to build in. What is made there is moved to its place by `keepBuild`.
 * @param {string} dist
 * @param {string} name
 */
export function draftFolder(dist, name) {
  const draft = buildFolder(dist, `.draft-${name}-${process.pid}`)
  fs.rmSync(draft, { recursive: true, force: true })
  fs.mkdirSync(draft, { recursive: true })
  return draft
}

/**
 * @param {string} dist
 * @param {string} name
 * @param {string} draft
 */
export function keepBuild(dist, name, draft) {
  fs.writeFileSync(path.join(draft, STAMP), contentsOf(draft))
  const place = buildFolder(dist, name)
  // A damaged one goes out of the way first.
  const damaged = `${draft}-damaged`
  if (fs.existsSync(place)) fs.renameSync(place, damaged)
  fs.renameSync(draft, place)
  fs.rmSync(damaged, { recursive: true, force: true })
}

/**
 * From now on this build counts; the older ones that nobody needs are removed.
 * @param {string} dist
 * @param {string} name
 * @param {string} [entry] the file in it that is run; `dist` gets a file of this name that runs it
 */
export function switchTo(dist, name, entry) {
  const before = currentBuild(dist)
  if (entry !== undefined)
    replace(path.join(dist, entry), `await import('./builds/${name}/${entry}')\n`)
  replace(path.join(dist, 'current.json'), JSON.stringify({ build: name, before }))
  tidy(dist, ['builds', 'current.json', entry])
  tidy(path.join(dist, 'builds'), [name, before])
}

/**
 * Removes what is neither kept nor used.
 * @param {string} folder
 * @param {readonly (string | undefined)[]} kept
 */
function tidy(folder, kept) {
  for (const name of fs.readdirSync(folder)) {
    const place = path.join(folder, name)
    if (!kept.includes(name) && !isUsed(place)) fs.rmSync(place, { recursive: true, force: true })
  }
}

/**
 * @param {string} file
 * @param {string} text
 */
function replace(file, text) {
  const beside = `${file}.${process.pid}`
  fs.writeFileSync(beside, text)
  fs.renameSync(beside, file)
}

/** @param {string} place */
function isUsed(place) {
  if (!fs.statSync(place).isDirectory()) return false
  return fs.readdirSync(place).some((name) => {
    const [, id] = USED_BY.exec(name) ?? []
    return id !== undefined && isAlive(Number(id))
  })
}

/**
 * Names and sizes: enough to see that a file is missing or was cut short.
 * @param {string} folder
 */
function contentsOf(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `${path.relative(folder, file)} ${fs.statSync(file).size}`)
    .toSorted()
    .join('\n')
}
