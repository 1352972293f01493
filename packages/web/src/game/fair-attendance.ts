/** Which seats take part in each fair, or took part when it was held. */
import { tableIn } from './position.ts'
import type { Snapshot } from './snapshot.ts'
import type { Moment } from './timeline/moment.ts'

type Shown = Pick<Snapshot, 'game' | 'state' | 'moments' | 'shown'>

/** The round whose fair was held within a moment; 0 if none was. */
const heldIn = new WeakMap<Moment, number>()

function fairOf(moment: Moment): number {
  const known = heldIn.get(moment)
  if (known !== undefined) return known
  const held = moment.events.find((event) => event.event === 'fair-phase')
  const round = held?.event === 'fair-phase' ? held.facts.round : 0
  heldIn.set(moment, round)
  return round
}

/**
 * Returns the seats at each of the four fairs. No piece moves between a fair and the next roll of
 * the dice.
 */
export function presentAtFairs({
  game,
  state,
  moments,
  shown,
}: Shown): readonly (readonly number[])[] {
  const held = new Map(
    moments.slice(0, shown).flatMap((moment) => {
      const round = fairOf(moment)
      return round > 0 ? [[round, moment.state] as const] : []
    }),
  )
  return tableIn({ game, state }).fairs.map(({ fair, present }, index) => {
    const then = held.get(fair)
    return then === undefined
      ? present
      : (tableIn({ game, state: then }).fairs[index]?.present ?? present)
  })
}
