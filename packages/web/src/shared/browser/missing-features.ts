/** Features that this browser lacks, each noted once; `MissingFeatureNotice` shows them. */

export type MissingFeature = 'storage' | 'sound'

let noted: readonly MissingFeature[] = []
const listeners = new Set<() => void>()

export const missingFeatures = (): readonly MissingFeature[] => noted

export function noteMissingFeature(loss: MissingFeature): void {
  if (noted.includes(loss)) return
  noted = [...noted, loss]
  for (const listener of listeners) listener()
}

export function subscribeMissingFeatures(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
