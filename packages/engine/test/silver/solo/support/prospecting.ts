/** Positions before the bot takes its only die for the prospector action. */
import type { DieColour } from '@tiletum/engine'
import { silverSoloScenario } from '@tiletum/testkit'
import type { SilverSoloOptions, SilverSoloScenario } from '@tiletum/testkit'

/** Decrees that name these kinds at the start of a game, whatever the reach. */
const DECREES = {
  mine: 'silver-veins',
  'pillar house': 'deep-foundations',
} as const

/** The die shares its segment with the king, and gives 7 − points resources of its colour. */
export function prospecting(
  what: keyof typeof DECREES,
  points: number,
  options: SilverSoloOptions = {},
  colour: DieColour = 'pink',
): SilverSoloScenario {
  const table = silverSoloScenario(options)
    .decrees(DECREES[what], 'pillars-of-history', 'worldly-riches')
    .facing('king', 7 - points)
    .dice({ [colour]: [7 - points] })
    .offer('contract', [])
    .offer('character', [])
    .bot({ resources: {} })
  table.silver.segment('prospector', 7 - points).below('orange', { silver: 0 })
  return table
}
