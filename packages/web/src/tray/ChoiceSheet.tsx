/** What can be done with a thing, each way a line; what can't says why. */
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useTable } from '../game/TableContext.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { FillIn } from './FillIn.tsx'
import { purchaseFor } from './fill-in.ts'
import { MoveRow } from './MoveRow.tsx'

interface ChoiceSheetProps {
  readonly title: string
  readonly moves: readonly string[]
  readonly anchor: DOMRect
  readonly onClose: () => void
}

export function ChoiceSheet({ title, moves, anchor, onClose }: ChoiceSheetProps) {
  const { web } = useLanguage().words
  const { table } = useTable()
  const { legal } = table.snapshot()
  const first = moves.filter((move) => legal.has(move))
  const others = moves.filter((move) => !legal.has(move))
  const refused = others.filter((move) => purchaseFor(table, move)?.possible !== true)
  return (
    <Dialog title={title} closeLabel={web.why.close} onClose={onClose} anchor={anchor}>
      {first.map((move) => (
        <MoveRow key={move} move={move} onDone={onClose} />
      ))}
      {others.map((move) => (
        <FillIn key={move} move={move} onDone={onClose} />
      ))}
      {refused.map((move) => (
        <MoveRow key={move} move={move} />
      ))}
    </Dialog>
  )
}
