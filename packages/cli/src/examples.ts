import type { Command } from 'commander'
import type { Context } from './context.ts'

/** Ends a command's help with lines to copy. */
export function withExamples(
  command: Command,
  { words }: Context,
  ...lines: readonly string[]
): Command {
  const examples = lines.map((line) => `  tiletum ${line}`)
  return command.addHelpText('after', ['', words.cli.examples, ...examples].join('\n'))
}
