/** A seat's mines and technology tiers in its row among the players. */
import { memo } from 'react'
import { Icon } from '../../shared/art/index.ts'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useSelected } from '../../game/TableContext.tsx'
import { silverOfSeat } from './silver-facts.ts'
import { silverWords } from '../../shared/language/screen-words.ts'

export const SeatCounts = memo(function SeatCounts({ seat }: { readonly seat: number }) {
  const mines = useSelected((snapshot) => silverOfSeat(snapshot, seat).mines)
  const tiers = useSelected((snapshot) => silverOfSeat(snapshot, seat).tierCount)
  const isBot = useSelected(({ game }) => game.bot === seat)
  const { board } = useLazyWords(silverWords).silverTable
  return (
    <>
      <span data-tip={board.minesOnMaps(mines)}>
        <Icon name="mine" size={18} />
        {mines}
      </span>
      <span data-tip={isBot ? board.surprises(tiers) : board.tiers(tiers)}>
        <Icon name="technology" size={18} />
        {tiers}
      </span>
    </>
  )
})
