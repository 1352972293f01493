/** Which screen: kept in the address after `#`, so that back, forward and reload do what they say. */
import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly at: 'start' }
  | {
      readonly at: 'new'
      /** The kept edition to play with. */
      readonly edition?: string | undefined
    }
  | { readonly at: 'learn' | 'days' }
  | { readonly at: 'lesson' | 'game'; readonly id: string }
  | {
      readonly at: 'gallery'
      /** The kept edition it shows; the standard one when there is none. */
      readonly edition?: string | undefined
      /** The component looked at. */
      readonly component?: string | undefined
    }
  /** A game to look at; `shared` is one that is in the address itself. */
  | { readonly at: 'replay' | 'shared'; readonly id: string; readonly moment?: number | undefined }

export function addressOf(route: Route): string {
  if (route.at === 'start') return '#/'
  if (route.at === 'gallery') {
    const { edition, component } = route
    const gallery = edition === undefined ? '#/gallery' : `#/edition/${edition}`
    return component === undefined ? gallery : `${gallery}/${component}`
  }
  if (route.at === 'new' && route.edition !== undefined) return `#/new/${route.edition}`
  const moment = 'moment' in route && route.moment !== undefined ? `/${route.moment}` : ''
  return 'id' in route ? `#/${route.at}/${route.id}${moment}` : `#/${route.at}`
}

export function go(route: Route): void {
  location.hash = addressOf(route)
}

function read(hash: string): Route {
  const [, at, id, more] = hash.split('/')
  if (at === 'gallery') return { at, component: id }
  if (at === 'edition' && id !== undefined) return { at: 'gallery', edition: id, component: more }
  if ((at === 'replay' || at === 'shared') && id !== undefined)
    return { at, id, moment: /^\d{1,6}$/.test(more ?? '') ? Number(more) : undefined }
  if (at === 'new') return { at, edition: id }
  if (at === 'learn' || at === 'days') return { at }
  return (at === 'game' || at === 'lesson') && id !== undefined ? { at, id } : { at: 'start' }
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export function useRoute(): Route {
  return read(useSyncExternalStore(subscribe, () => location.hash))
}
