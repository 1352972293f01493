/** What a move would waste, as far as one can be warned of it. */
import type { MoveParts, Option, Warning } from '@tiletum/engine'
import type { Snapshot } from '../snapshot.ts'
import type { Waste } from '../../shared/settings/settings.ts'

export type Wasted =
  | { readonly waste: Exclude<Waste, 'tasks-left'>; readonly warning: Warning }
  | {
      readonly waste: 'tasks-left'
      readonly tasks: number
      /** Every way to do one of them. */
      readonly ways: readonly string[]
    }

/** Tasks that bring something now, by what they are done with; helpers and purchases are often better kept. */
export function worthwhile(option: MoveParts): string | undefined {
  switch (option.verb) {
    case 'fulfil <face>':
    case 'fulfil <face> with <resource>':
    case 'fulfil <face> less <resource>':
    case 'fulfil <face> with <resource> less <resource>':
      return `contract ${option.args[0]}`
    case 'crest <crest> building <building>':
      return `crest ${option.args[0]}`
    case 'contribute <space>':
      return `cathedral ${option.args[0]}`
    default:
      return undefined
  }
}

/** What is wasted by a move is not asked about where a step back mends it, or where nothing else is left to do. */
const goesWithoutAsking = (option: Option, options: readonly Option[]): boolean =>
  !option.reveals &&
  (option.verb === 'leave' ||
    (option.verb === 'done' && options.every(({ task, verb }) => task || verb === 'done')))

export function wastesOf(
  { legal, options }: Pick<Snapshot, 'legal' | 'options'>,
  move: string,
): readonly Wasted[] {
  const option = legal.get(move)
  const seen =
    option === undefined || goesWithoutAsking(option, options)
      ? []
      : option.warnings.map((warning): Wasted => ({ waste: warning.warning, warning }))
  if (move !== 'end turn') return seen
  const left = options.filter((option) => worthwhile(option) !== undefined)
  if (left.length === 0) return seen
  const tasks = new Set(left.map(worthwhile)).size
  return [...seen, { waste: 'tasks-left', tasks, ways: left.map(({ notation }) => notation) }]
}
