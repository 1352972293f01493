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
import type { BotWords } from '../en/bot.ts'
import { capital, list, ROMAN, sentences } from '../phrases.ts'
import { plural } from '../plural.ts'
import { effects } from './effects.ts'
import { nouns } from './nouns.ts'
import { THE_RESOURCE } from './thing-phrases.ts'
import { TALLIES } from './tallies.ts'

const and = list('et')
const or = list('ou')
const count = plural('fr')

export const bot = {
  condition,
  option,
  decree: (decree) => `${options(decree)} Priorité des dés : ${priority(decree.diePriority)}.`,
  challenge,
  surprise: (parts) => sentences(...parts.map(surprise)),
} satisfies BotWords

const ITS_PIECE = {
  merchant: 'son marchand',
  architect: 'son architecte',
  prospector: 'un prospecteur',
}

/** Suit « si ». */
function condition(when: DecreeCondition): string {
  if ('more' in when)
    return `le Cardinalbot a plus de ${TALLIES[when.more]} que de ${TALLIES[when.than]}`
  if ('largerOf' in when) {
    const counts = when.largerOf.map((tally) => TALLIES[tally])
    const larger = counts.join(' ou de ') + (counts.length === 1 ? '' : ' (le plus grand nombre)')
    return `le Cardinalbot a au moins autant de ${larger} que de ${TALLIES[when.atLeast]}`
  }
  if ('unfulfilledContracts' in when)
    return `le Cardinalbot a au moins ${count(when.unfulfilledContracts, { one: 'un contrat non rempli', other: `${when.unfulfilledContracts} contrats non remplis` })}`
  if ('newCrestInReachOf' in when)
    return `un nouveau blason est à portée de ${when.newCrestInReachOf === 'prospector' ? 'l’un de ses prospecteurs' : ITS_PIECE[when.newCrestInReachOf]}`
  if ('newCrestInOffer' in when) return 'un nouveau blason de l’offre est à sa portée en PA'
  if ('spaceBelowInReach' in when)
    return `une case ${capital(nouns.building[when.spaceBelowInReach])} souterraine est à portée`
  return `le Cardinalbot a moins de ${nouns.amount('silver', when.silverBelow)}`
}

function option({ when = [], take }: DecreeOption): string {
  const die = 'highest' in take ? highest(take.highest) : action(take)
  return when.length === 0 ? capital(die) : `Si ${when.map(condition).join(' et si ')} : ${die}`
}

function options({ options: all }: Decree): string {
  return all.map((each, at) => `${at + 1}. ${option(each)}.`).join(' ')
}

function action(take: Extract<DecreeOption['take'], { readonly action: string }>): string {
  const name = `action ${nouns.action[take.action]}`
  return take.action === 'prospector' ? `${name} pour ${inOrder(take.build)}` : name
}

function inOrder(build: readonly Building[]): string {
  return build.map((building) => `des ${nouns.buildings[building]}`).join(', puis ')
}

function rank(colour: DieRank): string {
  return colour === 'pair' ? 'bleu/gris clair' : nouns.colour[colour]
}

function highest(choice: DieChoice): string {
  if (choice === 'any') return 'le dé le plus élevé'
  if (typeof choice === 'string') return `le dé ${rank(choice)} le plus élevé`
  if ('needed' in choice)
    return `le dé ${or(choice.needed.map(rank))} le plus élevé, selon ce qui manque le plus à ses contrats`
  const colours = or(choice.forCheapestCathedral.map(rank))
  return `le dé ${colours} le plus élevé, selon ce que demande la moins chère des cathédrales qu’il n’a pas construites`
}

function priority(of: Decree['diePriority']): string {
  return of === 'most-required' ? 'la ressource la plus nécessaire' : of.map(rank).join(', ')
}

function challenge(does: ChallengeRule): string {
  switch (does.rule) {
    case 'miscellaneous-helpers':
      return `Un assistant divers lui rapporte ${nouns.amount('gold', does.gold)} ; un contrat Bonus est traité comme un contrat de l’offre.`
    case 'resource-helpers':
      return 'Il reçoit ce que donnent les assistants octroyant des PV et des ressources.'
    case 'action-helpers-climb':
      return `Un assistant octroyant des actions le fait avancer de ${nouns.spaces(does.spaces)} sur la piste du Roi.`
    case 'action-helpers-score':
      return `Un assistant octroyant des actions lui rapporte ${nouns.vp(does.vp)} par PA de la tuile.`
    case 'character-bonuses':
      return `Les personnages qu’il place lui donnent leurs ressources et leurs PV, et ${nouns.vp(does.vp)} par PA, déplacement ou construction représenté.`
    case 'die-resources':
      return `Chaque dé lui donne ${does.more} de plus de sa ressource la plus nécessaire.`
    case 'king-start':
      return `Son marqueur commence sur la case +${does.space} de la piste du Roi et, s’il est plus bas, y revient à chaque phase du Roi.`
    case 'markers':
      return `Ses marqueurs bonus sont rangés dans l’ordre ${does.markers.map((marker) => `+${marker}`).join(', ')}, et il commence avec ${does.crests} ${count(does.crests, { one: 'blason inactif', other: 'blasons inactifs' })}.`
    case 'movement-icon':
      return `Un dé pris à côté du symbole de déplacement lui donne aussi une action Prospecteur avec ${nouns.points(does.points)}, pour ${inOrder(does.build)}.`
    case 'die-silver':
      return `Un dé de valeur ${does.value} lui donne aussi ${nouns.amount('silver', does.silver)}.`
    case 'cathedral-means':
      return `Pour les cathédrales, ${and(does.order.map((means) => (means === 'silver' ? 'argent' : nouns.resource[means])))} se valent ; il dépense d’abord ${does.order.map((means) => (means === 'silver' ? 'l’argent' : THE_RESOURCE[means])).join(', puis ')}.`
    case 'tablets':
      return `Il applique l’effet des tablettes que couvrent ses prospecteurs ; au lieu d’une technologie ou d’une mine en réserve, il gagne ${nouns.amount('silver', does.silver)}.`
  }
}

function surprise(effect: SurpriseEffect): string {
  switch (effect.do) {
    case 'newCrest':
      return 'gagner au hasard un blason qui lui manque'
    case 'gainRequired':
      return `gagner ${effect.count} de sa ressource la plus nécessaire`
    case 'enterMap':
      return `placer un prospecteur sur le plan souterrain ${ROMAN[effect.map - 1] ?? effect.map}, sinon gagner ${nouns.vp(effect.otherwiseVp)}`
    case 'fairHouse':
      return 'placer une maison dans une ville de foire (la plus proche dans le temps)'
    case 'lowestPillar':
      return 'placer un pilier dans la cathédrale de la carte principale qui rapporte le moins et où il n’en a pas'
    case 'scorePer':
      return `gagner ${nouns.vp(effect.points)} par ${nouns.building[effect.what]} à lui sur toutes les cartes`
    default:
      return effects.phrase(effect)
  }
}
