import { Command } from 'commander'
import { content } from '@tiletum/content'
import type { Problem } from '@tiletum/content/edition'
import type { Context, MakeCommand } from '../context.ts'
import { loadEdition, readEditionFile } from '../edition.ts'
import type { GoodEdition } from '../edition.ts'
import { withExamples } from '../examples.ts'
import { failure } from '../failure.ts'
import { jsonText } from '../json.ts'

const SCHEMA_FILE = 'edition.schema.json'

export const editionCommand: MakeCommand = (context) => {
  const { words, printData } = context
  const json = (data: unknown) => printData(jsonText(data))
  const command = new Command('edition')
    .description(words.edition.command)
    .addCommand(checkCommand(context))
    .addCommand(
      withExamples(
        new Command('template').description(words.edition.template).action(async () => {
          const { editionTemplate } = await import('@tiletum/content/edition')
          json({ $schema: `./${SCHEMA_FILE}`, ...editionTemplate(content) })
        }),
        context,
        'edition template > mine.json',
      ),
    )
    .addCommand(
      withExamples(
        new Command('schema').description(words.edition.schema).action(async () => {
          const { editionJsonSchema } = await import('@tiletum/content/edition')
          json(editionJsonSchema(content))
        }),
        context,
        `edition schema > ${SCHEMA_FILE}`,
      ),
    )
  return withExamples(command, context, 'edition template > mine.json', 'edition check mine.json')
}

function checkCommand(context: Context): Command {
  const { words, print, printData } = context
  const command = new Command('check')
    .description(words.edition.check)
    .argument('<file>', words.edition.file)
    .option('--json', words.recordCommands.json)
    .action(async (file: string, { json }: { readonly json?: true }) => {
      if (json !== true) {
        print(`${report(file, await loadEdition(file, context), context)}\n`)
        return
      }
      const applied = await readEditionFile(file, context)
      const good = 'content' in applied
      printData(jsonText(good ? goodData(applied, context) : badData(applied.problems, context)))
      if (!good) throw failure('')
    })
  return withExamples(
    command,
    context,
    'edition check mine.json',
    'edition check mine.json --json | jq .problems',
  )
}

const goodData = ({ changes, remarks }: GoodEdition, { words }: Context): object => ({
  good: true,
  changes,
  remarks: remarks.map((remark) => ({ ...remark, sentence: words.edition.remark(remark) })),
})

const badData = (problems: readonly Problem[], { words }: Context): object => ({
  good: false,
  problems: problems.map((problem) => ({ ...problem, sentence: words.edition.problem(problem) })),
})

function report(file: string, { changes, remarks }: GoodEdition, { words }: Context): string {
  return [
    words.edition.good(file),
    ...(changes.length === 0 ? [words.edition.noChange] : [words.edition.changes]),
    ...changes.map((place) => `  ${words.edition.place(place)}`),
    ...(remarks.length === 0 ? [] : [words.edition.remarks]),
    ...remarks.map((remark) => `  ${words.edition.remark(remark)}`),
  ].join('\n')
}
