import { DEPTH, DEPTHS, reviewGame, REVIEW_SEED } from '@tiletum/bots/review'
import type { DepthName, TurnReview } from '@tiletum/bots/review'
import { effectiveMoves } from '@tiletum/engine'
import type { Game, Move } from '@tiletum/engine'
import { Command, Option } from 'commander'
import type { Context, MakeCommand } from '../context.ts'
import { withExamples } from '../examples.ts'
import { failure, MISUSE } from '../failure.ts'
import { jsonText } from '../json.ts'
import { listed } from '../option-values.ts'
import { progress } from '../progress.ts'
import { loadRecord } from '../record-file.ts'
import { reviewData, reviewLines } from '../review.ts'

interface Asked {
  readonly seats?: string
  readonly depth: DepthName
  readonly json?: true
}

export const reviewCommand: MakeCommand = (context) => {
  const { words, print, printData } = context
  const { file, json } = words.recordCommands
  const { review: say } = words
  const command = new Command('review')
    .description(say.command)
    .argument('<file>', file)
    .addOption(new Option('--seats <numbers>', say.seats))
    .addOption(new Option('--depth <name>', say.depth).choices(DEPTHS).default('thorough'))
    .option('--json', json)
    .action(async (name: string, asked: Asked) => {
      const loaded = await loadRecord(name, context)
      const { game, record } = loaded
      if (game.companion) throw failure(say.realTable)
      const seats = seatsOf(asked, game, context)
      const line = [...effectiveMoves(record.log)]
      const turns = reviewed(game, line, seats, asked.depth, context)
      if (turns.length === 0) throw failure(say.nothing)
      if (asked.json === true)
        printData(jsonText({ depth: asked.depth, ...reviewData(turns, loaded, line, context) }))
      else print(`${reviewLines(turns, loaded, line, context).join('\n').trimEnd()}\n`)
    })
  return withExamples(
    command,
    context,
    'review game.txt',
    'review games/two-players.txt --seats 1 --depth quick',
    'review game.txt --json | jq ".turns[].verdict"',
  )
}

function reviewed(
  game: Game,
  line: readonly Move[],
  seats: readonly number[],
  depth: DepthName,
  context: Context,
): readonly TurnReview[] {
  const going = reviewGame(game, { line, seats, depth: DEPTH[depth], seed: REVIEW_SEED })
  let show: ((more?: number) => void) | undefined
  let told = 0
  for (let step = going.next(); ; step = going.next()) {
    if (step.done === true) {
      show?.(step.value.length - told)
      return step.value
    }
    const { done, of } = step.value
    show ??= progress(of, 0, context, context.words.review.progress)
    if (done > told) show(done - told)
    told = done
  }
}

function seatsOf({ seats }: Asked, game: Game, { words }: Context): readonly number[] {
  const all = Array.from({ length: game.config.players }, (_, seat) => seat)
  if (seats === undefined) return all
  return listed(seats).map((text) => {
    const seat = all.find((one) => String(one + 1) === text)
    if (seat === undefined) throw failure(words.review.noSeat(text), MISUSE)
    return seat
  })
}
