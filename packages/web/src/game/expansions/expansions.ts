/** The list of expansions, and what they add together. No other file names an expansion. */
import { playsWith } from '@tiletum/engine'
import type { GameConfig, GameEvent, MoveParts, SpaceFacts } from '@tiletum/engine'
import type { ExpansionRules, GoodsMoved } from './expansion.ts'
import { silver } from './silver.ts'

const BY_MODULE = { silver } as const satisfies Record<string, ExpansionRules>
export type ExpansionName = keyof typeof BY_MODULE

export const EXPANSIONS: readonly ExpansionRules[] = Object.values(BY_MODULE)

/** The expansions of a game. */
export const expansionsOf = (config: GameConfig): readonly ExpansionName[] =>
  (Object.keys(BY_MODULE) as readonly ExpansionName[]).filter((name) => playsWith(config, name))

/** Returns the first answer of an expansion that has one. */
export function fromExpansions<T>(ask: (one: ExpansionRules) => T | undefined): T | undefined {
  for (const one of EXPANSIONS) {
    const answer = ask(one)
    if (answer !== undefined) return answer
  }
  return undefined
}

/** The piece that a move moves between spaces. */
export const walkerOf = (parts: MoveParts): string | undefined =>
  parts.verb === 'walk <piece> <space>'
    ? parts.args[0]
    : fromExpansions((one) => one.walkerOf(parts))

/** Moves that bring a piece to a space, in notation. */
export const waysTo = (space: SpaceFacts): readonly string[] =>
  fromExpansions((one) => one.waysTo(space)) ?? [
    `walk merchant ${space.id}`,
    `walk architect ${space.id}`,
  ]

/** Resources that an event gives to its seat or takes from it. */
export function goodsMoved(event: GameEvent): GoodsMoved | undefined {
  switch (event.event) {
    case 'gain':
      return { good: event.facts.resource, gained: event.facts.count, paid: 0 }
    case 'pay':
      return { good: event.facts.resource, gained: 0, paid: event.facts.count }
    default:
      return fromExpansions((one) => one.goodsMoved(event))
  }
}
