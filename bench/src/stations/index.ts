/** Which stations a suite visits. A new one is a file here and a word in this list. */
import type { Station } from '../measure/station.ts'
import { cardinalbotStation } from './cardinalbot.ts'
import { copyStation } from './copy.ts'
import { modulesStation } from './modules.ts'
import { peopleStation } from './people.ts'
import { playStation } from './play.ts'
import { searchStation } from './search.ts'
import { sizesStation } from './sizes.ts'
import { worstStation } from './worst.ts'

export const SUITES = {
  engine: [
    playStation,
    copyStation,
    peopleStation,
    worstStation,
    sizesStation,
    modulesStation,
    cardinalbotStation,
    searchStation,
  ],
  search: [searchStation],
} as const satisfies Record<string, readonly Station[]>
export type SuiteName = keyof typeof SUITES

const STATIONS: readonly Station[] = Object.values(SUITES).flat()

export function stationOf(name: string): Station {
  const station = STATIONS.find((one) => one.name === name)
  if (station === undefined) throw new Error(`There is no station ${name}`)
  return station
}
