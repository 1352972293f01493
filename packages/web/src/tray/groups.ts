/** The options in the order in which a person looks for them. */
import type { Option } from '@tiletum/engine'

export const GROUPS = [
  'die',
  'tile',
  'choice',
  'map',
  'offer',
  'board',
  'task',
  'end',
  'changed',
] as const
export type Group = (typeof GROUPS)[number]

export function groupOf({ notation, task }: Option, atTile: boolean): Group {
  if (task) return 'task'
  const [verb, first = ''] = notation.split(' ')
  switch (verb) {
    case 'die':
      return notation.includes(' to ') ? 'changed' : 'die'
    case 'walk':
    case 'build':
      return 'map'
    case 'leave':
      return 'tile'
    case 'take':
      if (notation.includes(' from ') || first.startsWith('character.')) return 'offer'
      return atTile ? 'tile' : 'map'
    case 'renew':
      return 'offer'
    case 'place':
      return 'board'
    case 'done':
    case 'end':
      return 'end'
    default:
      return 'choice'
  }
}

export function grouped(options: readonly Option[]): ReadonlyMap<Group, readonly Option[]> {
  const atTile = options.some(({ notation }) => notation === 'leave')
  const groups = new Map<Group, Option[]>()
  for (const option of options) {
    const group = groupOf(option, atTile)
    const list = groups.get(group)
    if (list === undefined) groups.set(group, [option])
    else list.push(option)
  }
  return groups
}
