/** A bot that is about to take its only die for one action. */
import type { Action, DieColour } from '@tiletum/engine'
import { soloScenario } from '@tiletum/testkit'
import type { SoloOptions, SoloScenario } from '@tiletum/testkit'

/** Decrees whose options lead to an action when the wheel has only its die. */
const DECREES: Readonly<Partial<Record<Action, string>>> = {
  architect: 'proud-pillars',
  merchant: 'mercantile-empire',
  character: 'familiar-faces',
  contract: 'business-is-business',
  king: 'king-and-country',
}

/** The points include no marker; the die gives 7 − points of its colour. */
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

/** What the trace compared last, as `name value` pairs by tie-breaker. */
export function tieBreakers(game: SoloScenario): readonly string[] {
  return game.events.flatMap((event) =>
    event.event === 'bot-compare' ? [event.facts.tieBreaker] : [],
  )
}

/** What each choice was decided by. */
export function decidedBy(game: SoloScenario): readonly string[] {
  return game.events.flatMap((event) => (event.event === 'bot-choice' ? [event.facts.by] : []))
}
