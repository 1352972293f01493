import type { Content, ComponentOrigins, Provenance } from '@tiletum/engine'
import { provenanceOf } from '../provenance.ts'
import type { Component } from './component.ts'
import { entries, linkId } from './entry.ts'

export function baseComponents({ base, silver, origins }: Content): readonly Component[] {
  const { plain, faces } = entries(origins, 'base')
  const { board, dice, fairs, kingTrack, map } = base
  const nameOf = new Map(map.towns.map(({ id, name }) => [id, name]))
  const name = (id: string) => nameOf.get(id) ?? id
  const tokens = [...new Set(base.corruption.tokens)]

  return [
    ...plain('wheel', [{ id: 'wheel', subject: { is: 'wheel', clockwise: base.wheel.clockwise } }]),
    ...plain(
      'die',
      (['yellow', 'pink', 'light-gray', 'dark-gray', 'blue'] as const).map((colour) => ({
        id: `die.${colour}`,
        copies: dice.perPlayer * base.start.gold.length,
        subject: { is: 'die', colour, resource: dice.colours[colour] },
      })),
    ),
    ...plain('king-track', [
      ...kingTrack.spaces.map((vp) => ({
        id: `king-track.${vp}`,
        provenance: provenanceOf(origins, 'king-track', `${vp}`),
        subject: { is: 'kingSpace', vp, silver: 0 } as const,
      })),
      {
        id: 'king-track.award',
        provenance: provenanceOf(origins, 'king-track', 'award'),
        subject: { is: 'kingAward', vp: kingTrack.award },
      },
    ]),
    ...plain(
      'corruption',
      tokens.map((spaces) => ({
        id: `corruption.${spaces}`,
        copies: base.corruption.tokens.filter((token) => token === spaces).length,
        subject: { is: 'corruption', spaces },
      })),
    ),
    ...plain(
      'fair-board',
      fairs.board.map((vp, at) => ({
        id: `fair-board.${at + 1}`,
        provenance: provenanceOf(origins, 'fair-board', `fair ${at + 1}`),
        subject: { is: 'fairBoard', fair: at + 1, vp },
      })),
    ),
    ...plain(
      'fair',
      fairs.tiles.map((tile) => ({
        id: tile.id,
        provenance: tile.provenance,
        subject: { is: 'fair', tile, removed: tile.id === silver.removedFair },
      })),
    ),
    ...plain(
      'fair-town',
      fairs.towns.map((town) => ({
        id: `fair-town.${town}`,
        provenance: provenanceOf(origins, 'fair-town', town),
        subject: { is: 'fairTown', town: name(town) },
      })),
    ),
    ...plain(
      'cathedral',
      map.towns.flatMap((town) =>
        town.cathedral === undefined
          ? []
          : [
              {
                id: `cathedral.${town.id}`,
                copies: town.cathedral.length,
                provenance: provenanceOf(origins, 'cathedral', town.id),
                subject: { is: 'cathedral', town: town.name, tiles: town.cathedral },
              },
            ],
      ),
    ),
    ...plain(
      'cost',
      base.costs.map((tile) => ({
        id: tile.id,
        provenance: tile.provenance,
        subject: { is: 'cost', tile },
      })),
    ),
    ...plain(
      'building',
      board.buildings.map((building, at) => ({
        id: `building.${at + 1}`,
        subject: { is: 'building', building },
      })),
    ),
    ...plain('board', [
      {
        id: 'board.storehouse',
        provenance: provenanceOf(origins, 'board', 'storehouse'),
        subject: { is: 'storehouse', spaces: board.storehouse },
      },
      {
        id: 'board.contract-spaces',
        provenance: provenanceOf(origins, 'board', 'contract-spaces'),
        subject: { is: 'contractSpaces', vp: board.contractSpaces },
      },
      {
        id: 'board.completed-buildings',
        subject: { is: 'completedBuildings', vp: base.completedBuildings },
      },
    ]),
    ...plain('start', [{ id: 'start', subject: { is: 'start', start: base.start } }]),
    ...plain('offer', [
      ...base.contractOffer.points.map((points, at) => ({
        id: `offer.contract-${at + 1}`,
        provenance: provenanceOf(origins, 'offer', `contract-offer ${at + 1}`),
        subject: { is: 'contractOffer', space: at + 1, points } as const,
      })),
      {
        id: 'offer.character',
        provenance: provenanceOf(origins, 'offer', 'character-offer'),
        subject: { is: 'characterOffer', spaces: base.characterOffer.spaces },
      },
    ]),
    ...plain(
      'town',
      map.towns.map((town) => ({
        id: town.id,
        marksProvenance: spacesProvenance(origins, town.id),
        subject: { is: 'town', town, home: town.id === map.home },
      })),
    ),
    ...plain(
      'road',
      map.roads.map(({ between, provenance }) => ({
        id: linkId(between),
        provenance,
        subject: { is: 'road', between: [name(between[0]), name(between[1])] },
      })),
    ),
    ...plain(
      'link',
      map.links.map(({ between, provenance }) => ({
        id: linkId(between),
        provenance,
        subject: { is: 'link', between: [name(between[0]), name(between[1])] },
      })),
    ),
    ...plain(
      'crest',
      base.crests.map((crest) => ({
        id: `crest.${crest}`,
        provenance: provenanceOf(origins, 'crest', crest),
        subject: { is: 'crest', crest },
      })),
    ),
    ...faces('bonus', base.bonus, (store) => ({ is: 'store', store })),
    ...faces('contract', base.contracts, (store) => ({ is: 'store', store })),
    ...faces('character', base.characters, ({ kind, bonus }) => ({ is: 'character', kind, bonus })),
  ]
}

/** Houses and bonus tiles of a town together: a correction of either is worth telling. */
function spacesProvenance(origins: ComponentOrigins, town: string): Provenance {
  const houses = provenanceOf(origins, 'town', town, 'houses')
  const bonusTiles = provenanceOf(origins, 'town', town, 'bonusTiles')
  return bonusTiles === 'edition' ? bonusTiles : houses
}
