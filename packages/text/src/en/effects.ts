import type {
  Action,
  Contract,
  Demand,
  Effect,
  ResourceAmounts,
  StorehouseTile,
} from '@tiletum/engine'
import { RESOURCES } from '@tiletum/engine'
import { list, sentence } from '../phrases.ts'
import { plural } from '../plural.ts'
import { nouns } from './nouns.ts'

const and = list('and')
const or = list('or')
const count = plural('en')

/** Effects as phrases that follow “you may” or “to”. */
export const effects = {
  purse,
  phrase,
  sentence: (effect: Effect) => sentence(phrase(effect)),
  demand,
  contract,
  store: (store: StorehouseTile): string => {
    if ('crest' in store) return sentence(`${nouns.crest[store.crest]} crest`)
    return 'contract' in store ? contract(store.contract) : sentence(phrase(store.helper))
  },
}
export type EffectWords = typeof effects

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
      return `gain ${purse(effect.purse)}`
    case 'gainAny':
      return `gain ${chosen(effect.count, effect.identical ?? false)}`
    case 'score':
      return `score ${nouns.vp(effect.points)}`
    case 'act':
      return `take ${anAction(effect.action)} with ${nouns.points(effect.points)}`
    case 'climb':
      return `move ${nouns.spaces(effect.spaces)} up the king track`
    case 'strengthen':
      return `add ${nouns.points(effect.points)} to your die’s action`
    case 'recolour': {
      const kind = 'take your die’s resources as any one kind you choose'
      return effect.points === undefined
        ? kind
        : `${kind} and add ${nouns.points(effect.points)} to its action`
    }
    case 'step':
      if (effect.towns === true)
        return `move your ${nouns.piece[effect.piece]} from its town to one directly linked with it`
      return effect.steps === 1
        ? `move your ${nouns.piece[effect.piece]} one space`
        : `move your ${nouns.piece[effect.piece]} up to ${nouns.spaces(effect.steps)}`
    case 'travel':
      return `move your ${nouns.piece[effect.piece]} to any space on the map`
    case 'build':
      if (effect.where === 'anywhere') return `place a ${anywhere(effect.what)} with room for it`
      return effect.what === 'house'
        ? 'place a house where your merchant is'
        : 'place a pillar where your architect is'
    case 'characters':
      return 'gain the bonuses of all characters in one of your buildings'
    case 'all':
      return allOf(effect.of)
    case 'oneOf':
      return or(effect.of.map(phrase))
    case 'gainSilver':
      return `gain ${nouns.amount('silver', effect.count)}`
    case 'unlockMine':
      return `move ${effect.count} ${count(effect.count, { one: 'mine', other: 'mines' })} from beside the king track to your supply`
    case 'pay':
      return `pay ${price(effect)} to ${phrase(effect.then)}`
    case 'enterUnderground':
      return 'place a prospector for free on an underground map where you have none'
    case 'technology':
      return `advance one tier on a technology for ${effect.cheaper} silver less (minimum 1)`
    case 'buildBelow':
      return `place a ${nouns.building[effect.what]} on any legal space, ${effect.main ? 'on the main map or on an underground map' : 'on an underground map'} where you have a prospector`
    case 'character':
      return 'gain the bonus of any one character on your board'
    case 'charactersHere':
      return 'gain the bonuses of all its characters'
    case 'scorePer':
      return `score ${nouns.vp(effect.points)} for each of your ${nouns.buildings[effect.what]} on all maps`
    case 'revealUnderground':
      return `reveal ${effect.tiles} underground bonus tiles and keep ${effect.keep} of them`
  }
}

/** Gains need no order; anything else may come in the player's. */
function allOf(parts: readonly Effect[]): string {
  const plain = parts.every(({ do: kind }) => ['gain', 'gainSilver', 'score'].includes(kind))
  const together = and(parts.map(phrase))
  if (plain) return together
  return `${together}, in ${parts.length === 2 ? 'either' : 'any'} order`
}

function anAction(action: Action | 'any'): string {
  if (action === 'any') return 'any action'
  return `${action === 'architect' ? 'an' : 'a'} ${nouns.action[action]} action`
}

function anywhere(what: 'house' | 'pillar'): string {
  return what === 'house' ? 'house in any town' : 'pillar at any cathedral'
}

function price({ gold, silver }: { readonly gold?: number; readonly silver?: number }): string {
  return and([
    ...(gold === undefined ? [] : [nouns.amount('gold', gold)]),
    ...(silver === undefined ? [] : [nouns.amount('silver', silver)]),
  ])
}

function chosen(number: number, identical: boolean): string {
  const resources = count(number, { one: 'resource', other: 'resources' })
  return `${number} ${identical && number > 1 ? 'identical ' : ''}${resources} of your choice`
}

function demand({ identical, iron, wool }: Demand): string {
  return and([
    ...(identical === undefined
      ? []
      : [identical > 1 ? `${identical} identical resources` : chosen(1, true)]),
    ...(iron === undefined ? [] : [nouns.amount('iron', iron)]),
    ...(wool === undefined ? [] : [nouns.amount('wool', wool)]),
  ])
}

function contract({ demand: asked, vp, then }: Contract): string {
  const reward = then === undefined ? '' : `; then ${phrase(then)}`
  return `Contract: ${demand(asked)} for ${nouns.vp(vp)}${reward}.`
}
