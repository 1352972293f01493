/**
 * The sheet of a thing: a line for each way to use it, with the reason where it is not possible.
 */
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { FillIn } from '../moves/FillIn.tsx'
import { purchaseFor } from '../moves/fill-in.ts'
import { MoveRow } from '../moves/MoveRow.tsx'
import { LedRows } from '../moves/OfferRows.tsx'
import { ContractForm, fulfilmentOf } from './ContractForm.tsx'

interface ChoiceSheetProps {
  readonly title: string
  readonly moves: readonly string[]
  readonly anchor: DOMRect
  readonly onClose: () => void
}

const FEW = 3

export function ChoiceSheet({ title, moves, anchor, onClose }: ChoiceSheetProps) {
  const { web } = useLanguage().words
  const { table } = useTable()
  const { legal } = useSnapshot()
  const first = moves.filter((move) => legal.has(move))
  const fulfilments = first.flatMap((move) => {
    const option = legal.get(move)
    return (option === undefined ? undefined : fulfilmentOf(option)) ?? []
  })
  /** With more than a few ways, one form asks for all of them. */
  const asForm = fulfilments.length === first.length && first.length > FEW
  const others = moves.filter((move) => !legal.has(move))
  const refused = others.filter((move) => purchaseFor(table, move)?.possible !== true)
  return (
    <Dialog title={title} closeLabel={web.why.close} onClose={onClose} anchor={anchor}>
      {asForm ? <ContractForm ways={fulfilments} onDone={onClose} /> : undefined}
      {(asForm ? [] : first).map((move) => (
        <MoveRow key={move} move={move} onDone={onClose} />
      ))}
      <LedRows moves={moves} onDone={onClose} />
      {others.map((move) => (
        <FillIn key={move} move={move} onDone={onClose} />
      ))}
      {refused.map((move) => (
        <MoveRow key={move} move={move} />
      ))}
    </Dialog>
  )
}
