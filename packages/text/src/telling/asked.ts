/** What the decisions of Prospect for Silver ask, in a language. */
import type { Effect, SilverBusiness } from '@tiletum/engine'
import type { Messages } from '../catalogues.ts'
import { parts } from './table.ts'
import type { Table } from './table.ts'

/** What a bonus asks; with silver (`ag-under-2`) one that builds does so where a prospector stands, too. */
export function bonusAsked(
  { web, effects }: Pick<Messages, 'web' | 'effects'>,
  { tables }: Table['rules'],
  effect: Effect,
): string {
  const below = tables.silver !== undefined && parts(effect).some((part) => part.do === 'build')
  return web.tray.bonus(`${effects.phrase(effect)}${below ? web.tray.orBelow : ''}`)
}

export function askedBelow(
  { web, nouns }: Pick<Messages, 'web' | 'nouns'>,
  business: SilverBusiness,
): string {
  switch (business.is) {
    case 'segment':
      return web.tray.segment(web.or(business.actions.map((action) => nouns.action[action])))
    case 'resource-tile':
      return web.tray.resourceTile
    case 'revealed-contracts':
      return web.tray.revealedContracts(nouns.points(business.price))
    case 'revealed-tiles':
      return web.tray.revealedTiles(business.keep)
    case 'die-silver':
      return web.tray.dieSilver(nouns.resource[business.resource])
  }
}
