import { Command, Option } from 'commander'
import type { Game, State } from '@tiletum/engine'
import type { NamedGame } from '@tiletum/text'
import { askedLine } from '@tiletum/text/position-text'
import type { Context, MakeCommand } from '../context.ts'
import { withExamples } from '../examples.ts'
import { jsonText } from '../json.ts'
import { momentOf } from '../replay-position.ts'
import { whole } from '../option-values.ts'
import { choiceLines, choicesOf } from '../options-list.ts'
import { loadRecord } from '../record-file.ts'
import { MOST_TURNS } from './replay.ts'

interface Asked {
  readonly at?: number
  readonly json?: true
}

export const optionsCommand: MakeCommand = (context) => {
  const { words, print, printData } = context
  const say = words.recordCommands
  const command = new Command('options')
    .description(say.options.command)
    .argument('<file>', say.file)
    .addOption(new Option('--at <turns>', say.at).argParser(whole(0, MOST_TURNS)))
    .option('--json', say.json)
    .action(async (file: string, { at, json }: Asked) => {
      const loaded = await loadRecord(file, context)
      const { game, table } = loaded
      const { state } = momentOf(loaded, context, at)
      if (json === true) printData(jsonText(asData(game, table, state, context)))
      else print(`${asText(game, table, state, context).join('\n')}\n`)
    })
  return withExamples(
    command,
    context,
    'options game.txt',
    'options games/two-players.txt --at 3',
    'options game.txt --json | jq .options[].notation',
  )
}

function asText(game: Game, table: NamedGame, state: State, context: Context): readonly string[] {
  const { words } = context
  if (game.awaiting(state).who === 'nobody') return [words.recordCommands.options.none]
  const choices = choicesOf(game, table, state)
  return [askedLine(words, game, table, state), ...choiceLines(choices, table, state, context)]
}

function asData(game: Game, table: NamedGame, state: State, { words }: Context): object {
  const awaiting = game.awaiting(state)
  if (awaiting.who === 'nobody') return { awaiting, options: [] }
  const odds = new Map(
    awaiting.who === 'chance'
      ? game
          .odds(state, awaiting.request.request)
          .map(({ notation, probability }) => [notation, probability])
      : [],
  )
  return {
    awaiting: awaiting.who === 'seat' ? { ...awaiting, seat: awaiting.seat + 1 } : awaiting,
    options: choicesOf(game, table, state).map(({ move, warnings, ...choice }) => ({
      ...choice,
      text: words.moves.describe(table, state, move).long,
      warnings: warnings.map((warning) => words.warnings.say(table, warning)),
      probability: odds.get(choice.notation),
    })),
  }
}
