/** Les mots de Prospect for Silver. */
import type { Name, SilverEvents, SilverReason } from '@tiletum/engine'
import { capital, list } from '../phrases.ts'
import type { EventWords } from '../message-data/log-sentences.ts'
import type { MoveWords } from '../message-data/move-facts.ts'
import type { MessageFacts } from '../message-data/refusals.ts'
import { tabletEffect, technologyName } from '../message-data/silver.ts'
import type { SilverMoveFacts } from '../message-data/silver.ts'
import { placeById, tileById } from '../message-data/named-game.ts'
import type { MoveText } from '../en/moves.ts'
import { effects } from './effects.ts'
import { nouns } from './nouns.ts'
import { NO_RESOURCE, things } from './thing-phrases.ts'

export const SEGMENTS = {
  prospector: 'le segment du prospecteur',
  step: 'l’icône de mouvement',
  blank: 'un segment vide',
} as const

const and = list('et')
const TIERS = ['', 'I', 'II', 'III']
const tier = (number: number): string => TIERS[number] ?? String(number)
const technology = (name: Name | undefined): string =>
  name === undefined ? 'technologie' : `technologie ${name.fr}`
const paid = (ap: number): string => (ap === 0 ? '' : ` (${nouns.ap(ap)})`)
const said = (label: string, long = label): MoveText => ({ label, long })
const here = ({ town: of }: MessageFacts): string => (of === undefined ? 'ici' : things.in(of))
const silver = (count: number): string => nouns.amount('silver', count)
const one = (resource: keyof typeof nouns.resource): string => nouns.amount(resource, 1)

export const SILVER_MOVES: Pick<MoveWords<MoveText>, keyof SilverMoveFacts> = {
  'side <side>': ({ side }) => said(`Souterrain ${side}`),
  'prospector wheel <segment>': ({ joker }) =>
    said(`${capital(SEGMENTS[joker])} fait face à l’action joker`),
  'technology tile <technology>': ({ technology: name }) => said(`Technologie ${name.fr}`),
  'overlay <overlay>': ({ times }) =>
    said(times === 'pillar' ? 'Maisons ou mines × piliers' : 'Piliers ou mines × maisons'),
  'walk prospector <space>': ({ to, ap }) =>
    said(
      `Prospecteur ${things.in(to)}${paid(ap)}`,
      `Déplacer un prospecteur ${things.in(to)}${paid(ap)}`,
    ),
  'take <face> at <space>': ({ tile, town: where, ap }) =>
    said(`Prendre ${things.tile(tile)} ${things.in(where)}${paid(ap)}`),
  'icon walk <space>': ({ to }) =>
    said(
      `Symbole de déplacement : prospecteur ${things.in(to)}`,
      `Utiliser le symbole de déplacement : déplacer un prospecteur ${things.in(to)}`,
    ),
  'icon action': ({ points }) =>
    said(
      `Symbole de déplacement : action Prospecteur`,
      `Utiliser le symbole de déplacement pour une action Prospecteur avec ${nouns.ap(points)}`,
    ),
  'build mine <mineSpace>': ({ town: where, gold, ap }) => {
    const gains = and([silver(1), ...(gold === 0 ? [] : [nouns.amount('gold', gold)])])
    return said(
      `Mine ${things.in(where)}${paid(ap)}`,
      `Placer une mine ${things.in(where)} : ${gains}${paid(ap)}`,
    )
  },
  'enter <map>': ({ map, silver: price }) =>
    said(
      `Prospecteur sur le plan ${map} (${silver(price)})`,
      `Placer un prospecteur sur le plan souterrain ${map} pour ${silver(price)}`,
    ),
  'enter <map> free': ({ map }) =>
    said(
      `Prospecteur sur le plan ${map}`,
      `Placer gratuitement un prospecteur sur le plan souterrain ${map}`,
    ),
  'technology <technology>': ({ technology: name, tier: number, silver: price }) =>
    said(
      `Technologie ${name.fr} ${tier(number)} (${silver(price)})`,
      `Atteindre le niveau ${tier(number)} de la ${technology(name)} pour ${silver(price)}`,
    ),
  'technology <technology> cheaper': ({ technology: name, tier: number, silver: price }) =>
    said(
      `Technologie ${name.fr} ${tier(number)}, tablette (${silver(price)})`,
      `Atteindre par la tablette le niveau ${tier(number)} de la ${technology(name)}, pour ${silver(price)}`,
    ),
  'resource tile <resource>': ({ resource }) =>
    said(
      `Prendre la tuile ${nouns.resource[resource]}`,
      `Prendre la tuile ${nouns.resource[resource]} : désormais, cette ressource compte comme de l’or`,
    ),
  pay: ({ gold, silver: asked, then }) => {
    const price = and([
      ...(gold === 0 ? [] : [nouns.amount('gold', gold)]),
      ...(asked === 0 ? [] : [silver(asked)]),
    ])
    return said(
      `Payer ${price} : ${things.brief(then)}`,
      `Payer ${price} pour ${effects.phrase(then)}`,
    )
  },
  'earmark <resource>': ({ resource }) =>
    said(
      `Réserver ${one(resource)}`,
      `Payer ${one(resource)} à la place de 1 or au prochain paiement en or`,
    ),
  'give up <resource>': ({ resource }) =>
    said(`${one(resource)} → ${silver(1)}`, `Céder ${one(resource)} du dé contre ${silver(1)}`),
  'reveal contracts': () =>
    said(
      'Révéler des contrats',
      'Révéler 3 contrats de la pile ; en prendre autant que voulu, 2 PA chacun',
    ),
  'reveal tiles': () =>
    said('Révéler deux tuiles', 'Révéler deux tuiles de la pile souterraine et en garder une'),
  'fulfil <face> less <resource>': ({ tile, less }) =>
    said(
      `Remplir ${things.tile(tile)} (−${one(less)})`,
      `Remplir ${things.tile(tile)} avec ${one(less)} de moins`,
    ),
  'fulfil <face> with <resource> less <resource>': ({ tile, kind, less }) =>
    said(
      `Remplir ${things.tile(tile)} (${nouns.resource[kind]}, −${one(less)})`,
      `Remplir ${things.tile(tile)} en payant en ${nouns.resource[kind]}, avec ${one(less)} de moins`,
    ),
  'change to <action>': ({ action, points }) =>
    said(
      `Continuer : ${things.action(action)} (${nouns.ap(points)})`,
      `Dépenser les PA restants du Joker pour l’${things.action(action)} : ${nouns.ap(points)}`,
    ),
}

/** Ce qui manque, ce qui est demandé, ce que l’on a. */
const short = (
  { short: missing = 1, silver: asked = 0, have = 0 }: MessageFacts,
  who: string,
): string => `Il manque ${silver(missing)} : ${who} ${asked} et vous en avez ${have}.`
const goldShort = ({ short: missing = 1, gold = 0, have = 0 }: MessageFacts, who: string): string =>
  `Il manque ${nouns.amount('gold', missing)} : ${who} ${gold} et vous en avez ${have}.`

export const SILVER_REASONS: Readonly<Record<SilverReason, (facts: MessageFacts) => string>> = {
  'technology-not-in-play': (facts) =>
    `La ${technology(facts.technology)} n’est pas en jeu dans cette partie.`,
  'technology-complete': (facts) =>
    `Vous avez atteint les trois niveaux de la ${technology(facts.technology)}.`,
  'technology-silver-missing': (facts) => short(facts, 'ce niveau en coûte'),
  'prospector-there': ({ map }) =>
    map === undefined
      ? 'Vous avez déjà un prospecteur sur ce plan.'
      : `Vous avez déjà un prospecteur sur le plan souterrain ${tier(map)}.`,
  'prospector-silver-missing': (facts) => short(facts, 'ce plan en demande'),
  'no-prospector-here': (facts) => `Aucun de vos prospecteurs ne se trouve ${here(facts)}.`,
  'no-prospector-below': (facts) =>
    facts.town === undefined
      ? 'Vous n’avez pas de prospecteur sur ce plan souterrain.'
      : `Vous n’avez pas de prospecteur sur le plan souterrain où se trouve ${things.place(facts.town)}.`,
  'not-this-side': () => 'Ce lieu ne figure pas sur les plans souterrains de cette partie.',
  'mine-space-taken': (facts) => `Cette case Mine ${here(facts)} est occupée.`,
  'mine-already': (facts) => `Vous avez déjà une mine ${here(facts)}.`,
  'no-mine-in-supply': () =>
    'Vous n’avez pas de mine en réserve : la phase du Roi peut en libérer une.',
  'no-mine-beside-track': () =>
    'Vous n’avez plus de mine près de la piste du Roi : inutile de payer.',
  'contribution-silver-missing': (facts) => short(facts, `la cathédrale ${here(facts)} en demande`),
  'contribution-gold-missing': (facts) =>
    goldShort(facts, `la cathédrale ${here(facts)} en demande`),
  'no-icon': () => 'Pas de symbole de déplacement avec ce dé, ou il a déjà servi.',
  'icon-is-an-action': () =>
    'Avec votre technologie, le symbole de déplacement donne une action Prospecteur.',
  'price-missing': ({ tile, ...facts }) => {
    if (tile !== undefined) return `Vous n’avez pas de quoi payer ${things.tile(tile)}.`
    return (facts.gold ?? 0) > 0
      ? goldShort(facts, 'la tablette en demande')
      : short(facts, 'la tablette en demande')
  },
  'unit-falls-away': () =>
    'Avec votre technologie, ce contrat demande 1 ressource de moins : précisez laquelle.',
  'no-unit-falls-away': () => 'Ce contrat ne coûte pas moins cher.',
  'unit-not-asked': ({ resource }) =>
    resource === undefined
      ? 'Le contrat ne demande pas cette ressource.'
      : `Le contrat ne demande pas ${NO_RESOURCE[resource]}.`,
  'no-revealing': (facts) =>
    `Pour révéler des contrats, il faut l’action Contrat de votre dé et le bon niveau de la ${technology(facts.technology)}.`,
  'revealed-already': () => 'Vous avez déjà révélé des contrats pendant cette action.',
  'pile-empty': () => 'La pile est vide : il n’y a rien à révéler.',
  'not-revealed': () => 'Cette tuile n’est pas parmi celles qui ont été révélées.',
  'resource-tile-taken': ({ resource }) =>
    resource === undefined
      ? 'Cette tuile Ressource n’est plus disponible.'
      : `La tuile ${nouns.resource[resource]} n’est pas disponible.`,
  'nothing-to-earmark': () =>
    'Rien à réserver : vous n’avez plus cette ressource, ou pas d’or à garder.',
  'no-giving-up': () =>
    'Seule une ressource du dé que vous venez de prendre s’échange contre de l’argent.',
  'nothing-to-give-up': ({ resource }) =>
    resource === undefined
      ? 'Il ne vous reste pas de ressource à céder.'
      : `Il ne vous reste plus ${NO_RESOURCE[resource]} à céder.`,
  'no-split': () => 'Les PA du Joker vont à une seule action, sauf avec la technologie Joker III.',
  'not-on-this-segment': () => 'Choisissez l’une des deux actions de votre dé.',
}

export const SILVER_EVENTS: Pick<EventWords, keyof SilverEvents> = {
  'gain-silver': ({ count }) => `gagne ${silver(count)}`,
  'pay-silver': ({ count }) => `paie ${silver(count)}`,
  'unlock-mine': () => 'ajoute une mine à sa réserve',
  mine: ({ town: where }, { table }) => `place une mine ${things.in(placeById(table, where))}`,
  enter: ({ map, town: where }, { table }) =>
    `place un prospecteur sur le plan souterrain ${tier(map)}, ${things.in(placeById(table, where))}`,
  tablet: ({ tablet }, { table }) => {
    const effect = tabletEffect(table, tablet)
    return effect === undefined
      ? 'franchit une tablette'
      : `franchit la tablette « ${things.brief(effect)} »`
  },
  technology: ({ technology: id, tier: number }, { table }) =>
    `atteint le niveau ${tier(number)} de la ${technology(technologyName(table, id))}`,
  segment: ({ action, points }) => `choisit l’${things.action(action)} avec ${nouns.ap(points)}`,
  'resource-tile': ({ resource }) => `prend la tuile ${nouns.resource[resource]}`,
  'to-bottom': ({ tiles }, { table }) =>
    `remet ${and(tiles.map((id) => things.tile(tileById(table, id))))} sous la pile`,
  'prospector-wheel': ({ joker }) =>
    `la roue du prospecteur tourne : ${SEGMENTS[joker]} fait face au joker`,
  'silver-side': ({ side }) => `le plan souterrain ${side.replace('underground.', '')} est utilisé`,
  'silver-technology': ({ technology: id }, { table }) =>
    `la ${technology(technologyName(table, id))} est en jeu`,
  'silver-overlay': ({ overlay }) =>
    overlay.includes('houses')
      ? 'décompte final : maisons ou mines × piliers'
      : 'la fin de partie compte piliers ou mines × maisons',
}
