/** The prompts for the decisions of Prospect for Silver. */
import type { Effect, SilverDecision } from '@tiletum/engine'
import type { Messages } from '../catalogues.ts'
import { parts } from './named-game.ts'
import type { NamedGame } from './named-game.ts'

/** Returns the prompt of a bonus. With silver (`ag-under-2`) a building bonus also works at a prospector. */
export function bonusAsked(
  { web, effects }: Pick<Messages, 'web' | 'effects'>,
  { tables }: NamedGame['rules'],
  effect: Effect,
): string {
  const below = tables.silver !== undefined && parts(effect).some((part) => part.do === 'build')
  return web.tray.bonus(`${effects.phrase(effect)}${below ? web.tray.orBelow : ''}`)
}

export function askedBelow(
  { web, nouns }: Pick<Messages, 'web' | 'nouns'>,
  decision: SilverDecision,
): string {
  switch (decision.is) {
    case 'segment':
      return web.tray.segment(web.or(decision.actions.map((action) => nouns.action[action])))
    case 'resource-tile':
      return web.tray.resourceTile
    case 'revealed-contracts':
      return web.tray.revealedContracts(nouns.points(decision.price))
    case 'revealed-tiles':
      return web.tray.revealedTiles(decision.keep)
    case 'die-silver':
      return web.tray.dieSilver(nouns.resource[decision.resource])
  }
}
