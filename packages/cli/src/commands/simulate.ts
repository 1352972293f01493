import { count, emptyTally, mean, POLICY_NAMES, simulate, spread } from '@tiletum/bots'
import type { PolicyName, Tally } from '@tiletum/bots'
import { DIFFICULTIES } from '@tiletum/engine'
import type { DifficultyId, Game } from '@tiletum/engine'
import { Command, Option } from 'commander'
import type { Context, MakeCommand } from '../context.ts'
import { failure, MISUSE } from '../failure.ts'
import { newGame } from '../new-game.ts'
import { listed, whole } from '../numbers.ts'
import { table } from '../table.ts'

interface Asked {
  readonly games: number
  readonly players: number
  readonly modules: string
  readonly bots: string
  readonly difficulty?: DifficultyId
  readonly seed: string
  readonly edition?: string
  readonly json?: true
}

const MOST_GAMES = 10_000_000

export const simulateCommand: MakeCommand = (context) => {
  const { words, print } = context
  const say = words.simulate
  return new Command('simulate')
    .description(say.command)
    .addOption(
      new Option('--games <number>', say.games).default(100).argParser(whole(1, MOST_GAMES)),
    )
    .addOption(new Option('--players <number>', say.players).default(4).argParser(whole(1, 4)))
    .addOption(new Option('--modules <names>', say.modules).default('base'))
    .addOption(new Option('--bots <names>', say.bots).default('random'))
    .addOption(new Option('--difficulty <name>', say.difficulty).choices(DIFFICULTIES))
    .addOption(new Option('--seed <seed>', say.seed).default('1'))
    .addOption(new Option('--edition <file>', say.edition))
    .addOption(new Option('--json', say.json))
    .action(async (asked: Asked) => {
      const { game } = await newGame(asked, context)
      const outcome = playAll(game, asked, context)
      print(
        asked.json === true
          ? `${JSON.stringify(asData(outcome, asked), undefined, 2)}\n`
          : `${asText(outcome, asked, context).join('\n')}\n`,
      )
    })
}

/** A player for each; the list begins anew where it is too short. */
function botsFor({ bots, players }: Asked, { words }: Context): readonly PolicyName[] {
  const names = listed(bots).map((name): PolicyName => {
    const known = POLICY_NAMES.find((policy) => policy === name)
    if (known === undefined)
      throw failure(words.simulate.unknownBot(name, POLICY_NAMES.join(', ')), MISUSE)
    return known
  })
  if (names.length > players)
    throw failure(words.simulate.tooManyBots(names.length, players), MISUSE)
  return Array.from({ length: players }, (_, seat) => names[seat % names.length] ?? 'random')
}

interface Outcome {
  /** The seat that plays by itself. */
  readonly automaton: number | undefined
  readonly bots: ReadonlyMap<PolicyName, Tally>
  readonly seats: readonly Tally[]
  readonly decisions: number
  readonly seconds: number
}

function playAll(game: Game, asked: Asked, context: Context): Outcome {
  const names = botsFor(asked, context)
  const bots = new Map(names.map((name) => [name, emptyTally()]))
  const seats = Array.from({ length: game.rules.seats }, emptyTally)
  let decisions = 0
  const begun = performance.now()
  for (const played of simulate({ game, bots: names, games: asked.games, seed: asked.seed })) {
    decisions += played.decisions
    played.scores.forEach((score, seat) => {
      const won = seat === played.winner
      const name = names[played.players[seat] ?? -1]
      const tallies = [seats[seat], name === undefined ? undefined : bots.get(name)]
      for (const tally of tallies) if (tally !== undefined) count(tally, score, won)
    })
  }
  return {
    automaton: game.bot,
    bots,
    seats,
    decisions,
    seconds: (performance.now() - begun) / 1000,
  }
}

function asText(outcome: Outcome, { games, seed }: Asked, context: Context): readonly string[] {
  const { automaton, bots, seats, decisions, seconds } = outcome
  const say = context.words.simulate
  const number = (value: number, digits = 0): string =>
    value.toLocaleString(context.language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  const row = (who: string, tally: Tally): string[] => [
    who,
    number(tally.games),
    number(mean(tally), 1),
    number(spread(tally), 1),
    number(tally.lowest),
    number(tally.highest),
    `${number((100 * tally.wins) / tally.games, 1)}\u00a0%`,
  ]
  const { who, mean: average, spread: apart, lowest, highest, wins } = say.columns
  return [
    say.title(games, seed),
    ...table([
      [who, say.columns.games, average, apart, lowest, highest, wins],
      ...[...bots].map(([name, tally]) => row(name, tally)),
      ...seats.map((tally, seat) =>
        row(seat === automaton ? say.cardinalbot : say.seat(seat + 1), tally),
      ),
    ]),
    say.decisions(number(decisions / games, 1)),
    say.speed(number(games / seconds), number(decisions / seconds)),
  ]
}

function asData(outcome: Outcome, asked: Asked): object {
  const { bots, seats, decisions, seconds } = outcome
  const figures = (tally: Tally): object => ({
    games: tally.games,
    mean: mean(tally),
    spread: spread(tally),
    lowest: tally.lowest,
    highest: tally.highest,
    wins: tally.wins,
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
