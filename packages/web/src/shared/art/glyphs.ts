/**
 * The grammar of tiles: what an effect looks like, as rows of small signs. Action points are a filled
 * circle, victory points a laurel, "any" a hollow lozenge, "identical" two linked ones; a cost stands
 * left of a bar, a gain right of it. A new tile needs no drawing.
 */
import type { Demand, Effect, ResourceAmounts } from '@tiletum/engine'
import { GOODS } from '../theme/tokens.ts'
import type { DrawnGood } from '../theme/tokens.ts'
import { ACTION_ICON } from './icons/names.ts'
import type { IconName } from './icons/names.ts'

export type Glyph =
  | { readonly is: 'number'; readonly text: string }
  | { readonly is: 'good'; readonly good: DrawnGood }
  | { readonly is: 'icon'; readonly name: IconName }
  | { readonly is: 'points'; readonly points: number; readonly more: boolean }
  | { readonly is: 'laurel'; readonly points: number }
  | { readonly is: 'bar' }
  | { readonly is: 'or' }

/** Signs that stay together. */
export type Phrase = readonly Glyph[]

const icon = (name: IconName): Glyph => ({ is: 'icon', name })
const good = (name: DrawnGood): Glyph => ({ is: 'good', good: name })
const points = (count: number, more = false): Glyph => ({ is: 'points', points: count, more })
const times = (count: number): Phrase =>
  count === 1 ? [] : [{ is: 'number', text: String(count) }]
const laurel = (count: number): Glyph => ({ is: 'laurel', points: count })

const PIECE_ICON = {
  merchant: 'merchant-piece',
  architect: 'architect-piece',
  prospector: 'prospector-piece',
} as const satisfies Record<string, IconName>

const purse = (amounts: ResourceAmounts & { readonly silver?: number }): readonly Phrase[] =>
  GOODS.flatMap((one) => {
    const count = amounts[one]
    return count === undefined ? [] : [[...times(count), good(one)]]
  })

export function phrasesOf(effect: Effect): readonly Phrase[] {
  switch (effect.do) {
    case 'gain':
      return purse(effect.purse)
    case 'gainAny':
      return [[...times(effect.count), icon(effect.identical === true ? 'identical' : 'any')]]
    case 'score':
      return [[laurel(effect.points)]]
    case 'act':
      return [[icon(ACTION_ICON[effect.action]), points(effect.points)]]
    case 'climb':
      return [[...times(effect.spaces), icon('climb')]]
    case 'strengthen':
      return [[icon('die'), points(effect.points, true)]]
    case 'recolour':
      return [
        [icon('die'), icon('recolour')],
        ...(effect.points === undefined ? [] : [[points(effect.points, true)]]),
      ]
    case 'step':
      return [[icon(PIECE_ICON[effect.piece]), ...times(effect.steps), icon('step')]]
    case 'travel':
      return [[icon(PIECE_ICON[effect.piece]), icon('travel')]]
    case 'build':
      return [
        [icon(effect.what), icon(effect.where === 'here' ? builderOf(effect.what) : 'compass')],
      ]
    case 'characters':
    case 'charactersHere':
      return [[icon('household')]]
    case 'character':
      return [[icon('character')]]
    case 'all':
      return effect.of.flatMap(phrasesOf)
    case 'oneOf':
      return effect.of.flatMap((one, index) =>
        index === 0 ? phrasesOf(one) : [[{ is: 'or' } as const], ...phrasesOf(one)],
      )
    case 'gainSilver':
      return [[...times(effect.count), good('silver')]]
    case 'unlockMine':
      return [[...times(effect.count), icon('mine')]]
    case 'pay':
      return [
        ...purse({
          ...(effect.gold === undefined ? {} : { gold: effect.gold }),
          ...(effect.silver === undefined ? {} : { silver: effect.silver }),
        }),
        [{ is: 'bar' }],
        ...phrasesOf(effect.then),
      ]
    case 'enterUnderground':
      return [[icon('prospector-piece'), icon('tunnel')]]
    case 'technology':
      return [
        [
          icon('technology'),
          ...(effect.cheaper === 0 ? [] : [{ is: 'number', text: `−${effect.cheaper}` } as const]),
        ],
      ]
    case 'buildBelow':
      return [[icon(effect.what), icon(effect.main ? 'compass' : 'tunnel')]]
    case 'scorePer':
      return [[icon(effect.what), { is: 'bar' }, laurel(effect.points)]]
    case 'revealUnderground':
      return [
        [...times(effect.tiles), icon('reveal')],
        [{ is: 'bar' }, ...times(effect.keep), icon('storehouse')],
      ]
  }
}

const builderOf = (what: 'house' | 'pillar'): IconName =>
  what === 'house' ? 'merchant-piece' : 'architect-piece'

export function phrasesOfDemand({ iron, wool, identical }: Demand): readonly Phrase[] {
  return [
    ...(identical === undefined ? [] : [[...times(identical), icon('identical')]]),
    ...purse({
      ...(wool === undefined ? {} : { wool }),
      ...(iron === undefined ? {} : { iron }),
    }),
  ]
}
