/** A way on the map in words: where it leads, what it costs and brings, what could be done at its end. */
import type { Words } from '../../shared/language/words.ts'
import type { GameText } from '../../game/game-text.ts'
import type { Snapshot } from '../../game/snapshot.ts'
import type { GameTable } from '../../game/game-table.ts'
import type { PiecePath } from './routes.ts'
import { capital } from './series.ts'
import { waysFor } from './use-ways.ts'

type Seen = Pick<Snapshot, 'game' | 'state' | 'legal'>

export function wayWords(
  { hand, nouns }: Words,
  say: GameText,
  { game }: Seen,
  way: PiecePath,
): string {
  const { names } = game.rules
  return hand.way.walk(
    capital(nouns.piece[way.walker as keyof typeof nouns.piece]),
    way.over.map((space) => say.place(names.space[space] ?? '')),
    way.points,
  )
}

/** What the steps themselves bring or cost, beside the points: tablets, tolls. */
export function broughtBy(say: GameText, table: GameTable, way: PiecePath): string {
  const events = table.preview(...way.moves) ?? []
  return say.sentences(events.filter(({ event }) => event !== 'walk')).join(' ')
}

/** The lines that a tooltip adds to a distant place. */
export function wayTips(
  words: Words,
  say: GameText,
  snapshot: Seen,
  space: string,
): readonly string[] {
  return waysFor(snapshot, space).flatMap((way) => [
    wayWords(words, say, snapshot, way),
    ...(way.then.length === 0
      ? []
      : [words.hand.way.could(way.then.map((move) => say.move(way.state, move).label))]),
  ])
}
