import { count, emptyTally, interval, mean, POLICY_NAMES, spread } from '@tiletum/bots'
import type { ScoreStats } from '@tiletum/bots'
import { endPrograms } from '@tiletum/bots/program'
import { DIFFICULTIES } from '@tiletum/engine'
import type { DifficultyId } from '@tiletum/engine'
import { Command, Option } from 'commander'
import type { Context, MakeCommand } from '../context.ts'
import { withExamples } from '../examples.ts'
import { failure, MISUSE } from '../failure.ts'
import { jsonText } from '../json.ts'
import { newGame } from '../new-game.ts'
import type { NewGame } from '../new-game.ts'
import { listed, whole } from '../option-values.ts'
import { programNamed } from '../programs.ts'
import { progress } from '../progress.ts'
import { createBatchPlayer, batchesOf } from '../simulate/batch.ts'
import { table } from '../text-table.ts'
import { runInPool } from '../worker-pool.ts'

interface Given {
  readonly games: number
  readonly players?: number
  readonly modules: string
  readonly bots: string
  readonly difficulty?: DifficultyId
  readonly seed: string
  readonly workers: number
  readonly edition?: string
  readonly json?: true
}

interface Asked extends Given {
  readonly players: number
}

const MOST_GAMES = 10_000_000
const MOST_WORKERS = 256

export const simulateCommand: MakeCommand = (context) => {
  const { words, print, printData } = context
  const say = words.simulate
  const command = new Command('simulate')
    .description(say.command)
    .addOption(
      new Option('--games <number>', say.games).default(100).argParser(whole(1, MOST_GAMES)),
    )
    .addOption(new Option('--players <number>', say.players).argParser(whole(1, 4)))
    .addOption(new Option('--modules <names>', say.modules).default('base'))
    .addOption(new Option('--bots <names>', say.bots).default('random'))
    .addOption(new Option('--difficulty <name>', say.difficulty).choices(DIFFICULTIES))
    .addOption(new Option('--seed <seed>', say.seed).default('1'))
    .addOption(
      new Option('--workers <number>', say.workers).default(1).argParser(whole(1, MOST_WORKERS)),
    )
    .addOption(new Option('--edition <file>', say.edition))
    .addOption(new Option('--json', say.json))
    .action(async (given: Given) => {
      const players = given.players ?? (listed(given.modules).includes('solo') ? 1 : 4)
      const asked = { ...given, players }
      const outcome = await playAll(await newGame(asked, context), asked, context)
      if (asked.json === true) printData(jsonText(asData(outcome, asked)))
      else print(`${asText(outcome, asked, context).join('\n')}\n`)
    })
  return withExamples(
    command,
    context,
    'simulate --games 1000 --bots greedy,random',
    'simulate --modules base,solo --difficulty hard --bots greedy --workers 4',
    'simulate --modules base,silver --players 3 --bots eager --seed pear --json',
  )
}

/** A player for each; the list begins anew where it is too short. */
function botsFor({ bots, players }: Asked, { words }: Context): readonly string[] {
  const names = listed(bots)
  for (const name of names)
    if (programNamed(name) === undefined && !POLICY_NAMES.some((known) => known === name))
      throw failure(words.simulate.unknownBot(name, POLICY_NAMES.join(', ')), MISUSE)
  if (names.length > players)
    throw failure(words.simulate.tooManyBots(names.length, players), MISUSE)
  return Array.from({ length: players }, (_, seat) => names[seat % names.length] ?? 'random')
}

interface Outcome {
  /** The seat that plays by itself. */
  readonly automaton: number | undefined
  readonly bots: ReadonlyMap<string, ScoreStats>
  readonly seats: readonly ScoreStats[]
  readonly decisions: number
  readonly seconds: number
}

async function playAll(
  { game, content }: NewGame,
  asked: Asked,
  context: Context,
): Promise<Outcome> {
  const { games, seed, workers } = asked
  const names = botsFor(asked, context)
  const bots = new Map(names.map((name) => [name, emptyTally()]))
  const seats = Array.from({ length: game.rules.seats }, emptyTally)
  let decisions = 0
  const setting = { config: game.config, content, bots: names, seed }
  const show = progress(games, 0, context)
  const begun = performance.now()
  await runInPool(
    batchesOf(games, workers),
    {
      program: 'simulate-worker',
      source: './simulate/worker.ts',
      data: setting,
      workers,
      inline: () => createBatchPlayer(setting),
    },
    (results) => {
      for (const played of results) {
        decisions += played.decisions
        played.scores.forEach((score, seat) => {
          const won = seat === played.winner
          const name = names[played.players[seat] ?? -1]
          const tallies = [seats[seat], name === undefined ? undefined : bots.get(name)]
          for (const tally of tallies) if (tally !== undefined) count(tally, score, won)
        })
      }
      show(results.length)
    },
  ).finally(() => void endPrograms())
  const seconds = (performance.now() - begun) / 1000
  return { automaton: game.bot, bots, seats, decisions, seconds }
}

function asText(outcome: Outcome, { games, seed }: Asked, context: Context): readonly string[] {
  const { automaton, bots, seats, decisions, seconds } = outcome
  const say = context.words.simulate
  const number = (value: number, digits = 0): string =>
    value.toLocaleString(context.language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  const percent = (share: number): string => `${number(100 * share, 1)}\u00a0%`
  const inPercent = ({ wins, games: played }: ScoreStats): [string, string] => {
    const [low, high] = interval(wins, played)
    return [number(100 * low, 1), percent(high)]
  }
  const row = (who: string, tally: ScoreStats): string[] => [
    who,
    number(tally.games),
    number(mean(tally), 1),
    number(spread(tally), 1),
    number(tally.lowest),
    number(tally.highest),
    percent(tally.wins / tally.games),
    say.interval(...inPercent(tally)),
  ]
  const { who, mean: average, spread: apart, lowest, highest, wins, between } = say.columns
  return [
    say.title(games, seed),
    ...table(
      [
        [who, say.columns.games, average, apart, lowest, highest, wins, between],
        ...[...bots].map(([name, tally]) => row(name, tally)),
        ...seats.map((tally, seat) =>
          row(seat === automaton ? say.cardinalbot : say.seat(seat + 1), tally),
        ),
      ],
      context.width,
    ),
    say.decisions(number(decisions / games, 1)),
    say.speed(number(games / seconds), number(decisions / seconds)),
  ]
}

function asData(outcome: Outcome, asked: Asked): object {
  const { bots, seats, decisions, seconds } = outcome
  const figures = (tally: ScoreStats): object => ({
    games: tally.games,
    mean: mean(tally),
    spread: spread(tally),
    lowest: tally.lowest,
    highest: tally.highest,
    wins: tally.wins,
    winRate: tally.wins / tally.games,
    interval: interval(tally.wins, tally.games),
  })
  const { games, players, modules, seed } = asked
  return {
    games,
    players,
    modules: listed(modules),
    seed,
    bots: Object.fromEntries([...bots].map(([name, tally]) => [name, figures(tally)])),
    seats: seats.map(figures),
    decisionsPerGame: decisions / games,
    speed: { gamesPerSecond: games / seconds, decisionsPerSecond: decisions / seconds },
  }
}
