/** The options of a seat under their headings, those that end something last. */
import type { Option, State } from '@tiletum/engine'
import { groupOf, OPTION_GROUPS } from '@tiletum/text'
import type { NamedGame, OptionGroup } from '@tiletum/text'

export type { Option }

export function optionGroups(
  table: NamedGame,
  state: State,
  options: readonly Option[],
): readonly (readonly [OptionGroup, readonly Option[]])[] {
  return OPTION_GROUPS.flatMap((group): (readonly [OptionGroup, readonly Option[]])[] => {
    const listed = options.filter(({ move }) => groupOf(table, state, move) === group)
    return listed.length === 0 ? [] : [[group, listed]]
  })
}
