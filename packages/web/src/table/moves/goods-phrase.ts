/** Goods in words. */
import { RESOURCES } from '@tiletum/engine'
import type { Good } from '@tiletum/engine'
import type { Words } from '../../shared/language/words.ts'

/** "2 wool and 1 iron". */
export function goodsPhrase(
  { nouns, web }: Words,
  goods: readonly (readonly [string, number])[],
): string {
  return web.and(
    goods.flatMap(([name, units]) => {
      const resource = RESOURCES.find((one) => one === name)
      return resource === undefined ? [] : [nouns.amount(resource, units)]
    }),
  )
}

export const goodName = ({ nouns }: Words, good: Good): string =>
  ({ ...nouns.resource, ...nouns.moreGoods })[good]
