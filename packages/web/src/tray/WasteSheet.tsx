/** Before something is wasted: what, and whether that is meant. */
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useTable } from '../game/TableContext.tsx'
import { changeSettings } from '../settings/settings.ts'
import { Dialog } from '../ui/Dialog.tsx'

interface WasteSheetProps {
  readonly move: string
  readonly onClose: () => void
}

export function WasteSheet({ move, onClose }: WasteSheetProps) {
  const { web } = useLanguage().words
  const { table, say } = useTable()
  const option = table.snapshot().legal.get(move)
  const finish = () => {
    onClose()
    table.play(move)
  }
  return (
    <Dialog title={web.warn.title} closeLabel={web.warn.back} onClose={onClose}>
      <ul>
        {option?.warnings.map((warning) => (
          <li key={warning.warning}>{say.warning(warning)}</li>
        ))}
      </ul>
      <p className="buttons">
        <button type="button" className="primary" onClick={finish}>
          {move === 'end turn' ? web.warn.anyway : web.warn.anywayDone}
        </button>
        <button type="button" onClick={onClose}>
          {web.warn.back}
        </button>
        <button
          type="button"
          onClick={() => {
            changeSettings({ warnings: false })
            finish()
          }}
        >
          {web.warn.dontAsk}
        </button>
      </p>
    </Dialog>
  )
}
