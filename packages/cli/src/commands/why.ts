import { Command, Option } from 'commander'
import type { MakeCommand } from '../context.ts'
import { withExamples } from '../examples.ts'
import { failure, MISUSE } from '../failure.ts'
import { jsonText } from '../json.ts'
import { momentOf } from '../replay-position.ts'
import { whole } from '../option-values.ts'
import { loadRecord } from '../record-file.ts'
import { notationSentence, possibleSentence, ruleSentence } from '../explain-move.ts'
import { MOST_TURNS } from './replay.ts'

interface Asked {
  readonly at?: number
  readonly json?: true
}

export const whyCommand: MakeCommand = (context) => {
  const { words, print, printData } = context
  const say = words.recordCommands
  const command = new Command('why')
    .description(say.why.command)
    .argument('<file>', say.file)
    .argument('<move>', say.why.move)
    .addOption(new Option('--at <turns>', say.at).argParser(whole(0, MOST_TURNS)))
    .option('--json', say.json)
    .action(async (file: string, text: string, { at, json }: Asked) => {
      const loaded = await loadRecord(file, context)
      const { game, table } = loaded
      const { state } = momentOf(loaded, context, at)
      const move = game.parse(text)
      if (typeof move !== 'number') throw failure(notationSentence(move, context), MISUSE)
      const refusal = game.why(state, move)
      const sentence =
        refusal === undefined
          ? possibleSentence(game, table, state, move, context)
          : words.refusals.say(table, refusal)
      const rule = refusal === undefined ? undefined : await ruleSentence(refusal, context)
      if (json === true)
        printData(jsonText({ possible: refusal === undefined, sentence, ...refusal }))
      else print(`${[sentence, ...(rule === undefined ? [] : [rule])].join('\n')}\n`)
      if (refusal !== undefined) throw failure('')
    })
  return withExamples(
    command,
    context,
    'why game.txt "walk merchant genova"',
    'why games/two-players.txt "die yellow 6" --at 3',
  )
}
