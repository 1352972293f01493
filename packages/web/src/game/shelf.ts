/** Where games are kept: the browser's database, or memory where it keeps nothing. */
import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'
import type { SavedGame } from './saved.ts'

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame; indexes: { changed: number } }
}

export interface Shelf {
  readonly list: () => Promise<readonly SavedGame[]>
  readonly read: (id: string) => Promise<SavedGame | undefined>
  /** False when the browser could not keep it; the game then lives in memory only. */
  readonly write: (game: SavedGame) => Promise<boolean>
  readonly remove: (id: string) => Promise<void>
}

let opened: Promise<IDBPDatabase<Schema> | undefined> | undefined

function database(): Promise<IDBPDatabase<Schema> | undefined> {
  opened ??= openShelf().catch(() => undefined)
  return opened
}

/** Where storage is blocked, the browser may throw before it promises anything. */
async function openShelf(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>('tiletum', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed')
    },
    // A newer page in another tab wants to change the database: give way and open again later.
    blocking(_current, _next, event) {
      ;(event.target as IDBDatabase | null)?.close()
      opened = undefined
    },
  })
}

const memory = new Map<string, SavedGame>()

export const shelf: Shelf = {
  async list() {
    const kept = await attempt(async (db) => db.getAllFromIndex('games', 'changed'))
    const all = new Map((kept ?? []).map((game) => [game.id, game]))
    for (const game of memory.values()) all.set(game.id, game)
    return [...all.values()].toSorted((one, other) => other.changed - one.changed)
  },
  async read(id) {
    return memory.get(id) ?? (await attempt(async (db) => db.get('games', id)))
  },
  async write(game) {
    const done = await attempt(async (db) => db.put('games', game))
    if (done === undefined) memory.set(game.id, game)
    else memory.delete(game.id)
    return done !== undefined
  },
  async remove(id) {
    memory.delete(id)
    await attempt(async (db) => db.delete('games', id))
  },
}

async function attempt<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
  const db = await database()
  if (db === undefined) return undefined
  try {
    return await work(db)
  } catch {
    return undefined
  }
}
