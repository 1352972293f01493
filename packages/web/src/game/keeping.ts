/** Where things are kept: a database of the browser, or memory where it keeps nothing. */
import { openDB } from 'idb'
import type { IDBPDatabase } from 'idb'

export interface Kept {
  readonly id: string
  readonly changed: number
}

export interface Keeping<Thing extends Kept> {
  /** The last changed first. */
  readonly list: () => Promise<readonly Thing[]>
  readonly read: (id: string) => Promise<Thing | undefined>
  /** False when the browser could not keep it; the thing then lives in memory only. */
  readonly write: (thing: Thing) => Promise<boolean>
  readonly remove: (id: string) => Promise<void>
}

export function keepIn<Thing extends Kept>(name: string, store: string): Keeping<Thing> {
  const memory = new Map<string, Thing>()
  let opened: Promise<IDBPDatabase | undefined> | undefined

  /** Where storage is blocked, the browser may throw before it promises anything. */
  const open = async () =>
    openDB(name, 1, {
      upgrade(db) {
        db.createObjectStore(store, { keyPath: 'id' }).createIndex('changed', 'changed')
      },
      // A newer page in another tab wants to change the database: give way and open again later.
      blocking(_current, _next, event) {
        ;(event.target as IDBDatabase | null)?.close()
        opened = undefined
      },
    })

  const attempt = async <T>(work: (db: IDBPDatabase) => Promise<T>): Promise<T | undefined> => {
    opened ??= open().catch(() => undefined)
    const db = await opened
    if (db === undefined) return undefined
    try {
      return await work(db)
    } catch {
      return undefined
    }
  }

  return {
    async list() {
      const kept = await attempt<readonly Thing[]>(async (db) =>
        db.getAllFromIndex(store, 'changed'),
      )
      const all = new Map((kept ?? []).map((thing) => [thing.id, thing]))
      for (const thing of memory.values()) all.set(thing.id, thing)
      return [...all.values()].toSorted((one, other) => other.changed - one.changed)
    },
    async read(id) {
      return memory.get(id) ?? (await attempt<Thing | undefined>(async (db) => db.get(store, id)))
    },
    async write(thing) {
      const done = await attempt(async (db) => db.put(store, thing))
      if (done === undefined) memory.set(thing.id, thing)
      else memory.delete(thing.id)
      return done !== undefined
    },
    async remove(id) {
      memory.delete(id)
      await attempt(async (db) => db.delete(store, id))
    },
  }
}
