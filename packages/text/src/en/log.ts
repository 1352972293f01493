import type { GameEvent, ScoreSource } from '@tiletum/engine'
import { ROMAN, list, sentence, signed } from '../phrases.ts'
import { plural } from '../plural.ts'
import { correctionOf } from '../message-data/corrections.ts'
import { amountsOf, isQuiet, isReturn, phrasesOf } from '../message-data/log-sentences.ts'
import type { EventWords } from '../message-data/log-sentences.ts'
import { costOf, placeById, seatName, tileById, tilePlace } from '../message-data/named-game.ts'
import type { NamedGame } from '../message-data/named-game.ts'
import { turnOf } from '../message-data/turn-summary.ts'
import type { TurnHighlight } from '../message-data/turn-summary.ts'
import { corrections } from './corrections.ts'
import { nouns } from './nouns.ts'
import { SILVER_EVENTS } from './silver.ts'
import { things } from './thing-phrases.ts'

const and = list('and')
const count = plural('en')

/** Events as sentences. */
export const log = {
  /** The sentence for an event; undefined if the sentence of another event covers it. */
  event: (table: NamedGame, event: GameEvent): string | undefined => sentencesOf(table, [event])[0],
  /** Events in a row, a sentence for each highlight with its price and its gains. */
  sentences: sentencesOf,
  /** A whole turn in one sentence, for an announcement. */
  turn,
  source: {
    start: 'start',
    'contract-tile': 'contract tiles',
    'contract-space': 'contract spaces',
    'bot-contract': 'its bonus for contracts',
    'cathedral-tile': 'cathedral tiles',
    'construction-cost': 'construction costs',
    'king-track': 'king track',
    'king-award': 'highest on the king track',
    'fair-1': 'fair 1',
    'fair-2': 'fair 2',
    'fair-3': 'fair 3',
    'fair-4': 'fair 4',
    'house-space': 'house spaces',
    crest: 'crests',
    character: 'characters',
    helper: 'helpers',
    'completed-buildings': 'completed buildings',
    'houses-times-pillars': 'houses × pillars',
    goods: 'resources left',
    challenge: 'challenges',
    silver: 'silver left',
    technology: 'technologies',
    tablet: 'tablets',
    surprise: 'King’s Surprises',
    correction: 'corrections',
  } satisfies Record<ScoreSource, string>,
}
export type LogTexts = typeof log

/** People have names, the Cardinalbot an article. */
const subject = (name: string): string => (name === 'Cardinalbot' ? `The ${name}` : name)

function sentencesOf(table: NamedGame, events: readonly GameEvent[]): readonly string[] {
  return phrasesOf(EVENTS, table, events).map(({ seat, phrases }) =>
    seat === undefined ? sentence(and(phrases)) : `${subject(seat)} ${and(phrases)}.`,
  )
}

/** Singular of a score source: `contract tile` for `contract tiles`. */
const ONE: Readonly<Partial<Record<ScoreSource, string>>> = {
  'contract-tile': 'contract tile',
  'contract-space': 'contract space',
  'bot-contract': 'its bonus for a contract',
  'cathedral-tile': 'cathedral tile',
  'construction-cost': 'construction cost',
  'house-space': 'house space',
  crest: 'crest',
  character: 'character',
  helper: 'helper',
  challenge: 'challenge',
  technology: 'technology',
  tablet: 'tablet',
  surprise: 'King’s Surprise',
  correction: 'correction',
}

const worth = (vp: number, from: ScoreSource): string =>
  `${nouns.vp(vp)} (${ONE[from] ?? log.source[from]})`

const EVENTS: EventWords = {
  correction: ({ move }, { table }) => {
    const facts = correctionOf(table, move)
    // its points are told by themselves
    return facts.about?.of === 'vp' ? undefined : `correction: ${corrections.sentence(facts)}`
  },
  ...SILVER_EVENTS,
  round: ({ round }) => `round ${round} begins`,
  'king-phase': () => 'the king phase begins',
  'fair-phase': ({ round }) => `fair ${round} is held`,
  cleanup: () => 'the cleanup phase begins',
  order: ({ seats }, { table }) =>
    `turn order: ${seats.map((seat) => seatName(table, seat)).join(', ')}`,
  cost: ({ cost, town }, { table }) => {
    const { closed, vp, asks, price } = costOf(table, table.rules.names.cost.indexOf(cost))
    const place = things.place(placeById(table, town))
    if (closed) return `the cathedral in ${place} is unavailable in this game`
    return `the cathedral in ${place} costs ${nouns.amount(asks, price)} and scores ${nouns.vp(vp)}`
  },
  roll: (_facts, { all }) =>
    `rolled: ${all.map(({ colour, value }) => things.die(colour, value)).join(', ')}`,
  corruption: ({ value }) =>
    `corruption ${value}: ${value === 0 ? 'the king markers don’t move' : `all king markers move down ${nouns.spaces(value)}`}`,
  reveal: ({ tile, to }, { table }) =>
    `${things.tile(tileById(table, tile))} is revealed ${things.to(tilePlace(table, to))}`,
  turn: ({ turn: number }) => `takes turn ${number} of 3`,
  'turn-over': () => 'ends the turn',
  die: ({ colour, value, printed, resource, count: units, or, ...die }) => {
    const act = ({ action, points }: NonNullable<typeof or>): string =>
      `${things.action(action)} with ${nouns.ap(points)}`
    const acts = or === undefined ? act(die) : `${act(die)} or ${act(or)}`
    return `takes the ${things.die(colour, printed)}${printed === value ? '' : ` as a ${value}`}: ${nouns.amount(resource, units)}, ${acts}`
  },
  act: ({ action, points }, { event }) =>
    isQuiet(event)
      ? undefined
      : `uses the joker for the ${things.action(action)} with ${nouns.ap(points)}`,
  take: ({ tile, from }, { table }) =>
    `takes ${things.tile(tileById(table, tile))} ${things.from(tilePlace(table, from))}`,
  discard: ({ tile }, { table }) => `discards ${things.tile(tileById(table, tile))}`,
  walk: ({ piece, to }, { table }) =>
    `moves the ${nouns.piece[piece]} to ${things.place(placeById(table, to))}`,
  build: ({ what, town }, { table }) =>
    what === 'house'
      ? `places a house ${things.in(placeById(table, town))}`
      : `places a pillar at the cathedral in ${things.place(placeById(table, town))}`,
  renew: ({ tiles }) =>
    `discards ${count(tiles.length, { one: 'the character', other: `all ${tiles.length} characters` })} in the offer`,
  place: ({ tile, building, floor }, { table }) =>
    `places ${things.tile(tileById(table, tile))} in building ${building}, floor ${floor}`,
  'free-house': ({ building }) => `adds the roof house of building ${building} to the supply`,
  'free-pillar': () => 'adds a pillar to the supply',
  complete: ({ building, points, action }) =>
    action === undefined
      ? `completes building ${building}`
      : `completes building ${building} and from now on has +${nouns.ap(points)} for the ${things.action(action)}`,
  king: ({ from, to }, { event }) =>
    isReturn(event)
      ? `returns to ${signed(to)} on the king track`
      : `moves ${to > from ? 'up' : 'down'} to ${signed(to)} on the king track`,
  gain: (_facts, { event, all }) =>
    isQuiet(event)
      ? undefined
      : `gains ${and(amountsOf(all).map(([resource, number]) => nouns.amount(resource, number)))}`,
  pay: (_facts, { all }) =>
    `pays ${and(amountsOf(all).map(([resource, number]) => nouns.amount(resource, number)))}`,
  score: (_facts, { all }) => {
    const won = all.filter(({ points }) => points > 0)
    const lost = all.filter(({ points, printed }) => points < 0 || printed < 0)
    return and([
      ...(won.length === 0
        ? []
        : [`scores ${and(won.map((each) => worth(each.points, each.from)))}`]),
      ...lost.map(({ points, from }) => `loses ${worth(-points, from)}`),
    ])
  },
  fulfil: ({ tile }, { table }) => `fulfils ${things.tile(tileById(table, tile))}`,
  crest: ({ crest, building }) =>
    `places the ${nouns.crest[crest]} crest under building ${building}`,
  contribute: ({ town }, { table }) =>
    `contributes to the cathedral in ${things.place(placeById(table, town))}`,
  use: ({ tile }, { table }) => `uses ${things.tile(tileById(table, tile))}`,
  wheel: ({ joker }) => `the wheel turns: ${joker} faces the joker`,
  fair: ({ fair }) => `takes part in fair ${fair}`,
}

function turn(table: NamedGame, events: readonly GameEvent[]): string | undefined {
  const told = turnOf(table, events)
  if (told === undefined) return undefined
  const { die, as, highlights, vp } = told
  const from =
    die === undefined
      ? 'took no die'
      : `took the ${things.die(die.colour, die.value)} (${nouns.action[die.action]}${as === undefined ? '' : `, used for the ${things.action(as)}`})`
  const results = [...highlights.map(highlight), ...(vp === 0 ? [] : [nouns.vp(vp)])]
  const rest = results.length === 0 ? '' : `: ${results.join(', ')}`
  return `${subject(seatName(table, told.seat))} ${from}${rest}.`
}

function highlight(of: TurnHighlight): string {
  switch (of.did) {
    case 'house':
    case 'pillar':
    case 'mine':
      return `${of.did} ${things.in(of.town)}`
    case 'enter':
      return `prospector on underground map ${ROMAN[of.map - 1] ?? of.map}`
    case 'technology':
      return `tier ${ROMAN[of.tier - 1] ?? of.tier} of the ${of.technology.en} technology`
    case 'contribute':
      return of.there
        ? 'contributed to its cathedral'
        : `contributed to the cathedral in ${things.place(of.town)}`
    case 'crest':
      return `placed the ${nouns.crest[of.crest]} crest`
    case 'complete':
      return `completed building ${of.building}`
    case 'walk':
      return `${nouns.piece[of.piece]} to ${things.place(of.to)}`
    case 'contracts':
      return `fulfilled ${of.count} ${count(of.count, { one: 'contract', other: 'contracts' })}`
    case 'characters':
      return `placed ${of.count} ${count(of.count, { one: 'character', other: 'characters' })}`
    case 'helpers':
      return `used ${of.count} ${count(of.count, { one: 'helper', other: 'helpers' })}`
    case 'tiles':
      return `took ${nouns.tiles(of.count)}`
    case 'king':
      return `king track to ${signed(of.to)}`
  }
}
