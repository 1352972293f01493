/** Leaves out of an edition what the standard edition says too, so that only corrections remain. */

/** The groups whose members stand for themselves; everything else is taken whole. */
const GROUPS = [
  '',
  'map',
  'map.towns',
  'map.towns.*',
  'tiles',
  'tiles.*',
  'newTiles',
  'decrees',
  'decrees.*',
  'challenges',
  'challenges.*',
  'silver',
  'silver.underground',
  'silver.underground.*',
  'silver.tablets',
  'silver.technologies',
  'silver.technologies.*',
  'silver.surprises',
  'silver.newTiles',
]

export function prune<Group extends object>(edition: Group, standard: unknown): Group {
  return pruneGroup(edition, standard, '') as Group
}

function pruneGroup(edition: object, standard: unknown, group: string): object {
  return Object.fromEntries(
    Object.entries(edition)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([key, value]: [string, unknown]) => {
        const usual: unknown = Reflect.get(Object(standard), key)
        if (same(value, usual)) return []
        const inner = groupBelow(group, key)
        if (inner === undefined || typeof value !== 'object' || value === null)
          return [[key, value]]
        const left = pruneGroup(value, usual, inner)
        return Object.keys(left).length === 0 ? [] : [[key, left]]
      }),
  )
}

function groupBelow(group: string, key: string): string | undefined {
  const named = group === '' ? key : `${group}.${key}`
  return [named, `${group}.*`].find((name) => GROUPS.includes(name))
}

/** Equal as data, whatever the order of the keys. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object') return false
  if (one === null || other === null || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) => Object.hasOwn(other, key) && same(Reflect.get(one, key), Reflect.get(other, key)),
    )
  )
}
