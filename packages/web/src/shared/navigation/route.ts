/**
 * The routes of the page: stored in the address after `#`, so that back, forward and reload work.
 */
import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly at: 'start' }
  | {
      readonly at: 'new'
      /** The stored edition to play with. */
      readonly edition?: string | undefined
    }
  | { readonly at: 'learn' | 'days' | 'puzzles' | 'statistics' }
  /** The companion at a real table: its first page, or one of its games. */
  | { readonly at: 'companion'; readonly page?: string | undefined }
  /** Online play: the list of tables, a new table, the profile. */
  | { readonly at: 'online' | 'create' | 'me' }
  | { readonly at: 'table'; readonly id: string }
  /** A table on a television. */
  | { readonly at: 'room'; readonly id: string }
  /** An invitation link; its secret is removed from the address. */
  | { readonly at: 'join' | 'watch'; readonly id: string; readonly secret: string }
  | { readonly at: 'device'; readonly secret: string }
  | { readonly at: 'lesson' | 'game' | 'puzzle' | 'chronicle'; readonly id: string }
  /** The mistakes that a review found in the turns of a seat, as questions. */
  | { readonly at: 'practice'; readonly id: string; readonly seat: number }
  | {
      readonly at: 'gallery'
      /** The stored edition; undefined for the standard edition. */
      readonly edition?: string | undefined
      /** The component whose sheet is open. */
      readonly component?: string | undefined
    }
  /** A replay; the game of `shared` is in the address itself. */
  | {
      readonly at: 'replay' | 'review' | 'shared'
      readonly id: string
      readonly moment?: number | undefined
    }

const ONLINE = ['online', 'create', 'me', 'table', 'room', 'join', 'watch', 'device'] as const
export type OnlineRoute = Extract<Route, { at: (typeof ONLINE)[number] }>

export const isOnline = (route: Route): route is OnlineRoute => ONLINE.some((at) => at === route.at)

export function addressOf(route: Route): string {
  if (route.at === 'start') return '#/'
  if (route.at === 'gallery') {
    const { edition, component } = route
    const gallery = edition === undefined ? '#/gallery' : `#/edition/${edition}`
    return component === undefined ? gallery : `${gallery}/${component}`
  }
  if (route.at === 'new' && route.edition !== undefined) return `#/new/${route.edition}`
  if (route.at === 'join' || route.at === 'watch')
    return `#/${route.at}/${route.id}/${route.secret}`
  if (route.at === 'practice') return `#/practice/${route.id}/${route.seat}`
  if (route.at === 'companion')
    return route.page === undefined ? '#/companion' : `#/companion/${route.page}`
  if (route.at === 'device') return `#/device/${route.secret}`
  const moment = 'moment' in route && route.moment !== undefined ? `/${route.moment}` : ''
  return 'id' in route ? `#/${route.at}/${route.id}${moment}` : `#/${route.at}`
}

export function go(route: Route): void {
  location.hash = addressOf(route)
}

/** Replaces the address without a way back, for routes that no longer exist. */
export function goInstead(route: Route): void {
  history.replaceState(history.state, '', addressOf(route))
  dispatchEvent(new HashChangeEvent('hashchange'))
}

export function readRoute(hash: string): Route {
  const [, at, id, more] = hash.split('/')
  if (at === 'gallery') return { at, component: id }
  if (at === 'edition' && id !== undefined) return { at: 'gallery', edition: id, component: more }
  if ((at === 'replay' || at === 'review' || at === 'shared') && id !== undefined)
    return { at, id, moment: /^\d{1,6}$/.test(more ?? '') ? Number(more) : undefined }
  if (at === 'practice' && id !== undefined)
    return { at, id, seat: /^\d$/.test(more ?? '') ? Number(more) : 0 }
  if (at === 'new') return { at, edition: id }
  if (at === 'puzzles' || at === 'statistics') return { at }
  if (at === 'companion') return { at, page: id }
  if (at === 'learn' || at === 'days' || at === 'online' || at === 'create' || at === 'me')
    return { at }
  if ((at === 'join' || at === 'watch') && id !== undefined && more !== undefined)
    return { at, id, secret: more }
  // The secret is truncated: a player with a seat does not need it.
  if ((at === 'join' || at === 'watch') && id !== undefined) return { at: 'table', id }
  if (at === 'device' && id !== undefined) return { at, secret: id }
  return (at === 'game' ||
    at === 'chronicle' ||
    at === 'lesson' ||
    at === 'puzzle' ||
    at === 'table' ||
    at === 'room') &&
    id !== undefined
    ? { at, id }
    : { at: 'start' }
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export function useRoute(): Route {
  return readRoute(useSyncExternalStore(subscribe, () => location.hash))
}
