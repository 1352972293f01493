/**
 * All tasks: possible ones, ones that some gold makes possible, and near misses with what they
 * lack.
 */
import type { Game } from '@tiletum/engine'
import { partsIn } from '../../game/move-parts.ts'
import { useSnapshot } from '../../game/TableContext.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { purchaseFor } from '../../game/intent/purchases.ts'
import type { Purchase } from '../../game/intent/purchases.ts'
import type { MoveSequence } from '../../game/intent/sequences.ts'
import { movesNamed } from '../../game/try-moves.ts'
import { SequenceRows } from '../moves/SequenceRows.tsx'
import { MoveRow } from '../moves/MoveRow.tsx'
import { taskMoves } from '../moves/task-moves.ts'

export function TasksSheet({ onClose }: { readonly onClose: () => void }) {
  const { game, state, seat, legal } = useSnapshot()
  const { web } = useLanguage().words
  const tasks = taskMoves(game, state, seat)
  const possible = tasks.flatMap(([, moves]) => moves).filter((move) => legal.has(move))
  // With a single task the sheet closes after it.
  const done = possible.length === 1 ? { onDone: onClose } : {}
  return (
    <Dialog title={web.tasks.title} closeLabel={web.why.close} onClose={onClose}>
      <div className="move-list">
        {tasks.map(([group, moves]) => {
          if (moves.length === 0) return undefined
          const purchaseOf = (notation: string) => {
            const [move] = legal.has(notation) ? [] : movesNamed(game, [notation])
            return move === undefined ? undefined : purchaseFor(game, state, move)
          }
          const distance = (move: string) => (legal.has(move) ? 0 : (purchaseOf(move)?.gold ?? 99))
          const nearest = moves.toSorted((one, other) => distance(one) - distance(other))
          // A contract that needs one resource less has many ways: show the possible ones, else the
          // nearest.
          const isWorthALine = (move: string, index: number) =>
            contractOfLess(game, move) === undefined ||
            legal.has(move) ||
            nearest.findIndex(
              (other) => contractOfLess(game, other) === contractOfLess(game, move),
            ) === index
          return (
            <section key={group}>
              <h3>{web.tasks.groups[group]}</h3>
              {nearest.filter(isWorthALine).map((move) => (
                <div key={move}>
                  <SequenceRows sequences={asSequences(purchaseOf(move))} {...done} />
                  <MoveRow move={move} {...done} />
                </div>
              ))}
            </section>
          )
        })}
      </div>
    </Dialog>
  )
}

/** Returns the contract that a move fulfils with one resource less. */
function contractOfLess(game: Game, move: string): string | undefined {
  const parts = partsIn(game, move)
  switch (parts?.verb) {
    case 'fulfil <face> less <resource>':
    case 'fulfil <face> with <resource> less <resource>':
      return parts.args[0]
    default:
      return undefined
  }
}

const asSequences = (purchase: Purchase | undefined): readonly MoveSequence[] =>
  purchase?.state === undefined
    ? []
    : [{ moves: purchase.moves, state: purchase.state, wastes: [], reveals: false, onTheWay: [] }]
