/** The answers to typed questions, a sentence each. */
import { scores, seatsIn } from '@tiletum/engine'
import { VIEW_COMMANDS, wordsOf } from '@tiletum/text/commands'
import type { ViewCommandName } from '@tiletum/text/commands'
import { piecesOf } from '@tiletum/text/position-text'
import type { TextViewContext } from './context.ts'
import type { HistoryCommand } from './history-view.ts'
import {
  boardOf,
  contractNames,
  dieName,
  fairs,
  forecastSentences,
  logLines,
  mapsOf,
  newsLines,
  offered,
  placeSentence,
  reasonsOf,
  segments,
  statusSentences,
  tableOf,
} from './section-text.ts'
import { sentence } from './sentence.ts'
import type { TraceSection } from './section-text.ts'

export type Question = Exclude<
  ViewCommandName,
  'why' | 'rule' | 'hint' | 'plan' | 'undo' | 'redo' | 'restart' | HistoryCommand
>

const MOST_OPTIONS = 12
const MOST_LINES = 5

export const ANSWERS: Readonly<
  Record<Question, (context: TextViewContext, about: string) => string>
> = {
  help,
  status: (context) => statusSentences(context).join(' '),
  options: (context, about) => optionsAbout(context, about),
  dice,
  where(context, about) {
    const { at, reader, told, snapshot } = context
    const seat = seatCalled(context, about)
    if (seat === undefined) return context.text.textView.answers.noPlayer(about)
    const pieces = piecesOf(reader.words, told, snapshot.state, seat)
    return sentence(reader.words.position.part(at.say.seat(seat), pieces.join(', ')))
  },
  places,
  offers(context) {
    const { web } = context.words
    const { position } = context.reader.words
    const list = (names: readonly (string | undefined)[]): string =>
      position.items(names.flatMap((name, at) => (name === undefined ? [] : `${at + 1}, ${name}`)))
    return [
      sentence(position.part(web.panel.contracts, list(contractNames(context)))),
      sentence(
        position.part(web.panel.characters, list(offered(context, tableOf(context).characters))),
      ),
    ].join(' ')
  },
  board(context, about) {
    const seat = seatCalled(context, about)
    if (seat === undefined) return context.text.textView.answers.noPlayer(about)
    const { position } = context.reader.words
    const { title, parts } = boardOf(context, seat)
    return [title, ...parts.map(([name, things]) => position.part(name, position.items(things)))]
      .map(sentence)
      .join(' ')
  },
  fairs: (context) => fairs(context).map(sentence).join(' '),
  forecast: (context) => forecastSentences(context).join(' '),
  tasks(context) {
    const tasks = context.listed.filter(({ task }) => task).map(({ short }) => short)
    return tasks.length === 0 ? context.text.textView.answers.noTasks : possible(context, tasks)
  },
  last(context) {
    const news = newsLines(context)
    return news.length === 0 ? context.text.textView.answers.noNews : news.join(' ')
  },
  log(context) {
    const { textView } = context.text
    const lines = logLines(context, MOST_LINES)
    return lines.length === 0
      ? textView.answers.noNews
      : lines.map(({ moment, text }) => textView.numbered(moment, text)).join(' ')
  },
  score: ({ snapshot, at, text, words }) =>
    sentence(
      snapshot.game
        .standings(snapshot.state)
        .map((seat) =>
          text.textView.score(at.say.seat(seat), words.nouns.vp(scores(snapshot.state)[seat] ?? 0)),
        )
        .join(', '),
    ),
  reasons(context, about) {
    const { textView } = context.text
    const { answers } = textView
    const all = reasonsOf(context)
    if (all.length === 0) return answers.noReasons
    const said = ({ head, lines }: TraceSection): string =>
      [...(head === undefined ? [] : [head]), ...lines].map(sentence).join(' ')
    if (about !== '') {
      const one = all[Number(about) - 1]
      return one === undefined ? answers.noSuchReason(all.length) : said(one)
    }
    // Only the result of each step; its comparisons are given on request.
    return all
      .map(({ head, lines }, index) =>
        textView.numbered(index + 1, said({ head, lines: lines.slice(-1) })),
      )
      .join(' ')
  },
}

function help({ text, parseContext }: TextViewContext, about: string): string {
  const { answers } = text.textView
  const [{ commands, examples }] = text.vocabularies
  const asked = wordsOf(about).join(' ')
  if (asked === '') {
    const moves = examples
      .map(([example]) => example.split(/[ ;]/)[0] ?? '')
      .filter((word) => !/\d/.test(word))
    return answers.help(
      VIEW_COMMANDS.map((command) => commands[command].words[0] ?? command),
      [...new Set(moves)],
    )
  }
  const command = VIEW_COMMANDS.find((name) =>
    parseContext.vocabularies.some((each) =>
      each.commands[name].words.some((word) => wordsOf(word).join(' ') === asked),
    ),
  )
  if (command !== undefined) return answers.helpOn(commands[command].usage, commands[command].does)
  const shown = examples.filter(([example]) => wordsOf(example).includes(asked))
  return shown.length === 0
    ? answers.unknown(about, [])
    : shown.map(([example, does]) => answers.helpOn(example, does)).join(' ')
}

function possible({ text }: TextViewContext, forms: readonly string[]): string {
  const shown = forms.slice(0, MOST_OPTIONS)
  return text.textView.answers.options(forms.length, shown, forms.length - shown.length)
}

function optionsAbout(context: TextViewContext, about: string): string {
  const { answers } = context.text.textView
  const words = wordsOf(about)
  const { say } = context.at
  const forms = context.listed
    .filter(({ short, notation }) => {
      const long = say.move(context.snapshot.state, notation).long
      const own = wordsOf(`${short} ${notation} ${long}`)
      return words.every((word) => own.some((each) => each.startsWith(word)))
    })
    .map(({ short }) => short)
  if (context.listed.length === 0) return answers.notNow
  return forms.length === 0 ? answers.noOptions : possible(context, forms)
}

/** All dice, or those of an action, a resource, a colour or a value. */
function dice(context: TextViewContext, about: string): string {
  const { text, parseContext, words, at } = context
  const { answers } = text.textView
  const asked = wordsOf(about)
  const keys = asked.flatMap((_, index) =>
    parseContext.lexicon.at(asked, index).map(({ key }) => key),
  )
  const lines = segments(context).flatMap(({ action, value, points, dice: all }) => {
    const whole = keys.length === 0 || keys.some((key) => key === action || key === `${value}`)
    const named = all.filter(
      (colour) => whole || keys.some((key) => key === colour || key === at.faces.die(colour)),
    )
    if (!whole && named.length === 0) return []
    if (keys.length === 0 && named.length === 0) return []
    const name = action === undefined ? '' : words.nouns.action[action]
    return answers.dice(
      name,
      value,
      words.nouns.ap(points),
      named.map((colour) => dieName(context, colour, value)),
    )
  })
  return lines.length === 0 ? answers.noSuchDice : sentence(lines.join('; '))
}

function places(context: TextViewContext, about: string): string {
  const { answers } = context.text.textView
  const words = wordsOf(about)
  if (words.length === 0) return answers.placesWhich(fairs(context).join('; '))
  const all = mapsOf(context).flatMap((map) => map.places)
  const called = all.filter(({ name }) => {
    const own = wordsOf(name)
    return words.every((word) => own.some((each) => each.startsWith(word)))
  })
  const place = called.toSorted((one, other) => one.name.length - other.name.length)[0]
  if (place === undefined) return answers.noPlace(about)
  const what = placeSentence(context, place, true)
  return sentence(
    context.reader.words.position.part(
      place.name,
      what === '' ? context.text.textView.empty : what,
    ),
  )
}

/** Finds a player by the beginning of their name; without a name, the own seat. */
function seatCalled({ at, me, snapshot }: TextViewContext, about: string): number | undefined {
  const words = wordsOf(about)
  if (words.length === 0) return me
  const found = seatsIn(snapshot.state).findIndex((seat) => {
    const own = wordsOf(at.say.seat(seat))
    return words.every((word) => own.some((each) => each.startsWith(word)))
  })
  return found < 0 ? undefined : found
}
