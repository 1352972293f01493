/** The words of Prospect for Silver. */
import type { Name, SilverEvents, SilverReason } from '@tiletum/engine'
import { capital, list } from '../phrases.ts'
import type { EventWords } from '../message-data/log-sentences.ts'
import type { MoveWords } from '../message-data/move-facts.ts'
import type { MessageFacts } from '../message-data/refusals.ts'
import { tabletEffect, technologyName } from '../message-data/silver.ts'
import type { SilverMoveFacts } from '../message-data/silver.ts'
import { placeById, tileById } from '../message-data/named-game.ts'
import type { MoveText } from './moves.ts'
import { effects } from './effects.ts'
import { nouns } from './nouns.ts'
import { things } from './thing-phrases.ts'

/** The segments of the prospector wheel. */
export const SEGMENTS = {
  prospector: 'the prospector segment',
  step: 'the movement icon',
  blank: 'an empty segment',
} as const

const and = list('and')
const TIERS = ['', 'I', 'II', 'III']
const tier = (number: number): string => TIERS[number] ?? String(number)
const technology = (name: Name | undefined): string =>
  name === undefined ? 'technology' : `${name.en} technology`
const paid = (ap: number): string => (ap === 0 ? '' : ` (${nouns.ap(ap)})`)
const said = (label: string, long = label): MoveText => ({ label, long })
const town = ({ town: of }: MessageFacts): string =>
  of === undefined ? 'this place' : things.place(of)
const silver = (count: number): string => nouns.amount('silver', count)

export const SILVER_MOVES: Pick<MoveWords<MoveText>, keyof SilverMoveFacts> = {
  'side <side>': ({ side }) => said(`Underground map ${side}`),
  'prospector wheel <segment>': ({ joker }) =>
    said(`${capital(SEGMENTS[joker])} faces the joker action`),
  'technology tile <technology>': ({ technology: name }) => said(technology(name)),
  'overlay <overlay>': ({ times }) =>
    said(times === 'pillar' ? 'Houses or mines × pillars' : 'Pillars or mines × houses'),
  'walk prospector <space>': ({ to, ap }) =>
    said(
      `Prospector to ${things.place(to)}${paid(ap)}`,
      `Move a prospector to ${things.place(to)}${paid(ap)}`,
    ),
  'take <face> at <space>': ({ tile, town: where, ap }) =>
    said(
      `Take ${things.tile(tile)} ${things.in(where)}${paid(ap)}`,
      `Take ${things.tile(tile)} from ${things.place(where)}${paid(ap)}`,
    ),
  'icon walk <space>': ({ to }) =>
    said(
      `Movement icon: prospector to ${things.place(to)}`,
      `Use the movement icon: move a prospector to ${things.place(to)}`,
    ),
  'icon action': ({ points }) =>
    said(
      `Movement icon: prospector action`,
      `Use the movement icon for a prospector action with ${nouns.ap(points)}`,
    ),
  'build mine <mineSpace>': ({ town: where, gold, ap }) => {
    const gains = and([silver(1), ...(gold === 0 ? [] : [nouns.amount('gold', gold)])])
    return said(
      `Mine ${things.in(where)}${paid(ap)}`,
      `Place a mine ${things.in(where)}: ${gains}${paid(ap)}`,
    )
  },
  'enter <map>': ({ map, silver: price }) =>
    said(
      `Prospector to underground ${map} (${silver(price)})`,
      `Place a prospector on underground map ${map} (${silver(price)})`,
    ),
  'enter <map> free': ({ map }) =>
    said(
      `Prospector to underground ${map}`,
      `Place a prospector on underground map ${map} for free`,
    ),
  'technology <technology>': ({ technology: name, tier: number, silver: price }) =>
    said(
      `${technology(name)} ${tier(number)} (${silver(price)})`,
      `Advance to tier ${tier(number)} of the ${technology(name)} (${silver(price)})`,
    ),
  'technology <technology> cheaper': ({ technology: name, tier: number, silver: price }) =>
    said(
      `${technology(name)} ${tier(number)} with the tablet (${silver(price)})`,
      `Advance to tier ${tier(number)} of the ${technology(name)} with the tablet (${silver(price)})`,
    ),
  'resource tile <resource>': ({ resource }) =>
    said(
      `Take the ${nouns.resource[resource]} tile`,
      `Take the ${nouns.resource[resource]} tile: from now on ${nouns.resource[resource]} counts as gold`,
    ),
  pay: ({ gold, silver: asked, then }) => {
    const price = and([
      ...(gold === 0 ? [] : [nouns.amount('gold', gold)]),
      ...(asked === 0 ? [] : [silver(asked)]),
    ])
    return said(`Pay ${price}: ${things.brief(then)}`, `Pay ${price} to ${effects.phrase(then)}`)
  },
  'earmark <resource>': ({ resource }) =>
    said(
      `Pay 1 ${nouns.resource[resource]} as gold`,
      `Use 1 ${nouns.resource[resource]} as gold in your next gold payment`,
    ),
  'give up <resource>': ({ resource }) =>
    said(
      `1 ${nouns.resource[resource]} → ${silver(1)}`,
      `Give up 1 ${nouns.resource[resource]} from the die for ${silver(1)}`,
    ),
  'reveal contracts': () =>
    said('Reveal contracts', 'Reveal three contracts from the pile and take any for 2 AP each'),
  'reveal tiles': () =>
    said('Reveal two tiles', 'Reveal two tiles from the underground pile and keep one of them'),
  'fulfil <face> less <resource>': ({ tile, less }) =>
    said(
      `Fulfil the ${things.bare(tile)} with 1 less ${nouns.resource[less]}`,
      `Fulfil ${things.tile(tile)} with 1 less ${nouns.resource[less]}`,
    ),
  'fulfil <face> with <resource> less <resource>': ({ tile, kind, less }) =>
    said(
      `Fulfil the ${things.bare(tile)} with ${nouns.resource[kind]} and 1 less ${nouns.resource[less]}`,
      `Fulfil ${things.tile(tile)} with ${nouns.resource[kind]} for the identical resources and 1 less ${nouns.resource[less]}`,
    ),
  'change to <action>': ({ action, points }) =>
    said(
      `Switch to the ${things.action(action)} (${nouns.ap(points)})`,
      `Spend your remaining joker points on the ${things.action(action)}: ${nouns.ap(points)}`,
    ),
}

/** `You’re 1 silver short: this map costs 1 and you have 0.` */
const short = (
  { short: missing = 1, silver: asked = 0, have = 0 }: MessageFacts,
  who: string,
): string => `You’re ${silver(missing)} short: ${who} ${asked} and you have ${have}.`
const goldShort = ({ short: missing = 1, gold = 0, have = 0 }: MessageFacts, who: string): string =>
  `You’re ${nouns.amount('gold', missing)} short: ${who} ${gold} and you have ${have}.`

export const SILVER_REASONS: Readonly<Record<SilverReason, (facts: MessageFacts) => string>> = {
  'technology-not-in-play': (facts) =>
    `The ${technology(facts.technology)} isn’t in play in this game.`,
  'technology-complete': (facts) =>
    `You’ve already reached all three tiers of the ${technology(facts.technology)}.`,
  'technology-silver-missing': (facts) => short(facts, 'this tier costs'),
  'prospector-there': ({ map }) =>
    map === undefined
      ? 'You already have a prospector on this map.'
      : `You already have a prospector on underground map ${tier(map)}.`,
  'prospector-silver-missing': (facts) => short(facts, 'this map costs'),
  'no-prospector-here': (facts) => `None of your prospectors is in ${town(facts)}.`,
  'no-prospector-below': (facts) =>
    `You have no prospector on the underground map of ${town(facts)}.`,
  'not-this-side': () => 'This place isn’t on the underground maps of this game.',
  'mine-space-taken': (facts) => `This mine space in ${town(facts)} is taken.`,
  'mine-already': (facts) => `You already have a mine in ${town(facts)}.`,
  'no-mine-in-supply': () => 'You have no mines in your supply; the king track gives you more.',
  'no-mine-beside-track': () =>
    'You have no mines left beside the king track, so there’s nothing to pay for.',
  'contribution-silver-missing': (facts) => short(facts, `the cathedral in ${town(facts)} costs`),
  'contribution-gold-missing': (facts) => goldShort(facts, `the cathedral in ${town(facts)} costs`),
  'no-icon': () => 'Your die didn’t give you the movement icon, or you’ve already used it.',
  'icon-is-an-action': () => 'With your technology the movement icon is a prospector action.',
  'price-missing': ({ tile, ...facts }) => {
    if (tile !== undefined) return `You can’t pay the price of ${things.tile(tile)}.`
    return (facts.gold ?? 0) > 0
      ? goldShort(facts, 'the tablet costs')
      : short(facts, 'the tablet costs')
  },
  'unit-falls-away': () =>
    'Your technology lets you pay one resource less for this contract: choose which.',
  'no-unit-falls-away': () => 'You can’t leave out a resource of this contract.',
  'unit-not-asked': ({ resource }) =>
    resource === undefined
      ? 'The contract doesn’t require that resource.'
      : `The contract doesn’t require ${nouns.resource[resource]}.`,
  'no-revealing': (facts) =>
    `You can reveal contracts only in your die’s contract action, with the right tier of the ${technology(facts.technology)}.`,
  'revealed-already': () => 'You’ve already revealed contracts in this action.',
  'not-revealed': () => 'That tile isn’t among the revealed ones.',
  'pile-empty': () => 'The pile is empty: there’s nothing to reveal.',
  'resource-tile-taken': ({ resource }) =>
    resource === undefined
      ? 'That resource tile is taken.'
      : `The ${nouns.resource[resource]} tile isn’t available.`,
  'nothing-to-earmark': () =>
    'You have nothing left that counts as gold, or no gold to save this way.',
  'no-giving-up': () => 'Only a resource from the die you just took can be given up for silver.',
  'nothing-to-give-up': ({ resource }) =>
    `You have no ${resource === undefined ? 'resource' : nouns.resource[resource]} left to give up.`,
  'no-split': () => 'Joker points all go to one action unless a technology lets you split them.',
  'not-on-this-segment': () => 'Your die’s segment offers two actions: choose one of them.',
}

export const SILVER_EVENTS: Pick<EventWords, keyof SilverEvents> = {
  'gain-silver': ({ count }) => `gains ${silver(count)}`,
  'pay-silver': ({ count }) => `pays ${silver(count)}`,
  'unlock-mine': () => 'adds a mine to the supply',
  mine: ({ town: where }, { table }) => `places a mine ${things.in(placeById(table, where))}`,
  enter: ({ map, town: where }, { table }) =>
    `places a prospector on underground map ${tier(map)}, ${things.in(placeById(table, where))}`,
  tablet: ({ tablet }, { table }) => {
    const effect = tabletEffect(table, tablet)
    return effect === undefined
      ? 'crosses a tablet'
      : `crosses the tablet “${things.brief(effect)}”`
  },
  technology: ({ technology: id, tier: number }, { table }) =>
    `reaches tier ${tier(number)} of the ${technology(technologyName(table, id))}`,
  segment: ({ action, points }) => `chooses the ${things.action(action)} with ${nouns.ap(points)}`,
  'resource-tile': ({ resource }) => `takes the ${nouns.resource[resource]} tile`,
  'to-bottom': ({ tiles }, { table }) =>
    `puts ${and(tiles.map((id) => things.tile(tileById(table, id))))} at the bottom of the pile`,
  'prospector-wheel': ({ joker }) =>
    `the prospector wheel turns: ${SEGMENTS[joker]} faces the joker`,
  'silver-side': ({ side }) => `underground map ${side.replace('underground.', '')} is used`,
  'silver-technology': ({ technology: id }, { table }) =>
    `the ${technology(technologyName(table, id))} is in play`,
  'silver-overlay': ({ overlay }) =>
    overlay.includes('houses')
      ? 'final scoring: houses or mines × pillars'
      : 'final scoring: pillars or mines × houses',
}
