/**
 * Reads the parts of the shown position. Each part is read at most once for a state, and unchanged
 * parts keep their identity, so that only changed ones are rendered.
 */
import { seatFacts, spaceFacts, spacesInPlay, tableFacts, wheelFacts } from '@tiletum/engine'
import type { Game, SeatFacts, SegmentFacts, SpaceFacts, State, TableFacts } from '@tiletum/engine'
import { shareUnchanged } from './timeline/structural-sharing.ts'

interface Shown {
  readonly game: Game
  readonly state: State
}

type Parts = Map<string, unknown>
const ofState = new WeakMap<State, Parts>()
/** The parts as they were read last, for structural sharing. */
const lastRead = new WeakMap<Game, Parts>()

function once<T>({ game, state }: Shown, part: string, read: () => T): T {
  const parts = partsIn(ofState, state)
  if (!parts.has(part)) {
    const last = partsIn(lastRead, game)
    last.set(part, shareUnchanged(last.get(part), read()))
    parts.set(part, last.get(part))
  }
  return parts.get(part) as T
}

function partsIn<K extends object>(all: WeakMap<K, Parts>, key: K): Parts {
  const parts = all.get(key) ?? new Map<string, unknown>()
  all.set(key, parts)
  return parts
}

export const seatIn = (shown: Shown, seat: number): SeatFacts =>
  once(shown, `seat ${seat}`, () => seatFacts(shown.game.rules, shown.state, seat))

export const tableIn = (shown: Shown): TableFacts =>
  once(shown, 'table', () => tableFacts(shown.game.rules, shown.state))

/** @param seat The seat whose action points are given. */
export const wheelIn = (shown: Shown, seat: number): readonly SegmentFacts[] =>
  once(shown, `wheel ${seat}`, () => wheelFacts(shown.game.rules, shown.state, seat))

/** The spaces in play on a map. */
export const spacesIn = (shown: Shown, map: number): readonly SpaceFacts[] =>
  once(shown, `map ${map}`, () =>
    spacesInPlay(shown.game.rules, shown.state, map).map((space) =>
      spaceFacts(shown.game.rules, shown.state, space),
    ),
  )
