/** The answers to typed questions, a sentence each. */
import { scores, seatsIn } from '@tiletum/engine'
import { ORDERS, wordsOf } from '@tiletum/text/commands'
import type { OrderName } from '@tiletum/text/commands'
import { piecesOf } from '@tiletum/text/reading'
import type { Desk } from './desk.ts'
import type { Look } from './looking.ts'
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
  sentence,
  statusSentences,
  tableOf,
} from './readings.ts'
import type { Reason } from './readings.ts'

export type Question = Exclude<
  OrderName,
  'why' | 'rule' | 'hint' | 'plan' | 'undo' | 'redo' | 'restart' | Look
>

const MOST_OPTIONS = 12
const MOST_LINES = 5

export const ANSWERS: Readonly<Record<Question, (desk: Desk, about: string) => string>> = {
  help,
  status: (desk) => statusSentences(desk).join(' '),
  options: (desk, about) => optionsAbout(desk, about),
  dice,
  where(desk, about) {
    const { at, reader, told, snapshot } = desk
    const seat = seatCalled(desk, about)
    if (seat === undefined) return desk.text.textView.answers.noPlayer(about)
    const pieces = piecesOf(reader.words, told, snapshot.state, seat)
    return sentence(reader.words.position.part(at.say.seat(seat), pieces.join(', ')))
  },
  places,
  offers(desk) {
    const { web } = desk.words
    const { position } = desk.reader.words
    const list = (names: readonly (string | undefined)[]): string =>
      position.items(names.flatMap((name, at) => (name === undefined ? [] : `${at + 1}, ${name}`)))
    return [
      sentence(position.part(web.panel.contracts, list(contractNames(desk)))),
      sentence(position.part(web.panel.characters, list(offered(desk, tableOf(desk).characters)))),
    ].join(' ')
  },
  board(desk, about) {
    const seat = seatCalled(desk, about)
    if (seat === undefined) return desk.text.textView.answers.noPlayer(about)
    const { position } = desk.reader.words
    const { title, parts } = boardOf(desk, seat)
    return [title, ...parts.map(([name, things]) => position.part(name, position.items(things)))]
      .map(sentence)
      .join(' ')
  },
  fairs: (desk) => fairs(desk).map(sentence).join(' '),
  forecast: (desk) => forecastSentences(desk).join(' '),
  tasks(desk) {
    const tasks = desk.listed.filter(({ task }) => task).map(({ short }) => short)
    return tasks.length === 0 ? desk.text.textView.answers.noTasks : possible(desk, tasks)
  },
  last(desk) {
    const news = newsLines(desk)
    return news.length === 0 ? desk.text.textView.answers.noNews : news.join(' ')
  },
  log(desk) {
    const { textView } = desk.text
    const lines = logLines(desk, MOST_LINES)
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
  reasons(desk, about) {
    const { textView } = desk.text
    const { answers } = textView
    const all = reasonsOf(desk)
    if (all.length === 0) return answers.noReasons
    const said = ({ head, lines }: Reason): string =>
      [...(head === undefined ? [] : [head]), ...lines].map(sentence).join(' ')
    if (about !== '') {
      const one = all[Number(about) - 1]
      return one === undefined ? answers.noSuchReason(all.length) : said(one)
    }
    // Of each step what came of it; the comparisons before are said on request.
    return all
      .map(({ head, lines }, index) =>
        textView.numbered(index + 1, said({ head, lines: lines.slice(-1) })),
      )
      .join(' ')
  },
}

function help({ text, hearing }: Desk, about: string): string {
  const { answers } = text.textView
  const [{ orders, examples }] = text.vocabularies
  const asked = wordsOf(about).join(' ')
  if (asked === '') {
    const moves = examples
      .map(([example]) => example.split(/[ ;]/)[0] ?? '')
      .filter((word) => !/\d/.test(word))
    return answers.help(
      ORDERS.map((order) => orders[order].words[0] ?? order),
      [...new Set(moves)],
    )
  }
  const order = ORDERS.find((name) =>
    hearing.vocabularies.some((each) =>
      each.orders[name].words.some((word) => wordsOf(word).join(' ') === asked),
    ),
  )
  if (order !== undefined) return answers.helpOn(orders[order].usage, orders[order].does)
  const shown = examples.filter(([example]) => wordsOf(example).includes(asked))
  return shown.length === 0
    ? answers.unknown(about, [])
    : shown.map(([example, does]) => answers.helpOn(example, does)).join(' ')
}

function possible({ text }: Desk, forms: readonly string[]): string {
  const shown = forms.slice(0, MOST_OPTIONS)
  return text.textView.answers.options(forms.length, shown, forms.length - shown.length)
}

function optionsAbout(desk: Desk, about: string): string {
  const { answers } = desk.text.textView
  const words = wordsOf(about)
  const { say } = desk.at
  const forms = desk.listed
    .filter(({ short, notation }) => {
      const long = say.move(desk.snapshot.state, notation).long
      const own = wordsOf(`${short} ${notation} ${long}`)
      return words.every((word) => own.some((each) => each.startsWith(word)))
    })
    .map(({ short }) => short)
  if (desk.listed.length === 0) return answers.notNow
  return forms.length === 0 ? answers.noOptions : possible(desk, forms)
}

/** All dice, or those of an action, a resource, a colour or a value. */
function dice(desk: Desk, about: string): string {
  const { text, hearing, words, at } = desk
  const { answers } = text.textView
  const asked = wordsOf(about)
  const keys = asked.flatMap((_, index) => hearing.lexicon.at(asked, index).map(({ key }) => key))
  const lines = segments(desk).flatMap(({ action, value, points, dice: all }) => {
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
      named.map((colour) => dieName(desk, colour, value)),
    )
  })
  return lines.length === 0 ? answers.noSuchDice : sentence(lines.join('; '))
}

function places(desk: Desk, about: string): string {
  const { answers } = desk.text.textView
  const words = wordsOf(about)
  if (words.length === 0) return answers.placesWhich(fairs(desk).join('; '))
  const all = mapsOf(desk).flatMap((map) => map.places)
  const called = all.filter(({ name }) => {
    const own = wordsOf(name)
    return words.every((word) => own.some((each) => each.startsWith(word)))
  })
  const place = called.toSorted((one, other) => one.name.length - other.name.length)[0]
  if (place === undefined) return answers.noPlace(about)
  const what = placeSentence(desk, place, true)
  return sentence(
    desk.reader.words.position.part(place.name, what === '' ? desk.text.textView.empty : what),
  )
}

/** A player by the beginning of their name; oneself when nobody is named. */
function seatCalled({ at, me, snapshot }: Desk, about: string): number | undefined {
  const words = wordsOf(about)
  if (words.length === 0) return me
  const found = seatsIn(snapshot.state).findIndex((seat) => {
    const own = wordsOf(at.say.seat(seat))
    return words.every((word) => own.some((each) => each.startsWith(word)))
  })
  return found < 0 ? undefined : found
}
