import fs from 'node:fs'
import os from 'node:os'
import { parseArgs } from 'node:util'
import {
  copyProject,
  expectFitting,
  randomFaults,
  runSwitched,
  testsStamp,
  tryAlone,
  writtenFaults,
} from './mutate.mjs'
import {
  catcherOf,
  forgetMet,
  forgetSpoilt,
  noteCaught,
  noteMissed,
  spoiltTests,
  wasMet,
  wasMissed,
} from './mutant-notes.mjs'
import { inRoot } from './paths.mjs'
import { problem } from './problem.mjs'
import { showing } from './progress.mjs'
import { mutations } from '../mutations/index.mjs'

/** Short tests are worth running for every fault they pass, whole games only for what is left. */
const STAGES = [{ longest: 200 }, {}, { wholeGames: true }]
const USAGE =
  'Usage: npm run mutate -- [CLAUSE …] [--random 200] [--seed mutate] [--workers N] [--anew]'

/**
 * Breaks the rules in a copy, as written in `scripts/mutations` and at random; a test must notice
 * each. Stopped, it goes on where it was: what was noticed in a source that stays as it is counts,
 * and what was missed by tests that stay as they are.
 * @param {readonly string[]} words clauses, to try only what is written for them
 */
export async function runMutations(words) {
  const order = asked(words)
  if (order === undefined) {
    console.error(USAGE)
    process.exitCode = 2
    return
  }
  const copy = copyProject()
  expectFitting(copy, order.mutations)
  const faults = [
    ...writtenFaults(copy, order.mutations),
    ...randomFaults(copy, order.random, order.seed),
  ]
  const folder = inRoot('test-results/mutate')
  if (order.anew) fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  process.env['TILETUM_MUTANTS'] = folder
  forgetSpoilt()
  forgetMet()

  const stamp = testsStamp(copy)
  const isMissed = (/** @type {{ id: string }} */ { id }) => catcherOf(id) === undefined
  const isLeft = (/** @type {{ id: string }} */ fault) =>
    isMissed(fault) && !wasMissed(fault.id, stamp)
  for (const stage of STAGES) {
    const together = faults.filter(({ mutant }) => mutant !== undefined).filter(isLeft)
    if (together.length === 0) continue
    const { status, output } = await showing(`Trying ${together.length} faults together`, () =>
      runSwitched(copy, together, order.workers, stage),
    )
    if (status !== 0) throw problem(`The tests fail without a fault.\n${output}`)
    const spoilt = spoiltTests()
    if (spoilt.length > 0) throw problem(`A fault outlived its test: ${spoilt.join('; ')}`)
  }
  // Mutants that the tests have reached are done. Those reached only while the sources load run again alone.
  for (const fault of faults.filter(isLeft).filter(({ id }) => wasMet(id)))
    noteMissed(fault.id, stamp)
  const alone = faults.filter(isLeft)
  const left = [...alone]
  const tryRest = async (/** @type {string} */ place) => {
    for (let fault = left.shift(); fault !== undefined; fault = left.shift()) {
      const caught = await tryAlone(place, fault)
      if (caught === undefined) noteMissed(fault.id, stamp)
      else noteCaught(fault.id, caught)
      console.error(`${fault.what}: ${caught ?? 'MISSED'}`)
    }
  }
  if (alone.length > 0)
    await showing(`Trying ${alone.length} faults alone`, () =>
      Promise.all(
        Array.from({ length: Math.min(order.workers, alone.length) }, (_, index) =>
          tryRest(index === 0 ? copy : copyProject()),
        ),
      ),
    )
  report('written', faults.slice(0, order.mutations.length))
  report('random', faults.slice(order.mutations.length))
  process.exitCode = faults.some(isMissed) ? 1 : 0
}

/** @param {readonly string[]} words */
function asked(words) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        random: { type: 'string' },
        seed: { type: 'string', default: 'mutate' },
        workers: { type: 'string', default: String(os.availableParallelism()) },
        anew: { type: 'boolean', default: false },
      },
    })
    const random = Number(values.random ?? (positionals.length === 0 ? 200 : 0))
    const workers = Number(values.workers)
    if (!Number.isInteger(random) || random < 0) return undefined
    if (!Number.isInteger(workers) || workers < 1) return undefined
    const chosen = mutations.filter(
      ({ clause }) => positionals.length === 0 || positionals.includes(clause),
    )
    if (chosen.length === 0) throw problem(`No mutation breaks ${positionals.join(', ')}.`)
    return { mutations: chosen, random, workers, seed: values.seed, anew: values.anew }
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/**
 * @param {string} name
 * @param {readonly import('./mutate.mjs').Fault[]} faults
 */
function report(name, faults) {
  const missed = faults.filter(({ id }) => catcherOf(id) === undefined)
  for (const { what } of missed) process.stdout.write(`MISSED ${what}\n`)
  const caught = faults.length - missed.length
  const share = faults.length === 0 ? 100 : (100 * caught) / faults.length
  process.stdout.write(`${name}: ${caught} of ${faults.length} caught (${share.toFixed(1)} %)\n`)
}
