import { content } from '@tiletum/content'
import { compose, scores } from '@tiletum/engine'
import type { Refusal } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import { expect, test } from 'vitest'
import { recordErrorText } from '../../src/start/record-error-text.ts'
import { contentOf } from '../../src/game/storage/game-content.ts'
import { readGame, recordText } from '../../src/game/storage/record-file.ts'
import { newGame } from '../../src/game/storage/saved-game.ts'
import { shareUnchanged } from '../../src/game/timeline/structural-sharing.ts'
import { pointsBySource } from '../../src/game/timeline/points-by-source.ts'
import { wheelIn } from '../../src/game/position.ts'
import type { GameTable } from '../../src/game/game-table.ts'
import { missingOf, purchaseFor } from '../../src/game/intent/purchases.ts'
import { movesNamed } from '../../src/game/try-moves.ts'
import { passagesSince } from '../../src/game/timeline/turns.ts'
import { seatAt, tableOf } from '../support/table.ts'

const game = compose({ modules: ['base'], players: 2 }, content)
const fresh = (seed: number) => tableOf(game, seed)

function playOn(table: GameTable, until: (table: GameTable) => boolean, start = 1): void {
  for (let step = start; step < 3000 && !until(table); step++) {
    const { options } = table.snapshot()
    const pick = options[(step * 7919) % options.length]
    if (pick === undefined) return
    table.play(pick.notation)
  }
}

test('undo takes back own steps and no further than what was turned over', () => {
  const table = fresh(1)
  const [die] = table.snapshot().options
  const before = table.snapshot()
  expect(before.floor).toBe(before.moments.length)
  table.play(die?.notation ?? '')
  expect(table.snapshot().floor).toBe(before.moments.length)
  table.backTo(before.moments.length)
  expect(game.hash(table.snapshot().state)).toBe(game.hash(before.state))
  expect(table.snapshot().undone).toEqual([die?.notation])
  table.backTo(0)
  expect(table.snapshot().moments).toHaveLength(before.moments.length)
  table.redo()
  expect(table.snapshot().moments.at(-1)?.notation).toBe(die?.notation)
  table.backTo(before.moments.length)
  table.play(before.options.at(-1)?.notation ?? '')
  expect(table.snapshot().undone).toEqual([])
})

test('a saved game is the same game again, also as a record', async () => {
  const table = fresh(2)
  playOn(table, ({ snapshot }) => snapshot().state.round === 2)
  const { moments, state } = table.snapshot()
  const inputs = moments.map(({ notation }) => notation)
  const again = tableOf(game, 99, inputs)
  expect(game.hash(again.snapshot().state)).toBe(game.hash(state))
  const players = [
    { name: 'Anna', colour: 'plum' },
    { name: 'Bruno', colour: 'indigo' },
  ] as const
  const saved = newGame(game.config, players, inputs)
  const read = await readGame(await recordText(saved))
  expect(read.fault).toBeUndefined()
  expect(read.game?.entries).toEqual(inputs)
  expect(read.game?.players).toEqual(players)
})

test('[setup-2] a game with the wheel in reverse order is played to its end at the table', async () => {
  const clockwise = content.base.wheel.clockwise.toReversed()
  const reversed = compose(game.config, await contentOf({ edition: { wheel: clockwise } }))
  const table = tableOf(reversed, 8)
  const around = (): readonly string[] => {
    const shown = table.snapshot()
    const segments = wheelIn(shown, 0).map(({ action }) => action)
    const first = segments.indexOf(clockwise[0] ?? 'joker')
    return [...segments.slice(first), ...segments.slice(0, first)]
  }
  expect(around()).toEqual(clockwise)
  playOn(table, ({ snapshot }) => snapshot().state.round === 2)
  // clean-4: turned by one, the order is the same
  expect(around()).toEqual(clockwise)
  playOn(table, ({ snapshot }) => snapshot().options.length === 0)
  expect(table.snapshot().over).toBe(true)
})

test('a game keeps the edition it is played with, also as a record', async () => {
  const edition = { contractOffer: [3, 3, 3, 3, 3] }
  const corrected = compose(game.config, await contentOf({ edition }))
  expect(corrected.rules.content.contractOffer.points).toEqual(edition.contractOffer)
  const inputs = tableOf(corrected, 6)
    .snapshot()
    .moments.map(({ notation }) => notation)
  const players = [
    { name: 'Anna', colour: 'plum' },
    { name: 'Bruno', colour: 'indigo' },
  ] as const
  const text = await recordText(newGame(game.config, players, inputs, edition))
  const read = await readGame(text)
  expect(read.fault).toBeUndefined()
  expect(read.game?.edition).toEqual(edition)
  const damaged = await readGame(text.replace('"contractOffer"', '"contractOfer"'))
  expect(damaged.game).toBeUndefined()
  expect(damaged.fault).toMatchObject({
    error: { fault: 'no-game' },
    problem: { problem: 'unknown-key', key: 'contractOfer' },
  })
  const { fault } = damaged
  const sentences = await Promise.all(
    (['en', 'fr'] as const).map(
      async (language) => fault && (await recordErrorText(fault, language)),
    ),
  )
  expect(sentences[0]).toContain('did you mean contractOffer?')
  expect(sentences[1]).toContain('contractOffer')
  expect(sentences.join(' ')).not.toMatch(/This edition|undefined/)
})

test('a log is read up to the first entry that can’t be played, and frozen there', () => {
  const opening = fresh(3)
    .snapshot()
    .moments.map(({ notation }) => notation)
  const { host, table } = seatAt(game, 3, { entries: [...opening, 'walk merchant atlantis'] })
  const frozen = { is: 'frozen', entry: opening.length, text: 'walk merchant atlantis' }
  expect(host.connection.current()).toEqual(frozen)
  expect(table.snapshot()).toMatchObject({ readOnly: true, options: [] })
  expect(table.snapshot().moments).toHaveLength(opening.length)
})

test('a damaged record is read up to the damage', async () => {
  const text = await recordText(
    newGame(
      game.config,
      [
        { name: 'Anna', colour: 'plum' },
        { name: 'Bruno', colour: 'indigo' },
      ],
      fresh(4)
        .snapshot()
        .moments.map(({ notation }) => notation),
    ),
  )
  const read = await readGame(text.replace(/roll (\S+) \d/, 'roll $1 13'))
  expect(read.fault?.error.word).toContain('13')
  expect(read.game?.entries.length ?? 0).toBeGreaterThan(10)
})

test('points by source add up to every seat’s score at any moment', () => {
  const table = fresh(5)
  playOn(table, ({ snapshot }) => snapshot().over)
  for (const shown of [40, 200, table.snapshot().moments.length]) {
    table.show(shown)
    const snapshot = table.snapshot()
    const sources = pointsBySource(snapshot)
    scores(snapshot.state).forEach((vp, seat) => {
      expect(sources.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)).toBe(vp)
    })
  }
  expect(table.snapshot().over).toBe(true)
})

test('buying what a task lacks is a series of plain moves that can be played', () => {
  const table = fresh(3)
  let found = 0
  for (let step = 1; step < 1500 && found < 5; step++) {
    const { options, legal, state, seat } = table.snapshot()
    const held = openState(state).seats[seat]?.storehouse ?? []
    for (const face of held) {
      const info = game.rules.faces[face]
      if (info?.sort !== 'contract' || info.demand.identical > 0) continue
      const move = `fulfil ${info.id}`
      const [number] = legal.has(move) ? [] : movesNamed(game, [move])
      const { state: now } = table.snapshot()
      const purchase = number === undefined ? undefined : purchaseFor(game, now, number)
      if (purchase === undefined) continue
      found++
      expect(purchase.gold).toBe(2 * (purchase.moves.length - 1))
      expect(purchase.moves.at(-1)).toBe(number)
      const bought = table.preview(...purchase.moves.map((move) => game.format(move)))
      expect(bought === undefined).toBe(purchase.state === undefined)
    }
    const pick = options[(step * 31) % Math.max(1, options.length)]
    if (pick === undefined) break
    table.play(pick.notation)
  }
  expect(found).toBeGreaterThan(0)
})

test('the missing resources of a task are read off its refusal, and gold is never bought', () => {
  const lacking = (reason: Refusal['reason'], facts: Refusal['facts']) =>
    missingOf({ reason, clause: 'task-1', facts })
  expect(lacking('food-missing', { short: 2 })).toEqual([['food', 2]])
  expect(lacking('stone-missing', { short: 3 })).toEqual([['stone', 3]])
  const wool = { resource: 'wool', count: 4 } as const
  expect(lacking('demand-missing', { missing: [wool] })).toEqual([['wool', 4]])
  const gold = { resource: 'gold', count: 1 } as const
  expect(lacking('demand-missing', { missing: [wool, gold] })).toEqual([])
  expect(lacking('not-now', {})).toEqual([])
})

test('a recap holds the others’ turns since one’s own', () => {
  const table = fresh(7)
  const first = table.snapshot().seat
  playOn(table, ({ snapshot }) => snapshot().seat === first && snapshot().state.turn === 2)
  const others = passagesSince(table.snapshot(), first).filter(({ seat }) => seat !== undefined)
  expect(others.map(({ seat }) => seat)).toEqual([1 - first])
})

test('unchanged parts keep their identity', () => {
  const before = { a: [1, 2], b: { c: [3] }, d: 4 }
  const after = shareUnchanged(before, { a: [1, 2], b: { c: [3, 5] }, d: 4 })
  expect(after.a).toBe(before.a)
  expect(after.b).not.toBe(before.b)
  expect(shareUnchanged(before, structuredClone(before))).toBe(before)
})

test('the table can be looked at in the middle of the Cardinalbot’s turn', () => {
  const solo = compose({ modules: ['base', 'solo'], players: 1, difficulty: 'normal' }, content)
  const table = tableOf(solo, 8)
  playOn(table, ({ snapshot }) => snapshot().moments.some(({ before }) => before.size > 2))
  const { moments } = table.snapshot()
  const at = moments.findIndex(({ before }) => before.size > 2)
  const steps = [...(moments[at]?.before.values() ?? [])]
  const hashes = steps.map((state) => solo.hash(state))
  expect(new Set(hashes).size).toBeGreaterThan(1)
  table.show(at, steps.at(-1))
  const during = table.snapshot()
  expect(solo.hash(during.state)).toBe(hashes.at(-1))
  expect(during.live).toBe(false)
  expect(during.options).toEqual([])
  table.show(undefined)
  expect(table.snapshot().live).toBe(true)
  expect(table.snapshot().state).toBe(moments.at(-1)?.state)
})
