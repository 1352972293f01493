/** What most tests of playing together begin with. */
import { afterAll, beforeAll } from 'vitest'
import { introduce, startServer } from './whole-server.ts'
import type { Player, Server } from './whole-server.ts'

export interface TwoPeople {
  readonly server: Server
  readonly anna: Player
  readonly bruno: Player
}

/** One server for all tests of a file, and two people at it. */
export function startForTwo(use: (all: TwoPeople) => void): void {
  let server: Server | undefined
  beforeAll(async () => {
    server = await startServer()
    const anna = await introduce(server, 'Anna')
    use({ server, anna, bruno: await introduce(server, 'Bruno') })
  })
  afterAll(() => server?.close())
}
