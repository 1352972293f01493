/** Small texts in local storage; if the browser stores nothing, they last for this visit. */
import { parseJson } from '@tiletum/engine/json'
import { attempt } from './attempt.ts'
import { noteMissingFeature } from './missing-features.ts'

export const readLocal = (key: string): string | undefined =>
  attempt(() => localStorage.getItem(key)) ?? undefined

/** Returns undefined if nothing is stored, or no JSON. */
export function readLocalJson(key: string): unknown {
  const text = readLocal(key)
  return text === undefined ? undefined : attempt(() => parseJson(text))
}

/** All keys in local storage, also of other pages at this address. */
export const localKeys = (): readonly string[] => attempt(() => Object.keys(localStorage)) ?? []

export const forgetLocal = (key: string): void => {
  attempt(() => localStorage.removeItem(key))
}

export function writeLocal(key: string, text: string): void {
  const written = attempt(() => {
    localStorage.setItem(key, text)
    return true
  })
  if (written === undefined) noteMissingFeature('storage')
}
