/** The prospector's wheel around the action wheel, its bonus tile, and the movement icon in hand. */
import { ACTIONS, NONE } from '@tiletum/engine'
import type { ProspectorSegment } from '@tiletum/engine'
import { memo, useState } from 'react'
import { BonusMarker, Icon, StoreTile } from '../art/index.ts'
import type { IconName, Spot } from '../art/index.ts'
import { atSpot } from '../board/spot.ts'
import { useArea } from '../language/area.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useSelected, useTable } from '../game/TableContext.tsx'
import type { Snapshot } from '../game/snapshot.ts'
import { Thing } from '../ui/Thing.tsx'
import { silverOf, sliceOf } from './read.ts'
import { silverWords } from './words.ts'

const PROSPECTOR = ACTIONS.indexOf('prospector')
/** Around the action wheel, whose rim has a radius of 138. */
const RING = { size: 334, middle: 167, outer: 165, middleLine: 152.5, inner: 140 } as const
const GROUND = { width: RING.size, height: RING.size }
const POSITIONS = [0, 1, 2, 3, 4, 5] as const
const TILE: Spot = { x: 308, y: 306, size: 46 }
const LABEL: Spot = { x: 320, y: 268, size: 22 }
const MARKER: Spot = { x: 268, y: 322, size: 22 }
const IN_HAND: Spot = { x: 24, y: 308, size: 46 }

const pointAt = (turns: number, radius: number): readonly [number, number] => [
  RING.middle + radius * Math.sin((turns * Math.PI) / 3),
  RING.middle - radius * Math.cos((turns * Math.PI) / 3),
]
const corner = (turns: number, radius: number): string =>
  pointAt(turns, radius)
    .map((value) => Math.round(value * 10) / 10)
    .join(' ')

const SECTOR = (position: number): string => {
  const [from, to] = [position - 0.5, position + 0.5]
  const { outer, inner } = RING
  return `M${corner(from, inner)}L${corner(from, outer)}A${outer} ${outer} 0 0 1 ${corner(to, outer)}L${corner(to, inner)}A${inner} ${inner} 0 0 0 ${corner(from, inner)}z`
}

const ICONS = {
  prospector: 'prospector',
  step: 'step',
  blank: undefined,
} as const satisfies Record<ProspectorSegment, IconName | undefined>

const selectWheel = ({ state }: Snapshot) => sliceOf(state).wheel
const selectTile = ({ state }: Snapshot) => state.wheelTiles[PROSPECTOR] ?? NONE
const selectOffered = ({ pending }: Snapshot) => {
  const now = pending.at(-1)
  return now?.is === 'tile' && now.action === 'prospector'
}
const selectIcon = ({ state }: Snapshot) => sliceOf(state).icon
/** What the movement icon can do now. */
const selectIconMoves = ({ options }: Snapshot) =>
  options
    .map(({ notation }) => notation)
    .filter((notation) => notation.startsWith('icon '))
    .join('|')

export const ProspectorWheel = memo(function ProspectorWheel({ seat }: { readonly seat: number }) {
  const first = useSelected(selectWheel)
  const face = useSelected(selectTile)
  const offered = useSelected(selectOffered)
  const icon = useSelected(selectIcon)
  const iconMoves = useSelected(selectIconMoves)
  const points = useSelected(({ state }) => state.seats[seat]?.markers[PROSPECTOR] ?? 0)
  const { table, say, colours, faces } = useTable()
  const { web } = useLanguage().words
  const { wheel: words } = useArea(silverWords).silverTable
  const { game } = table.snapshot()
  const { clockwise } = silverOf(game).content.prospectorWheel
  const tile = game.rules.names.face[face]
  const store = tile === undefined ? undefined : faces.store(tile)
  return (
    <div className="prospector-wheel">
      <Ring clockwise={clockwise} first={first} />
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
        <Thing
          className="at"
          style={atSpot(TILE, GROUND)}
          fly={tile}
          moves={offered ? `take ${tile}` : ''}
          label={words.tile(say.tile(tile))}
        >
          <StoreTile store={store} size={TILE.size} />
        </Thing>
      )}
      {points === 0 ? undefined : (
        <span
          className="at"
          style={atSpot(MARKER, GROUND)}
          data-tip={`${web.board.markers}: +${points}`}
        >
          <BonusMarker points={points} player={colours[seat] ?? 'cardinal'} size={MARKER.size} />
        </span>
      )}
      {icon === 0 ? undefined : (
        <Thing
          className="at movement-icon"
          style={atSpot(IN_HAND, GROUND)}
          moves={iconMoves}
          careful
          label={words.icon}
        >
          <span>
            <Icon name="prospector-piece" size={16} />
            <Icon name="step" size={16} />
          </span>
        </Thing>
      )}
    </div>
  )
})

interface RingProps {
  readonly clockwise: readonly ProspectorSegment[]
  readonly first: number
}

/** How many sixths it was turned so far: always the short way round. */
function useTurns(first: number): number {
  const [turns, setTurns] = useState(first)
  const next = turns + ((((first - turns) % 6) + 9) % 6) - 3
  if (next !== turns) setTurns(next)
  return next
}

const Ring = memo(function Ring({ clockwise, first }: RingProps) {
  const turns = useTurns(first)
  return (
    <svg
      className="art prospector-ring"
      viewBox={`0 0 ${RING.size} ${RING.size}`}
      aria-hidden="true"
      focusable="false"
    >
      <g className="ring-turning" style={{ transform: `rotate(${turns * 60}deg)` }}>
        {clockwise.map((segment, position) => {
          const name = ICONS[segment]
          const [x, y] = pointAt(position, RING.middleLine)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a segment is its place
            <g key={position}>
              <path className={`ring-segment ring-${segment}`} d={SECTOR(position)} />
              <g
                className="ring-upright"
                style={{
                  transform: `rotate(${turns * -60}deg)`,
                  transformOrigin: `${x}px ${y}px`,
                }}
              >
                {name === undefined ? undefined : (
                  <Icon name={name} size={20} x={x - 10} y={y - 10} />
                )}
              </g>
            </g>
          )
        })}
      </g>
    </svg>
  )
})
