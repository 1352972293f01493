import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endOf, helloOf, questionOf, readAnswer } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { appendEntry, compose, openMatch } from '@tiletum/engine'
import { afterEach, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import { parseSeatUrl } from '../src/seat.ts'
import { terminal } from './support.ts'

const { tiletum } = await terminal()
const TOKEN = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG'
const game = compose({ modules: ['base'], players: 2, first: 0 }, content)

let house: WebSocketServer | undefined
afterEach(() => house?.close())

/** A table in a nutshell: seat 0 is the program's, all else takes what comes first. */
async function open(connected: (socket: WebSocket) => void): Promise<string> {
  const here = new WebSocketServer({
    port: 0,
    host: '127.0.0.1',
    verifyClient: ({ req }: { req: IncomingMessage }) =>
      req.headers.authorization === `Bearer ${TOKEN}`,
  })
  house = here
  here.on('connection', connected)
  await new Promise((go) => here.on('listening', go))
  return `http://127.0.0.1:${(here.address() as AddressInfo).port}/tables/x#`
}

function playing() {
  const match = openMatch(game)
  return (socket: WebSocket): void => {
    const goOn = (): void => {
      for (;;) {
        const awaiting = game.awaiting(match.state)
        if (awaiting.who === 'nobody') return socket.send(JSON.stringify(endOf(game, match.state)))
        if (awaiting.who === 'seat' && awaiting.seat === 0)
          return socket.send(
            JSON.stringify(questionOf(game, match.state, match.log.entries.length)),
          )
        appendEntry(match, game.moves(match.state)[0] ?? -1)
      }
    }
    socket.send(JSON.stringify(helloOf(game, 0)))
    socket.on('message', (data: Buffer) => {
      const read = readAnswer(game, match.state, match.log.entries.length, data.toString())
      if (read === undefined || !('move' in read)) throw new Error(`Illegal: ${data.toString()}`)
      appendEntry(match, read.move)
      goOn()
    })
    goOn()
  }
}

it('plays a seat to the end of the game, also over a connection that breaks', async () => {
  const play = playing()
  let connections = 0
  const url = await open((socket) => {
    connections++
    if (connections === 1) return socket.terminate()
    return play(socket)
  })
  const { code, answer, told } = await tiletum(['seat', url + TOKEN, '--bot', 'apprentice'])
  expect(code).toBe(0)
  expect(answer).toMatch(/^The game is over: place [12] with \d+ VP\.\n$/)
  expect(told).toMatch(/^The connection was lost; trying again\.\ndie /)
  expect(connections).toBe(2)
})

it('ends where the token is not good, the program is sent away, or another edition is played', async () => {
  const url = await open((socket) => socket.close(1008, 'misuse'))
  expect(await tiletum(['seat', `${url}${'x'.repeat(43)}`])).toMatchObject({
    code: 1,
    told: expect.stringContaining('doesn’t know this token') as string,
  })
  expect(await tiletum(['seat', url + TOKEN, '--lang', 'fr'])).toMatchObject({
    code: 1,
    told: expect.stringContaining('misuse') as string,
  })
  house?.close()
  const other = await open((socket) =>
    socket.send(JSON.stringify({ ...helloOf(game, 0), content: '00000000' })),
  )
  expect(await tiletum(['seat', other + TOKEN])).toMatchObject({
    code: 1,
    told: expect.stringContaining('an edition that this program doesn’t have') as string,
  })
})

it('gives up with a sentence where nothing answers, or something else does', async () => {
  const url = await open(() => undefined)
  await new Promise((go) => house?.close(go))
  const { host } = new URL(url)
  const nobody = `No Tiletum server answers at ${host}.`
  const dead = await tiletum(['seat', url + TOKEN])
  expect(dead).toMatchObject({ code: 1, answer: '' })
  expect(dead.told).toContain(nobody)
  expect(dead.told).not.toContain('connection was lost')
  const page = createServer((_request, response) => response.writeHead(404).end('no game here'))
  await new Promise<void>((go) => page.listen(Number(new URL(url).port), '127.0.0.1', go))
  expect((await tiletum(['seat', url + TOKEN])).told).toContain(nobody)
  page.close()
})

it('is misused with other addresses and players', async () => {
  for (const words of [['http://here'], ['nowhere'], [`ftp://here/#${TOKEN}`]])
    expect((await tiletum(['seat', ...words])).code).toBe(2)
  const unknown = await tiletum(['seat', `http://here/#${TOKEN}`, '--bot', 'nobody'])
  expect(unknown.code).toBe(2)
  expect(parseSeatUrl(`https://tiletum.example/tables/x#${TOKEN}`)?.url.href).toBe(
    'wss://tiletum.example/api/seat',
  )
})
