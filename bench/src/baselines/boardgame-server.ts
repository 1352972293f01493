/** boardgame.io's own server with the toy euro, in memory, on a free port. */
import { createRequire } from 'node:module'
import { toyEuro } from './boardgame.ts'

interface Served {
  readonly appServer: { address(): { readonly port: number } }
}

interface BoardgameServer {
  Server(options: object): { run(options: object): Promise<Served> }
}

// Its development checks are not to be measured.
process.env['NODE_ENV'] = 'production'
process.once('disconnect', () => process.exit())
// Suppresses the message with its address.
console.log = () => undefined
const boardgame = createRequire(import.meta.url)('boardgame.io/server') as BoardgameServer
const server = boardgame.Server({ games: [toyEuro], origins: ['http://127.0.0.1'] })
const { appServer } = await server.run({
  port: { port: 0, host: '127.0.0.1' },
  callback: () => undefined,
})
process.on('message', () => process.send?.(process.cpuUsage()))
process.send?.({ port: appServer.address().port })
