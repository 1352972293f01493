import type {
  Action,
  Contract,
  Demand,
  Effect,
  ResourceAmounts,
  StorehouseTile,
} from '@tiletum/engine'
import { RESOURCES } from '@tiletum/engine'
import type { EffectWords } from '../en/effects.ts'
import { list, sentence } from '../phrases.ts'
import { plural } from '../plural.ts'
import { nouns } from './nouns.ts'

const and = list('et')
const or = list('ou')
const count = plural('fr')

/** À l’infinitif, pour suivre « vous pouvez » ou « pour ». */
export const effects = {
  purse,
  phrase,
  sentence: (effect) => sentence(phrase(effect)),
  demand,
  contract,
  store: (store: StorehouseTile): string => {
    if ('crest' in store) return `Blason ${OF_CREST[store.crest]}.`
    return 'contract' in store ? contract(store.contract) : sentence(phrase(store.helper))
  },
} satisfies EffectWords

export const OF_CREST = {
  lily: 'au lys',
  lion: 'au lion',
  eagle: 'à l’aigle',
  chalice: 'au calice',
  tower: 'à la tour',
  sun: 'au soleil',
  hammer: 'au marteau',
} as const

const A_BUILDING = { house: 'une maison', pillar: 'un pilier', mine: 'une mine' }

function purse(of: ResourceAmounts): string {
  return and(
    RESOURCES.flatMap((resource) => {
      const number = of[resource]
      return number === undefined ? [] : [nouns.amount(resource, number)]
    }),
  )
}

function phrase(effect: Effect): string {
  switch (effect.do) {
    case 'gain':
      return `gagner ${purse(effect.purse)}`
    case 'gainAny':
      return `gagner ${chosen(effect.count, effect.identical ?? false)}`
    case 'score':
      return `gagner ${nouns.vp(effect.points)}`
    case 'act':
      return `effectuer ${anAction(effect.action)} avec ${nouns.points(effect.points)}`
    case 'climb':
      return `avancer de ${nouns.spaces(effect.spaces)} sur la piste du Roi`
    case 'strengthen':
      return `ajouter ${nouns.points(effect.points)} à l’action de votre dé`
    case 'recolour': {
      const kind = 'choisir le type de ressource que donne votre dé'
      return effect.points === undefined
        ? kind
        : `${kind} et ajouter ${nouns.points(effect.points)} à son action`
    }
    case 'step':
      if (effect.towns === true)
        return `déplacer votre ${nouns.piece[effect.piece]} de sa ville vers une ville directement reliée`
      return effect.steps === 1
        ? `déplacer votre ${nouns.piece[effect.piece]} d’une case`
        : `déplacer votre ${nouns.piece[effect.piece]} de 1 à ${nouns.spaces(effect.steps)}`
    case 'travel':
      return `déplacer votre ${nouns.piece[effect.piece]} sur n’importe quelle case de la carte`
    case 'build':
      if (effect.where === 'anywhere') return anywhere(effect.what)
      return effect.what === 'house'
        ? 'placer une maison là où se trouve votre marchand'
        : 'placer un pilier là où se trouve votre architecte'
    case 'characters':
      return 'gagner les bonus de tous les personnages d’un de vos bâtiments'
    case 'all':
      return allOf(effect.of)
    case 'oneOf':
      return or(effect.of.map(phrase))
    case 'gainSilver':
      return `gagner ${nouns.amount('silver', effect.count)}`
    case 'unlockMine':
      return `ajouter à votre réserve ${effect.count} de vos mines en attente près de la piste du Roi`
    case 'pay':
      return `payer ${price(effect)} pour ${phrase(effect.then)}`
    case 'enterUnderground':
      return 'placer gratuitement un prospecteur sur un plan souterrain où vous n’en avez pas'
    case 'technology':
      return `progresser d’un niveau dans une technologie pour ${nouns.amount('silver', effect.cheaper)} de moins (1 au minimum)`
    case 'buildBelow':
      return `placer ${A_BUILDING[effect.what]} à n’importe quel endroit libre ${effect.main ? 'de la carte principale ou d’un plan' : 'd’un plan'} où se trouve un de vos prospecteurs`
    case 'character':
      return 'gagner le bonus d’un personnage de votre plateau, au choix'
    case 'charactersHere':
      return 'gagner les bonus de tous ses personnages'
    case 'scorePer':
      return `gagner ${nouns.vp(effect.points)} par ${nouns.building[effect.what]} que vous avez, toutes cartes confondues`
    case 'revealUnderground':
      return `révéler ${effect.tiles} tuiles Bonus souterraines et en garder ${effect.keep}`
  }
}

function allOf(parts: readonly Effect[]): string {
  const plain = parts.every(({ do: kind }) => ['gain', 'gainSilver', 'score'].includes(kind))
  if (plain) return `gagner ${and(parts.map((part) => phrase(part).replace(/^gagner /, '')))}`
  return `${and(parts.map(phrase))}, dans l’ordre de votre choix`
}

function anAction(action: Action | 'any'): string {
  return action === 'any' ? 'une action de votre choix' : `une action ${nouns.action[action]}`
}

function anywhere(what: 'house' | 'pillar'): string {
  return what === 'house'
    ? 'placer une maison dans n’importe quelle ville où une case est libre'
    : 'placer un pilier dans n’importe quelle cathédrale où une case est libre'
}

function price({ gold, silver }: { readonly gold?: number; readonly silver?: number }): string {
  return and([
    ...(gold === undefined ? [] : [nouns.amount('gold', gold)]),
    ...(silver === undefined ? [] : [nouns.amount('silver', silver)]),
  ])
}

function chosen(number: number, identical: boolean): string {
  const resources = count(number, { one: 'ressource', other: 'ressources' })
  return `${number} ${resources} ${identical && number > 1 ? 'identiques ' : ''}au choix`
}

function demand({ identical, iron, wool }: Demand): string {
  return and([
    ...(identical === undefined ? [] : [chosen(identical, true)]),
    ...(iron === undefined ? [] : [nouns.amount('iron', iron)]),
    ...(wool === undefined ? [] : [nouns.amount('wool', wool)]),
  ])
}

function contract({ demand: asked, vp, then }: Contract): string {
  const reward = then === undefined ? '' : `, puis ${phrase(then)}`
  return `Contrat : ${demand(asked)} → ${nouns.vp(vp)}${reward}.`
}
