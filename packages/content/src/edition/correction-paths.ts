/** The places at which an edition file corrects a component, and how corrections are written there. */
import type { Content } from '@tiletum/engine'
import type { Component } from '../catalogue/component.ts'
import { linkId } from '../catalogue/entry.ts'
import type { JsonPath } from './problem.ts'
import { prune } from './prune.ts'
import type { Edition } from './schema/index.ts'
import { editionTemplate } from './template.ts'

/** The groups of new tiles; those of the expansion stand under `silver`. */
const NEW_TILES = {
  bonus: 'bonus',
  contract: 'contracts',
  character: 'characters',
  'underground-bonus': 'undergroundBonus',
} as const

/** None, where every box is alike. */
export function placesOf(component: Component, standard: Content): readonly JsonPath[] {
  const { family, id, module, subject } = component
  switch (family) {
    case 'wheel':
      return [['wheel']]
    case 'king-track':
      return subject.is === 'kingSpace' ? [['kingTrack']] : []
    case 'corruption':
      return [['corruption']]
    case 'fair-board':
      return [['fairBoard']]
    case 'fair-town':
      return [['fairTowns']]
    case 'board':
      return subject.is === 'contractSpaces' ? [['contractSpaces']] : []
    case 'offer':
      return subject.is === 'contractOffer' ? [['contractOffer']] : []
    case 'town':
      return [['map', 'towns', id]]
    case 'cathedral':
      return module === 'base'
        ? [['map', 'towns', id.replace('cathedral.', ''), 'cathedral']]
        : sideOf(id.replace('cathedral.', ''), standard)
    case 'road':
      return [['map', 'roads']]
    case 'link':
      return [['map', 'links']]
    case 'cost':
    case 'underground-cost':
      return subject.is === 'cost' && 'closed' in subject.tile ? [] : [['tiles', id]]
    case 'fair':
      return [['tiles', id]]
    case 'bonus':
    case 'contract':
    case 'character':
    case 'underground-bonus':
      if (isStandard(id, standard)) return [['tiles', id]]
      return [[...(module === 'silver' ? ['silver'] : []), 'newTiles', NEW_TILES[family], id]]
    case 'decree':
      return [['decrees', id]]
    case 'challenge':
      return [['challenges', id]]
    case 'silver-king-track':
      return subject.is === 'kingSpace'
        ? [
            ['silver', 'kingTrack'],
            ['silver', 'ribbons'],
          ]
        : []
    case 'prospector-wheel':
      return [['silver', 'prospectorWheel']]
    case 'underground':
      return sideOf(id, standard)
    case 'tablet':
      return [['silver', 'tablets', id]]
    case 'technology':
      return subject.is === 'technology' ? [['silver', 'technologies', id]] : []
    case 'surprise':
      return [['silver', 'surprises', id]]
    default:
      return []
  }
}

/** The side on which a space or a link is printed. */
function sideOf(id: string, { silver }: Content): readonly JsonPath[] {
  const side = silver.sides.find(
    (one) =>
      one.id === id ||
      one.spaces.some((space) => space.id === id) ||
      one.links.some(({ between }) => linkId(between) === id),
  )
  return side === undefined ? [] : [['silver', 'underground', side.id]]
}

const isStandard = (id: string, { base, silver }: Content): boolean =>
  [base, silver].some((of) =>
    [...of.bonus, ...of.contracts, ...of.characters].some((face) => face.id === id),
  ) || silver.undergroundBonus.some((face) => face.id === id)

export function valueAt(data: unknown, place: JsonPath): unknown {
  let value = data
  for (const step of place) value = Reflect.get(Object(value), step)
  return value
}

/** Writes a value at a place. The standard value removes the correction. */
export function correctAt(
  edition: unknown,
  place: JsonPath,
  value: unknown,
  standard: Content,
): Readonly<Record<string, unknown>> {
  return prune(withValue(edition, place, value), editionTemplate(standard))
}

function withValue(data: unknown, place: JsonPath, value: unknown): Record<string, unknown> {
  const group: Record<string, unknown> =
    typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : {}
  const [step = '', ...rest] = place
  group[step] = rest.length === 0 ? value : withValue(group[step], rest, value)
  if (group[step] === undefined) delete group[step]
  return group
}

/** A place for every correction: three steps are enough to find it. */
export function changedPlaces({
  name: _name,
  note: _note,
  ...edition
}: Edition): readonly JsonPath[] {
  const places = (value: unknown, place: string[]): string[][] =>
    place.length < 3 && typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([key, inner]) => places(inner, [...place, key]))
      : [place]
  return places(edition, [])
}
