/** Games on this device: kept as their log, read from the first release, and shared among tabs. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { stateAt } from '../../../src/game/timeline/moment.ts'
import { openLocalHost } from '../../../src/game/host/local-host.ts'
import type { LocalHost } from '../../../src/game/host/local-host.ts'
import { gameStore } from '../../../src/game/storage/game-store.ts'
import { migrate } from '../../../src/game/storage/migrate.ts'
import { readGame, recordText } from '../../../src/game/storage/record-file.ts'
import { cutTo, lineIn, newGame } from '../../../src/game/storage/saved-game.ts'
import type { SavedGame } from '../../../src/game/storage/saved-game.ts'
import { createGameTable } from '../../../src/game/game-table.ts'
import { PEOPLE } from '../../support/table.ts'

const open: LocalHost[] = []

function openTab(game: SavedGame) {
  const host = openLocalHost(game, compose(game.config, content), () => {
    throw new Error('diverged')
  })
  open.push(host)
  return { host, table: createGameTable(host) }
}
const plays = (host: LocalHost) =>
  vi.waitUntil(() => host.connection.current().is === 'open', { timeout: 5000 })
const kept = async ({ id }: SavedGame): Promise<SavedGame> => {
  const found = await gameStore.read(id)
  if (found === undefined) throw new Error('nothing is kept')
  return found
}

afterEach(() => {
  for (const host of open.splice(0)) host.close()
})

test('a draft is stored beside the log, and a reload in mid-turn loses nothing', async () => {
  const game = newGame({ modules: ['base'], players: 2 }, PEOPLE.slice(0, 2))
  await gameStore.write(game)
  const { host, table } = openTab(game)
  await plays(host)
  const opening = host.log().length
  const [die] = table.snapshot().options
  table.play(die?.notation ?? '')
  await vi.waitUntil(async () => (await kept(game)).draft !== undefined)
  const now = await kept(game)
  expect(now.entries).toHaveLength(opening)
  expect(now.draft).toEqual({ after: opening, moves: [die?.notation] })
  expect(lineIn(now)).toHaveLength(opening + 1)
  host.close()
  await vi.waitUntil(() => host.saved().changed === now.changed)

  const again = openTab(now)
  await plays(again.host)
  expect(again.table.snapshot().moments.at(-1)?.notation).toBe(die?.notation)
  again.table.backTo(opening)
  await vi.waitUntil(async () => (await kept(game)).draft === undefined)
  expect((await kept(game)).entries).toHaveLength(opening)
})

test('a record has the draft, too', async () => {
  const game = newGame({ modules: ['base'], players: 2 }, PEOPLE.slice(0, 2))
  const { host, table } = openTab(game)
  await plays(host)
  const [die] = table.snapshot().options
  table.play(die?.notation ?? '')
  const { game: read, fault } = await readGame(await recordText(host.saved()))
  expect(fault).toBeUndefined()
  expect(read?.entries).toEqual([...host.log(), die?.notation])
})

test('another tab shows what the first one does, and goes on from there', async () => {
  const game = newGame({ modules: ['base'], players: 2 }, PEOPLE.slice(0, 2))
  await gameStore.write(game)
  const first = openTab(game)
  await plays(first.host)
  const second = openTab(game)
  const elsewhere = () => second.host.connection.current().is === 'elsewhere'
  await vi.waitUntil(elsewhere)
  const opening = first.host.log().length
  const die = first.table.snapshot().options.find(({ notation }) => notation.startsWith('die'))
  first.table.play(die?.notation ?? '')
  await vi.waitUntil(() => second.table.snapshot().moments.length === opening + 1)
  expect(second.table.snapshot()).toMatchObject({ readOnly: true, options: [] })
  expect(second.table.play('end turn')).toBe(0)

  second.host.takeOver?.()
  await plays(second.host)
  expect(first.host.connection.current()).toEqual({ is: 'elsewhere', lost: true })
  expect(second.table.snapshot().moments.at(-1)?.notation).toBe(die?.notation)
  second.table.backTo(opening)
  await vi.waitUntil(() => first.table.snapshot().moments.length === opening)
  expect(first.table.snapshot().readOnly).toBe(true)
})

test('a version that another tab wrote is never overwritten', async () => {
  const game = newGame({ modules: ['base'], players: 2 }, PEOPLE.slice(0, 2))
  await gameStore.write(game)
  expect(await gameStore.update({ ...game, changed: game.changed + 2 }, game.changed)).not.toBe(
    'changed-elsewhere',
  )
  const late = { ...game, changed: game.changed + 1, round: 3 }
  expect(await gameStore.update(late, game.changed)).toBe('changed-elsewhere')
  expect((await kept(game)).round).toBe(game.round)
})

test('a tab that could not hear the other one loses the game to it, and shows what it did', async () => {
  const game = newGame({ modules: ['base'], players: 2 }, PEOPLE.slice(0, 2))
  await gameStore.write(game)
  const { host, table } = openTab(game)
  await plays(host)
  await vi.waitUntil(async () => (await kept(game)).entries.length > 0)
  const [die, other] = table.snapshot().options
  const now = await kept(game)
  const draft = { after: host.log().length, moves: [other?.notation ?? ''] }
  const theirs = { ...now, draft, changed: now.changed + 1000 }
  await gameStore.write(theirs)
  table.play(die?.notation ?? '')
  await vi.waitUntil(() => host.connection.current().is === 'elsewhere')
  expect(host.connection.current()).toEqual({ is: 'elsewhere', lost: true })
  await vi.waitUntil(() => table.snapshot().moments.at(-1)?.notation === other?.notation)
  expect(await kept(game)).toEqual(theirs)
})

const OLD = path.join(import.meta.dirname, '../../fixtures/release-0.1.0')

describe.each(readdirSync(OLD))('a game that release 0.1.0 kept: %s', (file) => {
  const old = JSON.parse(readFileSync(path.join(OLD, file), 'utf8')) as {
    readonly inputs: readonly string[]
    readonly takenBack?: readonly { readonly inputs: readonly string[] }[]
  }
  const game = migrate(old as unknown as SavedGame)

  test('has the same line, and what was taken back in its log', () => {
    expect(lineIn(game)).toEqual(old.inputs)
    expect(game).not.toHaveProperty('inputs')
    expect(game).not.toHaveProperty('takenBack')
    const taken = old.takenBack?.reduce((sum, { inputs }) => sum + inputs.length, 0) ?? 0
    const undos = old.takenBack?.length ?? 0
    expect(game.entries).toHaveLength(old.inputs.length + taken + undos)
    expect(migrate(game)).toBe(game)
  })

  test('opens, or is frozen at the first entry that these rules don’t play', () => {
    const { host, table } = openTab(game)
    const { moments, state, readOnly } = table.snapshot()
    const connection = host.connection.current()
    const playable = connection.is === 'frozen' ? connection.entry : game.entries.length
    expect(host.log().slice(0, playable)).toEqual(game.entries.slice(0, playable))
    if (connection.is === 'frozen') {
      expect(connection.text).toBe(game.entries[playable])
      expect(readOnly).toBe(true)
      expect(host.takeOver).toBeUndefined()
    }
    const rules = compose(game.config, content)
    const again = openTab(cutTo({ ...game, id: `${game.id} cut` }, moments.length))
    // Chance may have gone on in the game that was cut off where it was asked.
    const { opening, moments: more } = again.table.snapshot()
    expect(rules.hash(stateAt(opening, more, moments.length))).toBe(rules.hash(state))
  })
})
