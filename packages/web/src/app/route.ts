/** Which screen: kept in the address after `#`, so that back, forward and reload do what they say. */
import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly at: 'start' }
  | { readonly at: 'new' }
  | { readonly at: 'learn' }
  | { readonly at: 'lesson' | 'game'; readonly id: string }

export function addressOf(route: Route): string {
  if (route.at === 'start') return '#/'
  return 'id' in route ? `#/${route.at}/${route.id}` : `#/${route.at}`
}

export function go(route: Route): void {
  location.hash = addressOf(route)
}

function read(hash: string): Route {
  const [, at, id] = hash.split('/')
  if (at === 'new' || at === 'learn') return { at }
  return (at === 'game' || at === 'lesson') && id !== undefined ? { at, id } : { at: 'start' }
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export function useRoute(): Route {
  return read(useSyncExternalStore(subscribe, () => location.hash))
}
