import { Command, Option } from 'commander'
import { recordToJson, writeRecord } from '@tiletum/engine'
import type { MakeCommand } from '../context.ts'
import { withExamples } from '../examples.ts'
import { failure } from '../failure.ts'
import { writeText } from '../files.ts'
import { jsonText } from '../json.ts'
import { loadRecord } from '../record-file.ts'

const FORMS = ['text', 'json'] as const
type Form = (typeof FORMS)[number]

interface Asked {
  readonly to?: Form
  readonly out?: string
  readonly force?: true
}

export const convertCommand: MakeCommand = (context) => {
  const { words, printData, tell } = context
  const say = words.recordCommands
  const command = new Command('convert')
    .description(say.convert.command)
    .argument('<file>', say.file)
    .addOption(new Option('--to <form>', say.convert.to).choices(FORMS))
    .option('--out <file>', say.convert.out)
    .option('--force', say.convert.over)
    .action(async (file: string, { to, out, force }: Asked) => {
      const { text, record, game } = await loadRecord(file, context)
      const form: Form = to ?? (text.trimStart().startsWith('{') ? 'text' : 'json')
      const converted =
        form === 'json' ? jsonText(recordToJson(game, record)) : writeRecord(game, record)
      if (out === undefined) return printData(converted)
      if (!(await writeText(out, converted, context, { over: force === true })))
        throw failure(say.convert.exists(out))
      return tell(`${say.convert.written(out)}\n`)
    })
  return withExamples(
    command,
    context,
    'convert game.txt --out game.json',
    'convert game.json > game.txt',
    'convert - --to json < game.txt',
  )
}
