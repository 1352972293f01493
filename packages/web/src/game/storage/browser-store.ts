/** Where things are kept: a database of the browser, or memory where it keeps nothing. */
import { openDB } from 'idb'
import type { IDBPDatabase } from 'idb'
import { forgetLocal, readLocalJson, writeLocal } from '../../shared/browser/local-storage.ts'

export interface StoredItem {
  readonly id: string
  readonly changed: number
}

export interface BrowserStore<Thing extends StoredItem> {
  /** The last changed first. */
  readonly list: () => Promise<readonly Thing[]>
  readonly read: (id: string) => Promise<Thing | undefined>
  /** False when the browser could not keep it; the thing then lives in memory only. */
  readonly write: (thing: Thing) => Promise<boolean>
  /** The same, unless it was changed since, or removed: then nothing is written. */
  readonly update: (
    thing: Thing,
    since: number,
  ) => Promise<boolean | 'changed-elsewhere' | 'removed'>
  /**
   * Keeps at once what no database takes any more, since the page is being left. The next `read`
   * takes it up if the stored version is one of `since`.
   */
  readonly leave: (thing: Thing, since: readonly number[]) => void
  readonly remove: (id: string) => Promise<void>
}

/**
 * How long a change waits for the database to open. WebKit does not open one any more, as long as it
 * runs, when a page was left while it made that database.
 */
const OPEN_TIMEOUT = 4000

interface Left<Thing> {
  readonly thing: Thing
  readonly since: readonly number[]
}

interface Connection {
  readonly opened: Promise<IDBPDatabase | undefined>
  /** Nothing, when it should have opened. */
  readonly overdue: Promise<undefined>
}

/** `migrate` makes of what an earlier release kept what this one knows. */
export function openStore<Thing extends StoredItem>(
  name: string,
  store: string,
  migrate: (kept: Thing) => Thing = (kept) => kept,
): BrowserStore<Thing> {
  const memory = new Map<string, Thing>()
  /** Ids of what this page has seen stored: where it is no more, it was removed. */
  const seen = new Set<string>()
  const leftKey = (id: string): string => `${name}.left.${id}`
  let connection: Connection | undefined

  /** Where storage is blocked, the browser may throw before it promises anything. */
  const open = async () =>
    openDB(name, 1, {
      upgrade(db) {
        db.createObjectStore(store, { keyPath: 'id' }).createIndex('changed', 'changed')
      },
      // A newer page in another tab wants to change the database: give way and open again later.
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
    // One that opens late serves from then on.
    const db = await (waits === 'for-ever' ? opened : Promise.race([opened, overdue]))
    if (db === undefined) return undefined
    try {
      return await work(db)
    } catch {
      return undefined
    }
  }

  /** What the browser did not keep lives on in memory. */
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
        // One transaction: nobody writes between the look and the change.
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
