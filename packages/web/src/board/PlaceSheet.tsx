/** A place and what can be done there; what can't says why. */
import { NONE } from '@tiletum/engine'
import { useSnapshot, useTable } from '../game/TableContext.tsx'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { FillIn } from '../tray/FillIn.tsx'
import { MoveRow } from '../tray/MoveRow.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { placeFacts } from './place-words.ts'
import { movesAt } from './space-moves.ts'
import { prospectorAt, spaceOn } from './spaces.ts'

interface PlaceSheetProps {
  readonly space: string
  readonly anchor: DOMRect | undefined
  readonly onClose: () => void
}

export function PlaceSheet({ space, anchor, onClose }: PlaceSheetProps) {
  const { game, state, legal, pending, seat } = useSnapshot()
  const { say } = useTable()
  const { words } = useLanguage()
  const index = game.rules.names.space.indexOf(space)
  const on = spaceOn(game, state, index)
  const now = pending.at(-1)
  const piece = now?.is === 'spend' ? ['merchant', 'architect'].indexOf(now.action) : -1
  const acting = seat >= 0 && state.seats[seat]?.pieces[piece] === index
  const moves = movesAt(on)
  const takes = acting || on.below !== undefined
  const possible = moves.filter((move) => legal.has(move) && (takes || !move.startsWith('take ')))
  const others = moves.filter((move) => !possible.includes(move) && !legal.has(move))
  const from =
    on.below === undefined
      ? (state.seats[seat]?.pieces[0] ?? NONE)
      : prospectorAt(state, seat, on.below.map)
  const steps = game.rules.board.distance[from]?.[index]
  return (
    <Dialog
      title={say.place(space)}
      closeLabel={words.web.why.close}
      onClose={onClose}
      anchor={anchor}
      className="place-sheet"
    >
      <ul className="facts">
        {placeFacts(words, say, on).map((fact, line) => (
          // oxlint-disable-next-line react/no-array-index-key -- equal facts are alike
          <li key={`${fact} ${line}`}>{fact}</li>
        ))}
        {steps === undefined || steps === 0 ? undefined : (
          <li>{words.web.place.distance(steps)}</li>
        )}
      </ul>
      {possible.map((move) => (
        <MoveRow key={move} move={move} onDone={onClose} />
      ))}
      {others.map((move) => (
        <div key={move}>
          <FillIn move={move} onDone={onClose} />
          {/* A tile is told by where it lies, which only its place knows. */}
          <MoveRow
            move={move}
            {...(move.startsWith('take ')
              ? { label: words.web.place.take(say.tile(move.split(' ')[1] ?? '')) }
              : {})}
          />
        </div>
      ))}
    </Dialog>
  )
}
