import { Command, Option } from 'commander'
import { content as standard } from '@tiletum/content'
import { components } from '@tiletum/content/catalogue'
import type { Component } from '@tiletum/content'
import { FAMILIES } from '@tiletum/engine'
import type { ComponentFamily, PlayerMark } from '@tiletum/engine'
import type { Messages } from '@tiletum/text'
import type { Context, MakeCommand } from '../context.ts'
import { loadEdition } from '../edition.ts'
import { withExamples } from '../examples.ts'
import { jsonText } from '../json.ts'
import { table } from '../text-table.ts'

interface Options {
  readonly family?: ComponentFamily
  readonly edition?: string
  readonly json?: true
}

export const contentCommand: MakeCommand = (context) => {
  const { words, print, printData } = context
  const command = new Command('content')
    .description(words.contents.command)
    .addOption(new Option('--family <family>', words.contents.family).choices(FAMILIES))
    .option('--edition <file>', words.contents.edition)
    .option('--json', words.contents.json)
    .action(async ({ family, edition, json }: Options) => {
      const content =
        edition === undefined ? standard : (await loadEdition(edition, context)).content
      const shown = components(content).filter(
        (component) => family === undefined || component.family === family,
      )
      if (json === true) printData(asJson(shown, words))
      else print(asTables(shown, context))
    })
  return withExamples(
    command,
    context,
    'content --family bonus',
    'content --edition mine.json --lang fr',
    'content --family fair --json',
  )
}

function asJson(shown: readonly Component[], words: Messages): string {
  const entries = shown.map(({ subject, ...component }) => ({
    ...component,
    effect: words.components.describe(subject),
    data: subject,
  }))
  return jsonText(entries)
}

function asTables(shown: readonly Component[], context: Context): string {
  const families = FAMILIES.filter((family) => shown.some((each) => each.family === family))
  return families
    .map((family) => {
      const members = shown.filter((each) => each.family === family)
      return asTable(family, members, context)
    })
    .join('\n')
}

function asTable(
  family: ComponentFamily,
  members: readonly Component[],
  { words, width }: Context,
): string {
  const { contents, nouns, components: described } = words
  const { id, copies, marks, provenance, effect } = contents.heading
  const total = members.reduce((sum, member) => sum + member.copies, 0)
  const name = `${nouns.family[family]} (${family})`
  const rows = members.map((member) => [
    member.id,
    member.copies === 0 ? '' : `${member.copies}`,
    (member.marks ?? []).map(printed).join(' '),
    known(member, words),
    described.describe(member.subject),
  ])
  return [
    `${name}: ${contents.total(total)}`,
    ...table([[id, copies, marks, provenance, effect], ...rows], width),
    '',
  ].join('\n')
}

/** The player count from which a copy is used. */
function printed(mark: PlayerMark): string {
  return mark === 4 ? '4' : `${mark}+`
}

/** The face first; the copies and marks where they are known in another way. */
function known({ provenance, marksProvenance }: Component, { nouns }: Messages): string {
  const face = nouns.provenance[provenance]
  return marksProvenance === undefined || marksProvenance === provenance
    ? face
    : `${face}/${nouns.provenance[marksProvenance]}`
}
