/** The points of a fair: those of its tile, and those that the board adds in its round. */
import type { FairTile } from '@tiletum/engine'
import type { Messages } from '../catalogues.ts'

export function fairScores(
  { components, web }: Pick<Messages, 'components' | 'web'>,
  tile: FairTile,
  more: number,
): string {
  const sum = components.describe({
    is: 'fair',
    tile: { ...tile, vp: tile.vp + more },
    removed: false,
  })
  return `${sum.slice(0, -1)} (${web.fair.parts(tile.vp, more)}).`
}
