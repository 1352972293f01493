/** The map: its drawing, the pieces and tiles on it, and one tab stop with roving focus. */
import { MAIN_MAP } from '@tiletum/engine'
import type { WorldMap } from '@tiletum/engine'
import { memo } from 'react'
import { MAP, MapGround, MapRoads, TownGround } from '../../shared/art/map/index.ts'
import { seatIn } from '../../game/position.ts'
import { useSelected, useTable } from '../../game/TableContext.tsx'
import type { Snapshot } from '../../game/snapshot.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { Group } from '../../shared/ui/Group.tsx'
import { MapFrame } from './MapFrame.tsx'
import { KingPanel } from './KingPanel.tsx'
import type { BoardMarks } from '../../game/playback/board-marks.ts'
import { boardMarkAt } from '../../game/playback/board-marks.ts'
import { useMapRovingFocus } from './map-roving-focus.ts'
import { placesInEurope } from './place-geometry.ts'
import { SpaceButton } from './SpaceButton.tsx'
import { PathLine } from './PathLine.tsx'
import { useSpaces } from './use-spaces.ts'
import './MapPanel.css'

const pieceOf = (snapshot: Snapshot, seat: number, kind: string): string | undefined =>
  seat < 0 ? undefined : seatIn(snapshot, seat).pieces.find(({ piece }) => piece === kind)?.space

interface MapStillProps {
  readonly map: WorldMap
  readonly players: number
}

/** The parts that never change in a game, laid out and rendered once. */
const MapStill = memo(function MapStill({ map, players }: MapStillProps) {
  return (
    <div className="still">
      <MapGround />
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true" focusable="false">
        <MapRoads map={map} />
        {map.towns.map((town) => (
          <TownGround key={town.id} town={town} players={players} />
        ))}
      </svg>
    </div>
  )
})

export interface MapPanelProps {
  /** The seat whose pieces Home and End go to. */
  readonly seat: number
  readonly onPlace: (space: string, anchor: DOMRect) => void
  /** Outlines of what the Cardinalbot considers. */
  readonly marks: BoardMarks
}

export const MapPanel = memo(function MapPanel({ seat, onPlace, marks }: MapPanelProps) {
  const { table, faces } = useTable()
  const { web } = useLanguage().words
  const { game } = table.snapshot()
  const { names, board } = game.rules
  const spaces = useSpaces(MAIN_MAP)
  const placeOf = placesInEurope(faces)
  const merchant = useSelected((snapshot) => pieceOf(snapshot, seat, 'merchant'))
  const architect = useSelected((snapshot) => pieceOf(snapshot, seat, 'architect'))
  const walk = useMapRovingFocus(
    {
      game,
      spaces: spaces.map(({ space }) => space),
      placeOf,
      nameOf: (space) => faces.town(space)?.name,
      home: merchant,
      end: architect,
    },
    names.space[board.home] ?? '',
    onPlace,
  )
  return (
    <section className="map-panel" aria-label={web.panel.map}>
      <MapFrame>
        <Group
          className="ground europe"
          label={web.place.map}
          onKeyDown={walk.onKeyDown}
          onClick={walk.onClick}
          onClickCapture={walk.onClickCapture}
          onPointerDownCapture={walk.onPointerDownCapture}
        >
          <MapStill map={game.rules.content.map} players={game.rules.mark} />
          {spaces.map((space) => {
            const at = placeOf(space.id)
            return at === undefined ? undefined : (
              <SpaceButton
                key={space.id}
                space={space}
                at={at}
                current={space.id === walk.focused}
                mark={boardMarkAt(marks, space.id)}
                onPlace={onPlace}
                onFocus={walk.setFocused}
              />
            )
          })}
          <KingPanel />
          <PathLine
            placeOf={placeOf}
            from={(walker) => (walker === 'merchant' ? merchant : architect)}
          />
        </Group>
      </MapFrame>
    </section>
  )
})
