import { Command } from 'commander'
import { content } from '@tiletum/content'
import type { Edition } from '@tiletum/content/edition'
import type { Context, MakeCommand } from '../context.ts'
import { loadEdition } from '../edition.ts'
import type { GoodEdition } from '../edition.ts'
import { withExamples } from '../examples.ts'
import { jsonText } from '../json.ts'

const SCHEMA_FILE = 'edition.schema.json'

export const editionCommand: MakeCommand = (context) => {
  const { words, print } = context
  const json = (data: unknown) => print(jsonText(data))
  const command = new Command('edition')
    .description(words.edition.command)
    .helpCommand(false)
    .addCommand(
      new Command('check')
        .description(words.edition.check)
        .argument('<file>', words.edition.file)
        .action(async (file: string) => {
          print(`${report(file, await loadEdition(file, context), context)}\n`)
        }),
    )
    .addCommand(
      new Command('template').description(words.edition.template).action(async () => {
        const { editionTemplate } = await import('@tiletum/content/edition')
        json({ $schema: `./${SCHEMA_FILE}`, ...editionTemplate(content) })
      }),
    )
    .addCommand(
      new Command('schema').description(words.edition.schema).action(async () => {
        const { editionJsonSchema } = await import('@tiletum/content/edition')
        json(editionJsonSchema(content))
      }),
    )
  return withExamples(command, context, 'edition template > mine.json', 'edition check mine.json')
}

function report(file: string, { edition, remarks }: GoodEdition, { words }: Context): string {
  const changes = changedPlaces(edition)
  return [
    words.edition.good(file),
    ...(changes.length === 0 ? [words.edition.noChange] : [words.edition.changes]),
    ...changes.map((place) => `  ${words.edition.place(place)}`),
    ...(remarks.length === 0 ? [] : [words.edition.remarks]),
    ...remarks.map((remark) => `  ${words.edition.remark(remark)}`),
  ].join('\n')
}

/** A place for every correction: three steps are enough to find it. */
function changedPlaces({ name: _name, note: _note, ...edition }: Edition): readonly string[][] {
  const places = (value: unknown, place: string[]): string[][] =>
    place.length < 3 && typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([key, inner]) => places(inner, [...place, key]))
      : [place]
  return places(edition, [])
}
