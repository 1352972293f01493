import type { DecisionName, Reason, Refusal } from '@tiletum/engine'
import { capital } from '../phrases.ts'
import type { Place, Table, Tile } from '../telling/table.ts'
import { told } from '../telling/refusals.ts'
import type { Told } from '../telling/refusals.ts'
import { chance } from './chance.ts'
import { nouns } from './nouns.ts'
import { SILVER_REASONS } from './silver.ts'
import { things } from './things.ts'

/** Why not: one sentence for each reason. */
export const refusals = {
  say: (table: Table, { reason, facts }: Refusal): string => REASONS[reason](told(table, facts)),
}
export type RefusalTexts = typeof refusals

const tile = (of: Tile | undefined): string => (of === undefined ? 'this tile' : things.tile(of))
const town = (of: Place | undefined): string => (of === undefined ? 'this place' : things.place(of))
const here = (of: Place | undefined): string => (of === undefined ? 'here' : things.in(of))
const building = (number: number | undefined): string =>
  number === undefined ? 'this building' : `building ${number}`
const piece = ({ piece: of }: Told): string => (of === undefined ? 'piece' : nouns.piece[of])

/** `2 stone short: Praha asks 6 and you have 4.` */
const short = (
  resource: keyof typeof nouns.resource,
  { short: missing = 1, price = 0, have = 0 }: Told,
  who: string,
): string => `${nouns.amount(resource, missing)} short: ${who} ${price} and you have ${have}.`

const WAITING: Readonly<Record<DecisionName, string>> = {
  die: 'first choose a die.',
  tile: 'first take the bonus tile or leave it.',
  spend: 'it does not belong to the action under way.',
  bonus: 'first finish the bonus that is waiting.',
  characters: 'first finish the bonuses of the characters.',
  'king-tile': 'first take the tile beside the king track or discard it.',
}

const REASONS: Readonly<Record<Reason, (facts: Told) => string>> = {
  ...SILVER_REASONS,
  'game-over': () => 'The game is over.',
  'waits-for-chance': ({ request }) =>
    request === undefined
      ? 'Chance has to decide first.'
      : `Chance has to decide first: ${chance.request[request]}.`,
  'not-now': ({ decision, action }) => {
    if (decision === 'spend' && action !== undefined)
      return `Not now: it does not belong to the ${things.action(action)} under way.`
    return decision === undefined
      ? 'This is not possible at the moment.'
      : `Not now: ${WAITING[decision]}`
  },
  'not-in-this-phase': () => 'Tasks are possible only in your own turn.',
  'die-being-chosen': () =>
    'First take the die that the helper recolours: no task fits in between.',
  'no-such-die': ({ colour, value = 0 }) =>
    colour === undefined
      ? 'There is no such die on the wheel.'
      : `There is no ${things.die(colour, value)} on the wheel.`,
  'value-unchanged': ({ value }) =>
    value === undefined
      ? 'The die has this value already.'
      : `The die shows ${value} already: take it as it is.`,
  'too-little-gold': ({ changed, price = 0, have = 0 }) =>
    `${changed === undefined ? 'This change' : `A change to ${changed}`} costs ${nouns.amount('gold', price)} and you have ${have}.`,
  'not-recolouring': (facts) => `${capital(tile(facts.tile))} does not recolour a die.`,
  'recolour-with-die': () => 'This helper is used together with the choice of a die.',
  'not-in-storehouse': (facts) => `${capital(tile(facts.tile))} is not in your storehouse.`,
  'storehouse-full': () => 'Your storehouse is full: free one of its spaces first.',
  'crest-owned': ({ tile: of }) =>
    of?.sort === 'crest'
      ? `You have the ${nouns.crest[of.crest]} crest already, and only one of each kind is allowed.`
      : 'You have this crest already, and only one of each kind is allowed.',
  'no-contract-space': () =>
    'All your contract spaces hold fulfilled contracts, so you can’t take another one.',
  'contract-spaces-full': () =>
    'All your contract spaces hold fulfilled contracts: there is none left for this one.',
  'no-tile-here': (facts) => `${capital(tile(facts.tile))} is not the one that lies here.`,
  'tile-not-here': (facts) =>
    `${capital(tile(facts.tile))} does not lie ${here(facts.town)}, where your ${piece(facts)} stands.`,
  'too-few-points': ({ price = 1, points = 0 }) =>
    `This costs ${nouns.ap(price)} and you have ${points}.`,
  'other-action': ({ action, ...facts }) =>
    action === undefined
      ? `Your ${piece(facts)} does not move in this action.`
      : `Your ${piece(facts)} does not move in the ${things.action(action)}.`,
  'not-adjacent': ({ stands, ...facts }) =>
    `${capital(town(facts.town))} is not next to ${stands === undefined ? `your ${piece(facts)}` : things.place(stands)}: a step leads to a neighbouring space.`,
  'already-there': (facts) => `Your ${piece(facts)} stands ${here(facts.town)} already.`,
  'piece-elsewhere': ({ stands, ...facts }) =>
    `Your ${piece(facts)} is not ${here(facts.town)}${stands === undefined ? '' : ` but ${things.in(stands)}`}.`,
  'house-space-taken': (facts) => `This house space ${here(facts.town)} is taken.`,
  'house-already': (facts) => `A house of yours stands ${here(facts.town)} already.`,
  'no-house-in-supply': () =>
    'You have no house in your supply: fill a building with characters to free one.',
  'no-pillar-in-supply': () => 'You have no pillar in your supply: fulfil a contract to free one.',
  'no-cathedral': (facts) => `There is no cathedral ${here(facts.town)}.`,
  'cathedral-closed': (facts) => `The cathedral of ${town(facts.town)} is not built in this game.`,
  'pillar-spaces-full': (facts) =>
    `All pillar spaces of the cathedral of ${town(facts.town)} are taken.`,
  'pillar-already': (facts) =>
    `A pillar of yours stands at the cathedral of ${town(facts.town)} already.`,
  'not-in-offer': (facts) => `${capital(tile(facts.tile))} is not in the character offer.`,
  'not-at-that-space': ({ place, ...facts }) =>
    `${capital(tile(facts.tile))} does not lie on ${place === undefined ? 'that space' : `space ${place}`} of the contract offer.`,
  'room-taken': ({ floor, ...facts }) =>
    `The room on floor ${floor ?? 1} of ${building(facts.building)} is taken.`,
  'no-such-room': ({ tile: of, floor, ...facts }) =>
    of !== undefined && of.sort !== 'character'
      ? 'Only characters move into rooms.'
      : `${capital(building(facts.building))} has no room on floor ${floor ?? 1}.`,
  'other-kind-in-building': ({ kind, ...facts }) =>
    kind === undefined
      ? 'Another kind of character lives in this building.'
      : `Only ${nouns.action[kind]} characters may live in ${building(facts.building)}.`,
  'kind-lives-elsewhere': ({ lives }) =>
    lives === undefined
      ? 'Characters of this kind live in another of your buildings.'
      : `Characters of this kind live in ${building(lives)}: they share one building.`,
  'same-resource': () => 'An exchange is for a resource of another kind.',
  'resource-missing': ({ resource }) =>
    resource === undefined
      ? 'You do not have that resource.'
      : `You have no ${nouns.resource[resource]} to exchange.`,
  'top-of-the-track': () => 'Your marker is at the top of the king track.',
  'joker-is-no-choice': () => 'The joker stands for another action, never for itself.',
  'action-fixed': () => 'The joker’s action is chosen and stays so.',
  'gold-not-bought': () => 'Gold buys the other four resources, never gold.',
  'gold-missing': (facts) => short('gold', facts, 'this costs'),
  'demand-missing': ({ missing = [], ...facts }) =>
    missing.length === 0
      ? `You can’t pay for ${tile(facts.tile)}.`
      : `You lack ${things.and(missing.map(({ resource, count }) => nouns.amount(resource, count)))} for ${tile(facts.tile)}.`,
  'kind-to-name': (facts) =>
    `Say with which resource you pay the identical ones of ${tile(facts.tile)}.`,
  'no-kind-to-name': (facts) => `${capital(tile(facts.tile))} names all its resources.`,
  'crest-not-held': ({ crest }) =>
    crest === undefined
      ? 'That crest is not in your storehouse.'
      : `The ${nouns.crest[crest]} crest is not in your storehouse.`,
  'crest-space-taken': (facts) => `${capital(building(facts.building))} has a crest already.`,
  'food-missing': (facts) => short('food', facts, `${building(facts.building)} asks`),
  'no-own-pillar': (facts) =>
    `You need a pillar at the cathedral of ${town(facts.town)} to contribute to it.`,
  'contributed-already': (facts) =>
    `You have contributed to the cathedral of ${town(facts.town)} already, and once is all.`,
  'stone-missing': (facts) => short('stone', facts, `${town(facts.town)} asks`),
  'helper-in-use': () => 'This helper is in use and can’t be used a second time.',
  'no-die-action': () => 'These points are for the action of your die: take a die first.',
  'nested-action-first': () =>
    'These points are for the action of your die: finish the action in between first.',
  'no-characters': ({ building: number }) =>
    number === undefined
      ? 'You have no characters in your buildings.'
      : `No character lives in ${building(number)}.`,
  'not-a-helper': (facts) => `${capital(tile(facts.tile))} is not a helper.`,
  'not-a-contract': (facts) => `${capital(tile(facts.tile))} is not a contract.`,
  'resources-first': () => 'First choose the resources you receive.',
  'bonus-not-open': (facts) =>
    `The bonus of ${tile(facts.tile)} is not among those you may receive now.`,
  'no-such-part': () => 'The bonus under way does not include this.',
  'wrong-number': ({ count = 1 }) => `Choose exactly ${things.resources(count)}.`,
  'nested-action-open': () => 'First finish the action in between.',
}
