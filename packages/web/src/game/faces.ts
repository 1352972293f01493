/** The components of a game by the ids that its state, events and notation use. */
import type { CharacterFace, DieColour, Resource, Rules, Town } from '@tiletum/engine'
import { EXPANSIONS } from './expansions/expansions.ts'
import type { StorehouseFace } from './storehouse-face.ts'

export interface Faces {
  readonly store: (id: string) => StorehouseFace | undefined
  readonly character: (id: string) => CharacterFace | undefined
  readonly town: (id: string) => Town | undefined
  readonly die: (colour: DieColour) => Resource
}

const known = new WeakMap<Rules, Faces>()

/** Components as the edition of the game has them. */
export function facesOf(rules: Rules): Faces {
  const faces = known.get(rules) ?? read(rules)
  known.set(rules, faces)
  return faces
}

function read(rules: Rules): Faces {
  const { content } = rules
  const more = EXPANSIONS.flatMap((one) => one.stores(rules))
  const stores = byId<StorehouseFace>([...content.bonus, ...content.contracts, ...more])
  const characters = byId(content.characters)
  const towns = byId(content.map.towns)
  return {
    store: (id) => stores.get(id),
    character: (id) => characters.get(id),
    town: (id) => towns.get(id),
    die: (colour) => content.dice.colours[colour],
  }
}

const byId = <Of extends { readonly id: string }>(list: readonly Of[]): ReadonlyMap<string, Of> =>
  new Map(list.map((one) => [one.id, one]))
