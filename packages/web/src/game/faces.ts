/** Components by the ids that states, events and notation name. */
import { content } from '@tiletum/content'
import type { BonusFace, CharacterFace, ContractFace, Town } from '@tiletum/engine'

const { base } = content

const stores = new Map<string, BonusFace | ContractFace>(
  [...base.bonus, ...base.contracts].map((face) => [face.id, face]),
)
const characters = new Map<string, CharacterFace>(base.characters.map((face) => [face.id, face]))
const towns = new Map<string, Town>(base.map.towns.map((town) => [town.id, town]))

export const storeOf = (id: string): BonusFace | ContractFace | undefined => stores.get(id)
export const characterOf = (id: string): CharacterFace | undefined => characters.get(id)
export const townOf = (id: string): Town | undefined => towns.get(id)

export const TOWN_IDS: readonly string[] = base.map.towns.map(({ id }) => id)
export const ROAD_IDS: readonly string[] = base.map.roads.map(({ between: [a, b] }) => `${a}--${b}`)
export const SPACE_IDS: readonly string[] = [...TOWN_IDS, ...ROAD_IDS]
