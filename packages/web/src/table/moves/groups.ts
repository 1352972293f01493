/** The options in the order in which a person looks for them. */
import type { MoveParts, Option } from '@tiletum/engine'
import { placeOf } from './verbs.ts'
import type { Group, Zone } from './verbs.ts'

type Grouped = MoveParts & Pick<Option, 'task'>

/** @param atTile Whether a tile is offered, to be taken or left. */
function groupOf(option: Grouped, atTile: boolean): Group {
  if (option.task) return 'task'
  const group = placeOf(option.verb)?.group ?? 'choice'
  // What may be a task is none here.
  if (group === 'task') return 'choice'
  if (isCharacter(option)) return 'offer'
  return takesTile(option) && atTile ? 'tile' : group
}

/** Where the option is found on the table; undefined where it is only asked for. */
export function zoneOf(option: Grouped, atTile: boolean): Zone | undefined {
  if (isCharacter(option)) return 'offers'
  return takesTile(option) && atTile ? undefined : placeOf(option.verb)?.zone
}

type TileTaken = Extract<MoveParts, { readonly verb: 'take <face>' | 'take <face> at <space>' }>

const takesTile = (option: MoveParts): option is TileTaken =>
  option.verb === 'take <face>' || option.verb === 'take <face> at <space>'

/** Characters are told from other tiles by their ids. */
const isCharacter = (option: MoveParts): boolean =>
  takesTile(option) && option.args[0].startsWith('character.')

/** Whether a tile is offered, to be taken or left. */
export const isAtTile = (options: readonly MoveParts[]): boolean =>
  options.some(({ verb }) => verb === 'leave')

export function grouped(options: readonly Option[]): ReadonlyMap<Group, readonly Option[]> {
  const atTile = isAtTile(options)
  const groups = new Map<Group, Option[]>()
  for (const option of options) {
    const group = groupOf(option, atTile)
    const list = groups.get(group)
    if (list === undefined) groups.set(group, [option])
    else list.push(option)
  }
  return groups
}
