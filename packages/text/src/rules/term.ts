import type { ClauseId } from '@tiletum/engine'
import type { Wording } from './clause.ts'

export interface Term {
  /** The word the code uses. */
  readonly id: string
  readonly name: Wording
  readonly meaning: Wording
  /** Where the rules speak of it first. */
  readonly clause: ClauseId
}

export const term = (
  id: string,
  [en, fr]: readonly [string, string],
  [meansEn, meansFr]: readonly [string, string],
  clause: ClauseId,
): Term => ({ id, name: { en, fr }, meaning: { en: meansEn, fr: meansFr }, clause })
