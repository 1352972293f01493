import type { Action, Contract, Effect, ResourceAmounts } from '@tiletum/engine'
import type { Place, Tile, TilePlace } from '../message-data/named-game.ts'
import { list } from '../phrases.ts'
import { plural } from '../plural.ts'
import { effects } from './effects.ts'
import { nouns } from './nouns.ts'

const and = list('and')
const or = list('or')
const count = plural('en')

/** The things on the table as a sentence names them. */
export const things = {
  and,
  /** An effect in the fewest words: `2 gold and 2 VP`, `merchant action, 2 AP`. */
  brief,
  /** `the lion crest`, `the contract “4 VP for 3 iron”`. */
  tile: (tile: Tile): string => `the ${bare(tile)}`,
  /** The phrase without an article, for labels. */
  bare,
  place,
  in: (of: Place): string => ('road' in of ? `on ${place(of)}` : `in ${place(of)}`),
  from,
  to,
  purse: (purse: ResourceAmounts): string => effects.purse(purse),
  resources: (number: number): string =>
    `${number} ${count(number, { one: 'resource', other: 'resources' })}`,
  action: (action: Action): string => `${nouns.action[action]} action`,
  building: (number: number): string => `building ${number}`,
  floor: (number: number): string => `floor ${number}`,
  die: (colour: keyof typeof nouns.colour, value: number): string =>
    `${nouns.colour[colour]} ${value}`,
}
export type ThingWords = typeof things

function bare(tile: Tile): string {
  switch (tile.sort) {
    case 'helper':
      return `helper “${brief(tile.effect)}”`
    case 'crest':
      return `${nouns.crest[tile.crest]} crest`
    case 'contract':
      return `contract “${reward(tile.contract)} for ${effects.demand(tile.contract.demand)}”`
    case 'character':
      return `character tile “${brief(tile.effect)}” (${nouns.action[tile.kind]})`
  }
}

const reward = ({ vp, then }: Contract): string =>
  and([nouns.vp(vp), ...(then === undefined ? [] : [brief(then)])])

function place(of: Place): string {
  if ('town' in of) return of.town
  if ('road' in of) return `the road between ${and(of.road)}`
  return of.tunnel.length < 2
    ? `the tunnel near ${and(of.tunnel)}`
    : `the tunnel between ${and(of.tunnel)}`
}

function from(where: TilePlace): string {
  switch (where.at) {
    case 'action':
      return `from the ${nouns.action[where.action]} action`
    case 'king-track':
      return 'from beside the king track'
    case 'character-offer':
      return 'from the character offer'
    case 'contract-offer':
      return 'from the contract offer'
    case 'pile':
      return 'from the revealed tiles'
    case 'map':
      return `from ${place(where.place)}`
  }
}

function to(where: TilePlace): string {
  switch (where.at) {
    case 'action':
      return `on the ${nouns.action[where.action]} action`
    case 'king-track':
      return 'beside the king track'
    case 'character-offer':
      return 'in the character offer'
    case 'contract-offer':
      return 'in the contract offer'
    case 'pile':
      return 'among the revealed tiles'
    case 'map':
      return `in ${place(where.place)}`
  }
}

function brief(effect: Effect): string {
  switch (effect.do) {
    case 'gain':
      return effects.purse(effect.purse)
    case 'gainAny':
      if (effect.count === 1) return 'any 1 resource'
      return `${effect.identical === true ? '' : 'any '}${effect.count} ${effect.identical === true ? 'identical ' : ''}resources`
    case 'score':
      return nouns.vp(effect.points)
    case 'act':
      return `${effect.action === 'any' ? 'any' : nouns.action[effect.action]} action, ${nouns.ap(effect.points)}`
    case 'climb':
      return `${effect.spaces} up the king track`
    case 'strengthen':
      return `+${nouns.ap(effect.points)}`
    case 'recolour':
      return effect.points === undefined
        ? 'recolour your die'
        : `recolour your die, +${nouns.ap(effect.points)}`
    case 'step':
      return effect.towns === true
        ? `${nouns.piece[effect.piece]} to an adjacent town`
        : `${effect.steps} ${nouns.piece[effect.piece]} ${count(effect.steps, { one: 'step', other: 'steps' })}`
    case 'travel':
      return `${nouns.piece[effect.piece]} to any space`
    case 'build':
      return `a ${effect.what}${effect.where === 'anywhere' ? ' anywhere' : ''}`
    case 'characters':
      return 'all bonuses in one building'
    case 'all':
      return and(effect.of.map(brief))
    case 'oneOf':
      return or(effect.of.map(brief))
    case 'gainSilver':
      return nouns.amount('silver', effect.count)
    case 'unlockMine':
      return count(effect.count, { one: 'a mine', other: `${effect.count} mines` })
    case 'pay':
      return `${and([
        ...(effect.gold === undefined ? [] : [nouns.amount('gold', effect.gold)]),
        ...(effect.silver === undefined ? [] : [nouns.amount('silver', effect.silver)]),
      ])} for ${brief(effect.then)}`
    case 'enterUnderground':
      return 'a free prospector'
    case 'technology':
      return `a technology, ${nouns.amount('silver', effect.cheaper)} less`
    case 'buildBelow':
      return effect.main
        ? `a ${nouns.building[effect.what]} on any map`
        : `a ${nouns.building[effect.what]} underground`
    case 'character':
      return 'the bonus of one character'
    case 'charactersHere':
      return 'all bonuses in this building'
    case 'scorePer':
      return `${nouns.vp(effect.points)} for each ${nouns.building[effect.what]}`
    case 'revealUnderground':
      return `keep ${effect.keep} of ${effect.tiles} underground tiles`
  }
}
