import { LIMITS } from '@tiletum/protocol'
import type { SettingStore, ServerStore } from '../server-store.ts'
import type { SqlEngine } from './engine.ts'
import { jobStore } from './jobs.ts'
import { NULL } from './rows.ts'
import { peopleStore } from './people.ts'
import { tableStore } from './tables.ts'
import { talkStore } from './talk.ts'

/** The store over either database. */
export function createStore(engine: SqlEngine): ServerStore {
  return {
    tables: tableStore(engine),
    people: peopleStore(engine),
    talk: talkStore(engine),
    jobs: jobStore(engine),
    settings: settingStore(engine),
    async check() {
      await engine.write([{ query: probe(engine) }])
    },
    close: () => engine.close(),
  }
}

/** A step as large as any, of no table: the disk must have room for what players need. */
function probe({ build }: SqlEngine) {
  const at = Date.now()
  const body = String(at).padEnd(LIMITS.step, '.')
  return build
    .insertInto('step')
    .values({ table_id: '', step: 0, at, by: NULL, kind: 'probe', request: '', body })
    .onConflict((conflict) => conflict.columns(['table_id', 'step']).doUpdateSet({ at, body }))
    .compile()
}

function settingStore(engine: SqlEngine): SettingStore {
  const { build } = engine
  async function read(name: string): Promise<string | undefined> {
    const query = build.selectFrom('setting').select('value').where('name', '=', name)
    return (await engine.read(query.compile()))[0]?.value
  }
  return {
    find: read,
    async get(name, make) {
      const known = await read(name)
      if (known !== undefined) return known
      const value = make()
      const query = build
        .insertInto('setting')
        .values({ name, value })
        .onConflict((conflict) => conflict.doNothing())
      await engine.write([{ query: query.compile() }])
      return (await read(name)) ?? value
    },
    async set(name, value) {
      await engine.write([{ query: upsertSetting(engine, name, value) }])
    },
  }
}

/** Only builds the query, so that it can be part of a larger commit. */
export const upsertSetting = ({ build }: SqlEngine, name: string, value: string) =>
  build
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .compile()
