/** The moment that the screen looks at; it changes nothing of the game. */
import type { State } from '@tiletum/engine'

export interface ViewedMoment {
  /** A number of moments; undefined for the present, however many there are. */
  readonly shown: number | undefined
  /** A state within that moment, while a turn is played back. */
  readonly during: State | undefined
}

export const PRESENT: ViewedMoment = { shown: undefined, during: undefined }

/** The last moment counts as the present. */
export const viewAt = (
  shown: number | undefined,
  total: number,
  during: State | undefined,
): ViewedMoment => ({
  shown: shown === undefined || shown >= total ? undefined : Math.max(0, shown),
  during,
})
