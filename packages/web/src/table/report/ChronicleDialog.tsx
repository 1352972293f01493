/** The report as a dialog over the table, for a game that is not stored on this device. */
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import type { SavedGame } from '../../game/storage/saved-game.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { Chronicle } from './Chronicle.tsx'
import { chronicleWords } from '../../shared/language/screen-words.ts'

interface ChronicleDialogProps {
  readonly game: SavedGame
  readonly onClose: () => void
}

export function ChronicleDialog({ game, onClose }: ChronicleDialogProps) {
  const words = useLazyWords(chronicleWords)
  const { web } = useLanguage().words
  return (
    <Dialog title={words.title} closeLabel={web.why.close} onClose={onClose} className="wide">
      <Chronicle game={game} />
    </Dialog>
  )
}
