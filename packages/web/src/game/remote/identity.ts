/** Who this device is on the server; asked once, and known to all parts of the page. */
import type { Me } from '@tiletum/protocol'
import { useEffect, useSyncExternalStore } from 'react'
import { createSignal } from '../host/signal.ts'
import { api } from './http-api.ts'
import type { ApiResult } from './http-api.ts'
import { closeOnlineSocket, onSignedOut } from './browser-socket.ts'

export type DeviceIdentity =
  | { readonly is: 'asking' }
  | { readonly is: 'known'; readonly me: Me }
  /** `signedOut` where it was somebody until now. */
  | { readonly is: 'nobody'; readonly signedOut?: true }
  | { readonly is: 'unreachable' }
  /** It answers, but has nothing to keep tables with. */
  | { readonly is: 'storeless' }

const identity = createSignal<DeviceIdentity>({ is: 'asking' })

export async function loadIdentity(): Promise<void> {
  const reply = await api.me()
  identity.set(
    reply.is === 'done'
      ? { is: 'known', me: reply.result }
      : reply.is === 'no' && reply.no.why === 'nobody'
        ? { is: 'nobody' }
        : reply.is === 'no' && reply.no.why === 'busy'
          ? { is: 'storeless' }
          : { is: 'unreachable' },
  )
}

/** What the server answered to a change of who one is, or of something about oneself. */
export function setIdentity(reply: ApiResult<Me>): boolean {
  if (reply.is !== 'done') return false
  const before = identity.current()
  // Whoever stays the same keeps the socket: the tables of this page hear through it.
  if (before.is !== 'known' || before.me.id !== reply.result.id) closeOnlineSocket()
  identity.set({ is: 'known', me: reply.result })
  return true
}

export function clearIdentity(): void {
  closeOnlineSocket()
  identity.set({ is: 'nobody' })
}

onSignedOut(() => {
  closeOnlineSocket()
  identity.set({ is: 'nobody', signedOut: true })
})

export function useIdentity(): DeviceIdentity {
  useEffect(() => {
    if (identity.current().is === 'asking') void loadIdentity()
  }, [])
  return useSyncExternalStore(identity.subscribe, identity.current)
}
