import { Command, Option } from 'commander'
import type { MakeCommand } from '../context.ts'
import { withExamples } from '../examples.ts'
import { failure } from '../failure.ts'
import { whole } from '../option-values.ts'
import { withTools } from '../server-data.ts'
import type { WhichData } from '../server-data.ts'
import { table } from '../text-table.ts'

const LISTED = 50
const MOST_LISTED = 10_000

const timeOf = (time: number): string => new Date(time).toISOString().slice(0, 16)
/** Texts of strangers on one line each, without anything a terminal would obey. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')

export const adminCommand: MakeCommand = (context) => {
  const { words, print } = context
  const { admin: say, data } = words.serverCommands
  const line = (text: string): void => print(`${text}\n`)

  const tables = new Command('tables')
    .description(say.tables)
    .addOption(
      new Option('--limit <number>', say.limit).argParser(whole(1, MOST_LISTED)).default(LISTED),
    )
    .option('--data <folder>', data)
    .action(async ({ limit, ...which }: WhichData & { readonly limit: number }) => {
      const found = await withTools(which, context, (tools) => tools.tables(limit))
      if (found.length === 0) return line(say.none)
      const rows = found.map(({ id, state, head, chat, updated, owner }) =>
        [id, state, head, chat, timeOf(updated), owner].map(String),
      )
      for (const row of table([say.headings, ...rows])) line(row)
    })

  const close = new Command('close')
    .description(say.close)
    .argument('<table>', say.table)
    .option('--data <folder>', data)
    .action(async (id: string, which: WhichData) => {
      const outcome = await withTools(which, context, (tools) => tools.closeTable(id))
      if (outcome !== 'closed') throw failure(say[outcome](plain(id)))
      line(say.closed(id))
    })

  const reports = new Command('reports')
    .description(say.reports)
    .option('--data <folder>', data)
    .action(async (which: WhichData) => {
      const found = await withTools(which, context, (tools) => tools.reports())
      if (found.length === 0) return line(say.noReports)
      for (const { id, at, by, about, table: where, text, linesJson } of found) {
        line(say.report(id, timeOf(at), by, about, where))
        line(`  ${plain(text)}`)
        for (const said of linesOf(linesJson)) line(`  > ${plain(said)}`)
      }
    })

  const done = new Command('done')
    .description(say.done)
    .argument('<report>', say.id)
    .option('--data <folder>', data)
    .action(async (id: string, which: WhichData) => {
      const closed = await withTools(which, context, (tools) => tools.closeReport(id))
      if (!closed) throw failure(say.noSuchReport(plain(id)))
    })

  const command = new Command('admin').description(say.command)
  for (const inner of [tables, close, reports, done]) command.addCommand(inner)
  return withExamples(command, context, 'admin tables', 'admin close TABLE', 'admin reports')
}

/** Formats the lines of a reported chat, as far as its copy can be read. */
function linesOf(json: string): readonly string[] {
  const lines: unknown = JSON.parse(json)
  if (!Array.isArray(lines)) return []
  return lines.flatMap((said: unknown) =>
    typeof said === 'object' && said !== null && 'person' in said && 'text' in said
      ? [`${String(said.person)}: ${String(said.text)}`]
      : [],
  )
}
