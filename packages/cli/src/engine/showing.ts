/** What an answer tells of a game: whom it waits for, and what was asked to be shown. */
import { actionTable, observationForm } from '@tiletum/bots/encode'
import {
  isOver,
  moveList,
  movesOf,
  scores,
  seatFacts,
  seatsIn,
  spaceFacts,
  spacesInPlay,
  tableFacts,
  wheelFacts,
} from '@tiletum/engine'
import type { Awaiting, Game, MoveList, State } from '@tiletum/engine'
import type { EngineEncoding, EnginePosition, Shown } from '@tiletum/protocol/engine'
import { CATALOGUES } from '@tiletum/text'
import type { NamedGame } from '@tiletum/text'
import { coloursFor } from '../colours.ts'
import { positionLines } from '../position/index.ts'
import type { LiveGame } from './live-game.ts'
import { problem } from './problem.ts'

/** The names at a table where nobody has one. */
export const namedGame = ({ rules }: Game): NamedGame => ({
  rules,
  seats: Array.from({ length: rules.seats }, (_, seat) => `seat ${seat}`),
})

const IN_ENGLISH = {
  words: CATALOGUES.en,
  language: 'en',
  colours: coloursFor({}, false),
  width: 100,
} as const

const positionText = (table: NamedGame, state: State): string =>
  positionLines(IN_ENGLISH, table, state).join('\n')

/** Reused for every game. */
const list = moveList()

export function positionOf(
  id: number,
  { settings, state }: LiveGame,
  waits: Awaiting,
  show: readonly Shown[],
): EnginePosition {
  const { game } = settings
  const position = waitingFor(id, waits, game, state)
  for (const what of show) {
    if (what === 'moves') {
      game.list(state, list)
      position.moves = movesOf(list)
      if (position.waits === 'chance') position.weights = weightsOf(list)
    } else if (what === 'notation') {
      game.list(state, list)
      position.notation = movesOf(list).map((move) => game.format(move))
    } else if (what === 'facts') position.facts = factsOf(game, state)
    else if (what === 'state') position.state = { ...state }
    else if (what === 'scores') position.scores = [...scores(state)]
    else if (what === 'text') position.text = positionText(namedGame(game), state)
    else if (what === 'hash') position.hash = game.hash(state)
  }
  return position
}

function waitingFor(id: number, waits: Awaiting, game: Game, state: State): EnginePosition {
  if (waits.who === 'seat') return { game: id, waits: 'seat', seat: waits.seat }
  if (waits.who === 'nobody')
    return {
      game: id,
      waits: 'nobody',
      standings: game.standings(state),
      scores: [...scores(state)],
    }
  const { request, left } = waits.request
  return { game: id, waits: 'chance', request, left }
}

/** The position in the words of the notation. */
function factsOf(game: Game, state: State): Record<string, unknown> {
  const { rules } = game
  return {
    round: state.round,
    turn: state.turn,
    order: state.order,
    wheel: wheelFacts(rules, state),
    table: tableFacts(rules, state),
    map: spacesInPlay(rules, state).map((space) => spaceFacts(rules, state, space)),
    seats: seatsIn(state).map((seat) => seatFacts(rules, state, seat)),
  }
}

function weightsOf({ weights, count }: MoveList): number[] {
  const copied: number[] = []
  for (let index = 0; index < count; index++) copied.push(weights[index] as number)
  return copied
}

/** Nobody decides: chance is asked, or the game is over. */
const CHANCE_ASKED = -1
const GAME_OVER = -2

let observations = new Int16Array(0)
let masks = new Uint8Array(0)

/** The observations and masks of games of the same settings, in two long arrays that are used again. */
export function encodingOf(games: readonly LiveGame[], seen?: number): EngineEncoding {
  const [first] = games
  if (first === undefined) throw problem('invalid', 'There is no game to encode.')
  const form = observationForm(first.settings.game)
  const actions = actionTable(first.settings.game)
  const { length } = form
  const { bytes } = actions
  if (observations.length < games.length * length)
    observations = new Int16Array(games.length * length)
  if (masks.length < games.length * bytes) masks = new Uint8Array(games.length * bytes)
  masks.fill(0, 0, games.length * bytes)
  const seats: number[] = []
  for (const [index, { settings, state }] of games.entries()) {
    const { game } = settings
    const own = game === first.settings.game ? form : observationForm(game)
    if (own !== form && (own.length !== length || actionTable(game).bytes !== bytes))
      throw problem('invalid', 'Games of different settings can’t be encoded together.')
    const waits = isOver(state) ? undefined : game.awaiting(state)
    const seat = waits?.who === 'seat' ? waits.seat : waits === undefined ? GAME_OVER : CHANCE_ASKED
    seats.push(seat)
    if (seen !== undefined && seen >= game.rules.seats)
      throw problem('not-a-seat', `There is no seat ${seen}.`)
    own.observe(state, seen ?? Math.max(0, seat), observations, index * length)
    if (seat < 0) continue
    game.list(state, list)
    actions.mask(list, masks, index * bytes)
  }
  return {
    seats,
    length,
    bytes,
    observations: Buffer.from(observations.buffer, 0, games.length * length * 2).toString('base64'),
    masks: Buffer.from(masks.buffer, 0, games.length * bytes).toString('base64'),
  }
}
