import type { Content, UndergroundSide } from '@tiletum/engine'
import { provenanceOf } from '../provenance.ts'
import type { Component } from './component.ts'
import { entries, linkId } from './entry.ts'
import type { CatalogueEntry } from './entry.ts'

export function silverComponents(content: Content): readonly Component[] {
  const { silver, origins } = content
  const { plain, faces } = entries(origins, 'silver')
  const { kingTrack, solo } = silver

  return [
    ...plain('silver-king-track', [
      ...kingTrack.spaces.map((vp) => ({
        id: `silver-king-track.${vp}`,
        provenance: provenanceOf(origins, 'silver-king-track', `${vp}`),
        subject: { is: 'kingSpace', vp, silver: kingTrack.ribbons[vp] ?? 0 } as const,
      })),
      {
        id: 'silver-king-track.award',
        provenance: provenanceOf(origins, 'silver-king-track', 'award'),
        subject: { is: 'kingAward', vp: kingTrack.award },
      },
    ]),
    ...plain('prospector-wheel', [
      {
        id: 'prospector-wheel',
        subject: { is: 'prospectorWheel', clockwise: silver.prospectorWheel.clockwise },
      },
    ]),
    ...plain(
      'fair',
      silver.fairs.map((tile) => ({
        id: tile.id,
        provenance: tile.provenance,
        subject: { is: 'fair', tile, removed: false },
      })),
    ),
    ...plain(
      'cathedral',
      silver.sides.flatMap(({ spaces }) =>
        spaces.flatMap((space) =>
          space.kind === 'tunnel' || space.cathedral === undefined
            ? []
            : [
                {
                  id: `cathedral.${space.id}`,
                  copies: space.cathedral.tiles.length,
                  provenance: provenanceOf(origins, 'cathedral', space.id),
                  subject: { is: 'cathedral', town: space.name, tiles: space.cathedral.tiles },
                } as const,
              ],
        ),
      ),
    ),
    ...plain(
      'underground-cost',
      silver.costs.map((tile) => ({
        id: tile.id,
        provenance: tile.provenance,
        subject: { is: 'cost', tile },
      })),
    ),
    ...plain(
      'underground',
      silver.sides.flatMap((side) => sideEntries(side, content)),
    ),
    ...plain(
      'tablet',
      silver.tablets.map(({ id, effect, provenance }) => ({
        id,
        provenance,
        subject: { is: 'tablet', effect },
      })),
    ),
    ...plain('crest', [
      {
        id: `crest.${silver.crest}`,
        provenance: provenanceOf(origins, 'crest', silver.crest),
        subject: { is: 'crest', crest: silver.crest },
      },
    ]),
    ...faces('bonus', silver.bonus, (store) => ({ is: 'store', store })),
    ...faces('underground-bonus', silver.undergroundBonus, (store) => ({ is: 'store', store })),
    ...faces('contract', silver.contracts, (store) => ({ is: 'store', store })),
    ...faces('character', silver.characters, ({ kind, bonus }) => ({
      is: 'character',
      kind,
      bonus,
    })),
    ...plain('technology', [
      ...silver.technologies.map((technology) => ({
        id: technology.id,
        provenance: technology.provenance,
        subject: { is: 'technology', technology } as const,
      })),
      ...silver.technologySilver.map((price, at) => ({
        id: `tier.${at + 1}`,
        copies: 0,
        subject: {
          is: 'tier',
          tier: at + 1,
          silver: price,
          vp: silver.technologyVp[at] ?? 0,
        } as const,
      })),
    ]),
    ...plain(
      'resource-bonus',
      silver.resourceBonus.map(({ id, resource }) => ({
        id,
        subject: { is: 'resourceBonus', resource },
      })),
    ),
    ...plain(
      'overlay',
      silver.overlays.map((overlay) => ({
        id: overlay.id,
        subject: { is: 'overlay', overlay },
      })),
    ),
    ...plain('pieces', [{ id: 'pieces', subject: { is: 'pieces', pieces: silver.pieces } }]),
    ...plain(
      'decree',
      solo.decrees.map((decree) => ({
        id: decree.id,
        provenance: decree.provenance,
        subject: { is: 'decree', decree, replaces: decree.replaces !== undefined },
      })),
    ),
    ...plain(
      'challenge',
      solo.challenges.map(({ id, name, does, provenance }) => ({
        id,
        provenance,
        subject: { is: 'challenge', name, does },
      })),
    ),
    ...plain(
      'surprise',
      solo.surprises.map(({ id, effects, provenance }) => ({
        id,
        provenance,
        subject: { is: 'surprise', effects },
      })),
    ),
    ...plain('silver-bot', [{ id: 'silver-bot', subject: { is: 'silverBot', bot: solo } }]),
  ]
}

/** A side, then its spaces and links, which are printed on it and so are no pieces of their own. */
function sideEntries(side: UndergroundSide, { silver }: Content): readonly CatalogueEntry[] {
  const names = new Map(
    side.spaces.map((space) => [space.id, space.kind === 'town' ? space.name : space.id]),
  )
  const name = (id: string) => names.get(id) ?? id
  const tablets = new Map(silver.tablets.map(({ id, effect }) => [id, effect]))
  return [
    { id: side.id, subject: { is: 'side', side, start: name(side.start) } },
    ...side.spaces.map((space) => ({
      id: space.id,
      copies: 0,
      subject:
        space.kind === 'tunnel'
          ? ({ is: 'tunnel' } as const)
          : ({ is: 'undergroundTown', town: space, start: space.id === side.start } as const),
    })),
    ...side.links.map(({ between, tablet, provenance }) => {
      const effect = tablet === undefined ? undefined : tablets.get(tablet)
      return {
        id: linkId(between),
        copies: 0,
        provenance,
        subject: {
          is: 'link',
          between: [name(between[0]), name(between[1])],
          ...(effect === undefined ? {} : { tablet: effect }),
        } as const,
      }
    }),
  ]
}
