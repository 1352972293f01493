/** The prospector's wheel around the action wheel, its bonus tile, and the movement icon. */
import type { Option } from '@tiletum/engine'
import { memo } from 'react'
import { BonusMarker, Icon, StoreTile } from '../../shared/art/index.ts'
import type { Spot } from '../../shared/art/index.ts'
import { atSpot } from '../board/drawing-position.ts'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { seatIn } from '../../game/position.ts'
import { useSelected, useTable } from '../../game/TableContext.tsx'
import type { Snapshot } from '../../game/snapshot.ts'
import { Pressable } from '../moves/Pressable.tsx'
import { pointAt, ProspectorRing, RING } from './ProspectorRing.tsx'
import { silverOf, silverOfSeat, silverOfTable } from './silver-facts.ts'
import { silverWords } from '../../shared/language/screen-words.ts'

const GROUND = { width: RING.size, height: RING.size }
const POSITIONS = [0, 1, 2, 3, 4, 5] as const
const TILE: Spot = { x: 308, y: 306, size: 46 }
const LABEL: Spot = { x: 320, y: 268, size: 22 }
const MARKER: Spot = { x: 268, y: 322, size: 22 }
const IN_HAND: Spot = { x: 24, y: 308, size: 46 }

const selectWheel = (snapshot: Snapshot) => silverOfTable(snapshot).wheel
const selectTile = (snapshot: Snapshot) => silverOfTable(snapshot).tile
const selectOffered = ({ pending }: Snapshot) => {
  const now = pending.at(-1)
  return now?.is === 'tile' && now.action === 'prospector'
}
const selectIcon = (snapshot: Snapshot) => silverOfTable(snapshot).icon
const selectOptions = ({ options }: Snapshot) => options

export const ProspectorWheel = memo(function ProspectorWheel({ seat }: { readonly seat: number }) {
  const first = useSelected(selectWheel)
  const tile = useSelected(selectTile)
  const offered = useSelected(selectOffered)
  const icon = useSelected(selectIcon)
  const options = useSelected(selectOptions)
  const action = useSelected((snapshot) => (seat < 0 ? 0 : silverOfSeat(snapshot, seat).iconPoints))
  const points = useSelected((snapshot) =>
    seat < 0
      ? 0
      : (seatIn(snapshot, seat).markers.find(({ action: of }) => of === 'prospector')?.points ?? 0),
  )
  const { table, say, colours, faces } = useTable()
  const { web, nouns } = useLanguage().words
  const { wheel: words } = useLazyWords(silverWords).silverTable
  const { game } = table.snapshot()
  const { clockwise } = silverOf(game).content.prospectorWheel
  const store = tile === undefined ? undefined : faces.store(tile)
  return (
    <div className="prospector-wheel">
      <ProspectorRing clockwise={clockwise} first={first} />
      {clockwise.map((segment, index) => {
        const position = (index + first) % POSITIONS.length
        const [x, y] = pointAt(position, RING.middleLine)
        return segment === 'blank' ? undefined : (
          <span
            key={position}
            className="at"
            style={atSpot({ x, y, size: 30 }, GROUND)}
            data-tip={words.segment[segment]}
          />
        )
      })}
      <span className="at" style={atSpot(LABEL, GROUND)} aria-hidden="true">
        <Icon name="prospector" size={LABEL.size} />
      </span>
      {tile === undefined || store === undefined ? (
        <span
          className="at no-tile"
          style={atSpot(TILE, GROUND)}
          data-tip={words.noTile}
          aria-hidden="true"
        />
      ) : (
        <Pressable
          className="at"
          style={atSpot(TILE, GROUND)}
          fly={tile}
          wanted={offered ? [[`take ${tile}`]] : []}
          label={words.tile(say.tile(tile))}
        >
          <StoreTile store={store} size={TILE.size} />
        </Pressable>
      )}
      {points === 0 ? undefined : (
        <span
          className="at"
          style={atSpot(MARKER, GROUND)}
          data-tip={web.part(web.board.markers, `+${points}`)}
        >
          <BonusMarker points={points} player={colours[seat] ?? 'cardinal'} size={MARKER.size} />
        </span>
      )}
      {!icon ? undefined : (
        <Pressable
          className="at movement-icon"
          style={atSpot(IN_HAND, GROUND)}
          wanted={[iconMoves(options)]}
          careful
          label={action === 0 ? words.icon : words.iconAction(nouns.points(action))}
        >
          <span>
            <Icon name="prospector-piece" size={16} />
            <Icon name="step" size={16} />
          </span>
        </Pressable>
      )}
    </div>
  )
})

/** What the movement icon can do now. */
const iconMoves = (options: readonly Option[]): readonly string[] =>
  options
    .filter(({ verb }) => verb === 'icon action' || verb === 'icon walk <space>')
    .map(({ notation }) => notation)
