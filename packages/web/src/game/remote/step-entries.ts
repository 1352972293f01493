import { entriesIn, readEntry } from '@tiletum/protocol'
import type { TableStep } from '@tiletum/protocol'

/** Returns the log of a table's game without the brackets of chance, as a saved game has it. */
export const logOf = (steps: readonly TableStep[]): readonly string[] =>
  steps.flatMap((step, index) => entriesIn(step, index).map((entry) => readEntry(entry).text))
