/** Positions before the bot takes its only die for one action. */
import type { Action, DieColour } from '@tiletum/engine'
import { soloScenario } from '@tiletum/testkit'
import type { SoloOptions, SoloScenario } from '@tiletum/testkit'

/** Decrees with an option for the action, when this die is the only one on the wheel. */
const DECREES: Readonly<Partial<Record<Action, string>>> = {
  architect: 'proud-pillars',
  merchant: 'mercantile-empire',
  character: 'familiar-faces',
  contract: 'business-is-business',
  king: 'king-and-country',
}

/** `points` includes no marker. The die gives 7 − points resources of its colour. */
export function acting(
  action: Action,
  points: number,
  colour: DieColour = 'dark-gray',
  options: SoloOptions = {},
): SoloScenario {
  return soloScenario(options)
    .decrees(DECREES[action] ?? '', 'everlasting-fame', 'worldly-riches')
    .facing(action, 7 - points)
    .dice({ [colour]: [7 - points] })
    .offer('contract', [])
    .offer('character', [])
}

/** The tie-breakers of all comparisons in the trace. */
export function tieBreakers(game: SoloScenario): readonly string[] {
  return game.events.flatMap((event) =>
    event.event === 'bot-compare' ? [event.facts.tieBreaker] : [],
  )
}

/** The reason for each choice in the trace: a tie-breaker, chance, or the only candidate. */
export function decidedBy(game: SoloScenario): readonly string[] {
  return game.events.flatMap((event) => (event.event === 'bot-choice' ? [event.facts.by] : []))
}
