/**
 * Positions on a wheel on which architect faces 1, joker 2, character 3, king 4, contract 5, merchant 6.
 */
import type { DieColour } from '@tiletum/engine'
import { soloScenario } from '@tiletum/testkit'
import type { BotSetting, SoloScenario } from '@tiletum/testkit'

export type Dice = Readonly<Partial<Record<DieColour, readonly number[]>>>

export const table = (
  decrees: readonly string[],
  dice: Dice,
  setting: BotSetting = {},
): SoloScenario =>
  soloScenario()
    .decrees(...decrees)
    .segments({ architect: 1, joker: 2, character: 3, king: 4, contract: 5, merchant: 6 })
    .dice(dice)
    .offer('contract', [])
    .bot(setting)

/** The die that the bot took. */
export const dieOf = (game: SoloScenario): string => {
  const [die] = game.seatState('orange').dice
  return die ?? `none, awaits ${game.awaits()}`
}
