/**
 * The rows of a tooltip under the mouse: every way to what its owner is for (`data-for`), and on from
 * it, each in one press. The owner itself plays what it always plays.
 */
import { useEffect } from 'react'
import { TableProvider } from '../../game/TableContext.tsx'
import type { AtTable } from '../../game/TableContext.tsx'
import { registerTooltipContent } from '../../shared/ui/tooltip-content.ts'
import { inSlices } from './halting.ts'
import { OfferRows } from './OfferRows.tsx'
import { offersFor } from './offered.ts'
import { joined } from './routes.ts'
import './TipRows.css'

/** A tooltip must leave the map in sight: of what a low window has no room for, one is told how much. */
const mostRows = (): number => (innerHeight < 700 ? 5 : 8)

/** Gives tooltips their rows while the table is open. */
export function useTipRows(at: AtTable): void {
  useEffect(() => {
    return registerTooltipContent(async (owner, wanted) => {
      const offers = await inSlices(
        offersFor(
          at.table.snapshot(),
          owner.getAttribute('data-for') ?? '',
          owner.getAttribute('data-space-of') ?? '',
        ),
        wanted,
      )
      const [only, ...others] = offers ?? []
      if (offers === undefined || only === undefined) return undefined
      // A press on the owner does the same, and asks nothing.
      const played = owner.getAttribute('data-plays') ?? owner.getAttribute('data-legal')
      if (others.length === 0 && joined(only.moves) === played && only.wastes.length === 0)
        return undefined
      return (
        <TableProvider value={at}>
          <div className="tip-rows" aria-hidden="true">
            <OfferRows offers={offers} byMouse most={mostRows()} />
          </div>
        </TableProvider>
      )
    })
  }, [at])
}
