import type {
  BotStep,
  BotCandidate,
  DieRank,
  Need,
  TieBreakerName,
  TileClass,
  TileOutcomeName,
} from '@tiletum/engine'
import { capital, list, signed } from '../phrases.ts'
import { plural } from '../plural.ts'
import {
  challengeName,
  decreeName,
  named,
  tieBreakerValue,
  describeTraceEvent,
} from '../message-data/bot-trace.ts'
import type { TieBreakerValue, TraceWords } from '../message-data/bot-trace.ts'
import { placeById, tileById } from '../message-data/named-game.ts'
import type { NamedGame } from '../message-data/named-game.ts'
import { nouns } from './nouns.ts'
import { TALLIES } from './tallies.ts'
import { SILVER_TIE_BREAKER_WORDS, SILVER_SOLO_TRACE } from './silver-solo.ts'
import { things } from './thing-phrases.ts'

const and = list('and')
const or = list('or')
const count = plural('en')

/** The steps of the Cardinalbot's turn, by the numbers of its booklet. */
const STEPS: Readonly<Record<BotStep, string>> = {
  roll: 'Steps 1 and 2: it returns to the leftmost decree and rolls',
  decree: 'Step 3: its decree chooses the die',
  receive: 'Step 4: resources and bonus tile',
  action: 'Step 5: its action',
  crests: 'Step 6a: crests',
  cathedrals: 'Step 6b: cathedrals',
  contracts: 'Step 6c: contracts',
}

const TIE_BREAKER_WORDS: Readonly<Record<TieBreakerName, string>> = {
  ...SILVER_TIE_BREAKER_WORDS,
  'colour-rank': 'die priority',
  'missed-more': 'missing for its contracts',
  'missed-most': 'missing for its contracts',
  'more-dice': 'dice of the colour',
  'die-value': 'value of the die',
  required: 'most required resource',
  'owned-fewer': 'fewest owned',
  'tile-class': 'type of tile',
  'new-to-bot': 'new to it',
  'new-to-player': 'new to you',
  points: 'victory points',
  resources: 'resources in total',
  'any-resources': '“any resource” icons',
  'action-points': 'action points',
  'fewer-missing': 'fewest missing resources',
  'fewer-resources': 'fewest resources required',
  'not-built-by-player': 'you haven’t built it',
  'fewer-stone': 'lowest stone cost',
  closer: 'distance',
  'next-fair': 'next fair town',
  'other-reward': 'another printed reward',
  'matches-left': 'a kind it has one of, leftmost first',
  value: 'printed value, within a kind',
  cheaper: 'fewest action points',
  'further-right': 'furthest right in the offer',
}

const CLASSES: Readonly<Record<TileClass, string>> = {
  crest: 'crest',
  miscellaneous: 'miscellaneous helper',
  resource: 'resource or VP helper',
  action: 'action helper',
  contract: 'contract',
}

const OUTCOMES: Readonly<Record<TileOutcomeName, string>> = {
  'inactive-crest': 'new to it, stored as an inactive crest',
  'crest-owned': 'it already has that kind, so it is removed from the game',
  removed: 'removed from the game without effect',
  gold: 'turned into gold by a challenge',
  received: 'received because of a challenge',
  'action-helper': 'used because of a challenge',
  'gold-and-action-helper': 'turned into gold by one challenge and used by another',
  fulfilled: 'it can be fulfilled, so it is at once',
  'contract-kept': 'kept among its unfulfilled contracts',
  'no-contract-space': 'no room for another contract, so it is removed from the game',
}

const NEED_WORDS: Readonly<Record<Need, string>> = {
  cathedral: 'stone: it has a pillar at a cathedral but not enough stone to build it',
  crest: 'food: it has an inactive crest, a building with two characters and not enough food',
  contract: 'iron or wool, for its contracts',
  none: 'gold: nothing else is required',
}

const RANKED = {
  cathedral: 'stone for a cathedral',
  crest: 'food for a crest',
  contract: 'for its contracts',
  gold: 'gold',
  none: 'not required',
} as const

const answer = (holds: boolean): string => (holds ? 'yes' : 'no')
const rank = (of: DieRank): string => (of === 'pair' ? 'blue/light grey' : nouns.colour[of])
const town = (table: NamedGame, id: string): string => things.place(placeById(table, id))
const inTown = (table: NamedGame, id: string): string => things.in(placeById(table, id))
const tile = (table: NamedGame, id: string): string => things.tile(tileById(table, id))
const option = (number: number): string => `Option ${number}`
const king = (points: number): string => (points > 0 ? `+${points}` : signed(points))

function candidate(table: NamedGame, of: BotCandidate): string {
  const what = named(table, of)
  if ('colour' in what) return things.die(what.colour, what.value)
  if ('tile' in what) {
    const name = things.bare(what.tile)
    return what.town === undefined ? name : `${name} ${things.in(what.town)}`
  }
  if ('space' in what) return `space ${what.space} ${things.in(what.town)}`
  return 'town' in what ? things.place(what.town) : nouns.resource[what.resource]
}

function value(of: TieBreakerValue): string {
  if ('count' in of) return `${of.count}`
  if ('yes' in of) return answer(of.yes)
  if ('place' in of) return `no. ${of.place}`
  if ('class' in of) return CLASSES[of.class]
  if ('building' in of) return of.building === undefined ? 'new kind' : things.building(of.building)
  return RANKED[of.need]
}

function wanted(action: keyof typeof nouns.action | undefined, ranks: readonly DieRank[]): string {
  if (action !== undefined) return things.action(action)
  return ranks.length === 0 ? 'the highest die' : `the highest ${or(ranks.map(rank))} die`
}

const NO_BUILDING: Readonly<Partial<Record<string, string>>> = {
  'no-cathedral': 'there is no cathedral',
  'cathedral-closed': 'the cathedral is unavailable',
  'no-pillar-in-supply': 'it has no pillar left',
  'pillar-already': 'it already has a pillar there',
  'pillar-spaces-full': 'no pillar space is free',
  'no-house-in-supply': 'it has no house left',
  'house-already': 'it already has a house there',
  'house-space-taken': 'no house space is free',
}

const trace: TraceWords = {
  'bot-challenge': ({ challenge }, table) =>
    `Challenge in play: ${challengeName(table, challenge, 'en')}`,
  'bot-crest': ({ tile: id }, table) => `It receives ${tile(table, id)} from the box, inactive`,
  'bot-start': ({ architect, king, markers }, table) =>
    `Its architect starts ${inTown(table, architect)}, its king marker on ${signed(king)}; its bonus markers from the left: ${markers.map((points) => `+${points}`).join(', ')}`,
  'bot-decrees': ({ decrees }, table) =>
    `Its decrees from the left: ${decrees.map((id) => decreeName(table, id, 'en')).join(', ')}`,
  'bot-step': ({ step }) => STEPS[step],
  'bot-roll': ({ first, second, difference, decree }, table) =>
    `It rolls ${first} and ${second}, difference ${difference}: ${decreeName(table, decree, 'en')}`,
  'bot-next-decree': ({ decree }, table) =>
    `Every option has failed: on to ${decreeName(table, decree, 'en')}`,
  'bot-decree-over': ({ decree }, table) =>
    `The decree ${decreeName(table, decree, 'en')} is removed from the game`,
  'bot-check-tally': ({ option: of, more, than, counts: [left, right], holds }) =>
    `${option(of)}: more ${TALLIES[more]} than ${TALLIES[than]}? ${left} and ${right}: ${answer(holds)}`,
  'bot-check-larger': ({ option: of, largerOf, atLeast, counts: [left, right], holds }) =>
    `${option(of)}: at least as many ${or(largerOf.map((each) => TALLIES[each]))} as ${TALLIES[atLeast]}? ${left} and ${right}: ${answer(holds)}`,
  'bot-check-contracts': ({ option: of, needed, have, holds }) =>
    `${option(of)}: ${needed} or more unfulfilled contracts? It has ${have}: ${answer(holds)}`,
  'bot-check-crest-reach': ({ option: of, piece, stands, reach, crests, holds }, table) => {
    const seen = crests.map(
      ({ tile: id, town: where, distance, owned }) =>
        `${tile(table, id)} ${inTown(table, where)} is ${distance} away${owned ? ' and not new' : ''}`,
    )
    const facts = seen.length === 0 ? 'there is no crest on the map' : and(seen)
    return `${option(of)}: a new crest within reach of its ${nouns.piece[piece]}? Reach ${reach} from ${town(table, stands)}; ${facts}: ${answer(holds)}`
  },
  'bot-check-crest-offer': ({ option: of, points, crests, holds }, table) => {
    const seen = crests.map(
      ({ tile: id, price, owned }) =>
        `${tile(table, id)} costs ${price}${owned ? ' and is not new' : ''}`,
    )
    const facts = seen.length === 0 ? 'there is no crest in the offer' : and(seen)
    return `${option(of)}: a new crest in the offer for ${nouns.points(points)}? ${capital(facts)}: ${answer(holds)}`
  },
  'bot-icon-means': ({ colour, iron, wool }) =>
    `The blue or light grey icon means ${nouns.colour[colour]}: its contracts are missing ${nouns.amount('iron', iron)} and ${nouns.amount('wool', wool)}`,
  'bot-no-die': ({ option: of, action, ranks = [] }) =>
    action === undefined
      ? `${option(of)}: ${wanted(action, ranks)}: there is none`
      : `${option(of)}: ${wanted(action, ranks)}: no die there and none on the joker`,
  'bot-option': ({ option: of, action, ranks = [], dice }) =>
    `${option(of)}: ${wanted(action, ranks)}: ${and(dice.map((die) => things.die(die.colour, die.value)))} ${count(dice.length, { one: 'matches', other: 'match' })}`,
  'bot-segment': ({ action, joker, alone, jokerPoints, actionPoints }) => {
    const compared = `joker ${nouns.ap(jokerPoints)}, ${things.action(action)} ${nouns.ap(actionPoints)}`
    if (alone) return `Only the joker has a die for this: ${nouns.ap(jokerPoints)}`
    return joker
      ? `It takes a die from the joker, which gives at least as many points: ${compared}`
      : jokerPoints === actionPoints
        ? `It takes a die from the action itself, which comes first with as many points: ${compared}`
        : `It takes a die from the action itself, which gives more points: ${compared}`
  },
  'bot-compare': ({ tieBreaker, of }, table) => {
    const values = of
      .map(
        (each) =>
          `${candidate(table, each.candidate)}: ${value(tieBreakerValue(table, tieBreaker, each.value))}`,
      )
      .join('; ')
    const stay = of.filter(({ stays }) => stays)
    const result =
      stay.length === of.length
        ? of.every((each) => each.value === of[0]?.value)
          ? 'tied'
          : '→ each the best of its kind'
        : `→ ${and(stay.map((each) => candidate(table, each.candidate)))}`
    return `${capital(TIE_BREAKER_WORDS[tieBreaker])}: ${values} ${result}`
  },
  'bot-tie': ({ of }, table) =>
    `Still tied: ${and(of.map((each) => candidate(table, each)))}; decided at random`,
  'bot-choice': ({ choice, by }, table) => {
    const what = candidate(table, choice)
    if (by === 'only') return `Choice: ${what}, the only one`
    return by === 'chance'
      ? `Choice: ${what}, at random`
      : `Choice: ${what} (${TIE_BREAKER_WORDS[by]})`
  },
  'bot-required': ({ need }) => `Most required: ${NEED_WORDS[need]}`,
  'bot-no-tile': ({ action }) => `There is no bonus tile on the ${things.action(action)}`,
  'bot-tile': ({ tile: id, class: of, outcome }, table) =>
    `${capital(tile(table, id))} (${CLASSES[of]}): ${OUTCOMES[outcome]}`,
  'bot-joker': ({ action, king: [own, yours], pillars, houses }) =>
    `Joker with no action named: it is on ${king(own)}, you are on ${king(yours)}; ${count(pillars, { one: `${pillars} pillar`, other: `${pillars} pillars` })}, ${count(houses, { one: `${houses} house`, other: `${houses} houses` })}: ${things.action(action)}`,
  'bot-reach': ({ piece, stands, reach }, table) =>
    `Its ${nouns.piece[piece]} is ${inTown(table, stands)}; its reach is ${reach}`,
  'bot-cannot-build': ({ what, town: where, reason }, table) =>
    `No ${what} ${inTown(table, where)}: ${NO_BUILDING[reason] ?? 'it can’t be built'}`,
  'bot-tiles': ({ reach, tiles }, table) =>
    tiles.length === 0
      ? `No bonus tile within reach ${reach}`
      : `Bonus tiles within reach ${reach}: ${and(tiles.map(({ tile: id, town: where, distance }) => `${tile(table, id)} ${inTown(table, where)} (${distance})`))}`,
  'bot-targets': ({ what, within, reach, forGold, towns }, table) => {
    const all = and(towns.map(({ town: id, distance }) => `${town(table, id)} (${distance})`))
    const kind = what === 'cathedral' ? 'cathedrals without its pillar' : 'towns where it can build'
    const near = forGold
      ? `as far as its ${nouns.amount('gold', reach)} goes`
      : `within reach ${reach}`
    return within
      ? `${capital(kind)} ${near}: ${all}`
      : `No ${kind} ${near}, so it looks further: ${all}`
  },
  'bot-stays': ({ piece }) => `Its ${nouns.piece[piece]} has nowhere to go and stays`,
  'bot-extends': ({ spaces, gold, forGold }) =>
    `${capital(nouns.spaces(spaces))} ${forGold ? 'for 1 gold each' : 'beyond its reach'}: it pays ${nouns.amount('gold', gold)}${gold < spaces ? ', all it has' : ''}`,
  'bot-nothing-takeable': ({ renews, points }) =>
    renews
      ? 'It can’t take any character in the offer: the offer is refilled for free, once per action'
      : `It can’t take any character in the refilled offer either: ${nouns.points(points)} ${count(points, { one: 'is', other: 'are' })} lost`,
  'bot-no-crest': () => 'No inactive crest',
  'bot-crest-waits': ({ price, food, gold }) =>
    `An inactive crest has to wait: it costs ${nouns.amount('food', price)} and it has ${nouns.amount('food', food)} and ${nouns.amount('gold', gold)} (2 gold for each missing food)`,
  'bot-no-crest-space': () => 'Every building has its crest',
  'bot-no-cathedral': () => 'No cathedral with its pillar left to build',
  'bot-cathedral-waits': ({ town: where, price, stone, gold }, table) =>
    `${town(table, where)} has to wait: it costs ${nouns.amount('stone', price)} and it has ${nouns.amount('stone', stone)} and ${nouns.amount('gold', gold)} (2 gold for each missing stone)`,
  'bot-no-contract': () => 'No unfulfilled contract',
  'bot-contract-waits': ({ tile: id, iron, wool, identical, gold, goldNeeded }, table) =>
    `${capital(tile(table, id))} has to wait: ${and([
      ...(iron === 0 ? [] : [nouns.amount('iron', iron)]),
      ...(wool === 0 ? [] : [nouns.amount('wool', wool)]),
      ...(identical === 0 ? [] : [things.resources(identical)]),
    ])} missing, and ${
      goldNeeded
        ? `its ${nouns.amount('gold', gold)} ${count(gold, { one: 'is', other: 'are' })} needed for the other resources`
        : `${nouns.amount('gold', gold)} isn’t enough`
    }`,
  'bot-contracts-done': () => 'No more contracts this turn',
  'bot-no-ready-contract': ({ points }) =>
    `No contract for up to ${nouns.points(points)} that it can fulfil now`,
  'bot-no-new-crest': ({ points }) => `No new crest in the offer for up to ${nouns.points(points)}`,
  'bot-no-contract-taken': ({ reason }) => NO_CONTRACT[reason],
  'bot-converts': ({ stone, food }) =>
    `It has unfulfilled contracts: ${nouns.amount('stone', stone)} and ${nouns.amount('food', food)} become gold`,
}

const NO_CONTRACT = {
  ready: 'It took a contract it could fulfil at once, so it takes no other',
  'no-space': 'No room for another contract, so it takes none',
  points: 'No contract in the offer is within its points',
} as const

const ALL = { ...trace, ...SILVER_SOLO_TRACE }

/** How the Cardinalbot tells what it does and why, line by line. */
export const solo = {
  step: STEPS,
  trace,
  silverTrace: SILVER_SOLO_TRACE,
  /** The sentence of an event of its trace; undefined for what the base game tells. */
  tell: (table: NamedGame, event: { readonly event: string; readonly facts: unknown }) =>
    describeTraceEvent(ALL, table, event),
}
export type SoloWords = typeof solo
