import { widthOf } from './wrap-lines.ts'

/**
 * Lines of a table; columns stand two spaces apart, and empty columns fall away. Where it is wider
 * than the terminal, each row becomes a list with the headings.
 */
export function table(
  rows: readonly (readonly string[])[],
  width: number = Infinity,
): readonly string[] {
  const [heading = [], ...body] = rows
  const columns = heading.map((_, at) => at).filter((at) => body.some((row) => row[at] !== ''))
  const widths = new Map(
    columns.map((at) => [at, Math.max(...rows.map((row) => (row[at] ?? '').length))]),
  )
  const lines = rows.map((row) =>
    columns
      .map((at) => (row[at] ?? '').padEnd(widths.get(at) ?? 0))
      .join('  ')
      .trimEnd(),
  )
  if (lines.every((line) => widthOf(line) <= width)) return lines
  return body.flatMap((row) =>
    columns.flatMap((at, place) => {
      const [cell = '', name = ''] = [row[at], heading[at]]
      if (place === 0) return [cell]
      return cell === '' ? [] : [name === '' ? `  ${cell}` : `  ${name}: ${cell}`]
    }),
  )
}
