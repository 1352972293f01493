import type {
  Building,
  ChallengeRule,
  Decree,
  DecreeCondition,
  DecreeOption,
  DieChoice,
  DieRank,
  SurpriseEffect,
} from '@tiletum/engine'
import { capital, list, ROMAN, sentences } from '../phrases.ts'
import { plural } from '../plural.ts'
import { effects } from './effects.ts'
import { nouns } from './nouns.ts'
import { TALLIES } from './tallies.ts'

const and = list('and')
const or = list('or')
const count = plural('en')

/** How the Cardinalbot decides, and what its cards say. */
export const bot = {
  condition,
  option,
  decree: (decree: Decree) => `${options(decree)} Dice: ${priority(decree.diePriority)}.`,
  challenge,
  surprise: (parts: readonly SurpriseEffect[]) => sentences(...parts.map(surprise)),
}
export type BotWords = typeof bot

function condition(when: DecreeCondition): string {
  if ('more' in when) return `it has more ${TALLIES[when.more]} than ${TALLIES[when.than]}`
  if ('largerOf' in when) {
    const counts = when.largerOf.map((tally) => TALLIES[tally])
    const larger = counts.length === 1 ? and(counts) : `${or(counts)}, whichever are more,`
    return `it has at least as many ${larger} as ${TALLIES[when.atLeast]}`
  }
  if ('unfulfilledContracts' in when)
    return when.unfulfilledContracts === 1
      ? 'it has an unfulfilled contract'
      : `it has ${when.unfulfilledContracts} or more unfulfilled contracts`
  if ('newCrestInReachOf' in when)
    return `a new crest is within reach of its ${nouns.piece[when.newCrestInReachOf]}`
  if ('newCrestInOffer' in when) return 'it can afford a new crest in the offer'
  if ('spaceBelowInReach' in when)
    return `a ${nouns.building[when.spaceBelowInReach]} space underground is within reach`
  return `it has less than ${nouns.amount('silver', when.silverBelow)}`
}

function option({ when = [], take }: DecreeOption): string {
  const die = 'highest' in take ? highest(take.highest) : action(take)
  return when.length === 0 ? capital(die) : `If ${and(when.map(condition))}: ${die}`
}

function options({ options: all }: Decree): string {
  return all.map((each, at) => `${at + 1}. ${option(each)}.`).join(' ')
}

function action(take: Extract<DecreeOption['take'], { readonly action: string }>): string {
  const name = `${nouns.action[take.action]} action`
  return take.action === 'prospector' ? `${name} for ${inOrder(take.build)}` : name
}

function inOrder(build: readonly Building[]): string {
  return build.map((building) => nouns.buildings[building]).join(', then ')
}

function rank(colour: DieRank): string {
  return colour === 'pair' ? 'blue/light grey' : nouns.colour[colour]
}

function highest(choice: DieChoice): string {
  if (choice === 'any') return 'the highest die'
  if (typeof choice === 'string') return `the highest ${rank(choice)} die`
  if ('needed' in choice)
    return `the highest ${or(choice.needed.map(rank))} die, whichever its contracts need most`
  const colours = or(choice.forCheapestCathedral.map(rank))
  return `the highest ${colours} die, whichever its cheapest unbuilt cathedral requires`
}

function priority(of: Decree['diePriority']): string {
  return of === 'most-required' ? 'the resource it requires most' : of.map(rank).join(', ')
}

function challenge(does: ChallengeRule): string {
  switch (does.rule) {
    case 'miscellaneous-helpers':
      return `A miscellaneous helper gives it ${nouns.amount('gold', does.gold)}; a contract on a bonus tile is treated like one from the offer.`
    case 'resource-helpers':
      return 'It receives what resource and VP helpers give.'
    case 'action-helpers-climb':
      return `An action helper moves it ${nouns.spaces(does.spaces)} up the king track.`
    case 'action-helpers-score':
      return `An action helper gives it ${nouns.vp(does.vp)} for each of its action points.`
    case 'character-bonuses':
      return `Characters it places give their resources and VP, plus ${nouns.vp(does.vp)} for each action point, step or building shown.`
    case 'die-resources':
      return `Each die gives it ${does.more} extra of its most required resource.`
    case 'king-start':
      return `Its king marker starts on +${does.space} and returns there.`
    case 'markers':
      return `Its bonus markers are in the order ${does.markers.map((marker) => `+${marker}`).join(', ')}, and it starts with ${does.crests} inactive ${count(does.crests, { one: 'crest', other: 'crests' })}.`
    case 'movement-icon':
      return `A die at the movement icon also gives it a prospector action with ${nouns.points(does.points)}, for ${inOrder(does.build)}.`
    case 'die-silver':
      return `A die of value ${does.value} also gives it ${nouns.amount('silver', does.silver)}.`
    case 'cathedral-means':
      return `For cathedrals it pays with ${does.order.join(', then ')}, each of which can stand in for the others.`
    case 'tablets':
      return `Tablets its prospectors cover take effect; instead of a technology or a mine it gains ${nouns.amount('silver', does.silver)}.`
  }
}

function surprise(effect: SurpriseEffect): string {
  switch (effect.do) {
    case 'newCrest':
      return 'gain a random crest it lacks'
    case 'gainRequired':
      return `gain ${effect.count} of its most required resource`
    case 'enterMap':
      return `place a prospector on underground map ${ROMAN[effect.map - 1] ?? effect.map}, or score ${nouns.vp(effect.otherwiseVp)} if it can’t`
    case 'fairHouse':
      return 'place a house in a fair town (the earliest fair possible)'
    case 'lowestPillar':
      return 'place a pillar at the lowest-VP cathedral on the main map where it has none'
    case 'scorePer':
      return `score ${nouns.vp(effect.points)} for each of its ${nouns.buildings[effect.what]} on all maps`
    default:
      return effects.phrase(effect)
  }
}
