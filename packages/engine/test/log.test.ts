import { content } from '@tiletum/content'
import { describe, expect, it } from 'vitest'
import {
  append,
  appendEntry,
  compose,
  createLog,
  fold,
  formatEntry,
  openMatch,
  parseEntry,
  placesThatCount,
  stepsBackIn,
  undoable,
  undoText,
  verify,
} from '../src/index.ts'
import type { Game, Log, Match } from '../src/index.ts'

const game = compose({ modules: ['base'], players: 2, first: 0 }, content)

/** Plays legal moves, chosen by number, as long as `goOn` returns true. */
function playOn(match: Match, goOn: (match: Match) => boolean): void {
  for (let step = 0; goOn(match); step++) {
    const moves = game.moves(match.state)
    appendEntry(match, moves[(step * 7 + 3) % moves.length] ?? -1)
  }
}
const seatOf = ({ state }: Match): number | undefined => {
  const awaiting = game.awaiting(state)
  return awaiting.who === 'seat' ? awaiting.seat : undefined
}
const isOver = ({ state }: Match): boolean => game.awaiting(state).who === 'nobody'

/** A match at its first turn, after the set-up. */
function firstTurn(log: Log = createLog(game.config)): Match {
  const match = openMatch(game, log)
  playOn(match, (one) => seatOf(one) === undefined)
  return match
}

const decisions = (match: Match, seat: number) => undoable(match, seat).map(({ steps }) => steps)
const first = (match: Match): string => game.options(match.state)[0]?.notation ?? ''

describe('a log', () => {
  it('leads to the state of its match, with and without the moves taken back', () => {
    const match = firstTurn()
    playOn(match, (one) => decisions(one, 0).length < 3)
    expect(append(match, { by: 0, text: 'undo 2' })).toBeUndefined()
    playOn(match, (one) => !isOver(one))
    expect(match.log.entries).toContain(-2)
    expect(fold(game, match.log)).toEqual(match.state)
    expect(openMatch(game, match.log)).toEqual({ ...match, checkpoints: [] })
    expect(verify(game, match.log)).toBeUndefined()
  })

  it('shows by its texts alone which entries are not taken back', () => {
    const match = firstTurn()
    playOn(match, (one) => decisions(one, 0).length < 3)
    append(match, { by: 0, text: 'undo 2' })
    playOn(match, (one) => decisions(one, 0).length < 2)
    append(match, { by: 0, text: 'undo' })
    const back = match.moves.length - match.seats.indexOf(0)
    append(match, { by: 'table', text: `undo ${back} agreed` })
    playOn(match, (one) => decisions(one, 0).length < 1)
    const texts = match.log.entries.map((entry) => formatEntry(game, entry))
    expect(texts.filter((text) => stepsBackIn(text) > 0)).toEqual([
      undoText(2),
      undoText(1),
      undoText(back, true),
    ])
    const line = placesThatCount(texts).map((place) => texts[place])
    expect(line).toEqual(match.moves.map((move) => game.format(move)))
    expect(['undo agreed', 'undo 0', 'undoing', 'end turn', ''].map(stepsBackIn)).toEqual(
      Array.from({ length: 5 }, () => 0),
    )
    expect(placesThatCount(['end turn', 'undo 9', 'end turn'])).toEqual([2])
  })

  it('is plain data', () => {
    const match = firstTurn()
    expect(fold(game, JSON.parse(JSON.stringify(match.log)))).toEqual(match.state)
  })

  it('sends the events of the whole game to a sink', () => {
    const told: string[] = []
    const match = openMatch(game, createLog(game.config), ({ event }) => void told.push(event))
    for (let step = 0; step < 200 && !isOver(match); step++)
      appendEntry(match, game.moves(match.state)[0] ?? -1, ({ event }) => void told.push(event))
    const again: string[] = []
    fold(game, match.log, ({ event }) => void again.push(event))
    expect(again).toEqual(told)
  })

  it('shows entries as words and reads them', () => {
    const match = firstTurn()
    for (const entry of [...match.log.entries, -1, -17, -99_999])
      expect(parseEntry(game, formatEntry(game, entry))).toBe(entry)
    expect(formatEntry(game, -1)).toBe('undo')
    expect(formatEntry(game, -3)).toBe('undo 3')
    for (const text of ['undo 1 agreed', 'undo 99999 agreed']) {
      const entry = parseEntry(game, `  ${text.replaceAll(' ', '  ')} `)
      expect(formatEntry(game, Number(entry))).toBe(text)
    }
  })

  it('is verified entry by entry', () => {
    const match = firstTurn()
    const broken: Log = { ...match.log, entries: [...match.log.entries] }
    broken.entries[20] = parseEntry(game, 'end turn') as number
    const fault = verify(game, broken)
    expect(fault).toMatchObject({ entry: 20, error: { error: 'refused' } })
    const undone: Log = { ...match.log, entries: [...match.log.entries, -1] }
    expect(verify(game, undone)).toMatchObject({
      entry: match.log.entries.length,
      error: { error: 'cannot-undo', steps: 1, most: 0 },
    })
    expect(verify(game, { ...match.log, entries: [-5] })).toMatchObject({ entry: 0 })
  })
})

describe('external inputs', () => {
  it.each([
    ['no move at all', { by: 0, text: 'abracadabra' }, { error: 'notation' }],
    ['nothing', { by: 0, text: '' }, { error: 'notation' }],
    [
      'a wrong word',
      { by: 0, text: 'die mauve 3' },
      { error: 'notation', notation: { error: 'unknown-word', word: 'mauve' } },
    ],
    ['a prototype', { by: 0, text: 'die __proto__ 3' }, { error: 'notation' }],
    ['a book', { by: 0, text: 'die '.repeat(100_000) }, { error: 'too-long' }],
    [
      'the wrong seat',
      { by: 1, text: 'end turn' },
      { error: 'not-your-turn', awaiting: { who: 'seat', seat: 0 } },
    ],
    ['chance unasked', { by: 'chance', text: 'wheel 3' }, { error: 'not-your-turn' }],
    [
      'something against the rules',
      { by: 0, text: 'end turn' },
      { error: 'refused', refusal: { reason: 'not-now' } },
    ],
    ['an old page', { by: 0, text: 'end turn', after: 3 }, { error: 'stale' }],
    ['undo of no steps', { by: 0, text: 'undo 0' }, { error: 'notation' }],
    ['undo of half a step', { by: 0, text: 'undo 1.5' }, { error: 'notation' }],
    ['undo of too many', { by: 0, text: 'undo 99999' }, { error: 'cannot-undo', most: 0 }],
    ['undo by agreement, from a seat', { by: 0, text: 'undo 1 agreed' }, { error: 'cannot-undo' }],
    ['undo agreed to by nobody', { by: 'table', text: 'undo' }, { error: 'cannot-undo', most: 0 }],
    [
      'undo of more than there is',
      { by: 'table', text: 'undo 999 agreed' },
      { error: 'cannot-undo' },
    ],
    ['undo to a word of chance', { by: 'table', text: 'undo 1 agreed' }, { error: 'cannot-undo' }],
    ['undo with no number', { by: 'table', text: 'undo agreed' }, { error: 'notation' }],
    ['undo half agreed', { by: 'table', text: 'undo 1 maybe' }, { error: 'notation' }],
    ['undo agreed and more', { by: 'table', text: 'undo 1 agreed now' }, { error: 'notation' }],
    ['a move of the table', { by: 'table', text: 'end turn' }, { error: 'not-your-turn' }],
    ['undo by chance', { by: 'chance', text: 'undo' }, { error: 'cannot-undo' }],
    ['undo by nobody', { by: -1, text: 'undo' }, { error: 'cannot-undo' }],
  ] as const)('%s: is told and changes nothing', (_name, input, error) => {
    const match = firstTurn()
    const before = JSON.stringify({ log: match.log, state: match.state })
    expect(append(match, input)).toMatchObject(error)
    expect(JSON.stringify({ log: match.log, state: match.state })).toBe(before)
  })

  it('are accepted if they are legal and their sender knew all entries', () => {
    const match = firstTurn()
    const { length } = match.log.entries
    expect(append(match, { by: 0, text: first(match), after: length })).toBeUndefined()
    expect(match.log.entries).toHaveLength(length + 1)
    expect(append(match, { by: 0, text: first(match), after: length })).toEqual({
      error: 'stale',
      entries: length + 1,
    })
  })

  it('are refused after the end of the game', () => {
    const match = firstTurn()
    playOn(match, (one) => !isOver(one))
    expect(append(match, { by: 0, text: 'end turn' })).toMatchObject({
      error: 'refused',
      refusal: { reason: 'game-over' },
    })
  })
})

describe('undo', () => {
  it('goes back to every decision of the seat since the last answer of chance', () => {
    const match = firstTurn()
    expect(undoable(match, 0)).toEqual([])
    const states = [JSON.stringify(match.state)]
    const moves: string[] = []
    while (decisions(match, 0).length < 3) {
      moves.push(first(match))
      expect(append(match, { by: 0, text: first(match) })).toBeUndefined()
      states.push(JSON.stringify(match.state))
    }
    expect(undoable(match, 0)).toEqual(
      moves.toReversed().map((notation, index) => ({ steps: index + 1, seat: 0, notation })),
    )
    expect(undoable(match, 1)).toEqual([])
    expect(append(match, { by: 1, text: 'undo' })).toMatchObject({ error: 'cannot-undo', most: 0 })
    expect(append(match, { by: 0, text: 'undo 2' })).toBeUndefined()
    expect(JSON.stringify(match.state)).toBe(states[1])
    for (const move of moves.slice(1)) append(match, { by: 0, text: move })
    expect(JSON.stringify(match.state)).toBe(states.at(-1))
  })

  it('does not go past an answer of chance or a move of another seat', () => {
    const match = firstTurn()
    for (const goal of [1, 0, 1, 0]) {
      playOn(match, (one) => seatOf(one) !== goal)
      expect(undoable(match, goal)).toEqual([])
    }
  })

  it('goes past the end of the seat’s own turn if that revealed nothing', () => {
    const match = firstTurn()
    playOn(match, (one) => seatOf(one) !== 1)
    // Only answers of chance and the end of the seat's own turn lie between them.
    const { seats } = match
    let own = 0
    while (seats[seats.length - 1 - own] === 0) own++
    expect(decisions(match, 0)).toHaveLength(own)
  })

  it('goes back to any decision with free undo, which the log states', () => {
    const match = firstTurn(createLog(game.config, { freeUndo: true }))
    playOn(match, (one) => one.state.round < 2)
    const targets = undoable(match, 1)
    expect(targets.length).toBe(match.seats.filter((seat) => seat >= 0).length)
    const far = targets.at(-1)?.steps ?? 0
    expect(append(match, { by: 1, text: `undo ${far}` })).toBeUndefined()
    expect(match.state).toEqual(firstTurn().state)
    expect(verify(game, match.log)).toBeUndefined()
    expect(verify(game, { ...match.log, freeUndo: false })).toBeDefined()
    // Undo can't go back to an answer of chance, because chance decides nothing.
    expect(append(match, { by: 1, text: 'undo' })).toMatchObject({ error: 'cannot-undo' })
  })

  it('followed by the same moves gives the same state at every step of a game', () => {
    const match = firstTurn()
    for (let step = 0; !isOver(match); step++) {
      const moves = game.moves(match.state)
      const move = moves[(step * 5 + 1) % moves.length] ?? -1
      const seat = seatOf(match)
      const before = game.hash(match.state)
      appendEntry(match, move)
      if (seat === undefined) continue
      const after = game.hash(match.state)
      expect(append(match, { by: seat, text: 'undo' })).toBeUndefined()
      expect(game.hash(match.state)).toBe(before)
      appendEntry(match, move)
      expect(game.hash(match.state)).toBe(after)
    }
    expect(fold(game as Game, match.log)).toEqual(match.state)
  })
})
