import { ensureInstalled } from '../lib/install.mjs'
import { copyProject, expectFitting, runRuleTests, testsOf, tryMutation } from '../lib/mutate.mjs'
import { problem } from '../lib/problem.mjs'
import { stopWhenAsked } from '../lib/processes.mjs'
import { mutations } from '../mutations/index.mjs'

/**
 * Breaks the rules one at a time in a copy; every break must be noticed by a test.
 * @param {readonly string[]} words clauses, to try only theirs
 */
export async function command(words) {
  stopWhenAsked()
  await ensureInstalled()
  const chosen =
    words.length === 0 ? mutations : mutations.filter(({ clause }) => words.includes(clause))
  if (chosen.length === 0) throw problem(`No mutation breaks ${words.join(', ')}.`)
  const copy = copyProject()
  expectFitting(copy, chosen)
  const tests = [...new Set(chosen.flatMap((mutation) => testsOf(copy, mutation)))]
  const whole = await runRuleTests(copy, tests)
  if (!whole.passed) throw problem(`The tests fail before a rule is broken.\n${whole.output}`)

  let missed = 0
  for (const mutation of chosen) {
    const { failure, passed } = await tryMutation(copy, mutation)
    if (failure === undefined) missed += 1
    process.stdout.write(`${mutation.clause.padEnd(10)} ${verdict(mutation, passed, failure)}\n`)
  }
  process.stdout.write(`${chosen.length - missed} caught, ${missed} missed\n`)
  process.exitCode = missed === 0 ? 0 : 1
}

/**
 * @param {import('../lib/mutate.mjs').Mutation} mutation
 * @param {boolean} passed
 * @param {string | undefined} failure
 */
function verdict({ file, find, replace }, passed, failure) {
  if (failure !== undefined) return `caught  ${failure}`
  const change = `${file}: ${JSON.stringify(find)} → ${JSON.stringify(replace)}`
  return `MISSED  ${passed ? '' : '(the tests do not run) '}${change}`
}
