/** Small texts stored on the device; where the browser stores nothing, they last this visit. */
import { parseJson } from '@tiletum/engine/json'
import { attempt } from './attempt.ts'
import { noteMissingFeature } from './missing-features.ts'

export const readLocal = (key: string): string | undefined =>
  attempt(() => localStorage.getItem(key)) ?? undefined

/** Undefined for nothing and for what is no JSON. */
export function readLocalJson(key: string): unknown {
  const text = readLocal(key)
  return text === undefined ? undefined : attempt(() => parseJson(text))
}

/** The names of what is stored, of this page and of everybody else's at this address. */
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
