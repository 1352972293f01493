/** The editions stored on this device, as the texts of their files, also unfinished ones. */
import type { Json } from '@tiletum/engine'
import { parseJson } from '@tiletum/engine/json'
import { freshSeed } from '../fresh-seed.ts'
import { openStore } from './browser-store.ts'

export interface StoredEdition {
  readonly id: string
  readonly text: string
  readonly changed: number
}

export const editions = openStore<StoredEdition>('tiletum-editions', 'editions')

export function newEdition(text: string): StoredEdition {
  return { id: freshSeed().toString(36), text, changed: Date.now() }
}

/** The name that its author gave it. */
export function editionName({ text }: StoredEdition): string | undefined {
  try {
    return nameIn(parseJson(text) as Json)
  } catch {
    return undefined
  }
}

export function nameIn(edition: Json | undefined): string | undefined {
  const name: unknown = Reflect.get(Object(edition), 'name')
  return typeof name === 'string' && name.trim() !== '' ? name : undefined
}
