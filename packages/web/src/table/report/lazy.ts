/** The report of a game is loaded at its end. */
import { lazyPart } from '../../shared/ui/lazy-part.tsx'

export const ChronicleDialog = lazyPart(
  async () => (await import('./ChronicleDialog.tsx')).ChronicleDialog,
)
