/** What the decisions of Prospect for Silver ask, in a language. */
import type { SilverBusiness } from '@tiletum/engine'
import type { Messages } from '../catalogues.ts'

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
