import { LEVELS, POLICY_NAMES, readContestant, seated } from '@tiletum/bots'
import type { Contestant, Thought } from '@tiletum/bots'
import { moveList } from '@tiletum/engine'
import type { Game, Move, State } from '@tiletum/engine'
import type { Table } from '@tiletum/text'
import { askedLine } from '@tiletum/text/reading'
import { Command, Option } from 'commander'
import type { Context, MakeCommand } from '../context.ts'
import { withExamples } from '../examples.ts'
import { failure, MISUSE } from '../failure.ts'
import { jsonText } from '../json.ts'
import { momentOf } from '../moments.ts'
import { whole } from '../numbers.ts'
import { loadRecord } from '../record-file.ts'
import { MOST_TURNS } from './replay.ts'

interface Asked {
  readonly at?: number
  readonly bot: string
  readonly lines: number
  readonly seed: string
  readonly json?: true
}

const MOST_LINES = 100

export const adviseCommand: MakeCommand = (context) => {
  const { words, print } = context
  const { advise: say, file, at, json } = words.recordCommands
  const command = new Command('advise')
    .description(say.command)
    .argument('<file>', file)
    .addOption(new Option('--at <turns>', at).argParser(whole(0, MOST_TURNS)))
    .addOption(new Option('--bot <name>', say.bot).default('master'))
    .addOption(new Option('--lines <number>', say.lines).default(3).argParser(whole(1, MOST_LINES)))
    .addOption(new Option('--seed <seed>', say.seed).default('1'))
    .option('--json', json)
    .action(async (name: string, asked: Asked) => {
      const contestant = readContestant(asked.bot)
      if (contestant === undefined)
        throw failure(words.arena.unknownBot(asked.bot, POLICY_NAMES.join(', ')), MISUSE)
      const loaded = await loadRecord(name, context)
      const { game, table } = loaded
      const { state } = momentOf(loaded, context, asked.at)
      const advice = adviceFor(game, table, state, contestant, asked, context)
      print(
        asked.json === true
          ? jsonText({ bot: asked.bot, ...advice })
          : `${asText(advice, askedLine(words, game, table, state), asked, context).join('\n')}\n`,
      )
    })
  return withExamples(
    command,
    context,
    'advise game.txt',
    'advise games/two-players.txt --at 6 --bot master@10000 --lines 5',
    'advise game.txt --bot merchant --json | jq .move',
  )
}

interface Told {
  readonly notation: string
  readonly text: string
}

interface Advice {
  readonly seat: number
  readonly move: Told
  readonly iterations: number
  readonly lines: readonly {
    readonly expected: number
    readonly visits: number
    readonly moves: readonly Told[]
  }[]
}

function adviceFor(
  game: Game,
  table: Table,
  state: State,
  contestant: Contestant,
  { lines, seed }: Asked,
  context: Context,
): Advice {
  const { options, advise: say } = context.words.recordCommands
  const awaiting = game.awaiting(state)
  if (awaiting.who === 'nobody') throw failure(options.none)
  if (awaiting.who === 'chance') throw failure(say.chance)
  const moves = moveList()
  game.list(state, moves)
  const policy = seated(contestant, game, seed)
  const chosen = policy.choose(state, moves, {})
  const thought: Thought | undefined = policy.explain?.(lines)
  const tell = (line: readonly Move[]): readonly Told[] =>
    toldAlong(game, table, game.clone(state), line, context)
  return {
    seat: awaiting.seat + 1,
    move: tell([chosen])[0] ?? { notation: game.format(chosen), text: '' },
    iterations: thought?.iterations ?? 0,
    lines: (thought?.lines ?? []).map(({ expected, visits, moves: line }) => ({
      expected: Math.round(expected * 10) / 10,
      visits,
      moves: tell(line),
    })),
  }
}

/** Each move in the words of the position it is made in. */
function toldAlong(
  game: Game,
  table: Table,
  state: State,
  line: readonly Move[],
  { words }: Context,
): readonly Told[] {
  return line.map((move) => {
    const told = {
      notation: game.format(move),
      text: words.moves.describe(table, state, move).long,
    }
    game.play(state, move)
    return told
  })
}

function asText(
  { move, iterations, lines }: Advice,
  question: string,
  { bot }: Asked,
  { words, colours, language }: Context,
): readonly string[] {
  const { advise: say } = words.recordCommands
  const whole = (value: number): string => value.toLocaleString(language)
  const inWords = ({ text, notation }: Told): string => `${text}  ${colours.faint(`[${notation}]`)}`
  const reasons = LEVELS.some((level) => bot.startsWith(level)) ? say.onlyMove : say.noLines
  return [
    question,
    colours.strong(say.would(bot, inWords(move))),
    ...(lines.length === 0 ? [reasons] : [say.tried(whole(iterations))]),
    ...lines.flatMap(({ expected, visits, moves }, index) => [
      '',
      say.line(index + 1, expected, whole(visits), points(expected, language)),
      ...moves.map((one) => `   ${inWords(one)}`),
    ]),
  ]
}

const points = (expected: number, language: string): string =>
  Math.abs(expected).toLocaleString(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
