import { chooseLanguage } from '@tiletum/text'
import type { Language } from '@tiletum/text'

const KEY = 'tiletum.language'

/** The address says it (`?lang=fr`), else the last choice on this device, else the browser. */
export function preferredLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang') ?? undefined
  return chooseLanguage([asked, remembered(), ...navigator.languages])
}

export function rememberLanguage(language: Language): void {
  // Where a browser keeps nothing (private windows, blocked storage) the choice lasts this visit.
  try {
    localStorage.setItem(KEY, language)
  } catch {}
  const address = new URL(location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
}

function remembered(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}
