/** Reads an index that the tables guarantee; the engine has no other way to say so without a check. */
export function at<T>(list: readonly T[], index: number): T {
  return list[index] as T
}

export function sum(list: readonly number[]): number {
  let total = 0
  for (let index = 0; index < list.length; index++) total += at(list, index)
  return total
}
