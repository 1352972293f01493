import { chooseLanguage } from '@tiletum/text'
import type { Language } from '@tiletum/text'
import { readLocal, writeLocal } from '../browser/local-storage.ts'

const KEY = 'tiletum.language'

/**
 * The language in the address (`?lang=fr`), else the last choice on this device, else the
 * browser's.
 */
export function preferredLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang') ?? undefined
  return chooseLanguage([asked, readLocal(KEY), ...navigator.languages])
}

export function rememberLanguage(language: Language): void {
  writeLocal(KEY, language)
  const address = new URL(location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
}
