/** Who answers what at a table: the set-up, and the Cardinalbot's dice. */
import type { ChanceName, State } from '@tiletum/engine'
import type { MarkList } from './marks.ts'

/**
 * What the page draws of the set-up: nothing; whatever does not come from a shuffled pile (which
 * keeps the telling short); all of it.
 */
export const DEALING = ['nothing', 'lots', 'all'] as const
export type Dealing = (typeof DEALING)[number]

export interface Habits {
  readonly deals: Dealing
  /** The page rolls the Cardinalbot's dice. */
  readonly rolls: boolean
  /** Tiles that may be told later are told later. */
  readonly later: boolean
}

/** The marks that are set where the page does not do it. */
export const SWITCHED_OFF = { rolls: 'own-dice', later: 'tell-now' } as const
export type Switch = keyof typeof SWITCHED_OFF

export function habitsIn(marks: MarkList): Habits {
  return {
    deals: DEALING[marks['deals'] ?? 0] ?? 'nothing',
    rolls: (marks[SWITCHED_OFF.rolls] ?? 0) === 0,
    later: (marks[SWITCHED_OFF.later] ?? 0) === 0,
  }
}

/** The tiles of the set-up that lie face down in piles. */
const PILED: ReadonlySet<string> = new Set(['bonus', 'underground-bonus', 'contract', 'character'])

/** True for requests that the Cardinalbot's tie-breakers leave to chance: the page draws, people may draw otherwise. */
export const isTie = (request: ChanceName): boolean => request.startsWith('tie-')

/** Returns true if the page answers this request by itself. */
export function answersItself(
  request: ChanceName,
  { round }: Pick<State, 'round'>,
  { deals, rolls }: Habits,
): boolean {
  if (round > 0) return request === 'bot-roll' ? rolls : isTie(request)
  return deals === 'all' || (deals === 'lots' && !PILED.has(request))
}
