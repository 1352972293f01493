import { Command, Option } from 'commander'
import type { Help } from 'commander'
import { LANGUAGES } from '@tiletum/text'
import type { Messages } from '@tiletum/text'
import { version } from '../package.json' with { type: 'json' }
import type { Context, MakeCommand } from './context.ts'

export function createProgram(context: Context, commands: readonly MakeCommand[]): Command {
  const { cli } = context.words
  const program = new Command('tiletum')
    .description(cli.description)
    .usage('[options] [command]')
    .version(version, '-V, --version', cli.version)
    .addOption(new Option('--lang <language>', cli.language).choices(LANGUAGES))
  for (const make of commands) program.addCommand(make(context))
  speak(program, context)
  return program
}

/** Gives a command the language, the output and the manners of the whole. */
function speak(command: Command, context: Context): void {
  const { cli } = context.words
  command
    .helpOption('-h, --help', cli.help)
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: context.print,
      writeErr: () => {},
      ...(context.width === Infinity ? {} : { getOutHelpWidth: () => context.width }),
    })
    .configureHelp({ styleTitle: (title) => titleIn(title, cli), optionDescription: describe(cli) })
  for (const inner of command.commands) speak(inner, context)
}

function titleIn(title: string, cli: Messages['cli']): string {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': cli.usage,
    'Options:': cli.options,
    'Global Options:': cli.globalOptions,
    'Arguments:': cli.arguments,
    'Commands:': cli.commands,
  }
  return titles[title] ?? title
}

function describe(cli: Messages['cli']): Help['optionDescription'] {
  return ({ description, argChoices, defaultValue }) => {
    const notes = [
      ...(argChoices === undefined ? [] : [argChoices.join(' | ')]),
      ...(defaultValue === undefined || defaultValue === false
        ? []
        : [`${cli.default}: ${String(defaultValue)}`]),
    ]
    return notes.length === 0 ? description : `${description} (${notes.join('; ')})`
  }
}
