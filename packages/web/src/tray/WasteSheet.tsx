/** Before something is wasted: what, whether that is meant, and whether to be warned of it again. */
import { useState } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useTable } from '../game/TableContext.tsx'
import { changeSettings, currentSettings, useSettings } from '../settings/settings.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { MoveRow } from './MoveRow.tsx'
import { wastesOf } from './waste.ts'
import './WasteSheet.css'

/** More of them are in the sheet of the tasks. */
const MOST_WAYS = 5

interface WasteSheetProps {
  readonly move: string
  readonly onClose: () => void
}

export function WasteSheet({ move, onClose }: WasteSheetProps) {
  const { web } = useLanguage().words
  const { table, say } = useTable()
  const { warnings } = useSettings()
  // What is silenced here stays in sight until the sheet closes.
  const [wastes] = useState(() =>
    wastesOf(table.snapshot(), move).filter(({ waste }) => currentSettings().warnings[waste]),
  )
  const ends = move === 'end turn'
  return (
    <Dialog
      title={ends ? web.warn.title : web.warn.before}
      closeLabel={web.warn.back}
      onClose={onClose}
    >
      <ul className="wastes">
        {wastes.map((wasted) => (
          <li key={wasted.waste}>
            <p>
              {wasted.waste === 'tasks-left'
                ? web.warn.tasksLeft(wasted.tasks)
                : say.warning(wasted.warning)}
            </p>
            {wasted.waste === 'tasks-left'
              ? wasted.ways
                  .slice(0, MOST_WAYS)
                  .map((way) => <MoveRow key={way} move={way} onDone={onClose} />)
              : undefined}
            <label className="tick">
              <input
                type="checkbox"
                data-silence={wasted.waste}
                checked={!warnings[wasted.waste]}
                onChange={({ target }) =>
                  changeSettings({ warnings: { ...warnings, [wasted.waste]: !target.checked } })
                }
              />
              {web.warn.dontAsk}
            </label>
          </li>
        ))}
      </ul>
      <p className="buttons">
        <button
          type="button"
          className="primary"
          onClick={() => {
            onClose()
            table.play(move)
          }}
        >
          {ends
            ? web.warn.anyway
            : move === 'done'
              ? web.warn.anywayDone
              : say.move(table.snapshot().state, move).label}
        </button>
        <button type="button" onClick={onClose}>
          {web.warn.back}
        </button>
      </p>
    </Dialog>
  )
}
