/** The cases of each suite. A new case is a file here and a name in this list. */
import type { BenchmarkCase } from '../measure/case.ts'
import { cardinalbotCase } from './cardinalbot.ts'
import { copyCase } from './copy.ts'
import { modulesCase } from './modules.ts'
import { peopleCase } from './people.ts'
import { playCase } from './play.ts'
import { programsCase } from './programs.ts'
import { processesCase } from './processes.ts'
import { searchCase } from './search.ts'
import { serverCase } from './server.ts'
import { sizesCase } from './sizes.ts'
import { heldCase, liveCase } from './tables.ts'
import { thinkingCase } from './thinking.ts'
import { togetherCase } from './together.ts'
import { webCase } from './web.ts'
import { worstCase } from './worst.ts'

const engine: readonly BenchmarkCase[] = [
  playCase,
  copyCase,
  peopleCase,
  worstCase,
  sizesCase,
  modulesCase,
  cardinalbotCase,
]
const search: readonly BenchmarkCase[] = [searchCase, thinkingCase]
const server: readonly BenchmarkCase[] = [serverCase, liveCase, heldCase, processesCase]
const web: readonly BenchmarkCase[] = [webCase]
const together: readonly BenchmarkCase[] = [togetherCase]
const programs: readonly BenchmarkCase[] = [programsCase]
const CASES = [...engine, ...search, ...server, ...web, ...together, ...programs]

export const SUITES = {
  all: CASES,
  engine: [...engine, ...search],
  search,
  server,
  web,
  together,
  programs,
} as const satisfies Record<string, readonly BenchmarkCase[]>
export type SuiteName = keyof typeof SUITES

export function caseOf(name: string): BenchmarkCase {
  const benchmark = CASES.find((one) => one.name === name)
  if (benchmark === undefined) throw new Error(`There is no benchmark ${name}`)
  return benchmark
}
