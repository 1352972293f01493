/** Positions before the Cardinalbot chooses its die, with silver. */
import { silverSoloScenario } from '@tiletum/testkit'
import type { SilverSoloOptions, SilverSoloScenario } from '@tiletum/testkit'
import type { Action, DieColour } from '../../../../src/index.ts'

export type Dice = Readonly<Partial<Record<DieColour, readonly number[]>>>

/**
 * The wheel: king 1, joker 2, merchant 3, architect 4, character 5, contract 6; the prospector faces two of
 * them.
 */
export function deciding(
  decree: string,
  dice: Dice,
  prospector: number,
  options: SilverSoloOptions = {},
): SilverSoloScenario {
  const table = silverSoloScenario(options)
    .decrees(decree, 'worldly-riches')
    .segments({ king: 1, joker: 2, merchant: 3, architect: 4, character: 5, contract: 6 })
    .dice(dice)
    .offer('contract', [])
    .offer('character', [])
    .bot({ resources: {} })
  table.silver.segment('prospector', prospector).below('orange', { silver: 0 })
  return table
}

/** The die that the bot took, with its action. */
export const taken = (table: SilverSoloScenario): string => {
  const [die] = table.events.flatMap((event) =>
    event.event === 'die' && event.seat === 1 ? [event.facts] : [],
  )
  return die === undefined ? '' : `${die.colour} ${die.value} ${die.action}`
}

/** The actions of the bot with their points. */
export const acted = (table: SilverSoloScenario): readonly (readonly [Action, number])[] =>
  table.events.flatMap((event) =>
    event.event === 'act' && event.seat === 1 ? [[event.facts.action, event.facts.points]] : [],
  )
