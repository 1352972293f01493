/** Kills a server in a burst of moves, starts it again, and looks whether everybody agrees. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { serverMessage } from '@tiletum/protocol/schema'
import { openPersistence } from '../../src/store/open-persistence.ts'
import type { ServerStore } from '../../src/store/server-store.ts'
import { stepFromRow } from '../../src/tables/live-table.ts'
import type { Client } from './client.ts'
import { seatTwo } from './seating.ts'
import { startProcess } from './server-process.ts'

export interface Killed {
  readonly acknowledged: number
  /** Written before a kill, answered only when they were sent again. */
  readonly foundAgain: number
}

export interface Killing {
  /** Lets everybody play for so long after the first answer, kills the server, starts it again. */
  round(milliseconds: number): Promise<void>
  /** Compares what everybody has heard with what is stored; throws if it is not the same. */
  end(): Promise<Killed>
}

/** @param databaseUrl an empty Postgres; without one, the server has a file. */
export async function startKilling(
  program: string,
  tables: number,
  databaseUrl?: string,
): Promise<Killing> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-kill-'))
  const where = databaseUrl === undefined ? {} : { databaseUrl }
  const settings = { LIMITS: '1000', ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const clients: Client[] = []
  const looks = new Set<() => void>()
  /** What was not answered when the server was killed, and when that was. */
  const open = new Map<string, number>()
  let server = await startProcess(program, data, settings)

  const heard = (): void => {
    for (const look of looks) look()
  }
  const until = (isSo: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!isSo()) return
        looks.delete(look)
        resolve()
      }
      looks.add(look)
      look()
    })
  const answers = (): number => clients.reduce((sum, one) => sum + one.acknowledged.size, 0)
  const agree = (): boolean =>
    atTables(clients).every((all) =>
      all.every((one) => one.isUpToDate && one.steps.length === all[0]?.steps.length),
    )

  /** So many games are always under way. */
  async function fill(): Promise<void> {
    const running = clients.filter(({ isOver }) => !isOver).length / 2
    for (let table = running; table < tables; table++)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const client of await seatTwo(server.host, heard)) {
        clients.push(client)
        client.connect(server.host)
      }
    await until(agree)
  }

  await fill()
  return {
    async round(milliseconds) {
      const before = answers()
      for (const client of clients) client.play(true)
      await until(() => answers() > before)
      await new Promise((go) => setTimeout(go, milliseconds))
      for (const client of clients) client.play(false)
      await server.kill()
      for (const { unanswered } of clients)
        if (unanswered !== undefined) open.set(unanswered, Date.now())
      server = await startProcess(program, data, settings)
      for (const client of clients) client.connect(server.host)
      await until(agree)
      throwIfAny(clients.flatMap(({ faults }) => faults))
      await fill()
    },
    async end() {
      for (const client of clients) client.leave()
      await server.kill()
      const persistence = await openPersistence({ data, ...where })
      if ('problem' in persistence) throw new Error(persistence.problem.sentence)
      let foundAgain = 0
      for (const all of atTables(clients)) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const rows = await persistence.store.tables.steps(all[0]?.table ?? '', 0)
        throwIfAny(faultsAt(rows, all))
        foundAgain += rows.filter(({ request, at }) => at < (open.get(request) ?? 0)).length
      }
      await persistence.close()
      fs.rmSync(data, { recursive: true, force: true })
      return { acknowledged: answers(), foundAgain }
    },
  }
}

const atTables = (clients: readonly Client[]): readonly (readonly Client[])[] =>
  [...new Set(clients.map(({ table }) => table))].map((table) =>
    clients.filter((client) => client.table === table),
  )

type Rows = Awaited<ReturnType<ServerStore['tables']['steps']>>

function faultsAt(rows: Rows, clients: readonly Client[]): string[] {
  const faults: string[] = []
  const requests = new Set(rows.map(({ request }) => request))
  if (requests.size !== rows.length) faults.push('a request was taken twice')
  if (rows.some(({ step }, index) => step !== index)) faults.push('a step is missing')
  const log = JSON.stringify(asTold(rows))
  const sent = clients.flatMap((client) => [...client.sent])
  const played = rows.filter(({ kind, by }) => kind === 'play' && by !== undefined)
  if (played.some(({ request }) => !sent.includes(request))) faults.push('a move nobody sent')
  const hashes = new Set(clients.map(({ match: { game, state } }) => game.hash(state)))
  if (hashes.size !== 1) faults.push('clients fold to different states')
  for (const { acknowledged, steps } of clients) {
    const lost = [...acknowledged].filter((request) => !requests.has(request))
    if (lost.length > 0) faults.push(`${lost.length} acknowledged moves are lost`)
    if (JSON.stringify(steps) !== log) faults.push('another log than what was told')
  }
  return faults
}

/** The stored steps as a client has read them. */
function asTold(rows: Rows): unknown {
  const told = { type: 'steps', table: rows[0]?.table, after: 0, steps: rows.map(stepFromRow) }
  const read = serverMessage.parse(told)
  return read.type === 'steps' ? read.steps : []
}

function throwIfAny(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
