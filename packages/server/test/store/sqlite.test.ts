import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { createStore } from '../../src/store/sql/index.ts'
import { openSqlite, openSqliteForTools } from '../../src/store/sqlite/open.ts'
import type { ServerStore } from '../../src/store/server-store.ts'
import { storeContract } from './contract.ts'
import { fresh } from './examples.ts'
import { agreesWithList } from './model.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-store-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

describe('the store in a file', () => {
  let store: ServerStore
  beforeAll(async () => {
    store = createStore(await openSqlite(path.join(folder, 'contract')))
  })
  afterAll(() => store.close())
  storeContract(() => store)

  it('agrees with a list, whatever a server and a tool ask, and after every new beginning', async () => {
    const data = path.join(folder, 'contract')
    let beside = createStore(await openSqliteForTools(data))
    const real = async () => ({
      stores: [store, beside],
      prefix: fresh('model'),
      async reopen() {
        await beside.close()
        await store.close()
        store = createStore(await openSqlite(data))
        beside = createStore(await openSqliteForTools(data))
        return [store, beside]
      },
    })
    await agreesWithList(real, 5)
    await beside.close()
  })
})
