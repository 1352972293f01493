import { expect, it, vi } from 'vitest'
import { watchTable } from '../../../src/game/remote/remote-table.ts'
import { ANNA, BRUNO, fakeServer, TABLE, tableMessage } from '../../support/fake-server.ts'

async function atTheServer() {
  vi.stubGlobal('WebSocket', { OPEN: 1 })
  const { server, socket } = fakeServer()
  await vi.waitFor(() => expect(server.connections()).toBe(1))
  server.welcome()
  server.heard()
  return { server, socket }
}

it('says at once that a link which was cut short leads nowhere', async () => {
  const { server, socket } = await atTheServer()
  const remote = watchTable(socket, TABLE.slice(0, 9))
  expect(remote.closed.current()).toBe('gone')
  expect(server.heard()).toEqual([])
  remote.close()
  vi.unstubAllGlobals()
})

it('keeps the name of whoever has gone, above what they wrote', async () => {
  const { server, socket } = await atTheServer()
  const remote = watchTable(socket, TABLE)
  server.say(tableMessage([]))
  const anna = { name: 'Anna', here: true }
  const present = { type: 'present', table: TABLE, watchers: 0 } as const
  server.say({ ...present, people: { [ANNA]: anna, [BRUNO]: { name: 'Bruno', here: true } } })
  server.say({ ...present, people: { [ANNA]: anna } })
  expect(remote.presence.current().people).toMatchObject({
    [ANNA]: anna,
    [BRUNO]: { name: 'Bruno', here: false },
  })
  remote.close()
  vi.unstubAllGlobals()
})
