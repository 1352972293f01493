import type { TierRule, Trigger } from '@tiletum/engine'
import type { TechnologyWords } from '../en/technologies.ts'
import { ROMAN, capital } from '../phrases.ts'
import { plural } from '../plural.ts'
import { effects } from './effects.ts'
import { nouns } from './nouns.ts'

const count = plural('fr')

export const technologies = {
  rule,
  tier: (rules) => `${capital(rules.map(rule).join(' ; '))}.`,
  technology: ({ tiers }) =>
    tiers
      .map((rules, at) => `${ROMAN[at] ?? ''}. ${capital(rules.map(rule).join(' ; '))}.`)
      .join(' '),
} satisfies TechnologyWords

function moment(on: Trigger): string {
  if (typeof on === 'object') return `quand votre dé donne l’action ${nouns.action[on.action]}`
  switch (on) {
    case 'now':
      return 'immédiatement'
    case 'income':
      return 'aux revenus de chaque phase du Roi'
    case 'king-phase':
      return 'à la fin de chaque phase du Roi'
    case 'house':
      return 'chaque fois que vous placez une maison'
    case 'mine':
      return 'chaque fois que vous placez une mine'
    case 'contribution':
      return 'chaque fois que vous contribuez à une cathédrale'
    case 'completion':
      return 'chaque fois que vous achevez un bâtiment'
    case 'new-die':
      return 'quand vous prenez un dé dont ni la couleur ni la valeur ne figurent parmi vos autres dés de la manche'
  }
}

function rule(of: TierRule): string {
  switch (of.rule) {
    case 'trigger':
      return `${moment(of.on)} : ${effects.phrase(of.effect)}`
    case 'action-points':
      return `l’action ${nouns.action[of.action]} de votre dé a ${nouns.points(of.more)} de plus`
    case 'crest-food':
      return `placer un blason coûte ${nouns.amount('food', of.less)} de moins`
    case 'markers':
      return `chacun de vos marqueurs bonus vaut ${nouns.points(of.more)} de plus`
    case 'die-change':
      return `vous pouvez changer la valeur d’un dé de ${of.by} pour ${nouns.amount('gold', of.gold)}`
    case 'die-silver':
      return `vous pouvez échanger ${of.resources} ${count(of.resources, { one: 'ressource', other: 'ressources' })} de votre dé contre ${nouns.amount('silver', of.silver)}`
    case 'movement-icon':
      return `le symbole de déplacement donne une action Prospecteur avec ${nouns.points(of.points)}`
    case 'contract-demand':
      return `les contrats demandent ${of.less} ${count(of.less, { one: 'ressource', other: 'ressources' })} de moins (1 au minimum)`
    case 'contract-reveal':
      return `avec l’action Contrat de votre dé, vous pouvez révéler ${nouns.tiles(of.tiles)} de la pile de contrats et en prendre autant que vous voulez, ${nouns.points(of.points)} chacune`
    case 'exchange':
      return `chaque échange donne ${of.more} ${count(of.more, { one: 'ressource', other: 'ressources' })} au choix de plus`
    case 'resource-as-gold':
      return 'prendre une tuile Ressource libre : cette ressource compte comme de l’or quand vous payez'
    case 'resource-die':
      return `un dé de cette ressource en donne ${of.more} de plus`
    case 'resource-points':
      return `l’action d’un dé de cette ressource a ${nouns.points(of.more)} de plus`
    case 'joker-split':
      return `vous pouvez répartir les points du Joker entre ${of.actions} actions`
    case 'contribution':
      return `contribuer à une cathédrale coûte ${nouns.amount('silver', of.silver)} de moins, ou ${nouns.amount('gold', of.gold)} ou ${nouns.amount('stone', of.stone)} de moins selon la tuile (1 au minimum)`
  }
}
