import type {
  BotStep,
  BotCandidate,
  DieRank,
  Need,
  TieBreakerName,
  TileClass,
  TileOutcomeName,
} from '@tiletum/engine'
import type { SoloWords } from '../en/solo.ts'
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

const and = list('et')
const or = list('ou')
const count = plural('fr')

const STEPS: Readonly<Record<BotStep, string>> = {
  roll: 'Étapes 1 et 2 : retour au décret le plus à gauche, lancer des dés',
  decree: 'Étape 3 : choix du dé par le décret',
  receive: 'Étape 4 : ressources et tuile Bonus',
  action: 'Étape 5 : son action',
  crests: 'Étape 6a : blasons',
  cathedrals: 'Étape 6b : cathédrales',
  contracts: 'Étape 6c : contrats',
}

const TIE_BREAKER_WORDS: Readonly<Record<TieBreakerName, string>> = {
  ...SILVER_TIE_BREAKER_WORDS,
  'colour-rank': 'rang dans la priorité des dés',
  'missed-more': 'ce qui manque le plus à ses contrats',
  'missed-most': 'ce qui manque le plus à ses contrats',
  'more-dice': 'dés de cette couleur',
  'die-value': 'valeur du dé',
  required: 'ressource la plus nécessaire',
  'owned-fewer': 'ce dont il a le moins',
  'tile-class': 'catégorie de la tuile',
  'new-to-bot': 'nouveau pour lui',
  'new-to-player': 'nouveau pour vous',
  points: 'points de victoire',
  resources: 'ressources au total',
  'any-resources': 'symboles « ressource au choix »',
  'action-points': 'points d’action',
  'fewer-missing': 'le moins de ressources manquantes',
  'fewer-resources': 'le moins de ressources demandées',
  'not-built-by-player': 'pas construite par vous',
  'fewer-stone': 'coût le plus faible en pierre',
  closer: 'distance',
  'next-fair': 'ville de la prochaine foire',
  'other-reward': 'autre récompense imprimée',
  'matches-left': 'un type qu’il possède déjà, le plus à gauche',
  value: 'valeur imprimée, parmi ceux d’un type',
  cheaper: 'le moins de points d’action',
  'further-right': 'le plus à droite dans l’offre',
}

const CLASSES: Readonly<Record<TileClass, string>> = {
  crest: 'blason',
  miscellaneous: 'assistant divers',
  resource: 'assistant octroyant des PV et des ressources',
  action: 'assistant octroyant des actions',
  contract: 'contrat',
}

const OUTCOMES: Readonly<Record<TileOutcomeName, string>> = {
  'inactive-crest': 'nouveau pour lui, gardé inactif dans son entrepôt',
  'crest-owned': 'il possède déjà ce blason, retiré de la partie',
  removed: 'tuile retirée de la partie sans effet',
  gold: 'un défi le change en or',
  received: 'un défi lui en donne l’effet',
  'action-helper': 'un défi s’applique',
  'gold-and-action-helper': 'un défi le change en or et un autre s’applique',
  fulfilled: 'contrat « fait », rempli aussitôt',
  'contract-kept': 'gardé parmi ses contrats non remplis',
  'no-contract-space': 'pas de place pour un autre contrat, retiré de la partie',
}

const NEED_WORDS: Readonly<Record<Need, string>> = {
  cathedral: 'la pierre : il n’en a pas assez pour une cathédrale où il a un pilier',
  crest: 'la nourriture : blason inactif, bâtiment à deux personnages, pas assez de nourriture',
  contract: 'le fer ou la laine, pour ses contrats',
  none: 'l’or, faute d’autre besoin',
}

const RANKED = {
  cathedral: 'pierre pour une cathédrale',
  crest: 'nourriture pour un blason',
  contract: 'pour ses contrats',
  gold: 'or',
  none: 'pas nécessaire',
} as const

const ITS_PIECE = {
  merchant: 'son marchand',
  architect: 'son architecte',
  prospector: 'son prospecteur',
} as const

const answer = (holds: boolean): string => (holds ? 'oui' : 'non')
const rank = (of: DieRank): string => (of === 'pair' ? 'bleu/gris clair' : nouns.colour[of])
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
  if ('space' in what) return `case ${what.space} ${things.in(what.town)}`
  return 'town' in what ? things.place(what.town) : nouns.resource[what.resource]
}

function value(of: TieBreakerValue): string {
  if ('count' in of) return `${of.count}`
  if ('yes' in of) return answer(of.yes)
  if ('place' in of) return `n° ${of.place}`
  if ('class' in of) return CLASSES[of.class]
  if ('building' in of)
    return of.building === undefined ? 'nouveau type' : things.building(of.building)
  return RANKED[of.need]
}

function wanted(action: keyof typeof nouns.action | undefined, ranks: readonly DieRank[]): string {
  if (action !== undefined) return things.action(action)
  return ranks.length === 0 ? 'le dé le plus élevé' : `le dé ${or(ranks.map(rank))} le plus élevé`
}

const NO_BUILDING: Readonly<Partial<Record<string, string>>> = {
  'no-cathedral': 'il n’y a pas de cathédrale',
  'cathedral-closed': 'la cathédrale est indisponible',
  'no-pillar-in-supply': 'il n’a plus de pilier',
  'pillar-already': 'un de ses piliers s’y trouve déjà',
  'pillar-spaces-full': 'aucune case Pilier n’est libre',
  'no-house-in-supply': 'il n’a plus de maison',
  'house-already': 'une de ses maisons s’y trouve déjà',
  'house-space-taken': 'aucune case Maison n’est libre',
}

const NO_WHAT = { house: 'Pas de maison', pillar: 'Pas de pilier' } as const

const trace: TraceWords = {
  'bot-challenge': ({ challenge }, table) =>
    `Défi en jeu : ${challengeName(table, challenge, 'fr')}`,
  'bot-crest': ({ tile: id }, table) => `Il reçoit de la boîte ${tile(table, id)}, inactif`,
  'bot-start': ({ architect, king, markers }, table) =>
    `Son architecte commence ${inTown(table, architect)}, son marqueur roi sur ${signed(king)} ; ses marqueurs bonus depuis la gauche : ${markers.map((points) => `+${points}`).join(', ')}`,
  'bot-decrees': ({ decrees }, table) =>
    `Ses décrets, de gauche à droite : ${decrees.map((id) => decreeName(table, id, 'fr')).join(', ')}`,
  'bot-step': ({ step }) => STEPS[step],
  'bot-roll': ({ first, second, difference, decree }, table) =>
    `Il obtient ${first} et ${second}, différence ${difference} : ${decreeName(table, decree, 'fr')}`,
  'bot-next-decree': ({ decree }, table) =>
    `Toutes les options ont échoué : décret suivant, ${decreeName(table, decree, 'fr')}`,
  'bot-decree-over': ({ decree }, table) =>
    `Le décret ${decreeName(table, decree, 'fr')} est retiré de la partie`,
  'bot-check-tally': ({ option: of, more, than, counts: [left, right], holds }) =>
    `${option(of)} : plus de ${TALLIES[more]} que de ${TALLIES[than]} ? ${left} et ${right} : ${answer(holds)}`,
  'bot-check-larger': ({ option: of, largerOf, atLeast, counts: [left, right], holds }) =>
    `${option(of)} : au moins autant ${or(largerOf.map((each) => `de ${TALLIES[each]}`))} que de ${TALLIES[atLeast]} ? ${left} et ${right} : ${answer(holds)}`,
  'bot-check-contracts': ({ option: of, needed, have, holds }) =>
    `${option(of)} : au moins ${count(needed, { one: `${needed} contrat non rempli`, other: `${needed} contrats non remplis` })} ? Il en a ${have} : ${answer(holds)}`,
  'bot-check-crest-reach': ({ option: of, piece, stands, reach, crests, holds }, table) => {
    const seen = crests.map(
      ({ tile: id, town: where, distance, owned }) =>
        `${tile(table, id)} ${inTown(table, where)} est à ${nouns.spaces(distance)}${owned ? ' (il l’a déjà)' : ''}`,
    )
    const facts = seen.length === 0 ? 'aucun blason sur la carte' : and(seen)
    return `${option(of)} : un nouveau blason à portée de ${ITS_PIECE[piece]} ? Portée ${reach} depuis ${town(table, stands)} ; ${facts} : ${answer(holds)}`
  },
  'bot-check-crest-offer': ({ option: of, points, crests, holds }, table) => {
    const seen = crests.map(
      ({ tile: id, price, owned }) =>
        `${tile(table, id)} coûte ${price}${owned ? ' (il l’a déjà)' : ''}`,
    )
    const facts = seen.length === 0 ? 'aucun blason dans l’offre' : and(seen)
    return `${option(of)} : un nouveau blason de l’offre pour ${nouns.points(points)} ? ${capital(facts)} : ${answer(holds)}`
  },
  'bot-icon-means': ({ colour, iron, wool }) =>
    `L’icône bleue ou gris clair désigne ici la couleur ${nouns.colour[colour]} : à ses contrats manquent ${nouns.amount('iron', iron)} et ${nouns.amount('wool', wool)}`,
  'bot-no-die': ({ option: of, action, ranks = [] }) =>
    action === undefined
      ? `${option(of)} : ${wanted(action, ranks)} : il n’y en a pas`
      : `${option(of)} : ${wanted(action, ranks)} : aucun dé, pas même sur le Joker`,
  'bot-option': ({ option: of, action, ranks = [], dice }) =>
    `${option(of)} : ${wanted(action, ranks)}, avec ${and(dice.map((die) => things.die(die.colour, die.value)))}`,
  'bot-segment': ({ action, joker, alone, jokerPoints, actionPoints }) => {
    const compared = `Joker ${nouns.ap(jokerPoints)}, ${things.action(action)} ${nouns.ap(actionPoints)}`
    if (alone) return `Seul le Joker a un dé pour cette action : ${nouns.ap(jokerPoints)}`
    return joker
      ? `Il prend un dé du Joker, qui a autant de points ou plus : ${compared}`
      : jokerPoints === actionPoints
        ? `Il prend un dé de l’action elle-même, prioritaire à points égaux : ${compared}`
        : `Il prend un dé de l’action elle-même, qui a plus de points : ${compared}`
  },
  'bot-compare': ({ tieBreaker, of }, table) => {
    const values = of
      .map(
        (each) =>
          `${candidate(table, each.candidate)} : ${value(tieBreakerValue(table, tieBreaker, each.value))}`,
      )
      .join(' ; ')
    const stay = of.filter(({ stays }) => stays)
    const result =
      stay.length === of.length
        ? of.every((each) => each.value === of[0]?.value)
          ? 'à égalité'
          : '→ chacun est le meilleur de son type'
        : `→ ${and(stay.map((each) => candidate(table, each.candidate)))}`
    return `${capital(TIE_BREAKER_WORDS[tieBreaker])} : ${values} ${result}`
  },
  'bot-tie': ({ of }, table) =>
    `Toujours à égalité : ${and(of.map((each) => candidate(table, each)))} : tirage au sort`,
  'bot-choice': ({ choice, by }, table) => {
    const what = candidate(table, choice)
    if (by === 'only') return `Choix : ${what} (seul possible)`
    return by === 'chance'
      ? `Choix : ${what}, au hasard`
      : `Choix : ${what} (critère : ${TIE_BREAKER_WORDS[by]})`
  },
  'bot-required': ({ need }) => `Ressource la plus nécessaire : ${NEED_WORDS[need]}`,
  'bot-no-tile': ({ action }) => `Pas de tuile Bonus sur l’${things.action(action)}`,
  'bot-tile': ({ tile: id, class: of, outcome }, table) =>
    `${capital(tile(table, id))} (${CLASSES[of]}) : ${OUTCOMES[outcome]}`,
  'bot-joker': ({ action, king: [own, yours], pillars, houses }) =>
    `Joker sans action nommée : il est sur ${king(own)}, vous sur ${king(yours)} ; ${count(pillars, { one: `${pillars} pilier`, other: `${pillars} piliers` })}, ${count(houses, { one: `${houses} maison`, other: `${houses} maisons` })} : ${things.action(action)}`,
  'bot-reach': ({ piece, stands, reach }, table) =>
    `${capital(ITS_PIECE[piece])} est ${inTown(table, stands)} ; sa portée est de ${reach}`,
  'bot-cannot-build': ({ what, town: where, reason }, table) =>
    `${NO_WHAT[what]} ${inTown(table, where)} : ${NO_BUILDING[reason] ?? 'impossible d’y construire'}`,
  'bot-tiles': ({ reach, tiles }, table) =>
    tiles.length === 0
      ? `Aucune tuile Bonus à portée ${reach}`
      : `Tuiles Bonus à portée ${reach} : ${and(tiles.map(({ tile: id, town: where, distance }) => `${tile(table, id)} ${inTown(table, where)} (${distance})`))}`,
  'bot-targets': ({ what, within, reach, forGold, towns }, table) => {
    const all = and(towns.map(({ town: id, distance }) => `${town(table, id)} (${distance})`))
    const kind =
      what === 'cathedral' ? 'cathédrales sans son pilier' : 'villes où il peut construire'
    if (forGold) {
      const gold = nouns.amount('gold', reach)
      return within
        ? `${capital(kind)}, accessibles avec ${gold} : ${all}`
        : `${capital(kind)}, au-delà de ce que permettent ${gold} : ${all}`
    }
    return within
      ? `${capital(kind)} à portée ${reach} : ${all}`
      : `${capital(kind)}, au-delà de sa portée de ${reach} : ${all}`
  },
  'bot-stays': ({ piece }) => `${capital(ITS_PIECE[piece])} reste sur place : aucune destination`,
  'bot-extends': ({ spaces, gold, forGold }) =>
    `${nouns.spaces(spaces)} ${forGold ? 'à 1 or chacune' : 'au-delà de sa portée'} : il paie ${nouns.amount('gold', gold)}${gold < spaces ? ' (tout son or)' : ''}`,
  'bot-nothing-takeable': ({ renews, points }) =>
    renews
      ? 'Il ne peut prendre aucun personnage de l’offre : elle est renouvelée, gratuitement, une fois par action'
      : `Il ne peut prendre aucun personnage de la nouvelle offre non plus : ${nouns.points(points)} ${count(points, { one: 'perdu', other: 'perdus' })}`,
  'bot-no-crest': () => 'Pas de blason inactif',
  'bot-crest-waits': ({ price, food, gold }) =>
    `Un blason inactif attend : il faut ${nouns.amount('food', price)}, il a ${nouns.amount('food', food)} et ${nouns.amount('gold', gold)} (2 or par unité manquante)`,
  'bot-no-crest-space': () => 'Chaque bâtiment a son blason',
  'bot-no-cathedral': () => 'Pas de cathédrale à construire là où il a un pilier',
  'bot-cathedral-waits': ({ town: where, price, stone, gold }, table) =>
    `${town(table, where)} attend : il faut ${nouns.amount('stone', price)}, il a ${nouns.amount('stone', stone)} et ${nouns.amount('gold', gold)} (2 or par unité manquante)`,
  'bot-no-contract': () => 'Pas de contrat non rempli',
  'bot-contract-waits': ({ tile: id, iron, wool, identical, gold, goldNeeded }, table) =>
    `${capital(tile(table, id))} attend : il manque ${and([
      ...(iron === 0 ? [] : [nouns.amount('iron', iron)]),
      ...(wool === 0 ? [] : [nouns.amount('wool', wool)]),
      ...(identical === 0 ? [] : [things.resources(identical)]),
    ])} ; ${
      goldNeeded
        ? `ses ${nouns.amount('gold', gold)} servent aux autres ressources`
        : `son or (${gold}) n’y suffit pas`
    }`,
  'bot-contracts-done': () => 'Pas d’autre contrat ce tour-ci',
  'bot-no-ready-contract': ({ points }) =>
    `Aucun contrat « fait » pour ${nouns.points(points)} au plus`,
  'bot-no-new-crest': ({ points }) =>
    `Aucun nouveau blason dans l’offre, jusqu’à ${nouns.points(points)}`,
  'bot-no-contract-taken': ({ reason }) => NO_CONTRACT[reason],
  'bot-converts': ({ stone, food }) =>
    `Il a des contrats non remplis : ${nouns.amount('stone', stone)} et ${nouns.amount('food', food)} deviennent de l’or`,
}

const NO_CONTRACT = {
  ready: 'Il a pris un contrat faisable, donc aucun à préparer',
  'no-space': 'Pas de place pour un autre contrat, donc aucun à préparer',
  points: 'Aucun contrat de l’offre que ses points puissent payer',
} as const

const ALL = { ...trace, ...SILVER_SOLO_TRACE }

export const solo = {
  step: STEPS,
  trace,
  silverTrace: SILVER_SOLO_TRACE,
  tell: (table, event) => describeTraceEvent(ALL, table, event),
} satisfies SoloWords
