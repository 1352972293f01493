/** Random games, the same for the same seed, for words that must hold whatever happens. */
import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import type { Content, Game, GameConfig, GameEvent, Move, State } from '@tiletum/engine'
import type { NamedGame } from '@tiletum/text'

export const NAMES = ['Anna', 'Élise', 'Otto', 'Zoé']

/** Every set of modules, every number of players. */
export const CONFIGS: readonly GameConfig[] = [
  { modules: ['base'], players: 2, shuffledActions: true },
  { modules: ['base'], players: 3 },
  { modules: ['base'], players: 4 },
  { modules: ['base', 'solo'], players: 1 },
  { modules: ['base', 'silver'], players: 3 },
  { modules: ['base', 'solo', 'silver'], players: 1, difficulty: 'hard' },
]

export interface Moment {
  readonly game: Game
  readonly table: NamedGame
  readonly state: State
  /** The move about to be made, and what it brought about once made. */
  readonly move: Move
  readonly played: () => readonly GameEvent[]
}

export function createDice(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * below)
  }
}

/** Plays a whole game; `look` sees every moment before its move, and plays it by `played`. */
export function playRandomly(
  config: GameConfig,
  seed: number,
  look: (moment: Moment) => void,
  edition: Content = content,
): readonly GameEvent[] {
  const game = compose(config, edition)
  const dice = createDice(seed)
  const all: GameEvent[] = []
  const state = game.start((event) => all.push(event))
  const table: NamedGame = { rules: game.rules, seats: NAMES }
  for (;;) {
    const moves = game.moves(state)
    const move = moves[dice(moves.length)]
    if (move === undefined) return all
    let done: readonly GameEvent[] | undefined
    const played = (): readonly GameEvent[] => {
      if (done !== undefined) return done
      const events: GameEvent[] = []
      game.play(state, move, (event) => events.push(event))
      all.push(...events)
      done = events
      return events
    }
    look({ game, table, state, move, played })
    played()
  }
}
