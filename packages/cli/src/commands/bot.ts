import { commandIn, checkProgram, endPrograms } from '@tiletum/bots/program'
import type { ProgramCheck } from '@tiletum/bots/program'
import { content } from '@tiletum/content'
import { Command, Option } from 'commander'
import type { Context, MakeCommand } from '../context.ts'
import { withExamples } from '../examples.ts'
import { failure } from '../failure.ts'
import { jsonText } from '../json.ts'
import { whole } from '../option-values.ts'
import { PROGRAM_MILLISECONDS } from '../programs.ts'

interface Asked {
  readonly json?: true
  readonly time: number
}

const MOST_TIME = 600_000

export const botCommand: MakeCommand = (context) => {
  const { words } = context
  const command = new Command('bot').description(words.bots.command)
  command.addCommand(
    withExamples(
      new Command('check')
        .description(words.bots.check)
        .argument('<command>', words.bots.program)
        .addOption(
          new Option('--time <milliseconds>', words.bots.time)
            .default(PROGRAM_MILLISECONDS)
            .argParser(whole(1, MOST_TIME)),
        )
        .option('--json', words.recordCommands.json)
        .action((text: string, asked: Asked) => check(text, asked, context)),
      context,
      'bot check "python3 bot.py"',
    ),
  )
  return withExamples(command, context, 'bot check "python3 bot.py"')
}

async function check(text: string, { json, time }: Asked, context: Context): Promise<void> {
  const { words, folder, print, printData } = context
  const { bots: say, arena } = words
  const program = { command: commandIn(text), folder, milliseconds: time }
  const checks: ProgramCheck[] = []
  try {
    for await (const one of checkProgram(program, content)) {
      checks.push(one)
      if (json === true) continue
      const { good, decisions, slowest, points, faults } = one
      const what = say.checks[one.check]
      const width = Math.max(say.good.length, say.bad.length)
      const mark = (good ? say.good : say.bad).padEnd(width)
      print(`${mark}  ${what}: ${say.figures(decisions, Math.ceil(slowest), points)}\n`)
      const kinds = [...new Set(faults)]
      for (const fault of kinds) {
        const times = faults.filter((each) => each === fault).length
        print(`      ${times} × ${arena.fault(fault, fault)}\n`)
      }
    }
  } finally {
    await endPrograms()
  }
  const good = checks.every((one) => one.good)
  if (json === true) printData(jsonText({ good, checks }))
  else print(`${good ? say.allGood : say.notGood}\n`)
  if (!good) throw failure('')
}
