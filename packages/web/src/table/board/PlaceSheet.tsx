/** A place and what can be done there; what can't says why. */
import { spaceFacts } from '@tiletum/engine'
import { walkerOf } from '../../game/expansions/expansions.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { useTarget } from '../moves/Pressable.tsx'
import { TargetRows, useSequences } from '../moves/SequenceRows.tsx'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { placeFacts } from './place-text.ts'
import { taking, wantedAt } from './space-moves.ts'
import { pieceSpace } from './piece-space.ts'

interface PlaceSheetProps {
  readonly space: string
  readonly anchor: DOMRect | undefined
  readonly onClose: () => void
}

export function PlaceSheet({ space, anchor, onClose }: PlaceSheetProps) {
  const snapshot = useSnapshot()
  const { game, state, seat } = snapshot
  const { say } = useTable()
  const { words } = useLanguage()
  const index = game.rules.names.space.indexOf(space)
  const on = spaceFacts(game.rules, state, index)
  const target = useTarget(wantedAt(on), space)
  const paths = useSequences(target)?.filter(({ moves }) =>
    moves.every((move) => walkerOf(game.partsOf(move)) !== undefined),
  )
  const tileOf = new Map(
    on.tiles.flatMap((tile) => (tile === undefined ? [] : [[taking(on, tile), tile] as const])),
  )
  const from = pieceSpace(snapshot, seat, on.map)
  const steps = game.rules.board.distance[from]?.[index]
  return (
    <Dialog
      title={say.place(space)}
      closeLabel={words.web.why.close}
      onClose={onClose}
      anchor={anchor}
      className="place-sheet"
    >
      <ul className="facts" data-place={space}>
        {placeFacts(words, say, on).map((fact, line) => (
          // oxlint-disable-next-line react/no-array-index-key -- equal facts are alike
          <li key={`${fact} ${line}`}>{fact}</li>
        ))}
        {steps === undefined || steps === 0 ? undefined : (
          <li>{words.web.place.distance(steps)}</li>
        )}
        {paths?.length === 1 && matchMedia('(pointer: coarse)').matches ? (
          <li>{words.web.place.again}</li>
        ) : undefined}
      </ul>
      <TargetRows
        target={target}
        labelOf={(move) => {
          // A tile is told by where it lies, which only its place knows.
          const tile = tileOf.get(move)
          return tile === undefined ? undefined : words.web.place.take(say.tile(tile))
        }}
        refusals
        onDone={onClose}
      />
    </Dialog>
  )
}
