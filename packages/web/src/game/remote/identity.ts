/** The identity of this device on the server; loaded once and shared by all parts of the page. */
import type { Me } from '@tiletum/protocol'
import { useEffect, useSyncExternalStore } from 'react'
import { createSignal } from '../host/signal.ts'
import { api } from './http-api.ts'
import type { ApiResult } from './http-api.ts'
import { closeOnlineSocket, onSignedOut } from './browser-socket.ts'

export type DeviceIdentity =
  | { readonly is: 'asking' }
  | { readonly is: 'known'; readonly me: Me }
  /** `signedOut` if the device was signed in until now. */
  | { readonly is: 'nobody'; readonly signedOut?: true }
  | { readonly is: 'unreachable' }
  /** The server answers, but can't store tables. */
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

/**
 * Takes over the server's answer to a change of the identity or the profile. Returns whether it
 * succeeded.
 */
export function setIdentity(reply: ApiResult<Me>): boolean {
  if (reply.is !== 'done') return false
  const before = identity.current()
  // The same person keeps the socket, because open tables use it.
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
