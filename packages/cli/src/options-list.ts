/** The options of a position as a numbered list under headings. */
import type { Game, Option, State } from '@tiletum/engine'
import { groupOf, OPTION_GROUPS } from '@tiletum/text'
import type { OptionGroup, NamedGame } from '@tiletum/text'
import type { Context } from './context.ts'

export type NumberedOption = Option & { readonly group: OptionGroup }

/** Sorts options into the order in which they are shown. Unchanged dice come before changed ones. */
export function choicesOf(game: Game, table: NamedGame, state: State): readonly NumberedOption[] {
  const choices = game
    .options(state)
    .map((option): NumberedOption => ({ ...option, group: groupOf(table, state, option.move) }))
  const changed = ({ verb }: NumberedOption): number =>
    verb === 'die <colour> <value> to <value>' ? 1 : 0
  return OPTION_GROUPS.flatMap((group) =>
    choices
      .filter((choice) => choice.group === group)
      .toSorted((one, other) => changed(one) - changed(other)),
  )
}

/** Every turn's end turns something over; who ends it knows. */
const surprises = ({ reveals, group }: NumberedOption): boolean =>
  reveals && group !== 'finish' && group !== 'chance'

export function choiceLines(
  choices: readonly NumberedOption[],
  table: NamedGame,
  state: State,
  { words, colours }: Context,
): readonly string[] {
  const width = `${choices.length}`.length
  const lines: string[] = []
  let group: OptionGroup | undefined
  for (const [index, choice] of choices.entries()) {
    if (choice.group !== group) lines.push(colours.strong(words.moves.group[choice.group]))
    group = choice.group
    const number = `${index + 1}`.padStart(width)
    const { long } = words.moves.describe(table, state, choice.move)
    const mark = surprises(choice) ? ' *' : ''
    lines.push(`  ${number}  ${long}${mark}  ${colours.faint(`[${choice.notation}]`)}`)
    for (const warning of choice.warnings)
      lines.push(
        `  ${' '.repeat(width)}  ${colours.warning(`! ${words.warnings.say(table, warning)}`)}`,
      )
  }
  if (choices.some(surprises)) lines.push(`* ${words.moves.reveals}`)
  return lines
}
