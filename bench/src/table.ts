/** The results as a Markdown table. */
import { withUnit } from './measure/figures.ts'
import type { Machine } from './measure/machine.ts'
import type { RowResult } from './measure/result.ts'

const HEAD = ['', 'Tiletum', 'baseline', 'result', 'spread', 'minimum', 'target', '', 'figures']

export function tableOf(results: readonly RowResult[]): string {
  const rows = [HEAD, ...results.map(cells)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [line(HEAD), rule, ...rows.slice(1).map(line)].join('\n')
}

function cells(result: RowResult): string[] {
  const { row, ours, against, unit, value, spread, good, minimum, target } = result
  const sign = good === 'above' ? '≥' : '≤'
  const bar = (limit: number): string => `${sign} ${withUnit(limit, unit)}`
  return [
    row,
    ours,
    against,
    value === undefined ? 'not measured' : withUnit(value, unit),
    spread === undefined ? '' : `${Math.round(spread * 100)} %`,
    bar(minimum),
    bar(target),
    verdict(result),
    [result.oursFigure, result.baselineFigure].filter((one) => one !== undefined).join(' : '),
  ]
}

function verdict({ passes, meetsTarget }: RowResult): string {
  if (passes === undefined) return '–'
  if (!passes) return 'FAILS'
  return meetsTarget === true ? 'target' : 'minimum'
}

export const machineSentence = ({ processor, cores, busy, node }: Machine): string =>
  `${processor}, ${cores} cores of which ${busy.toFixed(1)} were busy, Node ${node}`
