/** Corrections: the verbs that begin with `set`. */
import { content } from '@tiletum/content'
import { describe, expect, it } from 'vitest'
import {
  append,
  compose,
  createLog,
  createRecord,
  createScoreSheet,
  doubtAbout,
  fold,
  isCorrection,
  effectiveMoves,
  NONE,
  openMatch,
  readRecord,
  scores,
  verify,
  writeRecord,
} from '../../src/index.ts'
import type { Game, GameConfig, GameEvent, InputError, Match } from '../../src/index.ts'
import { openState } from '../../src/open-state.ts'
import type { GameState, SeatState } from '../../src/open-state.ts'
import { readOnlyContext } from '../../src/position/module-parts.ts'

const make = (config: GameConfig): Game => compose(config, content)
const solo = make({ modules: ['base', 'solo', 'companion'], players: 1 })
const two = make({ modules: ['base', 'companion'], players: 2, first: 0 })
const silver = make({ modules: ['base', 'solo', 'silver', 'companion'], players: 1 })

/** Plays on with legal moves chosen by number until a seat is asked, or while `goOn` holds. */
function playOn(match: Match, goOn = (one: Match) => asked(one).who !== 'seat'): Match {
  for (let step = 0; goOn(match); step++) {
    const moves = match.game.moves(match.state)
    expect(say(match, match.game.format(moves[(step * 7 + 3) % moves.length] ?? -1))).toBe('taken')
  }
  return match
}
const fieldsOf = ({ state }: Match): GameState => openState(state)
const asked = ({ game, state }: Match) => game.awaiting(state)

/** Submits a move or answer for the seat or for chance, whichever is asked. */
function say(match: Match, text: string): 'taken' | InputError {
  const awaiting = asked(match)
  return append(match, { by: awaiting.who === 'seat' ? awaiting.seat : 'chance', text }) ?? 'taken'
}
const begin = (game: Game): Match => openMatch(game, createLog(game.config, { freeUndo: true }))
const firstTurn = (game: Game): Match => playOn(begin(game))
const seat = (match: Match, which = 0) => fieldsOf(match).seats[which] as SeatState
const tileAt = (match: Match, name: string): string => {
  const place =
    match.game.rules.tables.companion?.tilePlaces[
      match.game.rules.names.tilePlace?.indexOf(name) ?? NONE
    ]
  const face = place?.read(readOnlyContext(match.game.rules, match.state)) ?? NONE
  return match.game.rules.names.face[face] ?? 'none'
}
const unseen = (match: Match, face: string): number => {
  const { game } = match
  const state = fieldsOf(match)
  const index = game.rules.names.face.indexOf(face)
  const { bonus, contract, character } = game.rules
  if (index < contract.offset) return state.bonusPile.unseen[index - bonus.offset] ?? 0
  if (index < character.offset) return state.contractPile.unseen[index - contract.offset] ?? 0
  return state.characterPile.unseen[index - character.offset] ?? 0
}
const doubt = ({ game, state }: Match, text: string) => {
  const move = game.parse(text)
  if (typeof move !== 'number') throw new Error(`${text}: ${JSON.stringify(move)}`)
  return doubtAbout(game.rules, state, move)
}

describe('corrections', () => {
  it('exist only in companion games', () => {
    const plain = firstTurn(make({ modules: ['base', 'solo'], players: 1 }))
    expect(say(plain, 'set vp 30 for 1')).toMatchObject({ error: 'notation' })
    expect(say(firstTurn(solo), 'set vp 30 for 1')).toBe('taken')
  })

  it('are never among the options of a seat or of chance', () => {
    for (const match of [begin(solo), firstTurn(solo), firstTurn(silver)]) {
      expect(match.game.moves(match.state).some((move) => isCorrection(match.game, move))).toBe(
        false,
      )
      expect(match.game.options(match.state).some(({ verb }) => verb.startsWith('set '))).toBe(
        false,
      )
    }
  })

  it('are accepted while a seat or chance is awaited, and refused when the game is over', () => {
    const match = begin(solo)
    expect(asked(match).who).toBe('chance')
    expect(say(match, 'set vp 12 for 1')).toBe('taken')
    playOn(match)
    expect(say(match, 'set vp 40 for 2')).toBe('taken')
    expect(asked(match).who).toBe('seat')
    playOn(match, (one) => asked(one).who !== 'nobody')
    expect(say(match, 'set vp 1 for 1')).toMatchObject({
      error: 'refused',
      refusal: { reason: 'game-over' },
    })
  })

  it('do not change which decision is pending', () => {
    const match = firstTurn(solo)
    const before = match.game.clone(fieldsOf(match))
    say(match, 'set gold 7 for 1')
    expect(seat(match).resources[0]).toBe(7)
    expect(fieldsOf(match).frames).toEqual(before.frames)
    say(match, `set gold ${before.seats[0]?.resources[0]} for 1`)
    expect(match.state).toEqual(before)
  })

  it('book points under the source correction', () => {
    const match = firstTurn(solo)
    const sheet = createScoreSheet(solo)
    say(match, 'set vp 31 for 1')
    say(match, 'set vp 4 for 2')
    const state = fold(solo, match.log, sheet.sink)
    expect(scores(state)).toEqual([31, 4])
    const sums = sheet.seats.map((one) => Object.values(one).reduce((all, points) => all + points))
    expect(sums).toEqual([31, 4])
    expect(sheet.seats[0]?.correction).toBe(31 - 10)
  })

  it('can be undone and made again like any move, past chance and every seat', () => {
    const match = firstTurn(solo)
    const before = solo.hash(match.state)
    say(match, 'set wool 9 for 1')
    const after = solo.hash(match.state)
    expect(say(match, 'undo')).toBe('taken')
    expect(solo.hash(match.state)).toBe(before)
    say(match, 'set wool 9 for 1')
    expect(solo.hash(match.state)).toBe(after)
    expect(say(match, `undo ${match.moves.length}`)).toBe('taken')
    expect(solo.hash(match.state)).toBe(solo.hash(solo.start()))
    expect(verify(solo, match.log)).toBeUndefined()
  })

  it('are unnecessary for a wrongly entered die: undo takes it back, in companion games only', () => {
    const told = playOn(begin(solo), (one) => {
      const awaiting = asked(one)
      return awaiting.who !== 'chance' || awaiting.request.request !== 'dice'
    })
    say(told, 'roll blue 5')
    expect(append(told, { by: 'chance', text: 'undo' })).toBeUndefined()
    expect(fieldsOf(told).dice.every((count) => count === 0)).toBe(true)
    const other = begin(make({ modules: ['base', 'solo'], players: 1 }))
    say(other, 'wheel 3')
    expect(append(other, { by: 'chance', text: 'undo' })).toMatchObject({ error: 'cannot-undo' })
  })

  it('are kept in a record, which replays and counts them', () => {
    const match = firstTurn(two)
    for (const text of [
      'set stone 3 for 2',
      'undo',
      'set king 5 for 2',
      'set piece merchant paris for 1',
    ])
      expect(say(match, text)).toBe('taken')
    playOn(match, (one) => asked(one).who !== 'nobody')
    const text = writeRecord(two, createRecord(two, match.log, { names: ['Anna', 'Bert'] }))
    expect(text).toContain('modules: base, companion')
    const { error, match: again } = readRecord(text, make)
    expect(error).toBeUndefined()
    expect(again?.state).toEqual(match.state)
    expect(effectiveMoves(match.log).filter((move) => isCorrection(two, move))).toHaveLength(2)
  })

  it('emit events that name the move', () => {
    const match = firstTurn(solo)
    const events: GameEvent[] = []
    append(match, { by: 0, text: 'set iron 2 for 1' }, (event) => events.push(event))
    expect(events.map(({ event }) => event)).toEqual(['correction'])
  })

  it('of every field change nothing when they enter the present value', () => {
    for (const game of [solo, two, silver]) {
      const match = firstTurn(game)
      const before = game.clone(match.state)
      const tables = game.rules.tables.companion
      if (tables === undefined) throw new Error('No companion')
      const draft = readOnlyContext(game.rules, match.state)
      for (const spot of tables.numbers)
        for (let who = 0; who < game.rules.seats; who++)
          spot.write(draft, who, spot.read(draft, who))
      for (const spot of tables.shared) spot.write(draft, spot.read(draft))
      for (const spot of tables.sites) spot.write(draft, spot.read(draft))
      for (const spot of tables.cardPlaces) {
        const card = spot.read(draft)
        if (card !== NONE) spot.write(draft, card)
      }
      for (const spot of tables.movers)
        for (let who = 0; who < game.rules.seats; who++)
          for (const space of spot.read(draft, who))
            if (space !== NONE) spot.write(draft, who, space)
      // The stack differs: the marker corrected last lies on top.
      expect({ ...match.state, kingStack: [] }).toEqual({ ...before, kingStack: [] })
    }
  })

  it('have names in notation that are unique', () => {
    for (const game of [solo, two, silver])
      for (const table of ['number', 'shared', 'tilePlace', 'site', 'cardPlace', 'card'] as const) {
        const names = game.rules.names[table] ?? []
        expect(names.length).toBeGreaterThan(0)
        expect(names.length).toBeLessThan(256)
        expect(new Set(names).size).toBe(names.length)
      }
  })
})

describe('a correction of a tile', () => {
  it('takes the right tile from its pile and puts the wrong one back', () => {
    const match = firstTurn(solo)
    const before = tileAt(match, 'contract-offer-1')
    const other = solo.rules.names.face.find(
      (id) => id.startsWith('contract.') && id !== before && unseen(match, id) > 0,
    ) as string
    const [ofBefore, ofOther] = [unseen(match, before), unseen(match, other)]
    expect(say(match, `set tile contract-offer-1 ${other}`)).toBe('taken')
    expect(tileAt(match, 'contract-offer-1')).toBe(other)
    expect(unseen(match, before)).toBe(ofBefore + 1)
    expect(unseen(match, other)).toBe(ofOther - 1)
  })

  it('that moves it to a storehouse changes no pile', () => {
    const match = firstTurn(solo)
    const tile = tileAt(match, 'action-king')
    const piles = JSON.stringify([fieldsOf(match).bonusPile, fieldsOf(match).bonusGone])
    expect(say(match, 'set tile storehouse-1-2 from action-king')).toBe('taken')
    expect(tileAt(match, 'storehouse-1-2')).toBe(tile)
    expect(tileAt(match, 'action-king')).toBe('none')
    expect(JSON.stringify([fieldsOf(match).bonusPile, fieldsOf(match).bonusGone])).toBe(piles)
  })

  it('to none puts a helper out of the game', () => {
    const match = firstTurn(solo)
    say(match, 'set tile storehouse-1-1 from action-king')
    const gone = fieldsOf(match).bonusGone.reduce((sum, count) => sum + count)
    say(match, 'set tile storehouse-1-1 none')
    expect(fieldsOf(match).bonusGone.reduce((sum, count) => sum + count)).toBe(gone + 1)
  })

  it('counts the replaced tile as used in the active seat’s storehouse, and as a mistake elsewhere', () => {
    const match = firstTurn(solo)
    const [first, second] = [tileAt(match, 'action-king'), tileAt(match, 'action-architect')]
    const goneOf = (face: string) =>
      fieldsOf(match).bonusGone[solo.rules.names.face.indexOf(face) - solo.rules.bonus.offset]
    say(match, 'set tile storehouse-1-1 from action-king')
    const gone = goneOf(first) ?? 0
    say(match, 'set tile storehouse-1-1 from action-architect')
    expect(tileAt(match, 'storehouse-1-1')).toBe(second)
    expect(tileAt(match, 'action-architect')).toBe('none')
    expect(goneOf(first)).toBe(gone + 1)
    const king = tileAt(match, 'king-track')
    const left = unseen(match, king)
    say(match, `set tile king-track ${second}`)
    expect(unseen(match, king)).toBe(left + 1)
  })

  it('from an offer onto a helper counts the helper as used in the active seat’s storehouse', () => {
    const match = firstTurn(solo)
    const contract = tileAt(match, 'contract-offer-3')
    const gone = () => fieldsOf(match).bonusGone.reduce((sum, one) => sum + one, 0)
    say(match, 'set tile storehouse-1-1 from action-king')
    const before = gone()
    expect(say(match, 'set tile storehouse-1-1 from contract-offer-3')).toBe('taken')
    expect(tileAt(match, 'storehouse-1-1')).toBe(contract)
    expect(tileAt(match, 'contract-offer-3')).toBe('none')
    expect(gone()).toBe(before + 1)
    // Outside the storehouse of the active seat no tile is used up, so both tiles must fit their new place.
    expect(say(match, 'set tile contract-offer-3 from storehouse-1-1')).toBe('taken')
    say(match, 'set tile storehouse-1-1 from action-architect')
    expect(say(match, 'set tile contract-offer-3 from storehouse-1-1')).toMatchObject({
      error: 'refused',
    })
  })

  it('counts a crest under a building as not used up', () => {
    const match = firstTurn(two)
    const gone = () => fieldsOf(match).bonusGone.reduce((sum, one) => sum + one, 0)
    const before = gone()
    for (const text of ['storehouse-1-1 bonus.crest-lily', 'storehouse-1-1 none'])
      expect(say(match, `set tile ${text}`)).toBe('taken')
    expect(gone()).toBe(before + 1)
    expect(say(match, 'set crest 1 lily for 1')).toBe('taken')
    expect(gone()).toBe(before)
  })

  it('is refused where a tile of its kind can’t lie', () => {
    const match = firstTurn(solo)
    const contract = solo.rules.names.face.find((id) => id.startsWith('contract.')) as string
    for (const text of [`set tile action-king ${contract}`, `set tile room-1-1-1 ${contract}`])
      expect(say(match, text)).toMatchObject({
        error: 'refused',
        refusal: { reason: 'correction-does-not-fit' },
      })
    expect(say(match, `set tile storehouse-1-1 ${contract}`)).toBe('taken')
  })

  it.each([
    ['bonus', 'action-king', 'bonus.'],
    ['contract', 'contract-offer-2', 'contract.'],
    ['character', 'character-offer-1', 'character.'],
  ])(
    'for a place of the set-up counts as its draw while a %s is requested',
    (request, place, sort) => {
      const match = playOn(begin(two), (one) => {
        const awaiting = asked(one)
        return awaiting.who !== 'chance' || awaiting.request.request !== request
      })
      const face = two.rules.names.face.find((id) => id.startsWith(sort)) ?? ''
      expect(say(match, `set tile ${place} ${face}`)).toBe('taken')
      const state = fieldsOf(playOn(match))
      expect(tileAt(match, place)).toBe(face)
      // A tile without a place would be stored under the index -1.
      for (const tiles of [
        state.wheelTiles,
        state.mapTiles,
        state.contractOffer,
        state.characterOffer,
      ])
        expect(Object.keys(tiles)).toEqual([...tiles.keys()].map(String))
    },
  )

  it('looks impossible when no copy is left, and is accepted all the same', () => {
    const match = firstTurn(solo)
    const there = tileAt(match, 'king-track')
    while (unseen(match, there) > 0) {
      say(match, `set tile storehouse-1-1 ${there}`)
      say(match, 'set tile storehouse-1-1 none')
    }
    fieldsOf(match).bonusGone.fill(0)
    expect(doubt(match, `set tile action-king ${there}`)).toBe('no-copy-left')
    expect(say(match, `set tile action-king ${there}`)).toBe('taken')
  })
})

describe('corrections of pieces', () => {
  it('take them from the supply and put them back there', () => {
    const match = firstTurn(solo)
    const { housesInSupply, pillarsInSupply } = seat(match)
    say(match, 'set owner house-london 1')
    say(match, 'set pillar-paris 1 for 1')
    expect(seat(match)).toMatchObject({
      housesInSupply: housesInSupply - 1,
      pillarsInSupply: pillarsInSupply - 1,
    })
    expect(doubt(match, 'set owner house-london 1')).toBeUndefined()
    say(match, 'set owner house-london nobody')
    say(match, 'set pillar-paris 0 for 1')
    expect(seat(match)).toMatchObject({ housesInSupply, pillarsInSupply })
  })

  it('look impossible when the supply is empty', () => {
    const match = firstTurn(solo)
    say(match, 'set houses 0 for 1')
    expect(doubt(match, 'set owner house-london 1')).toBe('none-in-supply')
  })

  it('give the topmost cathedral tile for a contribution, and take it back', () => {
    const match = firstTurn(two)
    const stack = two.rules.board.cathedrals[0]?.stack ?? []
    const town = two.rules.names.space[two.rules.board.cathedrals[0]?.space ?? NONE]
    say(match, `set contribution-${town} 1 for 1`)
    say(match, `set contribution-${town} 1 for 2`)
    expect([seat(match, 0).cathedrals, seat(match, 1).cathedrals]).toEqual([[stack[0]], [stack[1]]])
    say(match, `set contribution-${town} 0 for 2`)
    expect(seat(match, 1)).toMatchObject({ cathedrals: [], contributed: 0 })
    expect(fieldsOf(match).tilesTaken[0]).toBe(1)
  })

  it('move the prospector of the map that the space belongs to', () => {
    const match = firstTurn(silver)
    const side = silver.rules.tables.silver?.sides[fieldsOf(match).slices.silver?.sides[1] ?? NONE]
    const space = silver.rules.names.space[side?.start ?? NONE]
    expect(say(match, `set piece prospector ${space} for 1`)).toBe('taken')
    expect(fieldsOf(match).slices.silver?.prospectors[1]).toBe(side?.start)
    expect(say(match, 'set piece prospector paris for 1')).toMatchObject({ error: 'refused' })
  })
})

describe('a die that a correction removes from the wheel', () => {
  it('goes to the active seat', () => {
    const match = firstTurn(solo)
    const die = fieldsOf(match).dice.findIndex((count) => count > 0)
    const colour = solo.rules.names.colour[Math.floor(die / 6)]
    const count = fieldsOf(match).dice[die] ?? 0
    const bag = [...fieldsOf(match).bag]
    const held = seat(match).dice.length
    say(match, `set die-${colour}-${(die % 6) + 1} ${count - 1}`)
    expect(seat(match).dice).toHaveLength(held + 1)
    say(match, `set die-${colour}-${(die % 6) + 1} ${count}`)
    expect(seat(match).dice).toHaveLength(held)
    expect(fieldsOf(match).bag).toEqual(bag)
  })

  it('can be corrected to the value that it was changed to', () => {
    const match = firstTurn(solo)
    const die = fieldsOf(match).dice.findIndex((count) => count > 0)
    const [colour, value] = [Math.floor(die / 6), (die % 6) + 1]
    const doesNotFit = { refusal: { reason: 'correction-does-not-fit' } }
    expect(say(match, 'set taken-1 4 for 1')).toMatchObject(doesNotFit)
    const left = (fieldsOf(match).dice[die] ?? 0) - 1
    say(match, `set die-${solo.rules.names.colour[colour]}-${value} ${left}`)
    const other = (value % 6) + 1
    expect(say(match, `set taken-1 ${other} for 1`)).toBe('taken')
    expect(seat(match).dice).toEqual([colour * 6 + other - 1])
    expect(say(match, 'set taken-1 0 for 1')).toMatchObject(doesNotFit)
  })
})

describe('set turn over', () => {
  it('ends the turn at once and continues with the next', () => {
    const match = firstTurn(solo)
    say(match, 'set tile storehouse-1-1 from contract-offer-5')
    const { turn } = match.state
    expect(say(match, 'set turn over')).toBe('taken')
    expect(match.state.active).not.toBe(0)
    // The contract offer is refilled as after any turn.
    expect(asked(match)).toMatchObject({ who: 'chance', request: { request: 'contract' } })
    playOn(match, (one) => asked(one).who !== 'nobody')
    expect(match.state.round).toBe(4)
    expect(turn).toBe(1)
  })

  it('is refused when no turn is in progress', () => {
    expect(say(begin(solo), 'set turn over')).toMatchObject({
      error: 'refused',
      refusal: { reason: 'no-turn-to-end' },
    })
  })
})
