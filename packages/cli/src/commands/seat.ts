import { POLICY_NAMES } from '@tiletum/bots'
import { Command, Option } from 'commander'
import type { MakeCommand } from '../context.ts'
import { withExamples } from '../examples.ts'
import { failure, MISUSE } from '../failure.ts'
import { whole } from '../option-values.ts'
import { programNamed } from '../programs.ts'
import { parseSeatUrl, playRemoteSeat } from '../seat.ts'
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
      const remote = parseSeatUrl(url)
      if (remote === undefined) throw failure(say.noSeat, MISUSE)
      const policy = POLICY_NAMES.find((name) => name === bot)
      const program = programNamed(bot)
      if (policy === undefined && program === undefined)
        throw failure(words.arena.unknownBot(bot, POLICY_NAMES.join(', ')), MISUSE)
      const end = await playRemoteSeat(remote, {
        bot: program ?? policy ?? 'random',
        seed,
        ...(iterations === undefined ? {} : { iterations }),
        onLost: () => tell(`${say.lost}\n`),
        onMove: (move) => tell(`${move}\n`),
      })
      if (end.end !== 'over') throw failure(whyNot(end, remote.url.host))
      const place = end.standings.indexOf(end.seat) + 1
      print(`${say.over(place, end.scores[end.seat] ?? 0)}\n`)
    })

  function whyNot(end: Exclude<SeatEnd, { end: 'over' }>, host: string): string {
    switch (end.end) {
      case 'sent-away':
        return say.sentAway(end.why)
      case 'no-answer':
        return say.noAnswer(host)
      case 'refused':
        return say.refused
      case 'other-content':
        return say.otherContent
    }
  }

  return withExamples(
    command,
    context,
    'seat "https://tiletum.example/#TOKEN" --bot master',
    'seat "http://localhost:8080/#TOKEN" --bot merchant --iterations 500',
    `seat "http://localhost:8080/#TOKEN" --bot 'program:"python3 bot.py"'`,
  )
}
