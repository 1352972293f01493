/** What this browser can't do, each noted once; `LossNotice` says it. */

export type Loss = 'storage' | 'sound'

let noted: readonly Loss[] = []
const listeners = new Set<() => void>()

export const losses = (): readonly Loss[] => noted

export function noteLoss(loss: Loss): void {
  if (noted.includes(loss)) return
  noted = [...noted, loss]
  for (const listener of listeners) listener()
}

export function subscribeLosses(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
