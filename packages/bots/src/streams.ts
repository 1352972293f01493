/** Which draws of a game belong together, so that nobody's draws change what comes up for another. */
import type { State } from '@tiletum/engine'

/** Which requests draw from which face-down pile. */
const PILES: Readonly<Record<string, string>> = {
  bonus: 'bonus',
  character: 'character',
  contract: 'contract',
  'reveal-contracts': 'contract',
  'underground-bonus': 'underground',
  'reveal-underground': 'underground',
  surprise: 'surprise',
}

export const pileOf = (request: string): string | undefined => PILES[request]

/** All else has a stream of its own for every kind of request in every turn. */
export const turnStream = (request: string, { round, turn }: State): string =>
  `chance ${request} ${round} ${turn}`

export const pileStream = (pile: string): string => `pile ${pile}`

/** The stream a request draws from. */
export function streamOf(request: string, state: State): string {
  const pile = pileOf(request)
  return pile === undefined ? turnStream(request, state) : pileStream(pile)
}
