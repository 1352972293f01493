/** The map: the drawing, what stands on it, and one tab stop that walks from place to place. */
import { NONE } from '@tiletum/engine'
import type { WorldMap } from '@tiletum/engine'
import { memo, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { MapGround, MapRoads, TownGround } from '../map/index.ts'
import { useSelected, useTable } from '../game/TableContext.tsx'
import type { Snapshot } from '../game/snapshot.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Group } from '../ui/Group.tsx'
import { KingPanel } from './KingPanel.tsx'
import type { Marks } from '../game/marks.ts'
import { mapKey } from './map-keys.ts'
import { MAP_GROUND } from './places.ts'
import { SpaceButton } from './SpaceButton.tsx'
import { spaceOn } from './spaces.ts'
import './MapPanel.css'

const selectState = ({ state }: Snapshot) => state
/** Where the piece of the action under way stands: only there its tile can be taken. */
const selectActing = ({ pending, state, seat }: Snapshot) => {
  const now = pending.at(-1)
  if (now?.is !== 'spend' || seat < 0) return NONE
  const piece = ['merchant', 'architect'].indexOf(now.action)
  return state.seats[seat]?.pieces[piece] ?? NONE
}

interface MapStillProps {
  readonly map: WorldMap
  readonly players: number
}

/** What never changes in a game, laid out and drawn once. */
const MapStill = memo(function MapStill({ map, players }: MapStillProps) {
  return (
    <div className="still">
      <MapGround />
      <svg
        viewBox={`0 0 ${MAP_GROUND.width} ${MAP_GROUND.height}`}
        aria-hidden="true"
        focusable="false"
      >
        <MapRoads map={map} />
        {map.towns.map((town) => (
          <TownGround key={town.id} town={town} players={players} />
        ))}
      </svg>
    </div>
  )
})

interface MapPanelProps {
  /** Whose pieces Home and End go to. */
  readonly seat: number
  readonly onPlace: (space: string, anchor: DOMRect) => void
  /** What the Cardinalbot looks at. */
  readonly marks: Marks
}

export const MapPanel = memo(function MapPanel({ seat, onPlace, marks }: MapPanelProps) {
  const state = useSelected(selectState)
  const acting = useSelected(selectActing)
  const { table } = useTable()
  const { web } = useLanguage().words
  const { game } = table.snapshot()
  const { names } = game.rules
  const [focused, setFocused] = useState(names.space[game.rules.board.home] ?? '')
  const ground = useRef<HTMLDivElement>(null)

  const spaces = useMemo(
    () =>
      Array.from({ length: game.rules.board.mainSpaces }, (_, space) =>
        spaceOn(game, state, space),
      ),
    [game, state],
  )
  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset['space'] === undefined)
      return
    const next = mapKey(event, focused, game, state, seat)
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    setFocused(next)
    ground.current?.querySelector<HTMLElement>(`button[data-space="${next}"]`)?.focus()
  }
  const press = (event: MouseEvent) => {
    const piece = event.target instanceof Element && event.target.closest<HTMLElement>('.piece')
    const at = piece ? piece.dataset['pieceAt'] : undefined
    if (piece && at !== undefined) onPlace(at, piece.getBoundingClientRect())
  }
  return (
    <section className="map-panel" aria-label={web.panel.map} id="map">
      <div className="map">
        <Group
          ref={ground}
          className="ground europe"
          label={web.place.map}
          onKeyDown={key}
          onClick={press}
        >
          <MapStill map={game.rules.content.map} players={game.rules.mark} />
          {spaces.map((space, index) => (
            <SpaceButton
              key={space.id}
              space={space}
              acting={index === acting}
              current={space.id === focused}
              mark={
                marks.chosen.has(`town ${space.id}`)
                  ? 'chosen'
                  : marks.compared.has(`town ${space.id}`)
                    ? 'compared'
                    : undefined
              }
              onPlace={onPlace}
              onFocus={setFocused}
            />
          ))}
          <KingPanel />
        </Group>
      </div>
    </section>
  )
})
