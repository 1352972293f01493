/**
 * Assigns the draws of a game to random streams, so that one player's draws do not change the luck of
 * another.
 */
import type { State } from '@tiletum/engine'

/** The pile that each chance request draws from. */
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

/** Name of the stream for all other requests: one for each kind of request and turn. */
export const turnStream = (request: string, { round, turn }: State): string =>
  `chance ${request} ${round} ${turn}`

export const pileStream = (pile: string): string => `pile ${pile}`

/** Name of the stream that a request draws from. */
export function streamOf(request: string, state: State): string {
  const pile = pileOf(request)
  return pile === undefined ? turnStream(request, state) : pileStream(pile)
}
