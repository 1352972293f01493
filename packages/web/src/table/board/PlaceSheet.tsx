/** The sheet of a place: what can be done there, and for everything else the reason why not. */
import { MAIN_MAP, spaceFacts } from '@tiletum/engine'
import { waysTo } from '../../game/expansions/expansions.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { FillIn } from '../moves/FillIn.tsx'
import { MoveRow } from '../moves/MoveRow.tsx'
import { LedRows } from '../moves/OfferRows.tsx'
import { waysFor } from '../moves/use-ways.ts'
import { WayRows } from '../moves/WayRows.tsx'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { placeFacts } from './place-text.ts'
import { movesAt, taking } from './space-moves.ts'
import { pieceSpace } from './piece-space.ts'

interface PlaceSheetProps {
  readonly space: string
  readonly anchor: DOMRect | undefined
  readonly onClose: () => void
}

export function PlaceSheet({ space, anchor, onClose }: PlaceSheetProps) {
  const snapshot = useSnapshot()
  const { game, state, legal, pending, seat } = snapshot
  const { say } = useTable()
  const { words } = useLanguage()
  const index = game.rules.names.space.indexOf(space)
  const on = spaceFacts(game.rules, state, index)
  const now = pending.at(-1)
  const acting =
    now?.is === 'spend' &&
    on.pieces.some(([piece, owner]) => owner === seat && piece === now.action)
  const moves = movesAt(on)
  const takes = acting || on.map !== MAIN_MAP
  const tileOf = new Map(
    on.tiles.flatMap((tile) => (tile === undefined ? [] : [[taking(on, tile), tile] as const])),
  )
  const possible = moves.filter((move) => legal.has(move) && (takes || !tileOf.has(move)))
  const ways = waysFor(snapshot, space)
  const onTheWay = new Set([
    ...(ways.length === 0 ? [] : waysTo(on)),
    ...ways.flatMap(({ then }) => then),
  ])
  const others = moves.filter(
    (move) => !possible.includes(move) && !legal.has(move) && !onTheWay.has(move),
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
        {ways.length === 1 && matchMedia('(pointer: coarse)').matches ? (
          <li>{words.web.place.again}</li>
        ) : undefined}
      </ul>
      {possible.map((move) => (
        <MoveRow key={move} move={move} onDone={onClose} />
      ))}
      <WayRows space={space} onDone={onClose} />
      <LedRows moves={moves} at={space} onDone={onClose} />
      {others.map((move) => {
        const tile = tileOf.get(move)
        return (
          <div key={move}>
            <FillIn move={move} onDone={onClose} />
            {/* A tile on the map is named by its place. */}
            <MoveRow
              move={move}
              {...(tile === undefined ? {} : { label: words.web.place.take(say.tile(tile)) })}
            />
          </div>
        )
      })}
    </Dialog>
  )
}
