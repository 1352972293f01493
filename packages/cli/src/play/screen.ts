/** The output of a game in the terminal. */
import { fold } from '@tiletum/engine'
import type { GameEvent, Match } from '@tiletum/engine'
import type { NamedGame } from '@tiletum/text'
import { askedLine, goodsOf, whenLine } from '@tiletum/text/position-text'
import type { Context } from '../context.ts'
import { choiceLines } from '../options-list.ts'
import type { NumberedOption } from '../options-list.ts'
import { positionLines, seatLines } from '../position/index.ts'
import { chaptersOf, headingOf, sentencesOf } from '../narration.ts'
import { notationSentence, possibleSentence, ruleSentence } from '../explain-move.ts'
import { PLAY_COMMANDS } from './play-commands.ts'
import type { NextToAct } from './play-others.ts'
import { scoreLines, winnerLine } from './result.ts'

export interface TerminalScreen {
  readonly prompt: (asked: NextToAct) => string
  readonly question: (asked: NextToAct, choices: readonly NumberedOption[]) => void
  readonly tell: (events: readonly GameEvent[]) => void
  readonly thinking: (seat: number) => void
  readonly why: (move: string) => Promise<void>
  readonly wholeTable: () => void
  readonly log: () => void
  readonly score: () => void
  readonly help: () => void
}

export function createScreen(match: Match, table: NamedGame, context: Context): TerminalScreen {
  const { game } = match
  const { words, colours } = context
  const show = (lines: readonly string[]): void => context.print(`${lines.join('\n')}\n`)
  let setUp = game.awaiting(match.state).who === 'chance' && match.moves.length === 0
  /** Whose board was shown last, and in which turn. */
  let shown = ''
  let ended = false
  let thought = ''

  const newsLines = (events: readonly GameEvent[]): readonly string[] =>
    chaptersOf(events).flatMap((chapter) => {
      const title = headingOf(words, table, chapter)
      const lines = sentencesOf(words, table, chapter)
      return title === undefined ? lines : ['', colours.strong(title), ...lines]
    })

  const boardLines = (seat: number): readonly string[] => {
    const { round, turn } = match.state
    const now = `${seat} ${round} ${turn}`
    if (now === shown) {
      const goods = goodsOf(words, table, match.state, seat)
      return ['', words.position.part(words.web.board.goods, words.position.items(goods))]
    }
    shown = now
    return [
      '',
      colours.strong(whenLine(context, match.state)),
      ...seatLines(context, table, match.state, seat),
      '',
    ]
  }

  return {
    prompt(asked) {
      if (asked === 'nobody') return words.play.prompt('Tiletum')
      const name = asked === 'chance' ? words.play.chanceName : table.seats[asked]
      return words.play.prompt(name ?? '')
    },
    question(asked, choices) {
      if (asked === 'nobody') {
        if (ended) return
        ended = true
        show([
          '',
          words.web.tray.over,
          ...scoreLines(context, match, table),
          winnerLine(words, game, match, table),
        ])
        return
      }
      ended = false
      show([
        ...(asked === 'chance' ? [''] : boardLines(asked)),
        colours.strong(askedLine(words, game, table, match.state)),
        ...choiceLines(choices, table, match.state, context),
      ])
    },
    tell(events) {
      if (thought !== '') context.tell('\r\u001b[K')
      thought = ''
      // The set-up is seen on the table sooner than in a hundred sentences.
      const told = setUp
        ? events.slice(
            Math.max(
              0,
              events.findIndex(({ event }) => event === 'round'),
            ),
          )
        : events
      if (match.state.round > 0) setUp = false
      if (told.length > 0 && (!setUp || match.state.round > 0)) show(newsLines(told))
    },
    thinking(seat) {
      const name = table.seats[seat] ?? ''
      if (!context.watched || name === thought) return
      thought = name
      context.tell(`\r\u001b[K${words.play.thinks(name)}`)
    },
    async why(text) {
      if (text === '') return show([words.play.whyWhat])
      const move = game.parse(text.toLowerCase())
      if (typeof move !== 'number') return show([notationSentence(move, context)])
      const refusal = game.why(match.state, move)
      if (refusal === undefined)
        return show([possibleSentence(game, table, match.state, move, context)])
      const rule = await ruleSentence(refusal, context)
      return show([
        words.refusals.say(table, refusal),
        ...(rule === undefined ? [] : [colours.faint(rule)]),
      ])
    },
    wholeTable: () => show(positionLines(context, table, match.state)),
    log() {
      const events: GameEvent[] = []
      fold(game, match.log, (event) => events.push(event))
      const lines = chaptersOf(events).flatMap((chapter) => {
        const { opening, events: within } = chapter
        if (opening === undefined) return []
        if (opening.event !== 'turn') return newsLines(within)
        return words.log.turn(table, within) ?? []
      })
      show(lines)
    },
    score: () => show(scoreLines(context, match, table)),
    help() {
      const { helpLines, commands } = words.play
      const width = Math.max(...PLAY_COMMANDS.map((command) => commands[command].usage.length))
      show([
        helpLines.number,
        helpLines.move,
        helpLines.empty,
        ...PLAY_COMMANDS.map((command) => {
          const { usage, does } = commands[command]
          return `${colours.input(usage.padEnd(width))}  ${does}`
        }),
      ])
    },
  }
}
