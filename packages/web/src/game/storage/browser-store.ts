/** A store of things: a database of the browser, or memory where there is none. */
import { openDB } from 'idb'
import type { IDBPDatabase } from 'idb'
import { forgetLocal, readLocalJson, writeLocal } from '../../shared/browser/local-storage.ts'

export interface StoredItem {
  readonly id: string
  readonly changed: number
}

export interface BrowserStore<Thing extends StoredItem> {
  /** Latest change first. */
  readonly list: () => Promise<readonly Thing[]>
  readonly read: (id: string) => Promise<Thing | undefined>
  /** Resolves to false if the browser could not store it; the thing then lives in memory only. */
  readonly write: (thing: Thing) => Promise<boolean>
  /** Writes a thing unless it was changed or removed since; then nothing is written. */
  readonly update: (
    thing: Thing,
    since: number,
  ) => Promise<boolean | 'changed-elsewhere' | 'removed'>
  /**
   * Stores a thing synchronously while the page is being left, when no database write finishes. The
   * next `read` takes it over if the stored version is one of `since`.
   */
  readonly leave: (thing: Thing, since: readonly number[]) => void
  readonly remove: (id: string) => Promise<void>
}

/**
 * Milliseconds that a change waits for the database to open. If a page was left while it created
 * the database, WebKit never opens another one until it restarts.
 */
const OPEN_TIMEOUT = 4000

interface Left<Thing> {
  readonly thing: Thing
  readonly since: readonly number[]
}

interface Connection {
  readonly opened: Promise<IDBPDatabase | undefined>
  /** Resolves to undefined when the database should have opened. */
  readonly overdue: Promise<undefined>
}

/** @param migrate Converts the form that an earlier release stored. */
export function openStore<Thing extends StoredItem>(
  name: string,
  store: string,
  migrate: (kept: Thing) => Thing = (kept) => kept,
): BrowserStore<Thing> {
  const memory = new Map<string, Thing>()
  /** Ids that this page has seen in the store: if one is missing later, it was removed. */
  const seen = new Set<string>()
  const leftKey = (id: string): string => `${name}.left.${id}`
  let connection: Connection | undefined

  /** Where storage is blocked, the browser may throw before it returns a promise. */
  const open = async () =>
    openDB(name, 1, {
      upgrade(db) {
        db.createObjectStore(store, { keyPath: 'id' }).createIndex('changed', 'changed')
      },
      // A newer page in another tab wants to upgrade the database: close it and open it again
      // later.
      blocking(_current, _next, event) {
        ;(event.target as IDBDatabase | null)?.close()
        connection = undefined
      },
    })

  const connect = (): Connection => {
    const opened = open().catch(() => undefined)
    const overdue = new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), OPEN_TIMEOUT)
    })
    return { opened, overdue }
  }

  const attempt = async <T>(
    work: (db: IDBPDatabase) => Promise<T>,
    waits: 'in-time' | 'for-ever' = 'in-time',
  ): Promise<T | undefined> => {
    connection ??= connect()
    const { opened, overdue } = connection
    // A database that opens late is used from then on.
    const db = await (waits === 'for-ever' ? opened : Promise.race([opened, overdue]))
    if (db === undefined) return undefined
    try {
      return await work(db)
    } catch {
      return undefined
    }
  }

  /** Items the browser could not store stay in memory for this visit. */
  const noted = (thing: Thing, done: IDBValidKey | undefined): boolean => {
    forgetLocal(leftKey(thing.id))
    if (done === undefined) memory.set(thing.id, thing)
    else {
      memory.delete(thing.id)
      seen.add(thing.id)
    }
    return done !== undefined
  }

  const takeUp = async (
    db: IDBPDatabase,
    { thing, since }: Left<Thing>,
  ): Promise<Thing | undefined> => {
    const transaction = db.transaction(store, 'readwrite')
    const kept: Thing | undefined = await transaction.store.get(thing.id)
    const goesOn = kept !== undefined && since.includes(kept.changed)
    if (goesOn) await transaction.store.put(thing)
    await transaction.done
    forgetLocal(leftKey(thing.id))
    return goesOn ? thing : kept
  }

  return {
    async list() {
      const kept = await attempt<readonly Thing[]>(
        async (db) => db.getAllFromIndex(store, 'changed'),
        'for-ever',
      )
      const all = new Map((kept ?? []).map((thing) => [thing.id, migrate(thing)]))
      for (const thing of memory.values()) all.set(thing.id, thing)
      return [...all.values()].toSorted((one, other) => other.changed - one.changed)
    },
    async read(id) {
      const inMemory = memory.get(id)
      if (inMemory !== undefined) return inMemory
      const left = readLocalJson(leftKey(id)) as Left<Thing> | undefined
      const kept = await attempt<Thing | undefined>(
        async (db) => (left === undefined ? db.get(store, id) : takeUp(db, left)),
        'for-ever',
      )
      if (kept === undefined) return undefined
      seen.add(id)
      return migrate(kept)
    },
    async write(thing) {
      return noted(thing, await attempt(async (db) => db.put(store, thing)))
    },
    async update(thing, since) {
      const inMemory = memory.get(thing.id)
      if (inMemory !== undefined && inMemory.changed !== since) return 'changed-elsewhere'
      const done = await attempt(async (db) => {
        // One transaction: no other tab writes between the read and the write.
        const transaction = db.transaction(store, 'readwrite')
        const kept: Thing | undefined = await transaction.store.get(thing.id)
        if (kept === undefined && inMemory === undefined && seen.has(thing.id)) return 'removed'
        if (kept !== undefined && kept.changed !== since) return 'changed-elsewhere'
        const written = await transaction.store.put(thing)
        await transaction.done
        return written
      })
      return done === 'changed-elsewhere' || done === 'removed' ? done : noted(thing, done)
    },
    leave(thing, since) {
      writeLocal(leftKey(thing.id), JSON.stringify({ thing, since } satisfies Left<Thing>))
    },
    async remove(id) {
      memory.delete(id)
      forgetLocal(leftKey(id))
      await attempt(async (db) => db.delete(store, id))
    },
  }
}
