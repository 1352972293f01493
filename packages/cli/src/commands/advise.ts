import { POLICY_NAMES } from '@tiletum/bots'
import { endPrograms } from '@tiletum/bots/program'
import { askedLine } from '@tiletum/text/position-text'
import { Command, Option } from 'commander'
import { adviceFor, adviceLines } from '../advice.ts'
import type { MakeCommand } from '../context.ts'
import { withExamples } from '../examples.ts'
import { failure, MISUSE } from '../failure.ts'
import { jsonText } from '../json.ts'
import { momentOf } from '../replay-position.ts'
import { whole } from '../option-values.ts'
import { botNamed } from '../programs.ts'
import { loadRecord } from '../record-file.ts'
import { readWeightFiles } from '../weights.ts'
import { MOST_TURNS } from './replay.ts'

interface Asked {
  readonly at?: number
  readonly bot: string
  readonly lines: number
  readonly seed: string
  readonly json?: true
}

const MOST_LINES = 100

export const adviseCommand: MakeCommand = (context) => {
  const { words, print, printData } = context
  const { advise: say, file, at, json } = words.recordCommands
  const command = new Command('advise')
    .description(say.command)
    .argument('<file>', file)
    .addOption(new Option('--at <turns>', at).argParser(whole(0, MOST_TURNS)))
    .addOption(new Option('--bot <name>', say.bot).default('master'))
    .addOption(new Option('--lines <number>', say.lines).default(3).argParser(whole(1, MOST_LINES)))
    .addOption(new Option('--seed <seed>', say.seed).default('1'))
    .option('--json', json)
    .action(async (name: string, asked: Asked) => {
      const contestant = botNamed(asked.bot)
      if (contestant === undefined)
        throw failure(words.arena.unknownBot(asked.bot, POLICY_NAMES.join(', ')), MISUSE)
      const weights = await readWeightFiles([asked.bot], context)
      const loaded = await loadRecord(name, context)
      const { game, table } = loaded
      const { state } = momentOf(loaded, context, asked.at)
      const advice = await adviceFor(game, table, state, contestant, { ...asked, weights }, context)
      await endPrograms()
      if (asked.json === true) printData(jsonText({ bot: asked.bot, ...advice }))
      else
        print(
          `${[askedLine(words, game, table, state), ...adviceLines(advice, asked.bot, context)].join('\n')}\n`,
        )
    })
  return withExamples(
    command,
    context,
    'advise game.txt',
    'advise games/two-players.txt --at 6 --bot master@10000 --lines 5',
    'advise game.txt --bot merchant --json | jq .move',
  )
}
