/** One move in words: a button when it is legal, else the reason why not. */
import { memo } from 'react'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { useIsLegal, useSelected, useTable } from '../../game/TableContext.tsx'
import { Icon } from '../../shared/art/index.ts'
import { goldWouldDo } from '../../game/intent/purchases.ts'
import { iconOf } from './move-icons.ts'
import './MoveRow.css'

interface MoveRowProps {
  readonly move: string
  readonly label?: string
  readonly onDone?: () => void
}

export const MoveRow = memo(function MoveRow({ move, label, onDone }: MoveRowProps) {
  const { say, table, play, openRule } = useTable()
  const { web } = useLanguage().words
  const legal = useIsLegal(move)
  // What a move brings changes with the table while it stays legal. Rows about to go say nothing.
  const told = useSelected(({ state, legal: now }) =>
    now.has(move) && label === undefined ? say.move(state, move).long : '',
  )
  const text = told === '' ? (label ?? say.move(table.snapshot().state, move).long) : told
  const notes = useSelected((snapshot) => {
    const option = snapshot.legal.get(move)
    return [
      ...(option?.warnings.map((warning) => say.warning(warning)) ?? []),
      ...(option?.reveals === true ? [web.moves.revealsShort] : []),
    ].join(' ')
  })
  const icon = useSelected((snapshot) => {
    const option = snapshot.legal.get(move)
    return option === undefined ? undefined : iconOf(option)
  })
  if (!legal) {
    const refusal = table.why(move)
    const wouldDo = goldWouldDo(table.snapshot(), move)
    return (
      <div className="move-row refused">
        <span className="what">{text}</span>
        {refusal === undefined ? undefined : (
          <span className="reason">
            {say.refusal(refusal)}{' '}
            {wouldDo === undefined ? undefined : `${web.tasks.goldWouldDo(wouldDo)} `}
            <button type="button" className="link" onClick={() => openRule(refusal.clause)}>
              {web.why.rule}
            </button>
          </span>
        )}
      </div>
    )
  }
  return (
    <button
      type="button"
      className="move-row"
      data-legal={move}
      onClick={() => {
        onDone?.()
        play(move)
      }}
    >
      {icon === undefined ? undefined : <Icon name={icon} size={18} />}
      <span className="what">{text}</span>
      {notes === '' ? undefined : <span className="note">{notes}</span>}
    </button>
  )
})
