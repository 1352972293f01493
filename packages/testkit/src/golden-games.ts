/** Golden games: whole games stored as text in `games/`, written by `npm run golden-games`. */
import { randomBelow, createRandomStream, POLICIES, weighted } from '@tiletum/bots'
import type { RandomStream } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { applyEdition } from '@tiletum/content/edition'
import {
  append,
  appendEntry,
  compose,
  createLog,
  createRecord,
  fold,
  moveList,
  openMatch,
  undoable,
  writeRecord,
} from '@tiletum/engine'
import type {
  Game,
  GameConfig,
  GameEvent,
  Json,
  MakeGame,
  Match,
  Move,
  MoveList,
} from '@tiletum/engine'

export interface GoldenGame {
  /** Name of its file in `games/`. */
  readonly name: string
  /** The configuration; the base game if it names no modules. */
  readonly config: Omit<GameConfig, 'modules'> & Partial<Pick<GameConfig, 'modules'>>
  readonly seed: string
  readonly edition?: Json
  /** One of this many decisions is undone. */
  readonly secondThoughts?: number
}

const DEARER_FAIRS = {
  name: 'A box with dearer fairs',
  fairBoard: [2, 3, 4, 5],
  tiles: { 'fair.crest': { vp: 5 } },
}

const SILVER = ['base', 'silver'] as const

/** The seeds are chosen so that the games together use every kind of move and score from every source. */
export const GOLDEN_GAMES: readonly GoldenGame[] = [
  {
    name: 'solo-normal',
    config: { modules: ['base', 'solo'], players: 1, difficulty: 'normal' },
    seed: 'solo 1',
  },
  {
    name: 'solo-silver-hard',
    config: { modules: ['base', 'solo', 'silver'], players: 1, difficulty: 'hard' },
    seed: 'cardinal 74',
  },
  { name: 'two-players', config: { players: 2 }, seed: 'two 31' },
  { name: 'three-players', config: { players: 3 }, seed: 'three 5' },
  { name: 'four-players', config: { players: 4 }, seed: 'four' },
  { name: 'shuffled-actions', config: { players: 4, shuffledActions: true }, seed: 'shuffled 3' },
  { name: 'chosen-first-player', config: { players: 3, first: 2 }, seed: 'chosen 3' },
  { name: 'edition', config: { players: 2 }, seed: 'edition 3', edition: DEARER_FAIRS },
  { name: 'second-thoughts', config: { players: 2 }, seed: 'thoughts', secondThoughts: 12 },
  { name: 'silver-two-players', config: { modules: SILVER, players: 2 }, seed: 'silver 46' },
  {
    name: 'silver-three-players',
    config: {
      modules: SILVER,
      players: 3,
      technologies: ['technology.die', 'technology.king', 'technology.prospector'],
      undergroundSides: ['A', 'A', 'A'],
      overlay: 'overlay.houses-or-mines',
    },
    seed: 'veins 451',
  },
  {
    name: 'silver-four-players',
    config: {
      modules: SILVER,
      players: 4,
      technologies: ['technology.resource', 'technology.contract', 'technology.joker'],
      undergroundSides: ['B', 'B', 'B'],
      overlay: 'overlay.pillars-or-mines',
    },
    seed: 'depths 24',
  },
]

const NAMES = ['Agnes', 'Bruno', 'Clara', 'Dario']

/** Composes the game of a record with the record's edition. */
export const composeRecorded: MakeGame = (config, edition) => {
  if (edition === undefined) return compose(config, content)
  const applied = applyEdition(content, edition)
  if ('problems' in applied) throw new Error('The edition of this record does not fit this game')
  return compose(config, applied.content)
}

export function goldenGameText(golden: GoldenGame): string {
  const { edition } = golden
  const match = played(golden)
  const record = createRecord(match.game, match.log, {
    names: NAMES,
    ...(edition === undefined ? {} : { edition }),
  })
  return writeRecord(match.game, record)
}

/** All events of a golden game. */
export function goldenGameEvents(golden: GoldenGame): {
  readonly game: Game
  readonly events: readonly GameEvent[]
} {
  const { game, log } = played(golden)
  const events: GameEvent[] = []
  fold(game, log, (event) => events.push(event))
  return { game, events }
}

/**
 * Chance answers from one random stream per kind of request. The stored games were checked by hand, so they
 * keep these streams, not those of `seededChance`.
 */
function streamOfEachKind(seed: string): (request: string, answers: MoveList) => Move {
  const streams = new Map<string, RandomStream>()
  return (request, answers) => {
    let stream = streams.get(request)
    if (stream === undefined)
      streams.set(request, (stream = createRandomStream(seed, `chance ${request}`)))
    return weighted(stream, answers)
  }
}

function played({ config, edition, seed, secondThoughts }: GoldenGame): Match {
  const game = composeRecorded({ modules: ['base'], ...config }, edition)
  const match = openMatch(game, createLog(game.config))
  const policies = NAMES.map((name) => POLICIES.eager(game, `${seed} ${name}`))
  const answer = streamOfEachKind(seed)
  const doubts = createRandomStream(seed, 'second thoughts')
  const moves = moveList()
  for (;;) {
    const awaiting = game.awaiting(match.state)
    if (awaiting.who === 'nobody') return match
    game.list(match.state, moves)
    const move =
      awaiting.who === 'chance'
        ? answer(awaiting.request.request, moves)
        : policies[awaiting.seat]?.choose(match.state, moves, {})
    appendEntry(match, move ?? NaN)
    if (awaiting.who === 'chance' || secondThoughts === undefined) continue
    const steps = undoable(match, awaiting.seat).length
    if (steps > 0 && randomBelow(doubts, secondThoughts) === 0)
      append(match, { by: awaiting.seat, text: `undo ${1 + randomBelow(doubts, steps)}` })
  }
}
