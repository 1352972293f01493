import { randomInt } from 'node:crypto'
import { resolve } from 'node:path'
import { POLICY_NAMES } from '@tiletum/bots'
import type { Level } from '@tiletum/bots'
import { endPrograms } from '@tiletum/bots/program'
import { createLog, createRecord, DIFFICULTIES, openMatch } from '@tiletum/engine'
import type { DifficultyId, Match } from '@tiletum/engine'
import { Command, Option } from 'commander'
import type { Context, MakeCommand } from '../context.ts'
import { withExamples } from '../examples.ts'
import { failure, MISUSE } from '../failure.ts'
import { newGame } from '../new-game.ts'
import { listed } from '../option-values.ts'
import { gameFileOf } from '../play/game-file.ts'
import type { Saved } from '../play/game-file.ts'
import { chanceFrom } from '../play/play-others.ts'
import { botByName, policiesOf, seatPlayersOf } from '../play/seats.ts'
import type { SeatPlayer } from '../play/seats.ts'
import { playSession } from '../play/session.ts'
import { loadRecord, tableOf } from '../record-file.ts'

const CHANCE = ['seed', 'ask'] as const

interface Asked {
  readonly modules?: string
  readonly seats?: string
  readonly difficulty?: DifficultyId
  readonly challenges?: string
  readonly firstGame?: true
  readonly shuffled?: true
  readonly edition?: string
  readonly freeUndo?: true
  readonly seed?: string
  readonly chance: (typeof CHANCE)[number]
  readonly save?: string
}

const RIVAL: Level = 'merchant'
const SEEDS = 1_000_000_000

export const playCommand: MakeCommand = (context) => {
  const say = context.words.play
  const command = new Command('play')
    .description(say.command)
    .argument('[file]', say.file)
    .option('--seats <names>', say.seats(POLICY_NAMES.join(', ')))
    .option('--modules <names>', say.modules)
    .addOption(new Option('--difficulty <name>', say.difficulty).choices(DIFFICULTIES))
    .option('--challenges <names>', say.challenges)
    .option('--first-game', say.firstGame)
    .option('--shuffled', say.shuffled)
    .option('--edition <file>', say.edition)
    .option('--free-undo', say.freeUndo)
    .option('--seed <seed>', say.seed)
    .addOption(new Option('--chance <who>', say.chance).choices(CHANCE).default('seed'))
    .option('--save <file>', say.save)
    .action(async (file: string | undefined, asked: Asked) => {
      const begun =
        file === undefined ? await begin(asked, context) : await goOn(file, asked, context)
      await play(begun, file, asked, context)
    })
  return withExamples(
    command,
    context,
    'play',
    'play --seats Anna,Bruno,master@500ms --save evening.txt',
    'play --modules base,solo --difficulty hard',
    'play --modules base,silver --first-game --seats Anna,random',
    'play evening.txt --save evening.txt',
  )
}

interface Begun {
  readonly match: Match
  readonly seatPlayers: readonly SeatPlayer[]
  readonly kept: Saved
  /** Entries that are in a file already. */
  readonly saved: number
}

async function begin(asked: Asked, context: Context): Promise<Begun> {
  const { modules = 'base', shuffled, freeUndo = false } = asked
  const { person } = context.words.play
  const names =
    asked.seats === undefined
      ? [person, ...(listed(modules).includes('solo') ? [] : [RIVAL])]
      : listed(asked.seats)
  const seatPlayers = seatPlayersAt(names, context)
  const { game, edition } = await newGame(
    {
      ...asked,
      modules,
      players: seatPlayers.length,
      ...(shuffled === undefined ? {} : { shuffledActions: shuffled }),
    },
    context,
  )
  const match = openMatch(game, createLog(game.config, { freeUndo }))
  const { players } = createRecord(game, match.log, { names: seatPlayers.map(({ name }) => name) })
  return { match, seatPlayers, kept: { players, edition }, saved: 0 }
}

/** People are told apart by their names. */
function seatPlayersAt(names: readonly string[], { words }: Context): readonly SeatPlayer[] {
  const twice = names.find((name, at) => botByName(name) === undefined && names.indexOf(name) < at)
  if (twice !== undefined) throw failure(words.play.namedTwice(twice), MISUSE)
  return seatPlayersOf(names)
}

const FIXED = [
  'modules',
  'difficulty',
  'challenges',
  'firstGame',
  'shuffled',
  'edition',
  'freeUndo',
] as const
const dashed = (name: string): string =>
  `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

async function goOn(file: string, asked: Asked, context: Context): Promise<Begun> {
  const say = context.words.play
  const fixed = FIXED.find((option) => asked[option] !== undefined)
  if (fixed !== undefined) throw failure(say.fixedByRecord(dashed(fixed)), MISUSE)
  const { match, record } = await loadRecord(file, context)
  const { players, edition } = record
  const named = asked.seats === undefined ? players.map(({ name }) => name) : listed(asked.seats)
  if (named.length !== players.length) throw failure(say.seatsOfRecord(players.length), MISUSE)
  const seatPlayers = players.map(({ name }, seat) => ({ name, bot: botByName(named[seat] ?? '') }))
  return { match, seatPlayers, kept: { players, edition }, saved: match.log.entries.length }
}

async function play(
  { match, seatPlayers, kept, saved }: Begun,
  file: string | undefined,
  asked: Asked,
  context: Context,
): Promise<void> {
  const { words, folder, print } = context
  const { save } = asked
  const gameFile = gameFileOf(match, kept, context, saved)
  const same =
    file !== undefined && save !== undefined && resolve(folder, file) === resolve(folder, save)
  if (save !== undefined && !(await gameFile.save(save, same)))
    throw failure(words.play.exists(save))
  const seed = asked.seed ?? randomInt(SEEDS).toString(36)
  print(`${words.play.begins(seed)}\n`)
  // A game that goes on must not meet the chance of its beginning again.
  const fromHere = saved === 0 ? seed : `${seed} ${saved}`
  await playSession(
    {
      match,
      table: tableOf(match.game, kept, words),
      others: {
        policies: policiesOf(match.game, seatPlayers, fromHere, (seat, { say }) => {
          if (say !== undefined) print(`${seatPlayers[seat]?.name ?? ''}: ${say}\n`)
        }),
        chance: asked.chance === 'seed' ? chanceFrom(fromHere) : undefined,
      },
      gameFile,
      autosave: save,
    },
    context,
  ).finally(() => void endPrograms())
}
