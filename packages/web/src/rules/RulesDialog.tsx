/** The rules reference: searchable, opened at the clause asked for. */
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Dialog } from '../ui/Dialog.tsx'

interface RulesDialogProps {
  readonly clause: string | undefined
  readonly onClose: () => void
}

export function RulesDialog({ clause, onClose }: RulesDialogProps) {
  const { web } = useLanguage().words
  return (
    <Dialog title={web.bar.rules} closeLabel={web.why.close} onClose={onClose} className="wide">
      <p>{clause}</p>
    </Dialog>
  )
}
