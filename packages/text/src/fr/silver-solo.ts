/** Le Cardinalbot avec Prospect for Silver : ce qu’il fait et pourquoi, ligne par ligne. */
import type { Building } from '@tiletum/engine'
import type { MoveText } from '../en/moves.ts'
import type { SILVER_TIE_BREAKER_WORDS as ENGLISH_TIE_BREAKERS } from '../en/silver-solo.ts'
import { capital, list, ROMAN } from '../phrases.ts'
import { plural } from '../plural.ts'
import type { MoveWords } from '../message-data/move-facts.ts'
import type { SilverSoloMoveFacts, SilverTraceWords } from '../message-data/silver-solo.ts'
import { challengeName } from '../message-data/bot-trace.ts'
import { placeById, tileById } from '../message-data/named-game.ts'
import type { NamedGame } from '../message-data/named-game.ts'
import { bot } from './bot.ts'
import { nouns } from './nouns.ts'
import { A_BUILDING, things, THE_RESOURCE } from './thing-phrases.ts'

const and = list('et')
const or = list('ou')
const count = plural('fr')
const answer = (holds: boolean): string => (holds ? 'oui' : 'non')
const silver = (number: number): string => nouns.amount('silver', number)
const option = (number: number): string => `Option ${number}`
const town = (table: NamedGame, id: string): string => things.place(placeById(table, id))
const inTown = (table: NamedGame, id: string): string => things.in(placeById(table, id))
const inOrder = (build: readonly Building[]): string =>
  build.map((what) => nouns.buildings[what]).join(', puis ')

const A_SPACE = {
  house: 'une case Maison',
  pillar: 'une case Pilier',
  mine: 'une case Mine',
} as const

function inSight(
  table: NamedGame,
  towns: readonly { readonly town: string; readonly distance: number }[],
  joined = and,
): string {
  return joined(towns.map(({ town: id, distance }) => `${town(table, id)} (${distance})`))
}

export const SILVER_TIE_BREAKER_WORDS: typeof ENGLISH_TIE_BREAKERS = {
  'player-below': 'un plan où vous avez un prospecteur',
  'printed-bonus': 'une case avec un bonus imprimé',
  'higher-map': 'le plan souterrain le plus haut',
  'more-tablets': 'tablettes découvertes en chemin',
  'most-gold': 'or imprimé',
  'fewest-points': 'le moins de points de victoire',
}

const IGNORED = {
  crest: 'Aucun blason de la boîte ne lui manque',
  prospector: 'Il a un prospecteur sur chaque plan',
  card: 'Une Surprise du Roi n’en amène pas une autre',
  house: 'Il ne peut y placer aucune maison',
  pillar: 'Il ne peut y placer aucun pilier',
  mine: 'Il ne peut y placer aucune mine',
} as const

export const SILVER_SOLO_TRACE: SilverTraceWords = {
  'bot-head-start': ({ silver: has, vp }) =>
    `Difficulté la plus élevée : il commence avec ${silver(has)} et ${nouns.vp(vp)}`,
  'bot-check-below': ({ option: of, what, reach, towns, holds }, table) => {
    const facts =
      towns.length === 0 ? 'aucune sur ses plans' : `il y en a une à ${inSight(table, towns)}`
    return `${option(of)} : ${A_SPACE[what]} sous terre à portée d’un prospecteur ? Portée ${reach} ; ${facts} : ${answer(holds)}`
  },
  'bot-check-crest-below': ({ option: of, reach, crests, holds }, table) => {
    const seen = crests.map(
      ({ tile, town: where, distance, owned }) =>
        `${things.tile(tileById(table, tile))} ${inTown(table, where)} est à ${distance}${owned ? ' et n’est pas nouveau' : ''}`,
    )
    const facts = seen.length === 0 ? 'aucun blason sur ses plans souterrains' : and(seen)
    return `${option(of)} : un nouveau blason à portée de ses prospecteurs ? Portée ${reach} ; ${facts} : ${answer(holds)}`
  },
  'bot-check-silver': ({ option: of, below, have, holds }) =>
    `${option(of)} : moins de ${silver(below)} ? Il en a ${have} : ${answer(holds)}`,
  'bot-cheapest': ({ cathedrals, resources }, table) => {
    if (cathedrals.length === 0)
      return 'Aucune des cathédrales qu’il n’a pas construites ne demande de pierre ni d’or'
    const asked = cathedrals.map(
      ({ town: where, resource, count: number }) =>
        `${town(table, where)} ${nouns.amount(resource, number)}`,
    )
    return `Les cathédrales qu’il n’a pas construites demandent : ${and(asked)} ; pour la moins chère il faut ${and(resources.map((resource) => THE_RESOURCE[resource]))}`
  },
  'bot-two-values': ({ values }) => {
    const faces = values.map(
      ({ value, points, dice }) =>
        `${value} (${nouns.ap(points)}, ${dice} ${count(dice, { one: 'dé', other: 'dés' })})`,
    )
    return `L’action Prospecteur fait face aux valeurs ${and(faces)}`
  },
  'bot-shared': ({ action, able }) =>
    able
      ? `Le segment fait face à l’${things.action(action)} et à l’action Prospecteur : il préfère l’action Prospecteur`
      : `Le segment fait face à l’${things.action(action)} et à l’action Prospecteur, impossible pour lui : ${things.action(action)}`,
  'bot-icon': ({ challenge, points }, table) =>
    `${challengeName(table, challenge, 'fr')} : le symbole de déplacement lui donne une action Prospecteur avec ${nouns.ap(points)}`,
  'bot-prospects': ({ reach, build, stands }, table) => {
    const places = stands.map(
      ({ map, town: id }) => `${inTown(table, id)} (plan ${ROMAN[map - 1] ?? map})`,
    )
    return `Il prospecte pour ses ${inOrder(build)}, portée ${reach} ; prospecteurs ${and(places)}`
  },
  'bot-sites': ({ what, within, reach, towns }, table) =>
    within
      ? `${capital(A_SPACE[what])} à portée ${reach} : ${inSight(table, towns)}`
      : `Rien à portée ${reach}, il l’étend donc pour ${A_SPACE[what]} : ${inSight(table, towns)}`,
  'bot-no-site': ({ build, towns }, table) =>
    towns.length === 0
      ? `Il ne peut rien placer sur ses plans (${inOrder(build)}) : l’action Prospecteur est impossible`
      : `Il placerait une mine à ${inSight(table, towns, or)}, mais elles sont toutes construites : l’action Prospecteur est impossible`,
  'bot-site-lost': ({ what, town: id }, table) =>
    `Il ne peut plus placer ${A_BUILDING[what]} ${inTown(table, id)}`,
  'bot-tablet': ({ resolved }) =>
    resolved
      ? 'Récits de Voyageurs : la tablette prend effet et est couverte'
      : 'La tablette est couverte sans effet',
  'bot-unpaid': ({ gold, silver: asked }) =>
    `Il ne paie pas ${and([
      ...(gold === 0 ? [] : [nouns.amount('gold', gold)]),
      ...(asked === 0 ? [] : [silver(asked)]),
    ])} : il ne le peut pas, ou ce serait pour rien`,
  'bot-silver-instead': ({ of }) =>
    of === 'technology' ? 'Argent au lieu d’une technologie' : 'De l’argent au lieu d’une mine',
  'bot-surprises': ({ silver: has, cards, price }) =>
    cards === 0
      ? `Surprise du Roi : avec ${silver(has)}, il ne pioche pas de carte`
      : `Surprise du Roi : avec ${silver(has)}, il en paie ${price} pour ${count(cards, { one: `${cards} carte`, other: `${cards} cartes` })}`,
  'bot-no-surprise': () => 'Il ne reste aucune Surprise du Roi',
  'bot-surprise': ({ effects }) => `Surprise du Roi : ${bot.surprise(effects)}`,
  'bot-act': ({ action, points }) => `${capital(things.action(action))} avec ${nouns.ap(points)}`,
  'bot-ignored': ({ what }) => `${IGNORED[what]} : effet ignoré`,
  'bot-cathedral-waits-below': ({ town: where, price, of, have }, table) =>
    `${capital(town(table, where))} attend : il faut ${nouns.amount(of, price)}, il en a ${have}`,
  'bot-cathedral-waits-any': ({ town: where, price, stone, gold, silver: has }, table) =>
    `${capital(town(table, where))} attend : il faut ${price} unités, il a ${and([nouns.amount('stone', stone), nouns.amount('gold', gold), silver(has)])} (interchangeables)`,
}

const said = (label: string, long = label): MoveText => ({ label, long })

export const SILVER_SOLO_MOVES: Pick<MoveWords<MoveText>, keyof SilverSoloMoveFacts> = {
  'surprise <surprise>': ({ effects }) =>
    said(
      bot.surprise(effects).slice(0, -1),
      `Le Cardinalbot pioche la Surprise du Roi : ${bot.surprise(effects)}`,
    ),
  'pick way <space>': ({ to }) =>
    said(
      `Par ${things.place(to)}`,
      `À égalité, le prospecteur du Cardinalbot passe par ${things.place(to)}`,
    ),
}
