/** The printed components: tiles by name, the map; and the form of a question. */
import { base } from '@tiletum/content'
import type { BonusFace, CharacterFace, ContractFace, CostTile } from '@tiletum/engine'

/** A question with its possible answers. A played move is the answer. */
export interface Question {
  readonly who: number | 'chance'
  readonly answers: readonly string[]
}
export type Play<Result = void> = Generator<Question, Result, string>

type Face = BonusFace | ContractFace | CharacterFace
const FACES = new Map<string, Face>(
  [...base.bonus, ...base.contracts, ...base.characters].map((face) => [face.id, face]),
)

function faceOf(id: string): Face {
  const face = FACES.get(id)
  if (face === undefined) throw new Error(`There is no tile ${id}`)
  return face
}

export const characterOf = (id: string): CharacterFace | undefined => {
  const face = faceOf(id)
  return 'bonus' in face ? face : undefined
}
export const crestOf = (id: string) => {
  const face = faceOf(id)
  return 'crest' in face ? face.crest : undefined
}
export const contractOf = (id: string) => {
  const face = faceOf(id)
  return 'contract' in face ? face.contract : undefined
}
export const helperOf = (id: string) => {
  const face = faceOf(id)
  return 'helper' in face ? face.helper : undefined
}

export function costOf(id: string | undefined): CostTile {
  const cost = base.costs.find((tile) => tile.id === id)
  if (cost === undefined) throw new Error(`There is no cost tile ${id}`)
  return cost
}

const roadOf = ([one, other]: readonly [string, string]): string => `${one}--${other}`

export const isRoad = (space: string): boolean => space.includes('--')

export const SPACES = [
  ...base.map.towns.map(({ id }) => id),
  ...base.map.roads.map(({ between }) => roadOf(between)),
]

export const neighboursOf = (space: string): string[] => [
  ...linkedTo(space),
  ...base.map.roads.flatMap(({ between }) => {
    if (roadOf(between) === space) return [...between]
    return between.includes(space) ? [roadOf(between)] : []
  }),
]

/** Towns that are linked without a road space between them. */
export const linkedTo = (town: string): string[] =>
  base.map.links.flatMap(({ between: [one, other] }) =>
    one === town ? [other] : other === town ? [one] : [],
  )

/** The house spaces at a number of players, without those of the first houses in Tiletum. */
export const houseSpaces = (players: number) =>
  base.map.towns.flatMap(({ id, houses }) => {
    const own = houses.filter(({ mark }) => mark <= players)
    return own.map(({ bonus }, index) => ({
      name: own.length > 1 ? `${id}-${index + 1}` : id,
      town: id,
      bonus,
    }))
  })

/**
 * The town of a house or bonus space. The space's name ends in a number if the town has several.
 */
export const townOfSpace = (name: string): string => name.replace(/-\d$/, '')

/** All choices of this many resources, in the form of the notation. */
export function choices(kinds: readonly string[], count: number): string[] {
  if (count === 1) return [...kinds]
  return kinds.flatMap((kind, index) =>
    choices(kinds.slice(index), count - 1).map((rest) => `${kind}+${rest}`),
  )
}

export const without = <T>(list: readonly T[], one: T): T[] => list.toSpliced(list.indexOf(one), 1)
