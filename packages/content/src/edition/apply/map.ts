/** Corrects the main map. */
import type { Link, SpacePair, Town, WorldMap } from '@tiletum/engine'
import { near } from '../nearest-names.ts'
import type { Edition } from '../schema/index.ts'
import type { Notes } from './notes.ts'

type MapPatch = NonNullable<Edition['map']>
type LinksPatch = MapPatch['links']

export function correctMap(map: WorldMap, patch: MapPatch, notes: Notes): WorldMap {
  const towns = map.towns.map((town) => correctTown(town, patch.towns?.[town.id], notes))
  return {
    ...map,
    towns,
    roads: correctLinks('roads', map.roads, patch.roads, towns, notes),
    links: correctLinks('links', map.links, patch.links, towns, notes),
  }
}

function correctTown(
  town: Town,
  patch: NonNullable<MapPatch['towns']>[string] | undefined,
  notes: Notes,
): Town {
  if (patch === undefined) return town
  const { cathedral, houses, bonusTiles, ...place } = patch
  if (cathedral !== undefined) {
    notes.changed('cathedral', town.id)
    if (town.cathedral === undefined) {
      const here = ['map', 'towns', town.id, 'cathedral']
      notes.refuse({ place: here, problem: 'no-cathedral', town: town.name })
    }
  }
  if (houses !== undefined) notes.changed('town', `${town.id} houses`)
  if (bonusTiles !== undefined) notes.changed('town', `${town.id} bonusTiles`)
  if (Object.keys(place).length > 0) notes.changed('town', town.id)
  return { ...town, ...patch }
}

function correctLinks(
  which: 'roads' | 'links',
  old: readonly Link[],
  patch: LinksPatch,
  towns: readonly Town[],
  notes: Notes,
): readonly Link[] {
  if (patch === undefined) return old
  const names = towns.map(({ id }) => id)
  const place = ['map', which]
  if (Array.isArray(patch)) {
    checkPairs(patch, [], names, place, notes)
    const known = new Map(old.map((each) => [keyOf(each.between), each]))
    return patch.map((pair) => known.get(keyOf(pair)) ?? link(pair))
  }
  const { add = [], remove = [] } = patch
  const there = new Set(old.map(({ between }) => keyOf(between)))
  for (const [at, pair] of remove.entries()) {
    if (!there.has(keyOf(pair))) {
      notes.refuse({ place: [...place, 'remove', at], problem: 'no-such-link', between: pair })
    }
  }
  const removed = new Set(remove.map(keyOf))
  const kept = old.filter(({ between }) => !removed.has(keyOf(between)))
  checkPairs(
    add,
    kept.map(({ between }) => between),
    names,
    [...place, 'add'],
    notes,
  )
  return [...kept, ...add.map(link)]
}

/** Every end must be a known space, and no two links the same. */
export function checkPairs(
  pairs: readonly SpacePair[],
  beside: readonly SpacePair[],
  spaces: readonly string[],
  place: readonly string[],
  notes: Notes,
): void {
  const taken = new Set(beside.map(keyOf))
  for (const [at, pair] of pairs.entries()) {
    const [one, other] = pair
    for (const [end, space] of pair.entries()) {
      if (spaces.includes(space)) continue
      const unknown = { problem: 'unknown-space', value: space, near: near(space, spaces) } as const
      notes.refuse({ place: [...place, at, end], ...unknown })
    }
    const here = [...place, at]
    if (one === other) notes.refuse({ place: here, problem: 'link-to-itself', space: one })
    if (taken.has(keyOf(pair))) {
      notes.refuse({ place: here, problem: 'link-exists', between: pair })
    }
    taken.add(keyOf(pair))
  }
}

/** A key for a pair of places that is equal in both directions. */
function keyOf([one, other]: SpacePair): string {
  return JSON.stringify(one < other ? [one, other] : [other, one])
}

function link(between: SpacePair): Link {
  return { between, provenance: 'edition' }
}
