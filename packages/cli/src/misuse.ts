import type { CommanderError } from 'commander'
import type { Messages } from '@tiletum/text'

/**
 * Commander explains a misuse in English; this says it in the person's language, with the names
 * that commander's message quotes.
 */
export function misuseSentence(error: CommanderError, { cli }: Messages): string {
  const [, named = ''] = /'([^']*)'/.exec(error.message) ?? []
  const [, suggested] = /\(Did you mean (?:one of )?(.+?)\?\)/.exec(error.message) ?? []
  const suggestion =
    suggested === undefined
      ? cli.seeHelp('tiletum')
      : cli.didYouMean(suggested.split(', ').join(` ${cli.or} `))
  return `${what(error, named, cli)} ${suggestion}`
}

function what(error: CommanderError, named: string, cli: Messages['cli']): string {
  switch (error.code) {
    case 'commander.unknownCommand':
      return cli.unknownCommand(named)
    case 'commander.unknownOption':
      return cli.unknownOption(named)
    case 'commander.missingArgument':
      return cli.missingArgument(named)
    case 'commander.optionMissingArgument':
      return cli.missingValue(named)
    case 'commander.missingMandatoryOptionValue':
      return cli.missingOption(named)
    case 'commander.excessArguments':
      return cli.excessArguments
    case 'commander.invalidArgument': {
      const [, allowed] = /Allowed choices are (.+?)\.$/.exec(error.message) ?? []
      const [, least, most] = /is invalid\. (\d+) … (\d+)$/.exec(error.message) ?? []
      const refused = cli.invalidValue(named)
      if (least !== undefined && most !== undefined)
        return `${refused} ${cli.allowedNumbers(least, most)}`
      return allowed === undefined ? refused : `${refused} ${cli.allowedChoices(allowed)}`
    }
    default:
      return error.message
  }
}
