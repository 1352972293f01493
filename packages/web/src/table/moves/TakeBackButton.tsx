/** Back before one's last move although something has come up since, for somebody alone at the table. */
import { useTable } from '../../game/TableContext.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'

export function TakeBackButton() {
  const { table } = useTable()
  const { tray } = useLanguage().words.web
  return (
    <button
      type="button"
      className="undo take-back"
      data-tip={tray.takeBackTip}
      onClick={() => table.takeBack()}
    >
      {tray.takeBack}
    </button>
  )
}
