/** The bench: measures a suite row by row, prints the table and writes it as JSON. */
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { fingerprints } from './fingerprint.ts'
import { watchMachine } from './measure/machine.ts'
import { resultOf } from './measure/result.ts'
import type { RowResult } from './measure/result.ts'
import { readOrder, RUN, runApart } from './measure/runs.ts'
import type { Measurement, BenchSettings } from './measure/case.ts'
import { caseOf, SUITES } from './cases/index.ts'
import type { SuiteName } from './cases/index.ts'
import { machineSentence, tableOf } from './table.ts'

const RUNS = 5
const FULL = { rounds: 10, sliceMilliseconds: 200, warmMilliseconds: 600, worstGames: 2000 }
const QUICK = { ...FULL, rounds: 3, sliceMilliseconds: 100, warmMilliseconds: 250 }

const RESULTS = fileURLToPath(new URL('../results', import.meta.url))
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const [command = '', ...words] = process.argv.slice(2)
if (command === RUN) await runOne(words[0] ?? '')
else if (command === 'fingerprint') console.log(fingerprints().join('\n'))
else await bench(command, words)

async function runOne(order: string): Promise<void> {
  const { benchmark, setting } = readOrder(order)
  process.once('disconnect', () => process.exit())
  const samples = await caseOf(benchmark).measure?.(setting)
  process.send?.(samples ?? [], () => process.disconnect())
}

async function bench(suite: string, words: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      quick: { type: 'boolean', default: false },
      'no-baselines': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      name: { type: 'string', default: suite },
    },
  })
  const setting = { ...(values.quick ? QUICK : FULL), baselines: !values['no-baselines'] }
  const watch = watchMachine()
  const results = await measure(suite as SuiteName, setting)
  const machine = watch()
  const kept = JSON.stringify(
    { at: new Date().toISOString(), suite, setting, machine, results },
    undefined,
    2,
  )
  console.log(values.json ? kept : `${tableOf(results)}\n\n${machineSentence(machine)}`)
  const file = path.join(RESULTS, `${path.basename(values.name)}.json`)
  fs.mkdirSync(RESULTS, { recursive: true })
  fs.writeFileSync(file, `${kept}\n`)
  console.error(`Kept in ${path.relative(process.cwd(), file)}`)
}

async function measure(suite: SuiteName, setting: BenchSettings): Promise<RowResult[]> {
  const own = fileURLToPath(import.meta.url)
  const results: RowResult[] = []
  for (const { name, rows, once, program } of SUITES[suite]) {
    const runner = program === undefined ? own : path.join(ROOT, program)
    const samples: Measurement[] = []
    const runs = once === true ? 1 : RUNS
    for (let run = 1; run <= runs; run++) {
      console.error(`${name}${runs > 1 ? `, run ${run} of ${runs}` : ''} …`)
      samples.push(...(await runApart(runner, { benchmark: name, setting })))
    }
    for (const row of rows)
      results.push(
        resultOf(
          row,
          samples.filter((sample) => sample.row === row.row),
        ),
      )
  }
  return results
}
