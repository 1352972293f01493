import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import WebSocket, { WebSocketServer } from 'ws'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { frameOf, senderTo } from '../../src/sockets/send-frames.ts'

let server: http.Server
beforeAll(async () => {
  server = http.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

/** On both sides of each length that is written differently. */
const LENGTHS = [0, 1, 125, 126, 65_535, 65_536, 200_000]

it('a frame is read as the text it was made of, whatever its length, in the order of sending', async () => {
  const texts = LENGTHS.map((length) => 'é'.repeat(length >> 1) + 'x'.repeat(length & 1))
  const sockets = new WebSocketServer({ noServer: true })
  server.once('upgrade', (request, connection, head) => {
    sockets.handleUpgrade(request, connection, head, (socket) => {
      const send = senderTo(socket, request.socket)
      for (const text of texts) {
        send(frameOf(text))
        socket.send('between')
      }
    })
  })
  const { port } = server.address() as AddressInfo
  const client = new WebSocket(`ws://127.0.0.1:${port}`)
  const heard: string[] = []
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject)
    client.on('message', (data: Buffer, binary) => {
      expect(binary).toBe(false)
      heard.push(data.toString('utf8'))
      if (heard.length === 2 * texts.length) resolve()
    })
  })
  client.terminate()
  expect(heard).toEqual(texts.flatMap((text) => [text, 'between']))
})
