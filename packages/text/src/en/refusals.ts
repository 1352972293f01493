import type { DecisionName, RuleReason, Refusal } from '@tiletum/engine'
import { capital } from '../phrases.ts'
import type { Place, NamedGame, Tile } from '../message-data/named-game.ts'
import { resolveFacts } from '../message-data/refusals.ts'
import type { MessageFacts } from '../message-data/refusals.ts'
import { chance } from './chance.ts'
import { nouns } from './nouns.ts'
import { SILVER_REASONS } from './silver.ts'
import { things } from './thing-phrases.ts'

/** Why not: one sentence for each reason. */
export const refusals = {
  say: (table: NamedGame, { reason, facts }: Refusal): string =>
    REASONS[reason](resolveFacts(table, facts)),
}
export type RefusalTexts = typeof refusals

const tile = (of: Tile | undefined): string => (of === undefined ? 'this tile' : things.tile(of))
const town = (of: Place | undefined): string => (of === undefined ? 'this place' : things.place(of))
const here = (of: Place | undefined): string => (of === undefined ? 'here' : things.in(of))
const building = (number: number | undefined): string =>
  number === undefined ? 'this building' : `building ${number}`
const piece = ({ piece: of }: MessageFacts): string =>
  of === undefined ? 'piece' : nouns.piece[of]

/** `You’re 2 stone short: Praha costs 6 and you have 4.` */
const short = (
  resource: keyof typeof nouns.resource,
  { short: missing = 1, price = 0, have = 0 }: MessageFacts,
  who: string,
): string =>
  `You’re ${nouns.amount(resource, missing)} short: ${who} ${price} and you have ${have}.`

const WAITING: Readonly<Record<DecisionName, string>> = {
  die: 'Choose a die first.',
  tile: 'Take or leave the bonus tile first.',
  spend: 'That isn’t part of the current action.',
  bonus: 'Finish the pending bonus first.',
  characters: 'Finish the character bonuses first.',
  'king-tile': 'Take or discard the tile beside the king track first.',
}

const REASONS: Readonly<Record<RuleReason, (facts: MessageFacts) => string>> = {
  ...SILVER_REASONS,
  'game-over': () => 'The game is over.',
  'correction-does-not-fit': () => 'That doesn’t fit there.',
  'no-turn-to-end': () => 'It’s nobody’s turn right now.',
  'waits-for-chance': ({ request }) =>
    request === undefined
      ? 'Waiting for a draw or roll first.'
      : `Waiting for a draw or roll first: ${chance.request[request]}.`,
  'not-now': ({ decision, action }) => {
    if (decision === 'spend' && action !== undefined)
      return `That isn’t part of the current ${things.action(action)}.`
    return decision === undefined ? 'That isn’t possible right now.' : WAITING[decision]
  },
  'not-in-this-phase': () => 'You can do tasks only on your own turn.',
  'die-being-chosen': () => 'Take the recoloured die first: you can’t do a task in between.',
  'no-such-die': ({ colour, value = 0 }) =>
    colour === undefined
      ? 'There is no such die on the wheel.'
      : `There is no ${things.die(colour, value)} on the wheel.`,
  'die-taken': () => 'You take one die a turn, and you have taken yours.',
  'value-unchanged': ({ value }) =>
    value === undefined
      ? 'The die already has this value.'
      : `The die already shows ${value}; take it unchanged.`,
  'too-little-gold': ({ changed, price = 0, have = 0 }) =>
    `${changed === undefined ? 'This change' : `Changing it to ${changed}`} costs ${nouns.amount('gold', price)} and you have ${have}.`,
  'not-recolouring': (facts) => `${capital(tile(facts.tile))} doesn’t recolour a die.`,
  'recolour-with-die': () => 'Use this helper when you choose a die.',
  'not-in-storehouse': (facts) => `${capital(tile(facts.tile))} isn’t in your storehouse.`,
  'storehouse-full': () => 'Your storehouse is full: free a space first.',
  'crest-owned': ({ tile: of }) =>
    of?.sort === 'crest'
      ? `You already have the ${nouns.crest[of.crest]} crest, and you can have only one of each.`
      : 'You already have this crest, and you can have only one of each.',
  'no-contract-space': () =>
    'All your contract spaces are filled, so you can’t take another contract.',
  'contract-spaces-full': () =>
    'All your contract spaces are filled, so there’s no room for this one.',
  'no-tile-here': (facts) => `${capital(tile(facts.tile))} isn’t the tile here.`,
  'tile-not-here': (facts) =>
    `${capital(tile(facts.tile))} isn’t ${here(facts.town)}, where your ${piece(facts)} is.`,
  'too-few-points': ({ price = 1, points = 0 }) =>
    `This costs ${nouns.ap(price)} and you have ${points}.`,
  'other-action': ({ action, ...facts }) =>
    action === undefined
      ? `You can’t move your ${piece(facts)} with this action.`
      : `You can’t move your ${piece(facts)} with the ${things.action(action)}.`,
  'not-adjacent': ({ stands, ...facts }) =>
    `${capital(town(facts.town))} isn’t adjacent to ${stands === undefined ? `your ${piece(facts)}` : things.place(stands)}: you can move only to an adjacent space.`,
  'not-in-a-town': (facts) => `Your ${piece(facts)} is on a road: this step must start in a town.`,
  'not-a-linked-town': (facts) =>
    `This step goes only to a directly linked town, with no road space between: not to ${town(facts.town)}.`,
  'already-there': (facts) => `Your ${piece(facts)} is already ${here(facts.town)}.`,
  'piece-elsewhere': ({ stands, ...facts }) =>
    `Your ${piece(facts)} isn’t ${here(facts.town)}${stands === undefined ? '' : `; it’s ${things.in(stands)}`}.`,
  'house-space-taken': (facts) => `This house space ${here(facts.town)} is taken.`,
  'house-already': (facts) => `You already have a house ${here(facts.town)}.`,
  'no-house-in-supply': () =>
    'You have no houses in your supply: fill a building with characters to free one.',
  'no-pillar-in-supply': () => 'You have no pillars in your supply: fulfil a contract to free one.',
  'no-cathedral': (facts) => `There is no cathedral ${here(facts.town)}.`,
  'cathedral-closed': (facts) =>
    `The cathedral in ${town(facts.town)} is unavailable in this game.`,
  'pillar-spaces-full': (facts) =>
    `All pillar spaces at the cathedral in ${town(facts.town)} are taken.`,
  'pillar-already': (facts) => `You already have a pillar at the cathedral in ${town(facts.town)}.`,
  'not-in-offer': (facts) => `${capital(tile(facts.tile))} isn’t in the character offer.`,
  'not-at-that-space': ({ place, ...facts }) =>
    `${capital(tile(facts.tile))} isn’t on ${place === undefined ? 'that space' : `space ${place}`} of the contract offer.`,
  'room-taken': ({ floor, ...facts }) =>
    `The room on floor ${floor ?? 1} of ${building(facts.building)} is taken.`,
  'no-such-room': ({ tile: of, floor, ...facts }) =>
    of !== undefined && of.sort !== 'character'
      ? 'Only characters can go in rooms.'
      : `${capital(building(facts.building))} has no room on floor ${floor ?? 1}.`,
  'other-kind-in-building': ({ kind, ...facts }) =>
    kind === undefined
      ? 'This building holds another kind of character.'
      : `${capital(building(facts.building))} can hold only ${nouns.action[kind]} characters.`,
  'kind-lives-elsewhere': ({ lives }) =>
    lives === undefined
      ? 'Characters of this kind must all go in one building.'
      : `Characters of this kind must all go in ${building(lives)}.`,
  'same-resource': () => 'You must exchange it for a different resource.',
  'resource-missing': ({ resource }) =>
    resource === undefined
      ? 'You don’t have that resource.'
      : `You have no ${nouns.resource[resource]} to exchange.`,
  'top-of-the-track': () => 'Your marker is at the top of the king track.',
  'king-steps-first': () =>
    'Every point of a king action is a step up the king track: take the steps left first.',
  'joker-is-no-choice': () => 'The joker must be used as one of the other actions.',
  'action-fixed': () => 'You’ve already chosen the joker’s action; you can’t change it.',
  'gold-not-bought': () => 'You can’t buy gold, only the other four resources.',
  'gold-missing': (facts) => short('gold', facts, 'this costs'),
  'demand-missing': ({ missing = [], ...facts }) =>
    missing.length === 0
      ? `You can’t pay for ${tile(facts.tile)}.`
      : `You’re missing ${things.and(missing.map(({ resource, count }) => nouns.amount(resource, count)))} for ${tile(facts.tile)}.`,
  'kind-to-name': (facts) =>
    `Choose which resource to pay for the identical ones in ${tile(facts.tile)}.`,
  'no-kind-to-name': (facts) => `There’s no resource to choose for ${tile(facts.tile)}.`,
  'crest-not-held': ({ crest }) =>
    crest === undefined
      ? 'That crest isn’t in your storehouse.'
      : `The ${nouns.crest[crest]} crest isn’t in your storehouse.`,
  'crest-space-taken': (facts) => `${capital(building(facts.building))} already has a crest.`,
  'food-missing': (facts) => short('food', facts, `${building(facts.building)} costs`),
  'no-own-pillar': (facts) =>
    `You need a pillar at the cathedral in ${town(facts.town)} to contribute to it.`,
  'contributed-already': (facts) =>
    `You’ve already contributed to the cathedral in ${town(facts.town)}; you can do so only once.`,
  'stone-missing': (facts) => short('stone', facts, `${town(facts.town)} costs`),
  'helper-in-use': () => 'You’re already using this helper.',
  'no-die-action': () => 'These points are for your die’s action: take a die first.',
  'no-characters': ({ building: number }) =>
    number === undefined
      ? 'You have no characters in your buildings.'
      : `There are no characters in ${building(number)}.`,
  'not-a-helper': (facts) => `${capital(tile(facts.tile))} isn’t a helper.`,
  'not-a-contract': (facts) => `${capital(tile(facts.tile))} isn’t a contract.`,
  'resources-first': () => 'Choose the resources you gain first.',
  'bonus-not-open': (facts) => `You can’t receive the bonus of ${tile(facts.tile)} right now.`,
  'no-such-part': () => 'The current bonus doesn’t include that.',
  'wrong-number': ({ count = 1 }) => `Choose exactly ${things.resources(count)}.`,
  'nested-action-open': () => 'Finish the bonus action first.',
}
