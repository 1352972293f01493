import type { Me } from '@tiletum/protocol'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setIdentity, clearIdentity } from '../../../src/game/remote/identity.ts'
import { onlineSocket } from '../../../src/game/remote/browser-socket.ts'
import { ANNA, BRUNO } from '../../support/fake-server.ts'

const me = (id: string, name: string): Me => ({
  id,
  name,
  colours: [],
  tables: 0,
  blocked: [],
  muted: [],
})
const is = (person: Me): boolean => setIdentity({ is: 'done', result: person })

beforeEach(() => {
  const nothing = () => undefined
  vi.stubGlobal('WebSocket', function Silent() {
    return { addEventListener: nothing, close: nothing }
  })
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('document', { addEventListener: nothing, removeEventListener: nothing })
  vi.stubGlobal('addEventListener', nothing)
  vi.stubGlobal('removeEventListener', nothing)
})
afterEach(() => {
  clearIdentity()
  vi.unstubAllGlobals()
})

it('keeps the socket of this page while it is the same person, so that tables are still heard', () => {
  is(me(ANNA, 'Anna'))
  const socket = onlineSocket()
  is(me(ANNA, 'Annie'))
  expect(onlineSocket()).toBe(socket)
})

it('opens another one for somebody else', () => {
  is(me(ANNA, 'Anna'))
  const socket = onlineSocket()
  is(me(BRUNO, 'Bruno'))
  expect(onlineSocket()).not.toBe(socket)
})
