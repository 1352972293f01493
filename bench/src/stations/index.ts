/** Which stations a suite visits. A new one is a file here and a word in this list. */
import type { Station } from '../measure/station.ts'
import { cardinalbotStation } from './cardinalbot.ts'
import { copyStation } from './copy.ts'
import { modulesStation } from './modules.ts'
import { peopleStation } from './people.ts'
import { playStation } from './play.ts'
import { processesStation } from './processes.ts'
import { searchStation } from './search.ts'
import { serverStation } from './server.ts'
import { sizesStation } from './sizes.ts'
import { heldStation, liveStation } from './tables.ts'
import { thinkingStation } from './thinking.ts'
import { webStation } from './web.ts'
import { worstStation } from './worst.ts'

const engine: readonly Station[] = [
  playStation,
  copyStation,
  peopleStation,
  worstStation,
  sizesStation,
  modulesStation,
  cardinalbotStation,
]
const search: readonly Station[] = [searchStation, thinkingStation]
const server: readonly Station[] = [serverStation, liveStation, heldStation, processesStation]
const web: readonly Station[] = [webStation]
const STATIONS = [...engine, ...search, ...server, ...web]

export const SUITES = {
  all: STATIONS,
  engine: [...engine, ...search],
  search,
  server,
  web,
} as const satisfies Record<string, readonly Station[]>
export type SuiteName = keyof typeof SUITES

export function stationOf(name: string): Station {
  const station = STATIONS.find((one) => one.name === name)
  if (station === undefined) throw new Error(`There is no station ${name}`)
  return station
}
