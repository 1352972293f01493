/** What tests of the whole project share: positions, expectations, random play. */
import './matchers.ts'

export { clause } from './clause.ts'
export type { ClauseTest } from './clause.ts'
export { amiss } from './conserved.ts'
export { newGame, scenario, Scenario } from './scenario.ts'
export type { ScenarioOptions } from './scenario.ts'
export type { SeatSetting } from './seat.ts'
export { COLOURS, Table } from './table.ts'
export type { Colour } from './table.ts'
export type { BoardReading, SeatReading } from './read.ts'
export type { SeatExpectation } from './matchers.ts'
