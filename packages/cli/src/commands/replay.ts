import { Command, Option } from 'commander'
import type { Context, MakeCommand } from '../context.ts'
import { withExamples } from '../examples.ts'
import { jsonText } from '../json.ts'
import { momentOf } from '../replay-position.ts'
import type { ReplayPosition } from '../replay-position.ts'
import { whole } from '../option-values.ts'
import { positionData } from '../position/data.ts'
import { positionLines } from '../position/index.ts'
import { loadRecord } from '../record-file.ts'
import type { Loaded } from '../record-file.ts'
import { chaptersOf, headingOf, sentencesOf } from '../narration.ts'
import type { LogChapter } from '../narration.ts'
import { askedLine } from '@tiletum/text/position-text'

interface Asked {
  readonly at?: number
  readonly brief?: true
  readonly json?: true
}

export const MOST_TURNS = 1000

export const replayCommand: MakeCommand = (context) => {
  const { words, print, printData } = context
  const say = words.recordCommands
  const command = new Command('replay')
    .description(say.replay.command)
    .argument('<file>', say.file)
    .addOption(new Option('--at <turns>', say.at).argParser(whole(0, MOST_TURNS)))
    .option('--brief', say.replay.brief)
    .option('--json', say.json)
    .action(async (file: string, asked: Asked) => {
      const loaded = await loadRecord(file, context)
      const moment = momentOf(loaded, context, asked.at)
      const chapters = numbered(chaptersOf(moment.events))
      if (asked.json === true) printData(jsonText(asData(chapters, moment, loaded, context)))
      else print(`${asText(chapters, moment, loaded, asked, context).join('\n')}\n`)
    })
  return withExamples(
    command,
    context,
    'replay games/two-players.txt',
    'replay games/solo-normal.txt --at 4 --lang fr',
    'replay games/four-players.txt --brief',
  )
}

interface Numbered extends LogChapter {
  /** Which turn of the game it is; undefined between turns. */
  readonly turn: number | undefined
}

function numbered(chapters: readonly LogChapter[]): readonly Numbered[] {
  let turns = 0
  return chapters.map((chapter) => ({
    ...chapter,
    turn: chapter.opening?.event === 'turn' ? ++turns : undefined,
  }))
}

function asText(
  chapters: readonly Numbered[],
  { state }: ReplayPosition,
  { game, table }: Loaded,
  { brief }: Asked,
  context: Context,
): readonly string[] {
  const { words, colours } = context
  const { heading } = words.recordCommands.replay
  const told = chapters.flatMap((chapter) => {
    const { turn, events } = chapter
    const above = headingOf(words, table, chapter)
    const inOne = brief === true && turn !== undefined ? words.log.turn(table, events) : undefined
    if (inOne !== undefined && turn !== undefined) return [heading(turn, inOne)]
    const title = above === undefined || turn === undefined ? above : heading(turn, above)
    return [
      ...(title === undefined ? [] : ['', colours.strong(title)]),
      ...sentencesOf(words, table, chapter),
    ]
  })
  return [
    ...told,
    '',
    ...positionLines(context, table, state),
    '',
    askedLine(words, game, table, state),
  ]
}

function asData(
  chapters: readonly Numbered[],
  { state, turns }: ReplayPosition,
  { game, table }: Loaded,
  { words }: Context,
): object {
  return {
    turns,
    chapters: chapters.map((chapter) => {
      const { turn, opening } = chapter
      const title = headingOf(words, table, chapter)
      return {
        ...(turn === undefined ? {} : { turn }),
        ...(opening?.seat === undefined ? {} : { seat: opening.seat + 1 }),
        ...(title === undefined ? {} : { title }),
        sentences: sentencesOf(words, table, chapter).map((sentence) => sentence.trim()),
      }
    }),
    position: positionData(game, table, state),
  }
}
