/** The action wheel with its dice and bonus tiles. */
import { firstPosition, NONE } from '@tiletum/engine'
import type { DieColour, SegmentFacts } from '@tiletum/engine'
import { memo, useCallback, useState } from 'react'
import {
  BonusMarker,
  bonusSpot,
  Die,
  dieSpots,
  markerSpot,
  StoreTile,
  Wheel,
  WHEEL,
} from '../../shared/art/index.ts'
import type { BoardMarks } from '../../game/playback/board-marks.ts'
import { fromExpansions } from '../../game/expansions/expansions.ts'
import { seatIn, wheelIn } from '../../game/position.ts'
import { useIsLegal, useSelected, useTable } from '../../game/TableContext.tsx'
import type { Snapshot } from '../../game/snapshot.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { Group } from '../../shared/ui/Group.tsx'
import { ExpansionParts } from '../expansion/ExpansionParts.tsx'
import { Pressable } from '../moves/Pressable.tsx'
import { QuickTake } from './QuickTake.tsx'
import { atSpot } from './drawing-position.ts'
import './WheelPanel.css'

const GROUND = { width: WHEEL.size, height: WHEEL.size }

const selectWheel = (snapshot: Snapshot) => wheelIn(snapshot, NONE)
const selectFirst = ({ game, state }: Snapshot) => firstPosition(game.rules, state).value
/** The action whose bonus tile is offered now. */
const selectOffered = ({ pending }: Snapshot) => {
  const now = pending.at(-1)
  return now?.is === 'tile' ? now.action : undefined
}

interface WheelPanelProps {
  /** The seat whose bonus markers are shown. */
  readonly seat: number
  readonly onDie: (colour: string, value: number, anchor: DOMRect) => void
  /** Outlines of what the Cardinalbot considers. */
  readonly marks: BoardMarks
}

export const WheelPanel = memo(function WheelPanel({ seat, onDie, marks }: WheelPanelProps) {
  const { say, colours, faces } = useTable()
  const { words } = useLanguage()
  const { nouns, web } = words
  const wheel = useSelected(selectWheel)
  const first = useSelected(selectFirst)
  const offered = useSelected(selectOffered)
  const markers = useSelected((snapshot) => (seat < 0 ? undefined : seatIn(snapshot, seat).markers))
  const segments = aroundFrom(wheel, first)
  const actions = segments.map(({ action }) => action)
  return (
    <section className="wheel-panel" aria-label={web.panel.wheel} id="wheel">
      <div className="ground wheel">
        <Wheel actions={actions} first={first} size={WHEEL.size} />
        {segments.map((segment, position) => {
          const { action, value, dice, tile } = segment
          const store = tile === undefined ? undefined : faces.store(tile)
          const points = markers?.find((marker) => marker.action === action)?.points ?? 0
          return (
            <Group
              key={action}
              label={
                fromExpansions((one) => one.segmentName(words, segment)) ??
                web.die.segment(nouns.action[action], value)
              }
              className="segment"
            >
              {dice.map((colour, index) => (
                <DieButton
                  // oxlint-disable-next-line react/no-array-index-key -- equal dice are alike
                  key={`${colour} ${index}`}
                  colour={colour}
                  value={value}
                  position={position}
                  index={index}
                  count={dice.length}
                  onDie={onDie}
                  mark={
                    marks.chosen.has(`die ${colour} ${value}`)
                      ? 'chosen'
                      : marks.compared.has(`die ${colour} ${value}`)
                        ? 'compared'
                        : undefined
                  }
                />
              ))}
              {tile === undefined || store === undefined ? undefined : (
                <Pressable
                  className="at"
                  style={atSpot(bonusSpot(position), GROUND)}
                  fly={tile}
                  wanted={offered === action ? [[`take ${tile}`]] : []}
                  about="wheelTile"
                  label={web.part(web.die.tile, say.tile(tile))}
                >
                  <StoreTile store={store} size={bonusSpot(position).size} />
                </Pressable>
              )}
              {points === 0 ? undefined : (
                <span
                  className="at"
                  style={atSpot(markerSpot(position), GROUND)}
                  data-tip={web.part(web.board.markers, `+${points}`)}
                >
                  <BonusMarker
                    points={points}
                    player={colours[seat] ?? 'cardinal'}
                    size={markerSpot(position).size}
                  />
                </span>
              )}
            </Group>
          )
        })}
      </div>
      <ExpansionParts place="wheel" seat={seat} />
    </section>
  )
})

/** Returns the segments clockwise, beginning at the first position. */
const aroundFrom = (wheel: readonly SegmentFacts[], first: number): readonly SegmentFacts[] => [
  ...wheel.slice(first - 1),
  ...wheel.slice(0, first - 1),
]

/** At the height of the die, beside the whole wheel, so that the other dice stay visible. */
function besideWheel(die: Element): DOMRect {
  const { top, height } = die.getBoundingClientRect()
  const wheel = die.closest('.wheel')?.getBoundingClientRect()
  return new DOMRect(wheel?.left ?? 0, top, wheel?.width ?? 0, height)
}

interface DieButtonProps {
  readonly colour: DieColour
  readonly value: number
  /** Index of the die and number of dice at this position of the wheel. */
  readonly position: number
  readonly index: number
  readonly count: number
  readonly onDie: WheelPanelProps['onDie']
  readonly mark: 'compared' | 'chosen' | undefined
}

const DieButton = memo(function DieButton(props: DieButtonProps) {
  const { colour, value, position, index, count, onDie, mark } = props
  const { say, faces } = useTable()
  const [met, setMet] = useState(false)
  const move = `die ${colour} ${value}`
  const legal = useIsLegal(move)
  const { nouns, web } = useLanguage().words
  const name = web.die.name(nouns.colour[colour], value)
  const long = useSelected(
    useCallback(({ state }: Snapshot) => say.move(state, move).long, [say, move]),
  )
  const spot = dieSpots(position, count)[index]
  if (spot === undefined) return undefined
  const style = atSpot(spot, GROUND)
  return (
    <>
      <button
        type="button"
        className="thing at art-focus die"
        style={style}
        aria-label={legal ? long : name}
        data-tip={long === move ? name : long}
        data-mark={mark}
        data-die={`${colour} ${value}`}
        data-resource={faces.die(colour)}
        data-legal={legal ? move : undefined}
        onPointerEnter={({ pointerType }) => setMet(pointerType === 'mouse')}
        onPointerLeave={({ currentTarget, relatedTarget }) => {
          const beside = currentTarget.nextElementSibling
          if (!(relatedTarget instanceof Node && beside?.contains(relatedTarget))) setMet(false)
        }}
        onClick={(event) => onDie(colour, value, besideWheel(event.currentTarget))}
      >
        <Die resource={faces.die(colour)} value={value} size={spot.size} />
      </button>
      {met && legal ? (
        <QuickTake colour={colour} value={value} style={style} onLeave={() => setMet(false)} />
      ) : undefined}
    </>
  )
})
