/** What is looked at; private to a screen, and nothing of the game changes by it. */
import type { State } from '@tiletum/engine'

export interface ViewedMoment {
  /** A number of moments; undefined is the present, however many there are. */
  readonly shown: number | undefined
  /** The table in the middle of what follows that moment, while a turn is told. */
  readonly during: State | undefined
}

export const PRESENT: ViewedMoment = { shown: undefined, during: undefined }

/** Where so many moments have come, the last one is the present. */
export const viewAt = (
  shown: number | undefined,
  total: number,
  during: State | undefined,
): ViewedMoment => ({
  shown: shown === undefined || shown >= total ? undefined : Math.max(0, shown),
  during,
})
