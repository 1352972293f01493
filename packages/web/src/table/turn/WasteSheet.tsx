/**
 * The question before something is wasted: what is lost, whether that is meant, and whether to warn
 * again.
 */
import { useState } from 'react'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { changeSettings, currentSettings, useSettings } from '../../shared/settings/settings.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { idleSentence } from '../moves/idle.ts'
import { MoveRow } from '../moves/MoveRow.tsx'
import { wastesOf } from '../../game/intent/wastes.ts'
import './WasteSheet.css'

/** Further ways are in the sheet of the tasks. */
const MOST_WAYS = 5

interface WasteSheetProps {
  readonly move: string
  readonly onClose: () => void
}

export function WasteSheet({ move, onClose }: WasteSheetProps) {
  const { words } = useLanguage()
  const { web } = words
  const { table, say } = useTable()
  const { warnings } = useSettings()
  // A warning that is switched off here stays visible until the sheet closes.
  const [wastes] = useState(() =>
    wastesOf(table.snapshot(), move).filter(({ waste }) => currentSettings().warnings[waste]),
  )
  const ends = move === 'end turn'
  const snapshot = useSnapshot()
  const possible = snapshot.legal.has(move)
  const refusal = table.why(move)
  const idle =
    idleSentence(words, say, snapshot) ??
    (refusal === undefined ? words.web.why.nothing : say.refusal(refusal))
  const { anyway: said } = words.hand
  const verb = snapshot.legal.get(move)?.verb
  const anyway =
    verb === 'end turn' || verb === 'done' || verb === 'leave'
      ? said[verb]
      : verb === 'die <colour> <value>' || verb === 'die <colour> <value> to <value>'
        ? said.take
        : said.other
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
      {possible ? undefined : <p className="error">{idle}</p>}
      <p className="buttons">
        <button
          type="button"
          className="primary"
          disabled={!possible}
          onClick={() => {
            onClose()
            table.play(move)
          }}
        >
          {anyway}
        </button>
        <button type="button" onClick={onClose}>
          {web.warn.back}
        </button>
      </p>
    </Dialog>
  )
}
