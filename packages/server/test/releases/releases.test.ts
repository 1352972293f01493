/**
 * Databases that earlier releases have left behind, one folder for each schema. A release that changes
 * the schema keeps one of its own: `WRITE=0003-name npx vitest run packages/server/test/releases`.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { DatabaseSync } from '@photostructure/sqlite'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TableMessage, TableSummary } from '@tiletum/protocol'
import { openPersistence } from '../../src/store/open-persistence.ts'
import type { Persistence } from '../../src/store/open-persistence.ts'
import { FILE } from '../../src/store/sqlite/database-file.ts'
import { liveTableAt, makeTable, playOut, startServer, termsFor } from '../support/whole-server.ts'
import type { Player, Server } from '../support/whole-server.ts'
import { startPostgres } from '../support/postgres.ts'
import type { Postgres } from '../support/postgres.ts'
import { dumpDatabase } from './dump.ts'
import { furnish, MADE_AT } from './furnish.ts'
import type { Furnished, Kind } from './furnish.ts'

const SQL = 'tiletum.sql'
const HOUR = 3_600_000
const HERE = import.meta.dirname
const written = process.env['WRITE']

let postgres: Postgres
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-releases-'))
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.remove()
  fs.rmSync(root, { recursive: true })
})

type Home = 'sqlite' | 'postgres'
const homes: readonly Home[] = ['sqlite', 'postgres']

let databases = 0
/** Opens an empty store, or one with what an earlier release has left. */
async function openHome(home: Home, kept?: string): Promise<Persistence> {
  const name = `release_${++databases}`
  const data = path.join(root, name)
  if (home === 'sqlite' && kept !== undefined) {
    fs.mkdirSync(data)
    const packed = fs.readFileSync(path.join(kept, `${FILE}.gz`))
    fs.writeFileSync(path.join(data, FILE), gunzipSync(packed))
  }
  const databaseUrl = postgres.url.replace(/postgres$/, name)
  if (home === 'postgres') {
    await run(postgres.url, `create database ${name}`)
    if (kept !== undefined) await run(databaseUrl, fs.readFileSync(path.join(kept, SQL), 'utf8'))
  }
  const persistence = await openPersistence({
    data,
    ...(home === 'postgres' ? { databaseUrl } : {}),
  })
  if ('problem' in persistence) throw new Error(persistence.problem.sentence)
  return persistence
}

/** Every column of every table with its type, and every index. */
async function schemaOf(home: Home, name: string): Promise<readonly unknown[]> {
  if (home === 'sqlite') {
    const file = new DatabaseSync(path.join(root, name, FILE), { readOnly: true })
    const columns = file
      .prepare(
        `select m.name as "table", c.name, c.type, c.dflt_value, c.pk, c."notnull" or c.pk as needed
         from sqlite_schema m, pragma_table_info(m.name) c where m.type = 'table' order by 1, 2`,
      )
      .all()
    const indexes = file
      .prepare(
        "select name, sql from sqlite_schema where type = 'index' and sql is not null order by name",
      )
      .all()
    file.close()
    return [...columns, ...indexes].map((row) => ({ ...row }))
  }
  const client = new pg.Client(postgres.url.replace(/postgres$/, name))
  await client.connect()
  const columns = await client.query(
    `select table_name, column_name, data_type, is_nullable, column_default
     from information_schema.columns where table_schema = 'public' order by 1, 2`,
  )
  const indexes = await client.query(
    "select indexdef from pg_indexes where schemaname = 'public' order by 1",
  )
  await client.end()
  return [...columns.rows, ...indexes.rows]
}

async function run(url: string, statements: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statements)
  await client.end()
}

/** A server on that store whose clock goes on from then. */
function serverAt(persistence: Persistence, begin: number): Promise<Server> {
  let time = begin
  const clocks = { wall: () => time, monotonic: () => (time += 10) - begin }
  // The database's own clock goes on from today.
  const { wall: _wall, ...rest } = persistence
  return startServer({ persistence: rest, data: root, clocks })
}

async function keepRelease(name: string): Promise<void> {
  const folder = path.join(HERE, name)
  fs.mkdirSync(folder, { recursive: true })
  for (const home of homes) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const persistence = await openHome(home)
    const database = `release_${databases}`
    // oxlint-disable-next-line no-await-in-loop -- as above
    const server = await serverAt(persistence, MADE_AT)
    // oxlint-disable-next-line no-await-in-loop -- as above
    const furnished = await furnish(server)
    fs.writeFileSync(path.join(folder, `${home}.json`), `${JSON.stringify(furnished)}\n`)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await server.close()
    // oxlint-disable-next-line no-await-in-loop -- as above
    await persistence.close()
    if (home === 'sqlite') {
      const file = fs.readFileSync(path.join(root, database, FILE))
      fs.writeFileSync(path.join(folder, `${FILE}.gz`), gzipSync(file, { level: 9 }))
    } else {
      // oxlint-disable-next-line no-await-in-loop -- as above
      const dump = await dumpDatabase(postgres.url.replace(/postgres$/, database))
      fs.writeFileSync(path.join(folder, SQL), dump)
    }
  }
}

if (written !== undefined) it('keeps a database of this release', () => keepRelease(written))

const releases = fs.readdirSync(HERE).filter((name) => /^\d{4}-/.test(name))

describe.each(releases)('a database of schema %s', (release) => {
  it.each(homes)('opens and plays on: %s', async (home) => {
    const kept = path.join(HERE, release)
    const { people, tables, join } = JSON.parse(
      fs.readFileSync(path.join(kept, `${home}.json`), 'utf8'),
    ) as Furnished
    const persistence = await openHome(home, kept)
    const server = await serverAt(persistence, MADE_AT + HOUR)
    const as = ({ id, token }: Furnished['people']['anna']): Player => ({
      id,
      token,
      ...server.as(token),
    })
    const [anna, bruno] = [as(people.anna), as(people.bruno)]
    const look = async (kind: Kind, player = anna) => {
      const { status, body } = await player.call<TableMessage>('GET', `tables/${tables[kind].id}`)
      expect([kind, status]).toEqual([kind, 200])
      return body
    }

    const { body: lists } = await anna.call<{ mine: readonly TableSummary[] }>('GET', 'tables')
    expect(Object.fromEntries(lists.mine.map(({ id, state }) => [id, state]))).toEqual(
      Object.fromEntries(Object.values(tables).map(({ id, state }) => [id, state])),
    )
    for (const kind of Object.keys(tables) as Kind[]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { steps, hash, head } = await look(kind)
      expect({ kind, steps: steps.length, hash }).toEqual({
        kind,
        steps: tables[kind].steps,
        hash: tables[kind].hash,
      })
      expect(head.frozen).toBeUndefined()
    }
    const playing = await look('playing')
    expect(playing.chat.map(({ text }) => text)).toEqual(['Good luck!', 'À toi d’abord.'])
    expect(playing.head.mine).toMatchObject({ note: 'Save the wool for the fair.' })
    expect((await look('playing', bruno)).head.mine).toMatchObject({ draft: '["end turn"]' })

    // Everything goes on: games to their end, the lobby, the pause, what was abandoned, the box.
    for (const kind of ['playing', 'slow'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await playOut(server, tables[kind].id, [anna, bruno])
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect((await liveTableAt(server, tables[kind].id)).table.state).toBe('over')
    }
    const answers = [
      await bruno.ask(tables.lobby.id, { type: 'seat', act: { do: 'take', seat: 1 } }, join),
      await anna.ask(tables.paused.id, { type: 'offer', offered: { what: 'resume' } }),
      await anna.ask(tables.abandoned.id, { type: 'resume' }),
      await anna.ask(tables.companion.id, { type: 'mark', marks: { 'tick.setup-2': 1 } }),
      await anna.ask(tables.over.id, { type: 'offer', offered: { what: 'rematch' } }),
      await anna.ask(tables.playing.id, { type: 'say', room: 'table', text: 'Thank you!' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    for (const kind of ['over', 'archived', 'playing'] as const) {
      const url = `/api/tables/${tables[kind].id}/record`
      const headers = { authorization: `Bearer ${anna.token}` }
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await server.app.inject({ url, headers })).statusCode).toBe(200)
    }
    await makeTable(anna, termsFor(['anybody', 'anybody']))
    await server.close()
    await persistence.close()
  })

  it.each(homes)('gets the schema of a new database: %s', async (home) => {
    const before = await openHome(home, path.join(HERE, release))
    const schemaBefore = await schemaOf(home, `release_${databases}`)
    await before.close()
    const fresh = await openHome(home)
    expect(schemaBefore).toEqual(await schemaOf(home, `release_${databases}`))
    await fresh.close()
  })
})
