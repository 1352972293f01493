import type { DecisionName, RuleReason } from '@tiletum/engine'
import type { RefusalTexts } from '../en/refusals.ts'
import { capital } from '../phrases.ts'
import { resolveFacts } from '../message-data/refusals.ts'
import type { MessageFacts } from '../message-data/refusals.ts'
import type { Place, Tile } from '../message-data/named-game.ts'
import { chance } from './chance.ts'
import { OF_CREST } from './effects.ts'
import { nouns } from './nouns.ts'
import { of } from './elision.ts'
import { SILVER_REASONS } from './silver.ts'
import { NO_RESOURCE, things } from './thing-phrases.ts'

export const refusals = {
  say: (table, { reason, facts }) => REASONS[reason](resolveFacts(table, facts)),
} satisfies RefusalTexts

const tile = (which: Tile | undefined): string =>
  which === undefined ? 'cette tuile' : things.tile(which)
const town = (which: Place | undefined): string =>
  which === undefined ? 'ce lieu' : things.place(which)
const ofTown = (which: Place | undefined): string =>
  which === undefined ? 'de ce lieu' : of(things.place(which))
const here = (where: Place | undefined): string => (where === undefined ? 'ici' : things.in(where))
const building = (number: number | undefined): string =>
  number === undefined ? 'ce bâtiment' : `le bâtiment ${number}`
const ofBuilding = (number: number | undefined): string =>
  number === undefined ? 'de ce bâtiment' : `du bâtiment ${number}`
const inBuilding = (number: number | undefined): string =>
  number === undefined ? 'dans ce bâtiment' : `dans le bâtiment ${number}`
const piece = ({ piece: which }: MessageFacts): string =>
  which === undefined ? 'Votre pion' : `Votre ${nouns.piece[which]}`

/** « Il vous manque 2 pierres : Praha en demande 6 et vous en avez 4. » */
const short = (
  resource: keyof typeof nouns.resource,
  { short: missing = 1, price = 0, have = 0 }: MessageFacts,
  asks: string,
): string =>
  `Il vous manque ${nouns.amount(resource, missing)} : ${asks} ${price} et vous en avez ${have}.`

const WAITING: Readonly<Record<DecisionName, string>> = {
  die: 'Choisissez d’abord un dé.',
  tile: 'Prenez d’abord la tuile Bonus, ou laissez-la.',
  spend: 'Impossible pendant l’action en cours.',
  bonus: 'Terminez d’abord le bonus en attente.',
  characters: 'Terminez d’abord les bonus des personnages.',
  'king-tile': 'Prenez d’abord la tuile de la piste du Roi, ou défaussez-la.',
}

const REASONS: Readonly<Record<RuleReason, (facts: MessageFacts) => string>> = {
  ...SILVER_REASONS,
  'game-over': () => 'La partie est terminée.',
  'correction-does-not-fit': () => 'Cela ne va pas à cet endroit.',
  'no-turn-to-end': () => 'Aucun tour n’est en cours.',
  'waits-for-chance': ({ request }) =>
    request === undefined
      ? 'En attente d’un tirage.'
      : `En attente d’un tirage : ${chance.request[request]}.`,
  'not-now': ({ decision, action }) => {
    if (decision === 'spend' && action !== undefined)
      return `Impossible pendant l’${things.action(action)} en cours.`
    return decision === undefined ? 'Ce n’est pas possible pour le moment.' : WAITING[decision]
  },
  'not-in-this-phase': () => 'Les tâches ne sont possibles que pendant votre tour.',
  'die-being-chosen': () =>
    'Prenez d’abord votre dé : l’assistant vient d’en changer la ressource.',
  'no-such-die': ({ colour, value = 0 }) =>
    colour === undefined
      ? 'Ce dé n’est pas sur la roue.'
      : `Il n’y a pas de dé ${things.die(colour, value)} sur la roue.`,
  'die-taken': () => 'On prend un dé par tour, et vous avez pris le vôtre.',
  'value-unchanged': ({ value }) =>
    value === undefined
      ? 'Le dé a déjà cette valeur.'
      : `Le dé vaut déjà ${value} : prenez-le tel quel.`,
  'too-little-gold': ({ changed, price = 0, have = 0 }) =>
    `${changed === undefined ? 'Ce changement' : `Changer ce dé en ${changed}`} coûte ${nouns.amount('gold', price)} et vous en avez ${have}.`,
  'not-recolouring': (facts) => `${capital(tile(facts.tile))} ne change pas la ressource d’un dé.`,
  'recolour-with-die': () => 'Cet assistant s’utilise au moment de choisir un dé.',
  'not-in-storehouse': (facts) => `${capital(tile(facts.tile))} n’est pas dans votre entrepôt.`,
  'storehouse-full': () => 'Votre entrepôt est plein : libérez d’abord une case.',
  'crest-owned': ({ tile: which }) =>
    which?.sort === 'crest'
      ? `Vous avez déjà le blason ${OF_CREST[which.crest]} : un seul de chaque type.`
      : 'Vous avez déjà ce blason : un seul de chaque type.',
  'no-contract-space': () =>
    'Vos cases Contrat sont toutes occupées : vous ne pouvez plus prendre de contrat.',
  'contract-spaces-full': () =>
    'Vos cases Contrat sont toutes occupées : ce contrat ne peut plus être rempli.',
  'no-tile-here': (facts) => `Cette tuile n’est pas ici : ${tile(facts.tile)}.`,
  'tile-not-here': (facts) =>
    `${capital(tile(facts.tile))} n’est pas ${here(facts.town)}, où se trouve votre ${facts.piece === undefined ? 'pion' : nouns.piece[facts.piece]}.`,
  'too-few-points': ({ price = 1, points = 0 }) =>
    `Il faut ${nouns.ap(price)} et il vous en reste ${points}.`,
  'other-action': ({ action, ...facts }) =>
    action === undefined
      ? `${piece(facts)} ne se déplace pas lors de cette action.`
      : `${piece(facts)} ne se déplace pas lors de l’${things.action(action)}.`,
  'not-adjacent': ({ stands, ...facts }) =>
    `${capital(town(facts.town))} n’est pas à côté ${ofTown(stands)} : on se déplace d’une case adjacente à l’autre.`,
  'not-in-a-town': (facts) =>
    `${piece(facts)} est sur une route : ce déplacement part d’une ville.`,
  'not-a-linked-town': (facts) =>
    `Ce déplacement mène de ville en ville, sans case de route entre elles, donc pas vers ${town(facts.town)}.`,
  'already-there': (facts) => `${piece(facts)} est déjà ${here(facts.town)}.`,
  'piece-elsewhere': ({ stands, ...facts }) =>
    `${piece(facts)} n’est pas ${here(facts.town)}${stands === undefined ? '' : ` mais ${things.in(stands)}`}.`,
  'house-space-taken': (facts) => `Cette case Maison ${here(facts.town)} est occupée.`,
  'house-already': (facts) => `Vous avez déjà une maison ${here(facts.town)}.`,
  'no-house-in-supply': () =>
    'Vous n’avez pas de maison en réserve : remplissez un bâtiment de personnages pour en libérer une.',
  'no-pillar-in-supply': () =>
    'Vous n’avez pas de pilier en réserve : remplissez un contrat pour en libérer un.',
  'no-cathedral': (facts) => `Il n’y a pas de cathédrale ${here(facts.town)}.`,
  'cathedral-closed': (facts) =>
    `La cathédrale ${ofTown(facts.town)} est indisponible dans cette partie.`,
  'pillar-spaces-full': (facts) =>
    `Toutes les cases Pilier de la cathédrale ${ofTown(facts.town)} sont occupées.`,
  'pillar-already': (facts) => `Vous avez déjà un pilier à la cathédrale ${ofTown(facts.town)}.`,
  'not-in-offer': (facts) => `${capital(tile(facts.tile))} n’est pas dans l’offre de personnages.`,
  'not-at-that-space': ({ place, ...facts }) =>
    `${capital(tile(facts.tile))} n’est pas sur ${place === undefined ? 'cette case' : `la case ${place}`} de l’offre de contrats.`,
  'room-taken': ({ floor, ...facts }) =>
    `La pièce de l’étage ${floor ?? 1} ${ofBuilding(facts.building)} est occupée.`,
  'no-such-room': ({ tile: which, floor, ...facts }) =>
    which !== undefined && which.sort !== 'character'
      ? 'Seule une tuile Personnage se place dans une pièce.'
      : `${capital(building(facts.building))} n’a pas de pièce à l’étage ${floor ?? 1}.`,
  'other-kind-in-building': ({ kind, ...facts }) =>
    kind === undefined
      ? 'Un autre type de personnage occupe ce bâtiment.'
      : `${capital(building(facts.building))} n’accueille que des personnages ${nouns.action[kind]}.`,
  'kind-lives-elsewhere': ({ lives }) =>
    lives === undefined
      ? 'Les personnages de ce type habitent un autre de vos bâtiments.'
      : `Vos personnages de ce type vont tous ${inBuilding(lives)}.`,
  'same-resource': () => 'Échangez contre une autre ressource.',
  'resource-missing': ({ resource }) =>
    resource === undefined
      ? 'Vous n’avez pas cette ressource.'
      : `Vous n’avez pas ${NO_RESOURCE[resource]} à échanger.`,
  'top-of-the-track': () => 'Votre marqueur est au bout de la piste du Roi.',
  'king-steps-first': () =>
    'Chaque PA d’une action Roi est un pas sur la piste du Roi : faites d’abord ceux qui restent.',
  'joker-is-no-choice': () => 'Choisissez l’une des autres actions pour le Joker.',
  'action-fixed': () => 'L’action du Joker est déjà choisie : elle ne change plus.',
  'gold-not-bought': () => 'L’or ne s’achète pas : il sert à acheter les autres ressources.',
  'gold-missing': (facts) => short('gold', facts, 'il en faut'),
  'demand-missing': ({ missing = [], ...facts }) =>
    missing.length === 0
      ? `Vous ne pouvez pas payer ${tile(facts.tile)}.`
      : `Il vous manque ${things.and(missing.map((each) => nouns.amount(each.resource, each.count)))} pour ${tile(facts.tile)}.`,
  'kind-to-name': (facts) => `Précisez quelle ressource vous dépensez : ${tile(facts.tile)}.`,
  'no-kind-to-name': (facts) =>
    `${capital(tile(facts.tile))} ne laisse pas le choix de la ressource.`,
  'crest-not-held': ({ crest }) =>
    crest === undefined
      ? 'Ce blason n’est pas dans votre entrepôt.'
      : `Le blason ${OF_CREST[crest]} n’est pas dans votre entrepôt.`,
  'crest-space-taken': (facts) => `${capital(building(facts.building))} a déjà un blason.`,
  'food-missing': (facts) => short('food', facts, `${building(facts.building)} en demande`),
  'no-own-pillar': (facts) =>
    `Il vous faut un pilier à la cathédrale ${ofTown(facts.town)} pour y contribuer.`,
  'contributed-already': (facts) =>
    `Vous avez déjà contribué à la cathédrale ${ofTown(facts.town)} : c’est une seule fois par cathédrale.`,
  'stone-missing': (facts) => short('stone', facts, `${town(facts.town)} en demande`),
  'helper-in-use': () => 'Vous utilisez déjà cet assistant.',
  'no-die-action': () => 'Ces PA vont à l’action de votre dé : prenez d’abord un dé.',
  'no-characters': ({ building: number }) =>
    number === undefined
      ? 'Vos bâtiments n’ont pas encore de personnage.'
      : `Aucun personnage n’est ${inBuilding(number)}.`,
  'not-a-helper': (facts) => `${capital(tile(facts.tile))} n’est pas un assistant.`,
  'not-a-contract': (facts) => `${capital(tile(facts.tile))} n’est pas un contrat.`,
  'resources-first': () => 'Choisissez d’abord les ressources que vous recevez.',
  'bonus-not-open': (facts) =>
    `Vous ne pouvez pas gagner ce bonus maintenant : ${tile(facts.tile)}.`,
  'no-such-part': () => 'Cela ne fait pas partie du bonus en cours.',
  'wrong-number': ({ count: number = 1 }) => `Choisissez exactement ${things.resources(number)}.`,
  'nested-action-open': () => 'Terminez d’abord l’action supplémentaire.',
}
