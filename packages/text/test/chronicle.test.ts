import { expect, it } from 'vitest'
import { CATALOGUES, LANGUAGES } from '@tiletum/text'
import { openState } from '@tiletum/engine/state'
import { scores } from '@tiletum/engine'
import type { GameConfig, GameEvent, State } from '@tiletum/engine'
import { chronicleOf } from '../src/message-data/chronicle.ts'
import type { PlayedGame } from '../src/message-data/chronicle.ts'
import { CONFIGS, NAMES, playRandomly } from './support/play.ts'
import { createCheck } from './support/clean.ts'

interface Played {
  readonly game: PlayedGame
  readonly end: State
}

const known = new Map<string, Played>()

function played(config: GameConfig, seed: number): Played {
  const key = `${JSON.stringify(config)} ${seed}`
  const found = known.get(key) ?? play(config, seed)
  known.set(key, found)
  return found
}

function play(config: GameConfig, seed: number): Played {
  let game: PlayedGame | undefined
  let end: State | undefined
  const opening: number[] = []
  const events = playRandomly(config, seed, (moment) => {
    if (opening.length === 0) opening.push(...scores(moment.state))
    moment.played()
    end = moment.state
    if (moment.game.awaiting(moment.state).who !== 'nobody') return
    const { rules } = moment.game
    game = {
      rules,
      seats: [...NAMES.slice(0, config.players), 'Cardinalbot'],
      events: [],
      start: opening,
      fairTowns: openState(moment.state).fairTowns.map((space) => rules.names.space[space] ?? ''),
      ranking: moment.game.standings(moment.state),
    }
  })
  if (game === undefined || end === undefined) throw new Error('The game did not end')
  return { game: { ...game, events }, end }
}

it.each(CONFIGS)('the points of a chronicle are those of the game: %j', (config) => {
  const { game, end } = played(config, 4)
  const told = chronicleOf(game)
  expect(told.scores).toEqual(scores(end))
  expect(told.rounds).toHaveLength(4)
  // From round to round nothing is lost; after the last fair only the final scoring comes.
  const [first, ...later] = told.rounds
  expect(first?.before).toEqual(game.start)
  for (const [index, { before }] of later.entries())
    expect(before).toEqual(told.rounds[index]?.after)
  expect(told.rounds.at(-1)?.after.map((vp, seat) => vp + (told.final[seat] ?? 0))).toEqual(
    told.scores,
  )
})

it('the final scoring is told apart from the last fair', () => {
  const { game } = played(CONFIGS[0] ?? { modules: ['base'], players: 2 }, 4)
  const told = chronicleOf(game)
  const last = game.events
    .filter((event): event is Extract<GameEvent, { event: 'score' }> => event.event === 'score')
    .filter(({ facts: { from } }) =>
      ['houses-times-pillars', 'completed-buildings', 'goods'].includes(from),
    )
  for (const [seat, vp] of told.final.entries())
    expect(vp).toBe(
      last.filter((event) => event.seat === seat).reduce((sum, { facts }) => sum + facts.points, 0),
    )
})

it('who was ahead for good is found at the last change of the lead', () => {
  const { game } = played(CONFIGS[0] ?? { modules: ['base'], players: 2 }, 4)
  const score = (seat: number, points: number): GameEvent => ({
    event: 'score',
    seat,
    clause: 'end-1',
    facts: { from: 'helper', points, printed: points },
  })
  const turn = (seat: number, number: number): GameEvent => ({
    event: 'turn',
    seat,
    clause: 'turn-1',
    facts: { turn: number },
  })
  const over: GameEvent = { event: 'turn-over', clause: 'turn-1', facts: {} }
  const round = (number: number): GameEvent => ({
    event: 'round',
    clause: 'turn-1',
    facts: { round: number },
  })
  const story = (...events: GameEvent[]) =>
    chronicleOf({ ...game, start: [10, 10], ranking: [0, 1], events })
  const first = [round(1), turn(0, 1), score(0, 5), over, turn(1, 1), score(1, 2), over]
  expect(story(...first).decided).toEqual({ at: 'start' })
  const overtaken = [
    ...first,
    turn(0, 2),
    over,
    turn(1, 2),
    score(1, 9),
    over,
    turn(0, 3),
    score(0, 20),
    over,
  ]
  expect(story(...overtaken).decided).toEqual({ at: 'turn', round: 1, turn: 3 })
  expect(story(...overtaken).bestTurn).toMatchObject({ seat: 0, round: 1, turn: 3, vp: 20 })
})

it.each(LANGUAGES)('every sentence of random games is sound in %s', (language) => {
  const check = createCheck(language)
  for (const config of CONFIGS)
    for (const seed of [1, 4]) {
      const { game } = played(config, seed)
      const story = CATALOGUES[language].chronicle.story(game)
      expect(story).toHaveLength(6)
      for (const { title, sentences } of story) {
        expect(sentences.length).toBeGreaterThan(0)
        for (const text of [title, ...sentences]) {
          check.look(text, () => JSON.stringify(config))
          expect(text).toMatch(/^[\p{Lu}\d]/u)
        }
        for (const text of sentences) expect(text).toMatch(/[.!?]$/)
      }
    }
  expect(check.faults).toEqual([])
})
