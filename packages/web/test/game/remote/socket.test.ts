import { REVOKED } from '@tiletum/protocol'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../../support/fake-server.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', { OPEN: 1 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('tries again after a loss, and not after being signed out', async () => {
  const { server, socket } = fakeServer()
  await vi.advanceTimersByTimeAsync(0)
  server.welcome()
  server.breakOff()
  expect(socket.status.current().is).toBe('away')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.connections()).toBe(2)
  server.welcome()
  server.breakOff(REVOKED)
  expect(socket.status.current().is).toBe('nobody')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.connections()).toBe(2)
})

it('finds out that it was signed out while it was away', async () => {
  const { server, socket, forgetMe } = fakeServer()
  await vi.advanceTimersByTimeAsync(0)
  server.welcome()
  forgetMe()
  server.breakOff()
  expect(socket.status.current().is).toBe('away')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(socket.status.current().is).toBe('nobody')
})
