/** What is offered for a thing, each a row that says all it plays and what it would waste. */
import { useState } from 'react'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { useTable } from '../../game/TableContext.tsx'
import { purchaseFor } from './fill-in.ts'
import { atOnce } from './halting.ts'
import { offersFor } from './offered.ts'
import type { Offer } from './offered.ts'
import { joined } from './routes.ts'
import { capital, seriesWords } from './series.ts'
import { waysFor } from './use-ways.ts'

interface OfferRowsProps {
  readonly offers: readonly Offer[]
  /** Only under the mouse: keys and readers have the same in the sheet of the thing. */
  readonly byMouse?: boolean
  /** How many are shown before more are asked for. */
  readonly most?: number
  readonly onDone?: () => void
}

export function OfferRows({ offers, byMouse = false, most, onDone }: OfferRowsProps) {
  const [unfolded, setUnfolded] = useState(false)
  const { table, say } = useTable()
  const { words } = useLanguage()
  const { hand, web } = words
  const told = (moves: readonly string[], from = 0) =>
    capital(seriesWords(words, say, table.snapshot(), moves, from))
  const all = nested(offers)
  // A row that says "1 more" takes as much room as that one.
  const shown = unfolded || most === undefined || all.length <= most + 1 ? all.length : most
  const rows = all.slice(0, shown).map(({ offer: { moves, wastes, reveals }, depth, after }) => {
    const notes = [
      ...wastes.map((wasted) =>
        wasted.waste === 'tasks-left'
          ? web.warn.tasksLeft(wasted.tasks)
          : say.warning(wasted.warning),
      ),
      ...(reveals && moves.at(-1) !== 'end turn' ? [web.moves.revealsShort] : []),
    ].join(' ')
    const whole =
      wastes.length > 0 && joined(moves) === 'end turn' ? hand.anyway['end turn'] : told(moves)
    return (
      <button
        key={joined(moves)}
        type="button"
        className="move-row"
        data-depth={depth === 0 ? undefined : depth}
        tabIndex={byMouse ? -1 : undefined}
        aria-label={after === 0 ? undefined : [whole, notes].filter(Boolean).join('. ')}
        data-plays={joined(moves)}
        onClick={() => {
          onDone?.()
          table.play(...moves)
        }}
      >
        <span className="what">{after === 0 ? whole : hand.goesOn(told(moves, after))}</span>
        {notes === '' ? undefined : <span className="note">{notes}</span>}
      </button>
    )
  })
  return (
    <>
      {rows}
      {shown === all.length ? undefined : (
        <button
          type="button"
          className="move-row more"
          tabIndex={byMouse ? -1 : undefined}
          // The focus stays where it is: a tooltip goes with it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            // Any other press closes a tooltip.
            event.stopPropagation()
            setUnfolded(true)
          }}
        >
          {hand.moreRows(all.length - shown)}
        </button>
      )}
    </>
  )
}

interface Nested {
  readonly offer: Offer
  /** How many rows it goes on from. */
  readonly depth: number
  /** How many of its moves the row before it says already. */
  readonly after: number
}

/** What goes on from another offer stands beneath it and says only the rest; "×2" says all by itself. */
function nested(offers: readonly Offer[]): readonly Nested[] {
  const goesOnFrom = ({ moves }: Offer) =>
    offers.findLast(
      (other) =>
        other.moves.length < moves.length &&
        other.moves.at(-1) !== moves.at(-1) &&
        other.moves.every((move, index) => moves[index] === move),
    )
  const beneath = (parent: Offer | undefined, depth: number): readonly Nested[] =>
    offers
      .filter((offer) => goesOnFrom(offer) === parent)
      .flatMap((offer) => [
        { offer, depth, after: parent?.moves.length ?? 0 },
        ...beneath(offer, depth + 1),
      ])
  return beneath(undefined, 0)
}

interface LedRowsProps {
  /** What might be done with the thing. */
  readonly moves: readonly string[]
  /** The space it lies on. */
  readonly at?: string
  readonly onDone: () => void
}

/** In the sheet of a thing: what its other rows don't have. */
export function LedRows({ moves, at = '', onDone }: LedRowsProps) {
  const { table } = useTable()
  const snapshot = table.snapshot()
  const ways = at === '' ? [] : waysFor(snapshot, at)
  const rows = new Set(
    [
      ...ways.flatMap((way) => [way.moves, ...way.then.map((move) => [...way.moves, move])]),
      ...moves.flatMap((move) => [purchaseFor(table, move)?.moves ?? []]),
    ].map(joined),
  )
  const offers = atOnce(offersFor(snapshot, moves.join('|'), at)).filter(
    (offer) => offer.moves.length > 1 && !rows.has(joined(offer.moves)),
  )
  return <OfferRows offers={offers} onDone={onDone} />
}
