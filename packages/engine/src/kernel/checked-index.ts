/**
 * Reads a list at an index that is known to exist, without a check at run time. Objects and numbers
 * have separate functions, so that each function sees one kind of list and stays fast.
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
