import { Command } from 'commander'
import { checkChance } from '@tiletum/bots/verifiable'
import { nodeHashes } from '@tiletum/bots/verifiable/node'
import {
  isCorrection,
  effectiveMoves,
  recordToJson,
  RULES_REVISION,
  writeRecord,
} from '@tiletum/engine'
import type { GameRecord, Match } from '@tiletum/engine'
import { parseJson } from '@tiletum/engine/json'
import type { Context, MakeCommand } from '../context.ts'
import { withExamples } from '../examples.ts'
import { exitCodeOf, failure } from '../failure.ts'
import { jsonText } from '../json.ts'
import { readRecordFile } from '../record-file.ts'

interface Verdict {
  readonly file: string
  readonly good: boolean
  readonly lines: readonly string[]
  readonly data: object
}

export const verifyCommand: MakeCommand = (context) => {
  const { words, print, printData } = context
  const say = words.recordCommands
  const command = new Command('verify')
    .description(say.verify.command)
    .argument('<files...>', say.file)
    .option('--json', say.json)
    .action(async (files: readonly string[], { json }: { readonly json?: true }) => {
      const verdicts: Verdict[] = []
      for (const file of files) {
        const verdict = await judge(file, context)
        verdicts.push(verdict)
        if (json !== true) print(`${verdict.lines.join('\n')}\n`)
      }
      if (json === true)
        printData(jsonText(verdicts.map(({ file, good, data }) => ({ file, good, ...data }))))
      if (verdicts.some(({ good }) => !good)) throw failure('')
    })
  return withExamples(command, context, 'verify games/*.txt', 'verify game.json --json')
}

async function judge(file: string, context: Context): Promise<Verdict> {
  const { words } = context
  const say = words.recordCommands.verify
  let read: Awaited<ReturnType<typeof readRecordFile>>
  try {
    read = await readRecordFile(file, context)
  } catch (error) {
    if (exitCodeOf(error) === undefined || !(error instanceof Error)) throw error
    const { message } = error
    return { file, good: false, lines: [message], data: { sentence: message } }
  }
  const { record, match, error } = read.reading
  const entries = record?.log.entries.length ?? 0
  if (error !== undefined) {
    const sentence = words.records.fault(error)
    const leads =
      error.fault === 'other-state' && record !== undefined ? [say.leadsTo(record.state)] : []
    const before = leads.length > 0 || record === undefined ? [] : [say.upTo(entries)]
    const lines = [`${file}: ${sentence}`, ...[...leads, ...before].map((line) => `  ${line}`)]
    return { file, good: false, lines, data: { sentence, error, entries } }
  }
  if (record === undefined || match === undefined)
    throw new Error('A reading without an error has a record')
  const over = match.game.awaiting(match.state).who === 'nobody'
  const difference = differenceOf(read.text, record, match)
  const { players, state, rules } = record
  const newer = rules > RULES_REVISION
  const chance = checkChance(match.game, record, nodeHashes)
  const honest = chance.chance !== 'other-seed' && chance.chance !== 'other-draw'
  const corrections = effectiveMoves(record.log).filter((move) =>
    isCorrection(match.game, move),
  ).length
  const told = say.chance(chance)
  const lines = [
    honest ? say.good(file, players.length, entries, over, corrections) : `${file}: ${say.forged}`,
    ...(told === undefined ? [] : [`  ${told}`]),
    ...(newer ? [`  ${say.newerRules(rules, RULES_REVISION)}`] : []),
    ...(difference === undefined
      ? []
      : [
          `  ${say.difference(difference.line)}`,
          `    ${say.there(difference.there)}`,
          `    ${say.here(difference.here)}`,
        ]),
  ]
  const data = {
    players: players.length,
    entries,
    over,
    ...(corrections === 0 ? {} : { corrections }),
    state,
    rules,
    chance,
    ...(newer ? { newerRules: true } : {}),
    difference,
  }
  return { file, good: honest, lines, data }
}

interface Difference {
  readonly line: number
  readonly there: string
  readonly here: string
}

/** The first line that Tiletum would write otherwise: comments that are wrong, or another hand. */
function differenceOf(text: string, record: GameRecord, { game }: Match): Difference | undefined {
  const isJson = text.trimStart().startsWith('{')
  const ours = isJson ? jsonText(recordToJson(game, record)) : writeRecord(game, record)
  const here = ours.trimEnd().split('\n')
  const there = (isJson ? jsonText(parseJson(text)) : text).trimEnd().split(/\r?\n/)
  const at = here.findIndex((line, index) => line !== there[index])
  const line = at >= 0 ? at : there.length > here.length ? here.length : undefined
  return line === undefined
    ? undefined
    : { line: line + 1, there: there[line] ?? '', here: here[line] ?? '' }
}
