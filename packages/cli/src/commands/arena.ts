import { availableParallelism } from 'node:os'
import { fixtures, LEVELS, nameOf, PAIRINGS, POLICY_NAMES } from '@tiletum/bots'
import type { Pairing, Schedule } from '@tiletum/bots'
import { endPrograms } from '@tiletum/bots/program'
import { DIFFICULTIES, RULES_REVISION } from '@tiletum/engine'
import type { DifficultyId, Game } from '@tiletum/engine'
import { Command, Option } from 'commander'
import { playAll } from '../arena/play-all.ts'
import { openGames } from '../arena/games-file.ts'
import { reportLines, reportOf } from '../arena/report.ts'
import type { TableGame } from '../arena/table.ts'
import type { Context, MakeCommand } from '../context.ts'
import { withExamples } from '../examples.ts'
import { failure, MISUSE } from '../failure.ts'
import { jsonText } from '../json.ts'
import { newGame } from '../new-game.ts'
import { listed, whole } from '../option-values.ts'
import { botNamed } from '../programs.ts'
import { progress } from '../progress.ts'
import { readWeightFiles } from '../weights.ts'

interface Asked {
  readonly bots: string
  readonly players: number
  readonly modules: string
  readonly difficulty?: DifficultyId
  readonly games: number
  readonly pairing: Pairing
  readonly iterations?: number
  readonly seed: string
  readonly workers: number
  readonly file: string
  readonly edition?: string
  readonly json?: true
}

const MOST_GAMES = 1_000_000
const MOST_ITERATIONS = 100_000_000
const MOST_WORKERS = 256
/** The exit code that a shell expects of a program ended by Ctrl-C. */
const INTERRUPTED = 130

export const arenaCommand: MakeCommand = (context) => {
  const { simulate, arena: say } = context.words
  const command = new Command('arena')
    .description(say.command)
    .addOption(new Option('--bots <names>', say.bots).default(['greedy', ...LEVELS].join(',')))
    .addOption(new Option('--players <number>', say.players).default(2).argParser(whole(1, 4)))
    .addOption(new Option('--modules <names>', simulate.modules).default('base'))
    .addOption(new Option('--difficulty <name>', simulate.difficulty).choices(DIFFICULTIES))
    .addOption(
      new Option('--games <number>', say.games).default(100).argParser(whole(1, MOST_GAMES)),
    )
    .addOption(new Option('--pairing <which>', say.pairing).choices(PAIRINGS).default('all'))
    .addOption(
      new Option('--iterations <number>', say.iterations).argParser(whole(1, MOST_ITERATIONS)),
    )
    .addOption(new Option('--seed <seed>', say.seed).default('1'))
    .addOption(
      new Option('--workers <number>', say.workers)
        .default(Math.max(1, availableParallelism() - 1))
        .argParser(whole(1, MOST_WORKERS)),
    )
    .addOption(new Option('--file <file>', say.file).default('arena.jsonl'))
    .addOption(new Option('--edition <file>', simulate.edition))
    .addOption(new Option('--json', simulate.json))
    .action((asked: Asked) => compete(asked, context))
  return withExamples(
    command,
    context,
    'arena --bots greedy,apprentice,merchant --games 100',
    'arena --players 4 --bots random,greedy,master@100ms --pairing ladder --file four.jsonl',
    'arena --players 1 --modules base,solo --difficulty hard --bots merchant,master',
  )
}

async function compete(asked: Asked, context: Context): Promise<void> {
  const { words, print, printData, tell } = context
  const { game, content, edition } = await newGame(asked, context)
  const schedule = scheduleOf(asked, game, context)
  const weights = await readWeightFiles(schedule.bots, context)
  const { seed, file } = asked
  const terms = { arena: 1, rules: RULES_REVISION, seed, config: game.config, edition } as const
  const kept = await openGames(file, terms, context)
  const { found } = kept
  if (found.length > 0) tell(`${words.arena.goingOn(found.length, file)}\n`)
  const known = new Map(found.map((one) => [nameOf(one), one]))
  const all = fixtures(schedule)
  const open = all.filter((fixture) => !known.has(nameOf(fixture)))
  const stop = () => {
    tell(`\n${words.arena.stopped(known.size, file)}\n`)
    process.exit(INTERRUPTED)
  }
  const show = progress(all.length, all.length - open.length, context)
  process.once('SIGINT', stop)
  const options = { config: game.config, content, weights, workers: asked.workers }
  await playAll(open, options, async (played) => {
    if (played.silent !== undefined) throw failure(words.arena.silent(played.silent))
    for (const { name, fault } of played.faults ?? []) tell(`${words.arena.fault(name, fault)}\n`)
    await kept.add(played)
    known.set(nameOf(played), played)
    show()
  }).finally(() => {
    process.off('SIGINT', stop)
    void endPrograms()
  })
  const games = all.flatMap((fixture): readonly TableGame[] => {
    const played = known.get(nameOf(fixture))
    return played === undefined ? [] : [played]
  })
  const report = reportOf(games)
  const { players, modules } = asked
  if (asked.json === true)
    printData(jsonText({ games: games.length, players, modules: listed(modules), seed, ...report }))
  else
    print(
      `${[words.arena.title(games.length, players, seed), ...reportLines(report, context)].join(
        '\n',
      )}\n`,
    )
}

function scheduleOf(asked: Asked, game: Game, { words }: Context): Schedule {
  const { arena: say } = words
  const bots = listed(asked.bots).map((name) => {
    if (botNamed(name) === undefined)
      throw failure(say.unknownBot(name, POLICY_NAMES.join(', ')), MISUSE)
    const searches = LEVELS.some((level) => level === name)
    return searches && asked.iterations !== undefined ? `${name}@${asked.iterations}` : name
  })
  const twice = bots.find((name, at) => bots.indexOf(name) !== at)
  if (twice !== undefined) throw failure(say.sameTwice(twice), MISUSE)
  if (bots.length < 2 && game.bot === undefined) throw failure(say.tooFew, MISUSE)
  const { players, games, seed, pairing } = asked
  const automaton = game.bot === undefined ? {} : { automaton: say.cardinalbot }
  return { bots, players, games, seed, pairing, ...automaton }
}
