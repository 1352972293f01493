/** A companion game survives any corrections: nothing throws, and play never gets stuck. */
import { content } from '@tiletum/content'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { append, compose, createLog, openMatch } from '../../src/index.ts'
import type { Game, GameConfig, InputError, Match } from '../../src/index.ts'
import { openState } from '../../src/open-state.ts'

const make = (config: GameConfig): Game => compose(config, content)
const four = make({ modules: ['base', 'companion'], players: 4 })
const solo = make({ modules: ['base', 'solo', 'companion'], players: 1 })
const silver = make({ modules: ['base', 'silver', 'companion'], players: 2 })
const silverSolo = make({ modules: ['base', 'solo', 'silver', 'companion'], players: 1 })

const begin = (game: Game): Match => openMatch(game, createLog(game.config, { freeUndo: true }))

function say(match: Match, text: string): 'taken' | InputError {
  const awaiting = match.game.awaiting(match.state)
  const by = awaiting.who === 'seat' ? awaiting.seat : 'chance'
  return append(match, { by, text }, () => {}) ?? 'taken'
}

/** Plays on while `goOn` holds; `choose` returns the number of the move for each step. */
function playOn(match: Match, goOn: (one: Match) => boolean, choose = (step: number) => step * 7) {
  for (let step = 0; goOn(match); step++) {
    const { game, state } = match
    const moves = game.moves(state)
    if (moves.length > 0)
      expect(say(match, game.format(moves[choose(step) % moves.length] ?? 0))).toBe('taken')
    // With no die on the wheel a person has to correct that, or to end the turn.
    else expect([game.awaiting(state).who, say(match, 'set turn over')]).toEqual(['seat', 'taken'])
  }
  return match
}
const isAsking =
  (request: string) =>
  ({ game, state }: Match) => {
    const awaiting = game.awaiting(state)
    return awaiting.who === 'chance' && awaiting.request.request === request
  }
const isOver = ({ game, state }: Match) => game.awaiting(state).who === 'nobody'
const not = (is: (match: Match) => boolean) => (match: Match) => !is(match)
const isAsked = ({ game, state }: Match) => game.awaiting(state).who === 'seat'

const DOES_NOT_FIT = { error: 'refused', refusal: { reason: 'correction-does-not-fit' } }
const namesOf = (game: Game, table: 'shared' | 'cardPlace') => game.rules.names[table] ?? []

describe('a correction of a card', () => {
  it.each(['cost-paris', 'fair-1', 'fair-town-2', 'decree-1'])(
    'at %s is refused before the set-up has laid a card there',
    (place) => {
      const game = solo
      const match = playOn(begin(game), not(isAsking('cost')))
      const index = namesOf(game, 'cardPlace').indexOf(place)
      const card = game.rules.tables.companion?.cardPlaces[index]?.fits[1] ?? 0
      const text = `set card ${place} ${game.rules.names.card?.[card]}`
      expect(say(match, text)).toMatchObject(DOES_NOT_FIT)
      playOn(match, not(isAsked))
      expect(say(match, text)).toBe('taken')
    },
  )

  it('swaps the places of two cards, since there is one copy of each', () => {
    const match = playOn(begin(solo), not(isAsked))
    const laid = (at: Match) => {
      const { costs, fairTiles, actionAt } = openState(at.state)
      return [costs, fairTiles, actionAt].map((all) => new Set(all))
    }
    const before = laid(match)
    const [first = 0, second = 0] = openState(match.state).actionAt
    const { action } = solo.rules.names
    expect(say(match, `set card wheel-position-1 ${action[second]}`)).toBe('taken')
    expect(openState(match.state).actionAt.slice(0, 2)).toEqual([second, first])
    const cost = solo.rules.names.cost[openState(match.state).costs[3] ?? 0]
    expect(say(match, `set card cost-paris ${cost}`)).toBe('taken')
    expect(laid(match)).toEqual(before)
  })

  it('allows an underground cost tile only in the currency of its cathedral', () => {
    const match = playOn(begin(silver), not(isAsked))
    const kinds = (silver.rules.tables.companion?.cardPlaces ?? [])
      .filter(({ about }) => about.of === 'cost')
      .map(
        ({ fits }) => new Set(fits.map((card) => silver.rules.names.card?.[card]?.split('-vp')[0])),
      )
      .map((names) =>
        [...names].map((name) => name?.replace(/-\d+$/, '').replace('closed', 'stone')),
      )
      .map((names) => [...new Set(names)].join(' '))
    expect(new Set(kinds)).toEqual(
      new Set(['cost.stone', 'underground-cost.silver', 'underground-cost.gold']),
    )
    expect(say(match, 'set card cost-paris underground-cost.silver-1-vp-3')).toMatchObject(
      DOES_NOT_FIT,
    )
  })

  it.each(['decree-5', 'decree-6'])('at %s works for a last decree as for any other', (place) => {
    const match = playOn(begin(solo), not(isAsked))
    const decrees = () => openState(match.state).slices.solo?.decrees.slice() ?? []
    const at = Number(place.at(-1)) - 1
    const before = decrees()
    const second = solo.rules.tables.solo?.decrees[before[1] ?? 0]?.id
    expect(say(match, `set card ${place} ${second}`)).toBe('taken')
    expect(decrees()).toEqual(before.with(at, before[1] ?? 0).with(1, before[at] ?? 0))
    // The Cardinalbot takes no die if no remaining decree finds one.
    playOn(match, not(isOver))
  })
})

describe('a supply that a correction has emptied', () => {
  it.each([
    ['die', 'dice', four],
    ['corruption', 'corruption', four],
    ['die', 'dice', silverSolo],
  ] as const)('is not requested from chance: %s', (subject, request, game) => {
    const match = playOn(begin(game), not(isAsking(request)))
    for (const [index, { about, most }] of (game.rules.tables.companion?.shared ?? []).entries())
      if (about.of === subject)
        say(match, `set ${namesOf(game, 'shared')[index]} ${subject === 'die' ? most : 0}`)
    expect(isAsking(request)(match)).toBe(false)
    playOn(match, not(isAsked))
  })

  it('of dice on the wheel ends the Cardinalbot’s turn without a die', () => {
    const match = playOn(begin(solo), not(isAsked))
    const { turn } = match.state
    const [, bot] = structuredClone(openState(match.state).seats)
    for (const name of namesOf(solo, 'shared').filter((one) => one.startsWith('die-')))
      say(match, `set ${name} 0`)
    expect(say(match, 'set turn over')).toBe('taken')
    playOn(match, not(isAsked))
    expect(match.state.turn).toBeGreaterThan(turn)
    expect(openState(match.state).seats[1]?.dice).toEqual(bot?.dice)
  })

  it('of rooms makes a character that the Cardinalbot holds wait', () => {
    const match = playOn(begin(solo), not(isAsked))
    const [kind, other] = ['architect', 'merchant'].map((one) =>
      solo.rules.names.face.find((id) => id.startsWith(`character.${one}.`)),
    )
    for (const name of solo.rules.names.tilePlace?.filter((one) => one.startsWith('bot-room-')) ??
      [])
      say(match, `set tile ${name} ${kind}`)
    say(match, `set tile bot-character-1 ${other}`)
    playOn(match, not(isOver))
    expect(openState(match.state).slices.solo?.characters).toHaveLength(1)
  })
})

it('a correction puts no prospector on a map without a side in play', () => {
  const match = begin(silver)
  expect(say(match, 'set prospector-3 1 for 2')).toBe('taken')
  playOn(match, not(isAsked))
})

const PATTERNS = [
  ...'number shared'.split(' ').map((table) => `set <${table}> <count>`),
  'set <shared> 0',
  'set tile <tilePlace> <tile>',
  'set tile <tilePlace> from <tilePlace>',
  'set tile <tilePlace> none',
  'set piece <mover> <space> for <seat>',
  'set owner <site> <owner>',
  'set card <cardPlace> <card>',
  'set crest <building> <crestOrNone> for <seat>',
  'set turn over',
]

it('every game comes to its end, whatever corrections are made at any time', () => {
  const numbers = fc.infiniteStream(fc.nat(1_000_000))
  fc.assert(
    fc.property(fc.constantFrom(four, solo, silver, silverSolo), numbers, (game, stream) => {
      const next = (below: number): number => (stream.next().value ?? 0) % below
      const names = game.rules.names as unknown as Readonly<Record<string, readonly string[]>>
      const match = begin(game)
      const goOn = (one: Match): boolean => {
        for (let more = next(4); more === 0 && !isOver(one); more = next(4)) {
          const pattern = PATTERNS[next(PATTERNS.length)] ?? ''
          const text = pattern.replaceAll(/<(\w+)>/g, (_, slot: string) => {
            const all = names[slot] ?? []
            return all[next(slot === 'count' ? 6 : all.length)] ?? ''
          })
          say(one, text.startsWith('set <number>') ? `${text} for 1` : text)
        }
        return !isOver(one)
      }
      playOn(match, goOn, () => next(1_000_000))
    }),
    { numRuns: 8, seed: 7 },
  )
})
