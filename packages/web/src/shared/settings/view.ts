/**
 * Whether the game is shown as a table or as text: the address decides for a visit, else the last
 * choice.
 */
import { useSyncExternalStore } from 'react'
import { changeSettings, currentSettings, subscribeSettings, VIEWS } from './settings.ts'
import type { ViewMode } from './settings.ts'

const NAME = 'view'

const ofVisit = (): ViewMode | undefined =>
  VIEWS.find((view) => view === new URLSearchParams(location.search).get(NAME))

const currentView = (): ViewMode => ofVisit() ?? currentSettings().view

export const useView = (): ViewMode => useSyncExternalStore(subscribeSettings, currentView)

export function addressOfView(view: ViewMode): string {
  const address = new URL(location.href)
  address.searchParams.set(NAME, view)
  return `${address.search}${address.hash}`
}

/** Switches the view of the same game, and stores the choice on this device. */
export function chooseView(view: ViewMode): void {
  const address = new URL(location.href)
  if (view === 'text') address.searchParams.set(NAME, view)
  else address.searchParams.delete(NAME)
  history.replaceState(history.state, '', address)
  changeSettings({ view })
}
