/** The entries of the game's log that the steps of a table hold; answers of chance stand in brackets. */
import { readEntry } from '@tiletum/protocol'
import type { TableStep } from '@tiletum/protocol'

/** @param index how many steps came before */
export function entriesIn(step: TableStep, index: number): readonly string[] {
  switch (step.kind) {
    case 'agree':
      // Terms may be agreed on several times before the start; the opening comes with the first.
      return index === 0 ? (step.opening ?? []) : []
    case 'start':
    case 'play':
      return step.entries
    case 'offer':
    case 'answer':
      return step.entries ?? []
    default:
      return []
  }
}

/** All of them, without brackets: the log as a game on this device would keep it. */
export const logOf = (steps: readonly TableStep[]): readonly string[] =>
  steps.flatMap((step, index) => entriesIn(step, index).map((entry) => readEntry(entry).text))
