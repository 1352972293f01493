/** The results as a table for people; it is Markdown too. */
import { withUnit } from './measure/figures.ts'
import type { Machine } from './measure/machine.ts'
import type { Result } from './measure/result.ts'

const HEAD = ['', 'ours', 'against', 'result', 'spread', 'first bar', 'goal', '', 'figures']

export function tableOf(results: readonly Result[]): string {
  const rows = [HEAD, ...results.map(cells)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [line(HEAD), rule, ...rows.slice(1).map(line)].join('\n')
}

function cells(result: Result): string[] {
  const { row, ours, against, unit, value, spread, good, firstBar, goal } = result
  const sign = good === 'above' ? '≥' : '≤'
  const bar = (limit: number): string => `${sign} ${withUnit(limit, unit)}`
  return [
    row,
    ours,
    against,
    value === undefined ? 'not measured' : withUnit(value, unit),
    spread === undefined ? '' : `${Math.round(spread * 100)} %`,
    bar(firstBar),
    bar(goal),
    verdict(result),
    [result.oursFigure, result.peerFigure].filter((one) => one !== undefined).join(' : '),
  ]
}

function verdict({ passes, reachesGoal }: Result): string {
  if (passes === undefined) return '–'
  if (!passes) return 'FAILS'
  return reachesGoal === true ? 'goal' : 'passes'
}

export const machineSentence = ({ processor, cores, busy, node }: Machine): string =>
  `${processor}, ${cores} cores of which ${busy.toFixed(1)} were busy, Node ${node}`
