/** The fair tiles, the town tiles and the points printed on the board for fairs 1 to 4. */
import type { BaseContent, Countable, FairTile } from '@tiletum/engine'

const tiles: readonly FairTile[] = [
  fair(['house', 'pillar'], 6, 'buildings-are-forever'),
  fair(['contract', 'crest'], 6, 'family-alliances'),
  fair(['contract', 'cathedral'], 5, 'church-communities'),
  fair(['filled-building'], 5, 'busy-hands'),
  fair(['cathedral'], 4, 'glorious-spires'),
  fair(['contract'], 3, 'business-is-business'),
  fair(['crest'], 3, 'noblesse-oblige'),
  fair(['upper-character'], 3, 'familiar-faces'),
  fair(['house'], 2, 'mercantile-empire'),
  fair(['pillar'], 2, 'proud-pillars'),
  { id: 'fair.king', scores: 'king', vp: 3, decree: 'decree.king-and-country' },
]

const towns = [
  'frankfurt',
  'verona',
  'troyes',
  'leipzig',
  'toulouse',
  'nurnberg',
  'genova',
  'hamburg',
]

export const fairs: BaseContent['fairs'] = { board: [1, 2, 3, 4], tiles, towns }

function fair(scores: readonly Countable[], vp: number, decree: string): FairTile {
  return { id: `fair.${scores.join('-')}`, scores, vp, decree: `decree.${decree}` }
}
