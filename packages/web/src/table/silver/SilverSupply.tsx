/** The expansion's things on a player's board: mines, prospectors in hand, a resource tile. */
import { memo } from 'react'
import { Piece, ResourceToken } from '../../shared/art/index.ts'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { useSelected, useTable } from '../../game/TableContext.tsx'
import { silverOfSeat } from './silver-facts.ts'
import { silverWords } from '../../shared/language/screen-words.ts'

export const SilverSupply = memo(function SilverSupply({ seat }: { readonly seat: number }) {
  const {
    minesInSupply: inSupply,
    minesBeside: beside,
    ownResource: own,
    prospectors,
  } = useSelected((snapshot) => silverOfSeat(snapshot, seat))
  const inHand = prospectors.filter((space) => space === undefined).length
  const { colours } = useTable()
  const { nouns, web } = useLanguage().words
  const { board } = useLazyWords(silverWords).silverTable
  const player = colours[seat] ?? 'cardinal'
  return (
    <>
      <li data-tip={web.part(web.board.supply, board.mines(inSupply))} data-supply={`mine ${seat}`}>
        <Piece kind="mine" player={player} size={22} />
        <span aria-hidden="true">{inSupply}</span>
        <span className="unseen">{board.mines(inSupply)}</span>
      </li>
      <li data-tip={board.minesBeside(beside)} className="mines-beside">
        <Piece kind="mine" player={player} size={16} />
        <span aria-hidden="true">+{beside}</span>
        <span className="unseen">{board.minesBeside(beside)}</span>
      </li>
      <li data-tip={board.prospectors(inHand)} data-supply={`prospector ${seat}`}>
        <Piece kind="prospector" player={player} size={22} />
        <span aria-hidden="true">{inHand}</span>
        <span className="unseen">{board.prospectors(inHand)}</span>
      </li>
      {own === undefined ? undefined : (
        <li data-tip={board.asGold(nouns.resource[own])}>
          <ResourceToken resource={own} size={22} />=
          <ResourceToken resource="gold" size={22} />
          <span className="unseen">{board.asGold(nouns.resource[own])}</span>
        </li>
      )}
    </>
  )
})
