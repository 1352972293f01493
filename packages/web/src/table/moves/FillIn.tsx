/** "Buy what is missing, then do it" as one press; the tray shows each purchase as its own step. */
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { useTable } from '../../game/TableContext.tsx'
import { purchaseFor } from './fill-in.ts'
import { goodsPhrase } from './goods-phrase.ts'

interface FillInProps {
  readonly move: string
  readonly onDone?: () => void
}

export function FillIn({ move, onDone }: FillInProps) {
  const { words } = useLanguage()
  const { table, say, play } = useTable()
  const purchase = purchaseFor(table, move)
  if (purchase?.possible !== true) return undefined
  return (
    <button
      type="button"
      className="move-row"
      data-fill-in={move}
      data-plays={purchase.moves.join('; ')}
      onClick={() => {
        onDone?.()
        play(...purchase.moves)
      }}
    >
      {words.web.tasks.buyThen(
        goodsPhrase(words, purchase.missing),
        purchase.gold,
        withinSentence(say.move(table.snapshot().state, move).long),
      )}
    </button>
  )
}

const withinSentence = (text: string): string =>
  text.slice(0, 1).toLocaleLowerCase() + text.slice(1)
