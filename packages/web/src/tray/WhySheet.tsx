/** Why not: one sentence, and the rule behind it; what is missing can be bought if gold allows. */
import { useEffect } from 'react'
import { announce } from '../access/live.tsx'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useTable } from '../game/TableContext.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { FillIn } from './FillIn.tsx'
import { plainestRefusal } from './refusals.ts'

interface WhySheetProps {
  readonly title: string
  readonly moves: readonly string[]
  readonly anchor: DOMRect
  readonly onClose: () => void
}

export function WhySheet({ title, moves, anchor, onClose }: WhySheetProps) {
  const { web } = useLanguage().words
  const { table, say, openRule } = useTable()
  const refusal = plainestRefusal(moves, table.why)
  const { live, readOnly, computes, seat } = table.snapshot()
  const sentence = readOnly
    ? web.moves.readOnly
    : !live
      ? web.moves.past
      : computes
        ? web.moves.computes(say.seat(seat))
        : refusal === undefined
          ? web.why.nothing
          : say.refusal(refusal)
  useEffect(() => announce(web.live.refused(sentence), 'assertive'), [web, sentence])
  return (
    <Dialog title={title} closeLabel={web.why.close} onClose={onClose} anchor={anchor}>
      <p className="why">{sentence}</p>
      {refusal === undefined || !live || computes ? undefined : (
        <p>
          <button type="button" className="link" onClick={() => openRule(refusal.clause)}>
            {web.why.rule} ({refusal.clause})
          </button>
        </p>
      )}
      {moves.map((move) => (
        <FillIn key={move} move={move} onDone={onClose} />
      ))}
    </Dialog>
  )
}
