import { useLazyWords } from '../../shared/language/lazy-words.ts'
import type { GameSession } from '../../game/game-session.ts'
import { replayWords } from '../../shared/language/screen-words.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { PointsPanel } from './PointsPanel.tsx'

interface PointsDialogProps {
  readonly session: GameSession | undefined
  readonly onClose: () => void
}

export function PointsDialog({ session, onClose }: PointsDialogProps) {
  const { points, share } = useLazyWords(replayWords)
  return (
    <Dialog title={points.title} closeLabel={share.close} onClose={onClose} className="wide points">
      <PointsPanel session={session} />
    </Dialog>
  )
}
