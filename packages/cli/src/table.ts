/** Lines of a table; columns stand two spaces apart, and empty columns fall away. */
export function table(rows: readonly (readonly string[])[]): readonly string[] {
  const [heading = [], ...body] = rows
  const columns = heading.map((_, at) => at).filter((at) => body.some((row) => row[at] !== ''))
  const widths = new Map(
    columns.map((at) => [at, Math.max(...rows.map((row) => (row[at] ?? '').length))]),
  )
  return rows.map((row) =>
    columns
      .map((at) => (row[at] ?? '').padEnd(widths.get(at) ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
