import { useTable } from '../../game/TableContext.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { BoardPanel } from './BoardPanel.tsx'
import { BotBoard } from './BotBoard.tsx'

interface BoardDialogProps {
  readonly seat: number
  readonly onClose: () => void
}

export function BoardDialog({ seat, onClose }: BoardDialogProps) {
  const { say, table } = useTable()
  const { web } = useLanguage().words
  const isBot = seat === table.snapshot().game.bot
  return (
    <Dialog
      title={web.panel.mine(say.seat(seat))}
      closeLabel={web.board.hide}
      onClose={onClose}
      className={isBot ? 'wide' : 'board-dialog'}
    >
      {isBot ? <BotBoard seat={seat} /> : <BoardPanel seat={seat} own={false} />}
    </Dialog>
  )
}
