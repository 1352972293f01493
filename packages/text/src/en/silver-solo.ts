/** The Cardinalbot with Prospect for Silver: what it does and why, line by line. */
import type { Building, TieBreakerName, SILVER_TIE_BREAKERS } from '@tiletum/engine'
import { capital, list, ROMAN } from '../phrases.ts'
import { plural } from '../plural.ts'
import type { MoveWords } from '../message-data/move-facts.ts'
import type { SilverSoloMoveFacts, SilverTraceWords } from '../message-data/silver-solo.ts'
import { challengeName } from '../message-data/bot-trace.ts'
import { placeById, tileById } from '../message-data/named-game.ts'
import type { NamedGame } from '../message-data/named-game.ts'
import { bot } from './bot.ts'
import type { MoveText } from './moves.ts'
import { nouns } from './nouns.ts'
import { things } from './thing-phrases.ts'

const and = list('and')
const or = list('or')
const count = plural('en')
const answer = (holds: boolean): string => (holds ? 'yes' : 'no')
const silver = (number: number): string => nouns.amount('silver', number)
const option = (number: number): string => `Option ${number}`
const town = (table: NamedGame, id: string): string => things.place(placeById(table, id))
const inTown = (table: NamedGame, id: string): string => things.in(placeById(table, id))
const inOrder = (build: readonly Building[]): string =>
  build.map((what) => nouns.buildings[what]).join(', then ')

function inSight(
  table: NamedGame,
  towns: readonly { readonly town: string; readonly distance: number }[],
  joined = and,
): string {
  return joined(towns.map(({ town: id, distance }) => `${town(table, id)} (${distance})`))
}

export const SILVER_TIE_BREAKER_WORDS: Readonly<
  Record<Extract<TieBreakerName, (typeof SILVER_TIE_BREAKERS)[number]>, string>
> = {
  'player-below': 'a map with your prospector',
  'printed-bonus': 'a space with a printed bonus',
  'higher-map': 'highest underground map',
  'more-tablets': 'open tablets on the path',
  'most-gold': 'printed gold',
  'fewest-points': 'fewest victory points',
}

const IGNORED = {
  crest: 'The box has no crest it still needs',
  prospector: 'It has a prospector on every map',
  card: 'A King’s Surprise can’t give another one',
  house: 'It can’t place a house there',
  pillar: 'It can’t place a pillar there',
  mine: 'It can’t place a mine there',
} as const

export const SILVER_SOLO_TRACE: SilverTraceWords = {
  'bot-head-start': ({ silver: has, vp }) =>
    `Hardest difficulty: it starts with ${silver(has)} and ${nouns.vp(vp)}`,
  'bot-check-below': ({ option: of, what, reach, towns, holds }, table) => {
    const facts =
      towns.length === 0 ? 'there is none on its maps' : `there is one in ${inSight(table, towns)}`
    return `${option(of)}: a ${nouns.building[what]} space underground within reach of a prospector? Reach ${reach}; ${facts}: ${answer(holds)}`
  },
  'bot-check-crest-below': ({ option: of, reach, crests, holds }, table) => {
    const seen = crests.map(
      ({ tile, town: where, distance, owned }) =>
        `${things.tile(tileById(table, tile))} ${inTown(table, where)} is ${distance} away${owned ? ' and not new' : ''}`,
    )
    const facts = seen.length === 0 ? 'there is no crest on its underground maps' : and(seen)
    return `${option(of)}: a new crest within reach of its prospectors? Reach ${reach}; ${facts}: ${answer(holds)}`
  },
  'bot-check-silver': ({ option: of, below, have, holds }) =>
    `${option(of)}: less than ${silver(below)}? It has ${have}: ${answer(holds)}`,
  'bot-cheapest': ({ cathedrals, resources }, table) => {
    if (cathedrals.length === 0) return 'None of its unbuilt cathedrals costs stone or gold'
    const asked = cathedrals.map(
      ({ town: where, resource, count: number }) =>
        `${town(table, where)} ${nouns.amount(resource, number)}`,
    )
    return `Its unbuilt cathedrals cost: ${and(asked)}; the cheapest needs ${and(resources.map((resource) => nouns.resource[resource]))}`
  },
  'bot-two-values': ({ values }) => {
    const faces = values.map(
      ({ value, points, dice }) =>
        `${value} (${nouns.ap(points)}, ${dice} ${count(dice, { one: 'die', other: 'dice' })})`,
    )
    return `The prospector action is at ${and(faces)}`
  },
  'bot-shared': ({ action, able }) =>
    able
      ? `The segment offers the ${things.action(action)} and the prospector action: it prefers the prospector action`
      : `The segment offers the ${things.action(action)} and the prospector action, which it can’t do: ${things.action(action)}`,
  'bot-icon': ({ challenge, points }, table) =>
    `${challengeName(table, challenge, 'en')}: the movement icon gives it a prospector action with ${nouns.ap(points)}`,
  'bot-prospects': ({ reach, build, stands }, table) => {
    const places = stands.map(
      ({ map, town: id }) => `${inTown(table, id)} (map ${ROMAN[map - 1] ?? map})`,
    )
    return `It prospects for ${inOrder(build)} with reach ${reach}; prospectors ${and(places)}`
  },
  'bot-sites': ({ what, within, reach, towns }, table) =>
    within
      ? `A ${nouns.building[what]} space within reach ${reach}: ${inSight(table, towns)}`
      : `Nothing within reach ${reach}, so it extends it for a ${nouns.building[what]} space: ${inSight(table, towns)}`,
  'bot-no-site': ({ build, towns }, table) =>
    towns.length === 0
      ? `It can’t place any ${inOrder(build)} on its maps: the prospector action is impossible`
      : `It would place a mine in ${inSight(table, towns, or)}, but all of them are built: the prospector action is impossible`,
  'bot-site-lost': ({ what, town: id }, table) =>
    `A ${nouns.building[what]} can no longer be placed ${inTown(table, id)}`,
  'bot-tablet': ({ resolved }) =>
    resolved
      ? 'News of Travellers: the tablet takes effect and is covered'
      : 'The tablet is covered without effect',
  'bot-unpaid': ({ gold, silver: asked }) =>
    `It doesn’t pay ${and([
      ...(gold === 0 ? [] : [nouns.amount('gold', gold)]),
      ...(asked === 0 ? [] : [silver(asked)]),
    ])}: it can’t afford it, or would gain nothing`,
  'bot-silver-instead': ({ of }) =>
    of === 'technology' ? 'Silver instead of a technology' : 'Silver instead of a mine',
  'bot-surprises': ({ silver: has, cards, price }) =>
    cards === 0
      ? `King’s Surprise: with ${silver(has)} it draws no card`
      : `King’s Surprise: with ${silver(has)} it pays ${price} for ${cards} ${count(cards, { one: 'card', other: 'cards' })}`,
  'bot-no-surprise': () => 'There is no King’s Surprise left in the deck',
  'bot-surprise': ({ effects }) => `King’s Surprise: ${bot.surprise(effects)}`,
  'bot-act': ({ action, points }) => `${capital(things.action(action))} with ${nouns.ap(points)}`,
  'bot-ignored': ({ what }) => `${IGNORED[what]}: ignored`,
  'bot-cathedral-waits-below': ({ town: where, price, of, have }, table) =>
    `${capital(town(table, where))} has to wait: it costs ${nouns.amount(of, price)} and it has ${have}`,
  'bot-cathedral-waits-any': ({ town: where, price, stone, gold, silver: has }, table) =>
    `${capital(town(table, where))} has to wait: it costs ${price} and it has ${and([nouns.amount('stone', stone), nouns.amount('gold', gold), silver(has)])}, each of which can stand in for the others`,
}

const said = (label: string, long = label): MoveText => ({ label, long })

export const SILVER_SOLO_MOVES: Pick<MoveWords<MoveText>, keyof SilverSoloMoveFacts> = {
  'surprise <surprise>': ({ effects }) =>
    said(
      bot.surprise(effects).slice(0, -1),
      `The Cardinalbot draws the King’s Surprise: ${bot.surprise(effects)}`,
    ),
  'pick way <space>': ({ to }) =>
    said(
      `Via ${things.place(to)}`,
      `Tie-break: the Cardinalbot’s prospector goes via ${things.place(to)}`,
    ),
}
