/** Whether the game is shown as a table or as text: the address says it for a visit, else the last choice. */
import { useSyncExternalStore } from 'react'
import { changeSettings, currentSettings, subscribeSettings, VIEWS } from './settings.ts'
import type { View } from './settings.ts'

const NAME = 'view'

const ofVisit = (): View | undefined =>
  VIEWS.find((view) => view === new URLSearchParams(location.search).get(NAME))

const currentView = (): View => ofVisit() ?? currentSettings().view

export const useView = (): View => useSyncExternalStore(subscribeSettings, currentView)

export function addressOfView(view: View): string {
  const address = new URL(location.href)
  address.searchParams.set(NAME, view)
  return `${address.search}${address.hash}`
}

/** Stays on the same game, and is remembered on this device. */
export function chooseView(view: View): void {
  const address = new URL(location.href)
  if (view === 'text') address.searchParams.set(NAME, view)
  else address.searchParams.delete(NAME)
  history.replaceState(history.state, '', address)
  changeSettings({ view })
}
