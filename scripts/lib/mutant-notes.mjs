/** Which faults were noticed, and by what: a file for each, since several threads write them. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const folder = () => process.env['TILETUM_MUTANTS'] ?? ''
const SPOILT = 'spoilt'

/** @param {string} id */
const fileOf = (id) =>
  path.join(folder(), createHash('sha256').update(id).digest('hex').slice(0, 24))

/** @param {string} id */
export const isCaught = (id) => fs.existsSync(fileOf(id))

/**
 * @param {string} id
 * @param {string} test
 */
export const noteCaught = (id, test) => fs.writeFileSync(fileOf(id), test)

/**
 * Returns the test that caught a mutant; undefined if none did.
 * @param {string} id
 */
export const catcherOf = (id) => (isCaught(id) ? fs.readFileSync(fileOf(id), 'utf8') : undefined)

/**
 * @param {string} id
 * @param {string} stamp of the tests
 */
export const noteMissed = (id, stamp) => fs.writeFileSync(`${fileOf(id)}.missed`, stamp)

/**
 * @param {string} id
 * @param {string} stamp of the tests
 */
export const wasMissed = (id, stamp) => {
  const file = `${fileOf(id)}.missed`
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === stamp
}

/** @param {string} test */
export const noteSpoilt = (test) => fs.appendFileSync(path.join(folder(), SPOILT), `${test}\n`)

/** Tests that failed after a fault was switched off again. */
export function spoiltTests() {
  const file = path.join(folder(), SPOILT)
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : []
}

/** A new run blames nothing on the one before. */
export const forgetSpoilt = () => fs.rmSync(path.join(folder(), SPOILT), { force: true })

/**
 * That a test evaluates it. In memory of a thread first: a test may meet the same ones again.
 * @param {string} id
 */
export function noteMet(id) {
  if (met.has(id)) return
  met.add(id)
  fs.writeFileSync(`${fileOf(id)}${MET}`, '')
}

const MET = '.met'
/** @type {Set<string>} */
const met = new Set()

/** @param {string} id */
export const wasMet = (id) => fs.existsSync(`${fileOf(id)}${MET}`)

export function forgetMet() {
  for (const name of fs.readdirSync(folder()))
    if (name.endsWith(MET)) fs.rmSync(path.join(folder(), name))
}
