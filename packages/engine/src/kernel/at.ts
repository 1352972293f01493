/**
 * Reads an index that the tables guarantee; there is no other way to say so without a check.
 * Numbers and objects have a reader each, so that each sees one kind of list and stays fast.
 */
export function at<T extends object | string>(list: readonly T[], index: number): T {
  return list[index] as T
}

export function num(list: readonly number[], index: number): number {
  return list[index] as number
}

export function sum(list: readonly number[]): number {
  let total = 0
  for (let index = 0; index < list.length; index++) total += num(list, index)
  return total
}
