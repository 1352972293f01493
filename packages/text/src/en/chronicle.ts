import { capital, list, signed } from '../phrases.ts'
import { plural } from '../plural.ts'
import { chronicleOf } from '../message-data/chronicle.ts'
import type {
  Chronicle,
  SeatVp,
  Highlight,
  Edge,
  PlayedGame,
  SeatRound,
  EdgeSubject,
  ToldRound,
} from '../message-data/chronicle.ts'
import { seatName } from '../message-data/named-game.ts'
import type { Place } from '../message-data/named-game.ts'
import { nouns } from './nouns.ts'
import { things } from './thing-phrases.ts'

const and = list('and')
const count = plural('en')

export interface ChronicleChapter {
  readonly title: string
  readonly sentences: readonly string[]
}

/** The page to keep of a finished game. */
export const chronicle = {
  title: 'Game report',
  of: (names: readonly string[]) => and(names),
  played: (date: Date) => `Played on ${date.toLocaleDateString('en-GB', { dateStyle: 'long' })}`,
  story: (game: PlayedGame): readonly ChronicleChapter[] => storyOf(game, chronicleOf(game)),
  storyTitle: 'The story',
  map: 'The map at the end',
  sources: 'Where the points came from',
  picture: 'Save as a picture',
  drawing: 'Save as a drawing (SVG)',
  print: 'Print',
  share: 'Share the result',
  send: 'Share',
  copy: 'Copy',
  copied: 'Copied.',
  select: 'Copy the selected text.',
  failed: 'The picture couldn’t be made. The drawing (SVG) can be opened in any browser.',
  unfinished: 'This game isn’t over yet. Its report is written at the end.',
  missing: 'This game isn’t saved on this device.',
  back: 'Home',
  game: 'Back to the game',
  strip: {
    head: (mode: string) => `Tiletum: ${mode}`,
    people: (number: number) => `${number} players`,
    solo: (difficulty: string) => `solo against the Cardinalbot, ${difficulty}`,
    expansions: { silver: 'Prospect for Silver' },
    lead: 'leader after each round',
  },
}
export type ChronicleWords = typeof chronicle

const NUMBERS = ['no', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const some = (number: number, one: string, other: string): string =>
  `${NUMBERS[number] ?? number} ${count(number, { one, other })}`

function storyOf(game: PlayedGame, told: Chronicle): readonly ChronicleChapter[] {
  /** Within a sentence; the Cardinalbot has an article. */
  const name = (seat: number): string => {
    const called = seatName(game, seat)
    return called === 'Cardinalbot' ? `the ${called}` : called
  }
  return [
    { title: 'Before the first turn', sentences: opening(told) },
    ...told.rounds.map((round) => ({
      title: `Round ${round.round}: the fair in ${things.place(round.fair)}`,
      sentences: [
        ...round.seats.map((seat, index) => seatSentence(seat, index, round, name)),
        ...kingSentences(round, name),
        fairSentence(round, name),
        leadSentence(round, name),
      ].map(capital),
    })),
    { title: 'How it was decided', sentences: ending(told, name).map(capital) },
  ]
}

type Names = (seat: number) => string

const opening = ({ rounds }: Chronicle): readonly string[] => [
  `Four fairs were announced: ${and(rounds.map(({ fair }) => things.place(fair)))}.`,
]

const BEST: readonly ((name: string, did: string, vp: string) => string)[] = [
  (name, did, vp) => `${name} got off to the best start: ${vp}. In three turns ${name} ${did}.`,
  (name, did, vp) => `The round belonged to ${name}, who ${did}: ${vp}.`,
  (name, did, vp) => `Nobody did better than ${name}, who ${did}, scoring ${vp}.`,
  (name, did, vp) => `The strongest finish came from ${name}, who ${did}: ${vp}.`,
]
const OTHERS: readonly ((name: string, did: string, vp: string) => string)[] = [
  (name, did, vp) => `${name} ${did}, for ${vp}.`,
  (name, did, vp) => `${name} ${did}: ${vp}.`,
  (name, did, vp) => `For ${vp}, ${name} ${did}.`,
]
/** A turn worth a sentence of its own. */
const GREAT_TURN = 10

function seatSentence(
  { seat, vp, highlights, best }: SeatRound,
  index: number,
  { round }: ToldRound,
  name: Names,
): string {
  const points = nouns.vp(vp)
  if (highlights.length === 0)
    return `${name(seat)} gathered resources ${vp === 0 ? 'without scoring' : `and scored ${points}`}.`
  const did = highlightsPhrase(highlights)
  if (vp === 0) return `${name(seat)} ${did}, without scoring.`
  const pattern =
    index === 0 ? BEST[(round - 1) % BEST.length] : OTHERS[(index + round) % OTHERS.length]
  const sentence = (pattern ?? OTHERS[0])?.(name(seat), did, points) ?? ''
  return best !== undefined && best.vp >= GREAT_TURN && best.vp < vp && best.vp * 2 > vp
    ? `${sentence} Turn ${best.turn} alone brought ${nouns.vp(best.vp)}.`
    : sentence
}

/** A verb that the highlight before had is not said again. */
function highlightsPhrase(highlights: readonly Highlight[], ...more: readonly string[]): string {
  const phrases = [...highlights.map(highlightPhrase), ...more]
  return and(
    phrases.map((phrase, index) => {
      const [verb = ''] = phrase.split(' ')
      return phrases[index - 1]?.startsWith(`${verb} `) ? phrase.slice(verb.length + 1) : phrase
    }),
  )
}

const inTowns = (towns: readonly Place[]): string => and([...new Set(towns.map(things.place))])

function highlightPhrase(highlight: Highlight): string {
  switch (highlight.did) {
    case 'house':
      return `built ${some(highlight.towns.length, 'house', 'houses')} in ${inTowns(highlight.towns)}`
    case 'pillar':
      return `raised ${some(highlight.towns.length, 'pillar', 'pillars')} in ${inTowns(highlight.towns)}`
    case 'mine':
      return `dug ${some(highlight.towns.length, 'mine', 'mines')} in ${inTowns(highlight.towns)}`
    case 'contribute':
      return `contributed to the ${count(highlight.towns.length, { one: 'cathedral', other: 'cathedrals' })} in ${inTowns(highlight.towns)}`
    case 'contract':
      return `fulfilled ${some(highlight.count, 'contract', 'contracts')}`
    case 'complete':
      return `completed ${some(highlight.count, 'building', 'buildings')}`
    case 'character':
      return `placed ${some(highlight.count, 'character', 'characters')}`
    case 'crest':
      return `placed the ${and(highlight.crests.map((crest) => nouns.crest[crest]))} ${count(highlight.crests.length, { one: 'crest', other: 'crests' })}`
    case 'technology':
      return `advanced the ${and(highlight.technologies.map(({ en }) => en))} ${count(highlight.technologies.length, { one: 'technology', other: 'technologies' })}`
  }
}

const worth =
  (name: Names) =>
  ({ seat, vp }: SeatVp): string =>
    `${name(seat)} ${nouns.vp(vp)}`

function kingSentences({ king, corruption }: ToldRound, name: Names): readonly string[] {
  const won = king.filter(({ vp }) => vp > 0)
  const lost = king.filter(({ vp }) => vp < 0).map(({ seat, vp }) => ({ seat, vp: -vp }))
  const first =
    corruption < 2 ? '' : `after corruption had moved every king marker ${corruption} spaces down, `
  if (won.length === 0 && lost.length === 0)
    return [`${first}nobody scored or lost points on the king track.`]
  return [
    `${first}${[
      ...(won.length === 0 ? [] : [`the king gave ${and(won.map(worth(name)))}`]),
      ...(lost.length === 0
        ? []
        : [`${won.length === 0 ? 'the king' : 'but'} cost ${and(lost.map(worth(name)))}`]),
    ].join(' ')}.`,
  ]
}

function fairSentence({ fair, present, absent }: ToldRound, name: Names): string {
  const town = things.place(fair)
  if (present.length === 0) return `nobody took part in the fair in ${town}.`
  const missing =
    absent.length === 0
      ? ''
      : `; ${and(absent.map(name))} ${count(absent.length, { one: 'wasn’t', other: 'weren’t' })} there`
  return present.every(({ vp }) => vp === 0)
    ? `the fair in ${town} brought nobody anything${missing}.`
    : `at the fair in ${town}, ${and(present.filter(({ vp }) => vp !== 0).map((one) => `${name(one.seat)} scored ${nouns.vp(one.vp)}`))}${missing}.`
}

function leadSentence({ before, after, round }: ToldRound, name: Names): string {
  const order = after.map((_, seat) => seat).toSorted((a, b) => (after[b] ?? 0) - (after[a] ?? 0))
  const [first = 0, second = 0] = order
  const [points = 0, next = 0] = [after[first], after[second]]
  const score = `${points} to ${next}`
  if (points === next)
    return `${name(first)} and ${name(second)} were level at ${nouns.vp(points)}.`
  const ledBefore = before.every((vp, seat) => seat === first || vp < (before[first] ?? 0))
  if (round === 1) return `${name(first)} led, ${score}.`
  if (!ledBefore) return `${name(first)} took the lead, ${score}.`
  const gap = (before[first] ?? 0) - Math.max(...before.filter((_, seat) => seat !== first))
  if (points - next >= gap + GREAT_TURN) return `${name(first)} pulled away, ${score}.`
  return points - next < gap
    ? `${name(first)} was still ahead, but only by ${nouns.vp(points - next)}.`
    : `${name(first)} stayed ahead, ${score}.`
}

const SUBJECT_NAMES: Readonly<Record<EdgeSubject, string>> = {
  contracts: 'contracts',
  cathedrals: 'cathedrals',
  king: 'the king track',
  fairs: 'the fairs',
  houses: 'house spaces',
  people: 'characters, helpers and crests',
  product: 'houses and pillars at the end',
  buildings: 'completed buildings',
  silver: 'silver and technologies',
}
const CLOSE = 3

function ending(told: Chronicle, name: Names): readonly string[] {
  const { ranking, scores, final, decided, bestTurn, edge, consolation } = told
  const [winner = 0, second = 0] = ranking
  const margin = (scores[winner] ?? 0) - (scores[second] ?? 0)
  const won =
    margin === 0
      ? `${name(winner)} won on the tie-break: both had ${nouns.vp(scores[winner] ?? 0)}.`
      : `${name(winner)} won with ${nouns.vp(scores[winner] ?? 0)}, ${margin <= CLOSE ? 'by a hair: ' : ''}${margin} more than ${name(second)}.`
  const turning = {
    start: `${name(winner)} led from the first turn to the last.`,
    turn:
      decided.at === 'turn'
        ? `from round ${decided.round}, turn ${decided.turn} on, ${name(winner)} was never caught.`
        : '',
    fair:
      decided.at === 'fair'
        ? `the fair of round ${decided.round} put ${name(winner)} ahead for good.`
        : '',
    end: `only the final scoring put ${name(winner)} ahead.`,
  }[decided.at]
  return [
    `the final scoring brought ${and(ranking.map((seat) => worth(name)({ seat, vp: final[seat] ?? 0 })))}.`,
    won,
    ...(margin === 0 ? [] : [turning]),
    ...(edge === undefined ? [] : [`the difference came from ${comparison(edge)}.`]),
    ...(consolation === undefined
      ? []
      : [`${name(second)} scored more from ${comparison(consolation)}.`]),
    ...(bestTurn === undefined || bestTurn.vp < GREAT_TURN
      ? []
      : [
          `the best turn of the game was turn ${bestTurn.turn} of round ${bestTurn.round}: ${name(bestTurn.seat)} ${highlightsPhrase(bestTurn.highlights, `scored ${nouns.vp(bestTurn.vp)}`)}.`,
        ]),
  ]
}

const comparison = ({ subject, own, other }: Edge): string =>
  `${SUBJECT_NAMES[subject]} (${signed(own)} to ${signed(other)})`
