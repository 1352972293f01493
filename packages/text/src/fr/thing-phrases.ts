import type { Contract, Effect } from '@tiletum/engine'
import type { ThingWords } from '../en/thing-phrases.ts'
import type { Place, Tile, TilePlace } from '../message-data/named-game.ts'
import { list } from '../phrases.ts'
import { plural } from '../plural.ts'
import { OF_CREST, effects } from './effects.ts'
import { nouns } from './nouns.ts'
import { of } from './elision.ts'

const and = list('et')
const or = list('ou')
const count = plural('fr')

export const A_BUILDING = { house: 'une maison', pillar: 'un pilier', mine: 'une mine' } as const
export const YOUR_PIECE = {
  merchant: 'votre marchand',
  architect: 'votre architecte',
  prospector: 'un de vos prospecteurs',
} as const
/** « 3 fer », mais « du fer », « de l’or ». */
export const SOME = {
  gold: 'de l’or',
  food: 'de la nourriture',
  wool: 'de la laine',
  stone: 'de la pierre',
  iron: 'du fer',
} as const

/** « Vous n’avez pas de laine », « d’or ». */
export const NO_RESOURCE = {
  gold: 'd’or',
  food: 'de nourriture',
  wool: 'de laine',
  stone: 'de pierre',
  iron: 'de fer',
} as const

export const THE_RESOURCE = {
  gold: 'l’or',
  food: 'la nourriture',
  wool: 'la laine',
  stone: 'la pierre',
  iron: 'le fer',
} as const

export const things = {
  and,
  brief,
  tile: (tile) => (tile.sort === 'helper' ? `l’${bare(tile)}` : `le ${bare(tile)}`),
  bare,
  place,
  in: at,
  from,
  to,
  purse: (purse) => effects.purse(purse),
  resources: (number) => `${number} ${count(number, { one: 'ressource', other: 'ressources' })}`,
  action: (action) => `action ${nouns.action[action]}`,
  building: (number) => `bâtiment ${number}`,
  floor: (number) => `étage ${number}`,
  die: (colour, value) => `${nouns.colour[colour]} ${value}`,
} satisfies ThingWords

function bare(tile: Tile): string {
  switch (tile.sort) {
    case 'helper':
      return `assistant « ${brief(tile.effect)} »`
    case 'crest':
      return `blason ${OF_CREST[tile.crest]}`
    case 'contract':
      return `contrat « ${effects.demand(tile.contract.demand)} → ${reward(tile.contract)} »`
    case 'character':
      return `personnage (${nouns.action[tile.kind]}) « ${brief(tile.effect)} »`
  }
}

const reward = ({ vp, then }: Contract): string =>
  and([nouns.vp(vp), ...(then === undefined ? [] : [brief(then)])])

function place(where: Place): string {
  if ('town' in where) return where.town
  if ('road' in where) return `la route entre ${and(where.road)}`
  const { tunnel } = where
  return tunnel.length < 2
    ? `la galerie près ${of(and(tunnel))}`
    : `la galerie entre ${and(tunnel)}`
}

function at(where: Place): string {
  if ('town' in where) return `à ${where.town}`
  return 'road' in where ? `sur ${place(where)}` : `dans ${place(where)}`
}

function from(where: TilePlace): string {
  switch (where.at) {
    case 'action':
      return `de l’action ${nouns.action[where.action]}`
    case 'king-track':
      return 'de la piste du Roi'
    case 'character-offer':
      return 'de l’offre de personnages'
    case 'contract-offer':
      return 'de l’offre de contrats'
    case 'pile':
      return 'parmi les tuiles révélées'
    case 'map':
      return of(place(where.place))
  }
}

function to(where: TilePlace): string {
  switch (where.at) {
    case 'action':
      return `sur l’action ${nouns.action[where.action]}`
    case 'king-track':
      return 'près de la piste du Roi'
    case 'character-offer':
      return 'dans l’offre de personnages'
    case 'contract-offer':
      return 'dans l’offre de contrats'
    case 'pile':
      return 'parmi les tuiles révélées'
    case 'map':
      return at(where.place)
  }
}

function brief(effect: Effect): string {
  switch (effect.do) {
    case 'gain':
      return effects.purse(effect.purse)
    case 'gainAny':
      if (effect.count === 1) return '1 ressource au choix'
      return `${effect.count} ressources ${effect.identical === true ? 'identiques ' : ''}au choix`
    case 'score':
      return nouns.vp(effect.points)
    case 'act':
      return effect.action === 'any'
        ? `action au choix à ${nouns.ap(effect.points)}`
        : `action ${nouns.action[effect.action]} à ${nouns.ap(effect.points)}`
    case 'climb':
      return `+${nouns.spaces(effect.spaces)} sur la piste du Roi`
    case 'strengthen':
      return `+${nouns.ap(effect.points)}`
    case 'recolour':
      return effect.points === undefined
        ? 'ressource du dé au choix'
        : `ressource du dé au choix et +${nouns.ap(effect.points)}`
    case 'step':
      return `${nouns.piece[effect.piece]} ${effect.towns === true ? 'vers une ville adjacente' : `+${nouns.spaces(effect.steps)}`}`
    case 'travel':
      return `${nouns.piece[effect.piece]} où vous voulez`
    case 'build':
      return `${A_BUILDING[effect.what]}${effect.where === 'anywhere' ? ' n’importe où' : ''}`
    case 'characters':
      return 'tous les bonus d’un bâtiment'
    case 'all':
      return and(effect.of.map(brief))
    case 'oneOf':
      return or(effect.of.map(brief))
    case 'gainSilver':
      return nouns.amount('silver', effect.count)
    case 'unlockMine':
      return `+${effect.count} ${count(effect.count, { one: 'mine', other: 'mines' })}`
    case 'pay':
      return `${and([
        ...(effect.gold === undefined ? [] : [nouns.amount('gold', effect.gold)]),
        ...(effect.silver === undefined ? [] : [nouns.amount('silver', effect.silver)]),
      ])} → ${brief(effect.then)}`
    case 'enterUnderground':
      return 'prospecteur à placer'
    case 'technology':
      return `technologie à −${nouns.amount('silver', effect.cheaper)}`
    case 'buildBelow':
      return `${A_BUILDING[effect.what]} ${effect.main ? 'sur n’importe quelle carte' : 'sous terre'}`
    case 'character':
      return 'le bonus d’un personnage'
    case 'charactersHere':
      return 'tous les bonus du bâtiment'
    case 'scorePer':
      return `${nouns.vp(effect.points)} par ${nouns.building[effect.what]} ${effect.what === 'pillar' ? 'placé' : 'placée'}`
    case 'revealUnderground':
      return `${effect.tiles} tuiles souterraines, ${effect.keep} à garder`
  }
}
