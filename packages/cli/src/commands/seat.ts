import { POLICY_NAMES } from '@tiletum/bots'
import { Command, Option } from 'commander'
import type { MakeCommand } from '../context.ts'
import { withExamples } from '../examples.ts'
import { failure, MISUSE } from '../failure.ts'
import { whole } from '../numbers.ts'
import { seatIn, sitAt } from '../seat.ts'
import type { SeatEnd } from '../seat.ts'

interface Asked {
  readonly bot: string
  readonly iterations?: number
  readonly seed: string
}

const MOST_ITERATIONS = 10_000_000

export const seatCommand: MakeCommand = (context) => {
  const { words, print, tell } = context
  const say = words.seat
  const command = new Command('seat')
    .description(say.command)
    .argument('<url>', say.url)
    .addOption(new Option('--bot <name>', say.bot).default('master'))
    .addOption(
      new Option('--iterations <number>', say.iterations).argParser(whole(1, MOST_ITERATIONS)),
    )
    .addOption(new Option('--seed <seed>', say.seed).default('1'))
    .action(async (url: string, { bot, seed, iterations }: Asked) => {
      const at = seatIn(url)
      if (at === undefined) throw failure(say.noSeat, MISUSE)
      const policy = POLICY_NAMES.find((name) => name === bot)
      if (policy === undefined)
        throw failure(words.arena.unknownBot(bot, POLICY_NAMES.join(', ')), MISUSE)
      const end = await sitAt(at, {
        policy,
        seed,
        ...(iterations === undefined ? {} : { iterations }),
        onLost: () => tell(`${say.lost}\n`),
        onMove: (move) => tell(`${move}\n`),
      })
      if (end.end !== 'over') throw failure(whyNot(end))
      const place = end.standings.indexOf(end.seat) + 1
      print(`${say.over(place, end.scores[end.seat] ?? 0)}\n`)
    })

  const whyNot = (end: Exclude<SeatEnd, { end: 'over' }>): string =>
    end.end === 'sent-away'
      ? say.sentAway(end.why)
      : end.end === 'refused'
        ? say.refused
        : say.otherContent

  return withExamples(
    command,
    context,
    'seat "https://tiletum.example/#TOKEN" --bot master',
    'seat "http://localhost:8080/#TOKEN" --bot merchant --iterations 500',
  )
}
