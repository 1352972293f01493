import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { openPersistence } from '../../src/store/open-persistence.ts'
import { firstMove, introduce, startServer, startTwo } from '../support/whole-server.ts'
import type { Server } from '../support/whole-server.ts'

let server: Server
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-stopping-'))
beforeAll(async () => {
  server = await startServer({ data })
})
afterAll(() => fs.rmSync(data, { recursive: true }))

it('a server that is asked to stop finishes what it accepted and tells everybody', async () => {
  const anna = await introduce(server, 'Anna')
  const bruno = await introduce(server, 'Bruno')
  const { table } = await startTwo(anna, bruno)
  const socket = new WebSocket(`ws://${server.host}/api/socket`, {
    headers: { authorization: `Bearer ${anna.token}` },
  })
  await once(socket, 'open')
  const heard: unknown[] = []
  socket.on('message', (text: Buffer) => heard.push(JSON.parse(text.toString())))
  const closed = once(socket, 'close')
  const moves = [await firstMove(server, table)]
  const after = (await server.online.services.tables.load(table))?.table.entries
  const asked = anna.ask(table, { type: 'do', after, moves })
  await new Promise((go) => setImmediate(go))
  await server.close()
  const { body } = await asked
  const [code] = (await closed) as [number]
  expect(code).toBe(1012)
  expect(heard).toContainEqual({ type: 'restart', in: expect.any(Number) })

  const persistence = await openPersistence({ data })
  if ('problem' in persistence) return expect.unreachable(persistence.problem.sentence)
  const steps = await persistence.store.tables.steps(table, 0)
  expect(body).toMatchObject({ type: 'steps' })
  expect(steps.at(-1)).toMatchObject({ kind: 'play', by: anna.id })
  await persistence.close()
  return undefined
})
