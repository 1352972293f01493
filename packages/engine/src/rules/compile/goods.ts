/** All choices of resources by number of units: 15 for any 2, 35 for any 3. */
import { RESOURCES } from '../../vocabulary/words.ts'

export interface Goods {
  readonly goods: readonly (readonly number[])[]
  readonly goodsOf: readonly (readonly number[])[]
  readonly names: readonly string[]
}

export function compileGoods(largest: number): Goods {
  const goods: number[][] = []
  const goodsOf: number[][] = [[]]
  const names: string[] = []
  for (let size = 1; size <= largest; size++) {
    const ofSize: number[] = []
    for (const choice of choices(size, 0)) {
      ofSize.push(goods.length)
      goods.push(RESOURCES.map((_, resource) => choice.filter((kind) => kind === resource).length))
      names.push(choice.map((kind) => RESOURCES[kind]).join('+'))
    }
    goodsOf.push(ofSize)
  }
  return { goods, goodsOf, names }
}

function choices(size: number, from: number): number[][] {
  if (size === 0) return [[]]
  return RESOURCES.flatMap((_, kind) =>
    kind < from ? [] : choices(size - 1, kind).map((rest) => [kind, ...rest]),
  )
}
