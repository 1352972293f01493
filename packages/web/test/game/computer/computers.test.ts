import { content } from '@tiletum/content'
import { createSearchWorker } from '@tiletum/bots/search-worker'
import { compose } from '@tiletum/engine'
import { expect, test, vi } from 'vitest'
import { seatComputers } from '../../../src/game/computer/computers.ts'
import type { WorkerClient } from '../../../src/game/computer/worker-client.ts'
import { readGame, recordText } from '../../../src/game/storage/record-file.ts'
import { isAlone, lineIn, newGame } from '../../../src/game/storage/saved-game.ts'
import { gameToLink, gameFromLink } from '../../../src/game/link/game-link.ts'
import type { SavedPlayer } from '../../../src/game/storage/saved-game.ts'
import { seatAt } from '../../support/table.ts'

vi.setConfig({ testTimeout: 60_000 })
const until = (done: () => boolean) => vi.waitUntil(done, { timeout: 50_000, interval: 5 })

const game = compose({ modules: ['base'], players: 2, first: 0 }, content)
const PERSON: SavedPlayer = { name: 'Anna', colour: 'plum' }
const APPRENTICE: SavedPlayer = { name: 'Jakob', colour: 'indigo', computer: 'apprentice' }

/** The same search worker as in the browser's thread. */
const threadless = (): WorkerClient => ({ ...createSearchWorker(content), close() {} })

interface Seated {
  readonly inputs?: readonly string[]
  readonly openWorkerClient?: () => WorkerClient
  readonly speed?: 'step' | 'instant'
  readonly iterations?: number
}

function sitDown(players: readonly SavedPlayer[], seated: Seated = {}) {
  const { inputs = [], openWorkerClient = threadless, speed = 'instant', iterations = 3 } = seated
  const { table, host } = seatAt(game, 'table', { entries: inputs, players })
  const { playFor } = host
  const computers = seatComputers({
    table,
    playFor,
    players,
    seed: 'seats',
    openWorkerClient,
    speed,
    iterations,
  })
  return { table, host, computers, leave: computers.run() }
}

const inputsOf = ({ table }: ReturnType<typeof sitDown>) =>
  table.snapshot().moments.map(({ notation }) => notation)

test('two computer players play to the end by themselves, the same for the same seed', async () => {
  const play = async () => {
    const seated = sitDown([APPRENTICE, { ...APPRENTICE, colour: 'plum' }], { iterations: 1 })
    await until(() => seated.table.snapshot().over)
    seated.leave()
    return inputsOf(seated)
  }
  expect(await play()).toEqual(await play())
})

test('a computer player moves alone, and plays until a person is asked', async () => {
  const { table, computers, leave } = sitDown([APPRENTICE, PERSON])
  const before = table.snapshot()
  expect(before.computes).toBe(true)
  expect(before.options).toEqual([])
  expect(before.floor).toBe(before.moments.length)
  expect(computers.status()).toMatchObject({ seat: 0, level: 'apprentice', is: 'thinking' })
  await until(() => !table.snapshot().computes)
  expect(table.snapshot().seat).toBe(1)
  expect(computers.status()).toBeUndefined()
  leave()
})

test('goes on alike when the game is opened again in the middle of its turn', async () => {
  const iterations = 40
  const whole = sitDown([APPRENTICE, PERSON], { iterations })
  await until(() => !whole.table.snapshot().computes)
  whole.leave()
  const inputs = inputsOf(whole)
  const { steps, moments } = whole.table.snapshot()
  expect(steps).toHaveLength(0)
  const end = inputs.lastIndexOf('end turn')
  for (let cut = moments.findIndex(({ by }) => by === 0) + 1; cut <= end; cut++) {
    const again = sitDown([APPRENTICE, PERSON], { inputs: inputs.slice(0, cut), iterations })
    await until(() => !again.table.snapshot().computes)
    again.leave()
    expect(inputsOf(again).slice(0, end + 1), `from ${cut} on`).toEqual(inputs.slice(0, end + 1))
  }
})

test('step by step it waits for a press, and a skip ends the waiting until a person decides', async () => {
  const { table, computers, leave } = sitDown([APPRENTICE, PERSON], { speed: 'step' })
  const { length } = table.snapshot().moments
  const decided = () => until(() => computers.status()?.is === 'decided')
  await decided()
  expect(table.snapshot().moments).toHaveLength(length)
  computers.next()
  expect(table.snapshot().moments.length).toBeGreaterThan(length)
  await decided()
  computers.skip()
  await until(() => table.snapshot().seat === 1)
  while (!table.snapshot().computes)
    table.play(table.snapshot().options.findLast(({ notation }) => notation !== '')?.notation ?? '')
  await decided()
  expect(table.snapshot().computes).toBe(true)
  leave()
})

test('plays what it has found when it is told to', async () => {
  const { table, computers, leave } = sitDown([APPRENTICE, PERSON], { iterations: 1e9 })
  const { length } = table.snapshot().moments
  await until(() => (computers.status()?.iterations ?? 0) > 0)
  computers.playNow()
  await until(() => table.snapshot().moments.length > length)
  leave()
})

test('thinks only where the game is played, and waits while somebody looks back', async () => {
  const { table, host, computers, leave } = sitDown([APPRENTICE, PERSON], { speed: 'step' })
  host.connection.set({ is: 'elsewhere', lost: true })
  expect(computers.status()).toBeUndefined()
  host.connection.set({ is: 'open', stored: true })
  await until(() => computers.status()?.is === 'decided')
  const { length } = table.snapshot().moments
  table.show(0)
  computers.setSpeed('instant')
  await new Promise((go) => setTimeout(go, 20))
  expect(table.snapshot().moments).toHaveLength(length)
  table.show(undefined)
  await until(() => table.snapshot().moments.length > length)
  leave()
})

test('says when its thread breaks down, loses nothing and tries again', async () => {
  let broken = true
  const openWorkerClient = (): WorkerClient =>
    broken
      ? { think: () => Promise.reject(new Error('no thread')), stop() {}, close() {} }
      : threadless()
  const { table, computers, leave } = sitDown([APPRENTICE, PERSON], { openWorkerClient })
  await until(() => computers.status()?.is === 'failed')
  const { length } = table.snapshot().moments
  broken = false
  computers.retry()
  await until(() => table.snapshot().moments.length > length)
  leave()
})

test('a single person undoes past the others, who then decide the same; nothing is rolled again', async () => {
  const seated = sitDown([PERSON, APPRENTICE])
  const { table } = seated
  const mine = () => until(() => table.snapshot().seat === 0 && table.snapshot().live)
  const playTurn = () => {
    while (table.snapshot().seat === 0) {
      const { legal, options } = table.snapshot()
      table.play(legal.has('end turn') ? 'end turn' : (options[0]?.notation ?? ''))
    }
  }
  expect(table.snapshot().takeBackTo).toBeUndefined()
  playTurn()
  await mine()
  const first = inputsOf(seated)
  const { takeBackTo } = table.snapshot()
  expect(first[takeBackTo ?? -1]).toBe('end turn')
  table.takeBack()
  expect(table.snapshot().moments).toHaveLength(takeBackTo ?? -1)
  const steps = first.length - (takeBackTo ?? 0)
  expect(table.snapshot().takenBack).toEqual([{ kept: takeBackTo, steps, agreed: false }])
  playTurn()
  await mine()
  expect(inputsOf(seated)).toEqual(first)
  table.takeBack()
  table.takeBack()
  seated.leave()
  const saved = newGame(game.config, [PERSON, APPRENTICE], seated.host.log())
  const text = await recordText(saved)
  expect(text).toContain('undo')
  const { game: read, fault } = await readGame(text)
  expect(fault).toBeUndefined()
  expect(read?.entries).toEqual(saved.entries)
  expect(lineIn(saved)).toEqual(inputsOf(seated))
})

test('where two people play, nobody takes back what came up', () => {
  const two = [PERSON, { ...PERSON, name: 'Bruno' }, APPRENTICE] as const
  expect(isAlone(two)).toBe(false)
  expect(isAlone([PERSON])).toBe(true)
})

test('a record out of the terminal calls computer players by their levels', async () => {
  const text = (await recordText(newGame(game.config, [PERSON, APPRENTICE]))).replace(
    'Jakob (apprentice)',
    'merchant 2',
  )
  expect((await readGame(text)).game?.players[1]).toMatchObject({
    name: 'merchant 2',
    computer: 'merchant',
  })
  const person = (await readGame(text.replace('merchant 2', 'Merchantina'))).game?.players[1]
  expect(person).not.toHaveProperty('computer')
})

test('a link keeps the levels of computer players, too', async () => {
  const players = [PERSON, { ...APPRENTICE, computer: 'master' }] as const
  const { game: read, fault } = await gameFromLink(await gameToLink(newGame(game.config, players)))
  expect(fault).toBeUndefined()
  expect(read?.players).toEqual(players)
})

test('a record keeps who is a computer player', async () => {
  const players = [PERSON, { ...APPRENTICE, computer: 'master' }] as const
  const text = await recordText(newGame(game.config, players))
  expect(text).toContain('Jakob (master)')
  expect((await readGame(text)).game?.players).toEqual(players)
})
