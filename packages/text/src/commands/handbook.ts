/** The table of commands as a page to print: the same words as the help. */
import type { TextViewWords } from '../en/text-view.ts'
import { VIEW_COMMANDS } from './vocabulary.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface HandbookChapter {
  readonly title: string
  readonly words: TextViewWords
  readonly vocabulary: Vocabulary
}

export const handbook = (chapters: readonly HandbookChapter[]): string =>
  `${chapters.map(chapter).join('\n\n')}\n`

function chapter({
  title,
  words: { help },
  vocabulary: { examples, commands },
}: HandbookChapter): string {
  const questions = VIEW_COMMANDS.map(
    (command) => [commands[command].usage, commands[command].does] as const,
  )
  return [
    `# ${title}`,
    help.note,
    `## ${help.moves}`,
    table(help.typed, help.does, examples),
    `## ${help.questions}`,
    table(help.typed, help.does, questions),
  ].join('\n\n')
}

/** Formats a table in columns, as the formatter of the project does. */
function table(typed: string, does: string, of: readonly (readonly [string, string])[]): string {
  const rows = [[typed, does] as const, ...of.map(([line, what]) => [`\`${line}\``, what] as const)]
  const wide = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const line = (cells: readonly string[], fill: string): string =>
    `| ${cells.map((cell, column) => cell + fill.repeat((wide[column] ?? 0) - cell.length)).join(' | ')} |`
  const [head, ...rest] = rows
  return [line(head ?? [], ' '), line(['', ''], '-'), ...rest.map((row) => line(row, ' '))].join(
    '\n',
  )
}
