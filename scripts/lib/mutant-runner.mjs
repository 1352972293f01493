/**
 * Runs each test as it is and then again with every fault it passed on the way, one at a time, until
 * some test has noticed it. What noticed is written down at once, so that a stopped run goes on.
 */
import { VitestTestRunner } from 'vitest/runners'
import { getFn } from 'vitest/suite'
import { isCaught, noteCaught, noteMet, noteSpoilt } from './mutant-notes.mjs'

/** How much longer than without a fault the loops of a test may turn. */
const PATIENCE = 20
const TURNS = 200_000
/** Longer tests wait until the short ones have noticed what they can. */
const LONGEST = Number(process.env['TILETUM_MUTANTS_LONGEST'] ?? Infinity)

/** @type {string | undefined} */
let active
/** @type {Set<string> | undefined} */
let passed
let turns = 0
let mostTurns = Infinity

Object.assign(globalThis, {
  $mutant(/** @type {string} */ id) {
    passed?.add(id)
    return active === id
  },
  $turn() {
    if (++turns > mostTurns) throw new Error('A loop does not end')
  },
})

export default class MutantRunner extends VitestTestRunner {
  /** @param {import('vitest').RunnerTestCase} test */
  async runTask(test) {
    const run = getFn(test)
    passed = new Set()
    turns = 0
    mostTurns = Infinity
    const begin = performance.now()
    await run()
    const met = [...passed]
    passed = undefined
    if (performance.now() - begin > LONGEST) return
    mostTurns = turns * PATIENCE + TURNS
    let caught = false
    for (const id of met) {
      noteMet(id)
      if (isCaught(id) || !(await notices(run, id))) continue
      noteCaught(id, `${test.file.name}: ${test.name}`)
      caught = true
    }
    // A fault must not outlive its run, or what comes later would be blamed on others.
    if (caught && (await notices(run, undefined))) noteSpoilt(test.name)
    // The next file of tests may play whole games while it is loaded.
    mostTurns = Infinity
  }
}

/**
 * @param {() => unknown} run
 * @param {string | undefined} id
 */
async function notices(run, id) {
  active = id
  turns = 0
  try {
    await run()
    return false
  } catch {
    return true
  } finally {
    active = undefined
  }
}
