/** An underground map: the cut through the ground, what stands in it, and one tab stop. */
import type { SpaceFacts, TabletFacts, UndergroundSide } from '@tiletum/engine'
import { memo } from 'react'
import { boardMarkAt } from '../../game/playback/board-marks.ts'
import { useSelected, useTable } from '../../game/TableContext.tsx'
import type { Snapshot } from '../../game/snapshot.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import {
  BLEED,
  planOf,
  Tablet,
  TollSign,
  UNDERGROUND,
  UndergroundGround,
} from '../../shared/art/map/underground/index.ts'
import type { TabletPlace } from '../../shared/art/map/underground/index.ts'
import { Group } from '../../shared/ui/Group.tsx'
import { Pressable } from '../moves/Pressable.tsx'
import { entryWords, tabletWords } from '../../game/expansions/silver-words.ts'
import { MapFrame } from '../board/MapFrame.tsx'
import type { MapPanelProps } from '../board/MapPanel.tsx'
import { useMapRovingFocus } from '../board/map-roving-focus.ts'
import { silverOfTable } from './silver-facts.ts'
import { placesBelow } from './places-below.ts'
import { SpaceButton } from '../board/SpaceButton.tsx'
import { pieceSpace } from '../board/piece-space.ts'
import { atSpot, inBox } from '../board/drawing-position.ts'
import { useSpaces } from '../board/use-spaces.ts'
import '../../shared/art/map/underground/underground.css'
import { PathLine } from '../board/PathLine.tsx'
import './UndergroundPanel.css'

const selectState = ({ state }: Snapshot) => state
const selectTablets = (snapshot: Snapshot) => silverOfTable(snapshot).tablets
const selectSeat = ({ seat }: Snapshot) => seat

interface UndergroundPanelProps extends MapPanelProps {
  readonly map: number
  readonly side: UndergroundSide
}

export const UndergroundPanel = memo(function UndergroundPanel(props: UndergroundPanelProps) {
  const { map, side, seat, onPlace, marks } = props
  const state = useSelected(selectState)
  const { table } = useTable()
  const { web } = useLanguage().words
  const { game } = table.snapshot()
  const { names } = game.rules
  const name = names['map']?.[map] ?? ''
  const spaces = useSpaces(map)
  const tablets = useSelected(selectTablets)
  const placeOf = placesBelow(side)
  const walk = useMapRovingFocus(
    {
      game,
      spaces: spaces.map(({ space }) => space),
      placeOf,
      nameOf: (id) => townName(side, id),
      home: names.space[pieceSpace({ game, state }, seat, map)],
      end: side.start,
    },
    side.start,
    onPlace,
  )
  return (
    <section className="map-panel below" aria-label={`${web.place.tabs.underground} ${name}`}>
      <MapFrame>
        <Group
          className="ground underground"
          label={web.place.underground(name)}
          onKeyDown={walk.onKeyDown}
          onClick={walk.onClick}
          onClickCapture={walk.onClickCapture}
          onPointerDownCapture={walk.onPointerDownCapture}
        >
          <div className="still" style={inBox(BLEED, UNDERGROUND)}>
            <UndergroundGround side={side} players={game.rules.mark} />
          </div>
          {planOf(side).galleries.map(({ tablet }) => {
            const on = tablet === undefined ? undefined : find(tablets, tablet)
            return tablet === undefined || on === undefined ? undefined : (
              <TabletButton key={tablet.between.join(' ')} place={tablet} tablet={on} map={map} />
            )
          })}
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
          <PathLine
            placeOf={placeOf}
            from={() => names.space[pieceSpace({ game, state }, seat, map)]}
          />
          {spaces.map((space) => (
            <Toll key={space.id} space={space} side={side} />
          ))}
        </Group>
      </MapFrame>
    </section>
  )
})

function townName({ spaces }: UndergroundSide, id: string): string | undefined {
  const space = spaces.find((one) => one.id === id)
  return space?.kind === 'town' ? space.name : undefined
}

const find = (tablets: readonly TabletFacts[], { between }: TabletPlace): TabletFacts | undefined =>
  tablets.find((tablet) => tablet.between.every((end) => between.includes(end)))

interface TabletButtonProps {
  readonly place: TabletPlace
  readonly tablet: TabletFacts
  readonly map: number
}

/** Pressing a tablet walks over it if the own prospector stands before it. */
function TabletButton({ place, tablet, map }: TabletButtonProps) {
  const { table, say } = useTable()
  const { words } = useLanguage()
  const seat = useSelected(selectSeat)
  const snapshot = table.snapshot()
  const { game, legal } = snapshot
  const waysTo = (end: string) => [`walk prospector ${end}`, `icon walk ${end}`]
  const from = game.rules.names.space[pieceSpace(snapshot, seat, map)]
  const before = tablet.between.find((end) => end === from)
  // A piece elsewhere may reach the ends of the tablet, but not walk over it: the moves then only
  // explain why not.
  const moves =
    before === undefined
      ? tablet.between.flatMap(waysTo).filter((move) => !legal.has(move))
      : tablet.between.filter((end) => end !== before).flatMap(waysTo)
  const label = tabletWords(words, say, tablet)
  return (
    <Pressable
      className="at tablet no-place"
      style={inBox(place.box, UNDERGROUND)}
      wanted={[moves]}
      label={label}
      tabIndex={-1}
      quiet
    >
      <Tablet effect={tablet.covered ? undefined : tablet.effect} />
    </Pressable>
  )
}

/** The cost of entering, beside the town of the entrance. */
function Toll({ space, side }: { readonly space: SpaceFacts; readonly side: UndergroundSide }) {
  const { words } = useLanguage()
  const place = planOf(side).towns.get(space.id)
  const { below } = space
  if (below?.enterSilver === undefined || below.enterSilver === 0) return undefined
  if (place === undefined) return undefined
  return (
    <Pressable
      className="at toll no-place"
      style={atSpot(place.pennant, UNDERGROUND, 1)}
      wanted={[[`enter ${below.name}`, `enter ${below.name} free`]]}
      label={entryWords(words, below.enterSilver)}
      tabIndex={-1}
    >
      <TollSign silver={below.enterSilver} />
    </Pressable>
  )
}
