import { content } from '@tiletum/content'
import { describe, expect, it } from 'vitest'
import {
  append,
  appendEntry,
  raiseUndoFloor,
  compose,
  createLog,
  createRecord,
  fold,
  isAgreed,
  openMatch,
  readJson,
  readRecord,
  recordToJson,
  undoable,
  verify,
  writeRecord,
} from '../src/index.ts'
import type { Game, Log, Match } from '../src/index.ts'
import { rewind } from '../src/record/rewind.ts'
import type { Checkpoint } from '../src/record/rewind.ts'

const game = compose({ modules: ['base'], players: 2, first: 0 }, content)

const seatAt = ({ state }: Match): number | undefined => {
  const awaiting = game.awaiting(state)
  return awaiting.who === 'seat' ? awaiting.seat : undefined
}

function playOn(match: Match, goOn: (match: Match) => boolean): void {
  for (let step = 0; goOn(match) && game.awaiting(match.state).who !== 'nobody'; step++) {
    const moves = game.moves(match.state)
    appendEntry(match, moves[(step * 7 + 3) % moves.length] ?? -1)
  }
}

/** A match in the second round, just after a decision of the second seat. */
function underWay(log: Log = createLog(game.config)): Match {
  const match = openMatch(game, log)
  playOn(match, ({ state }) => state.round < 2)
  playOn(match, (one) => seatAt(one) !== 1)
  playOn(match, ({ seats }) => seats.at(-1) !== 1 || seats.at(-2) !== 1)
  return match
}

describe('an undo by agreement of the table', () => {
  it('goes past chance and other seats to any decision', () => {
    for (const steps of [1, 2, 20, 40]) {
      const match = underWay()
      let back = steps
      while (match.seats.at(-back) === -1) back++
      const before = match.moves.slice(0, -back)
      expect(append(match, { by: 'table', text: `undo ${back} agreed` })).toBeUndefined()
      expect(match.moves).toEqual(before)
      expect(isAgreed(match.log.entries.at(-1) ?? 0)).toBe(true)
      expect(fold(game, match.log)).toEqual(match.state)
      playOn(match, ({ state }) => state.round < 3)
      expect(verify(game, match.log)).toBeUndefined()
      expect(openMatch(game, match.log).state).toEqual(match.state)
    }
  })

  it('is kept by records in text and JSON, in the text on a line without a player', () => {
    const match = underWay()
    let back = 40
    while (match.seats.at(-back) === -1) back++
    append(match, { by: 'table', text: `undo ${back} agreed` })
    playOn(match, () => true)
    const record = createRecord(game, match.log)
    const text = writeRecord(game, record)
    expect(text).toContain(`\nundo ${back} agreed\n`)
    expect(readRecord(text, () => game)).toMatchObject({ record })
    expect(readRecord(text, () => game).error).toBeUndefined()
    expect(writeRecord(game, readRecord(text, () => game).record ?? record)).toBe(text)
    const json = recordToJson(game, record)
    expect(json.entries).toContain(`undo ${back} agreed`)
    expect(readJson(JSON.parse(JSON.stringify(json)), () => game).record).toEqual(record)
  })

  it('is refused from a single seat, and so is a plain undo without a seat', () => {
    const match = underWay()
    append(match, { by: 'table', text: 'undo 1 agreed' })
    const text = writeRecord(game, createRecord(game, match.log))
    const line = text.split('\n').indexOf('undo 1 agreed') + 1
    const read = (instead: string) =>
      readRecord(text.replace('\nundo 1 agreed\n', `\n${instead}\n`), () => game).error
    expect(read('orange: undo 1 agreed')).toMatchObject({ fault: 'cannot-undo', line, column: 9 })
    expect(read('undo')).toMatchObject({ fault: 'cannot-undo', line, column: 1 })
    expect(read('undo 9999 agreed')).toMatchObject({ fault: 'cannot-undo', line, column: 1 })
    expect(read('undone')).toMatchObject({ fault: 'notation', line, column: 1 })
    expect(read('climb')).toMatchObject({ fault: 'unknown-line', line, column: 1 })
  })
})

describe('a seat whose undo is closed', () => {
  it('can’t take back earlier moves', () => {
    const match = underWay()
    expect(undoable(match, 1)).toHaveLength(2)
    raiseUndoFloor(match)
    expect(undoable(match, 1)).toEqual([])
    expect(append(match, { by: 1, text: 'undo' })).toMatchObject({ error: 'cannot-undo', most: 0 })
    appendEntry(match, game.moves(match.state)[0] ?? -1)
    expect(undoable(match, 1)).toHaveLength(1)
  })

  it('can’t take back earlier moves with free undo, but by agreement', () => {
    const match = underWay(createLog(game.config, { freeUndo: true }))
    raiseUndoFloor(match)
    expect(undoable(match, 1)).toEqual([])
    expect(append(match, { by: 'table', text: 'undo 2 agreed' })).toBeUndefined()
    // The limit moves to the place to which the table went back.
    expect(undoable(match, 1)).toEqual([])
    appendEntry(match, game.moves(match.state)[0] ?? -1)
    expect(undoable(match, 1)).toHaveLength(1)
  })

  it('is closed at the same move when the log is opened again', () => {
    const match = underWay()
    const known = match.log.entries.length - 1
    const { log } = match
    const opened = (before: number): number => {
      const again = openMatch(game, log)
      raiseUndoFloor(again, before)
      return again.undoFloor
    }
    expect(opened(known)).toBe(match.moves.length - 1)
    expect(opened(known + 1)).toBe(match.moves.length)
    expect(opened(0)).toBe(0)
    append(match, { by: 1, text: 'undo 2' })
    expect(opened(known)).toBe(match.moves.length)
    expect(undoable(openMatch(game, log), 1)).toEqual([])
  })
})

describe('undo in a long game', () => {
  /** Counts the moves that undo itself replays. */
  function counted(match: Match): { readonly plays: () => number } {
    let plays = 0
    const play: Game['play'] = (...args) => {
      plays++
      game.play(...args)
    }
    Object.assign(match, { game: { ...game, play } })
    return { plays: () => plays }
  }

  it('replays each move a few times, not once per undo', () => {
    const match = openMatch(game, createLog(game.config, { freeUndo: true }))
    playOn(match, () => true)
    const whole = [...match.moves]
    const { plays } = counted(match)
    const states = new Map<number, string>()
    for (let back = 1; match.moves.length > 100; back = 1) {
      while (match.seats.at(-back) === -1) back++
      append(match, { by: 'table', text: `undo ${back} agreed` })
      states.set(match.moves.length, game.hash(match.state))
    }
    expect(states.size).toBeGreaterThan(100)
    expect(plays()).toBeLessThan(whole.length * 8)
    for (const [at, hash] of states)
      if (at % 5 === 0) expect(game.hash(rewind(game, whole.slice(0, at), []))).toBe(hash)
  })

  it('replays nothing when a move is undone and made again', () => {
    const match = underWay()
    const text = game.format(match.moves.at(-1) ?? 0)
    append(match, { by: 1, text: 'undo' })
    const { plays } = counted(match)
    for (let time = 0; time < 1000; time++) {
      append(match, { by: 1, text })
      append(match, { by: 1, text: 'undo' })
    }
    expect(plays()).toBe(1000)
  })

  it('keeps few checkpoints when the line grows or shrinks', () => {
    const match = openMatch(game)
    playOn(match, () => true)
    const checkpoints: Checkpoint[] = []
    for (let at = 0; at <= match.moves.length; at++) {
      const state = rewind(game, match.moves.slice(0, at), checkpoints)
      if (at % 50 === 0) expect(state).toEqual(openMatch(game, logOf(match, at)).state)
      expect(checkpoints.length).toBeLessThan(7)
    }
  })
})

const logOf = ({ log, moves }: Match, length: number): Log => ({
  ...log,
  entries: moves.slice(0, length),
})
