/** Which screen: kept in the address after `#`, so that back, forward and reload do what they say. */
import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly at: 'start' }
  | { readonly at: 'new' }
  | { readonly at: 'game'; readonly id: string }

export const addressOf = (route: Route): string =>
  route.at === 'start' ? '#/' : route.at === 'new' ? '#/new' : `#/game/${route.id}`

export function go(route: Route): void {
  location.hash = addressOf(route)
}

function read(hash: string): Route {
  const [, at, id] = hash.split('/')
  if (at === 'new') return { at }
  return at === 'game' && id !== undefined ? { at, id } : { at: 'start' }
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export function useRoute(): Route {
  return read(useSyncExternalStore(subscribe, () => location.hash))
}
