/** All tasks: possible ones, ones that some gold makes possible, and near misses with their distance. */
import { useSnapshot, useTable } from '../game/TableContext.tsx'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { purchaseFor } from './fill-in.ts'
import { FillIn } from './FillIn.tsx'
import { MoveRow } from './MoveRow.tsx'
import { TASK_GROUPS, taskMoves } from './task-moves.ts'

export function TasksSheet({ onClose }: { readonly onClose: () => void }) {
  const { game, state, seat, legal } = useSnapshot()
  const { table } = useTable()
  const { web } = useLanguage().words
  const tasks = taskMoves(game, state, seat)
  return (
    <Dialog title={web.tasks.title} closeLabel={web.why.close} onClose={onClose}>
      <div className="move-list">
        {TASK_GROUPS.map((group) => {
          const moves = tasks[group]
          if (moves.length === 0) return undefined
          const distance = (move: string) =>
            legal.has(move) ? 0 : (purchaseFor(table, move)?.gold ?? 99)
          const nearest = moves.toSorted((one, other) => distance(one) - distance(other))
          // A contract of which a resource falls away has many ways: the possible ones, else the nearest.
          const isWorthALine = (move: string, index: number) =>
            !move.includes(' less ') ||
            legal.has(move) ||
            nearest.findIndex((other) => tileIn(other) === tileIn(move)) === index
          return (
            <section key={group}>
              <h3>{web.tasks.groups[group]}</h3>
              {nearest.filter(isWorthALine).map((move) => (
                <div key={move}>
                  {legal.has(move) ? undefined : <FillIn move={move} />}
                  <MoveRow move={move} />
                </div>
              ))}
            </section>
          )
        })}
      </div>
    </Dialog>
  )
}

const tileIn = (move: string): string => move.split(' ')[1] ?? ''
