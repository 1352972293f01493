/** The zones of the table: where each part lies, by the size of the window. */
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { GameSession } from '../game/game-session.ts'
import type { BoardMarks } from '../game/playback/board-marks.ts'
import type { Playback } from '../game/playback/playback.ts'
import type { Snapshot } from '../game/snapshot.ts'
import { useMedia } from '../shared/ui/media.ts'
import { WINDOWS } from '../shared/ui/windows.ts'
import { ZoneBoundary } from '../shared/ui/ZoneBoundary.tsx'
import { BoardPanel, Goods } from './board/BoardPanel.tsx'
import { DiceList } from './board/DiceList.tsx'
import { FairsPanel } from './board/FairsPanel.tsx'
import { MapZone } from './board/MapZone.tsx'
import { OffersPanel } from './board/OffersPanel.tsx'
import { PlacesTable } from './board/PlacesTable.tsx'
import { PlayersPanel } from './board/PlayersPanel.tsx'
import { WheelPanel } from './board/WheelPanel.tsx'
import { ZoomButton } from './board/ZoomButton.tsx'
import { Coach } from './coach/lazy.tsx'
import { ExpansionParts } from './expansion/ExpansionParts.tsx'
import { Recap } from './log/Recap.tsx'
import type { SinceLastTurn } from './log/use-since.ts'
import { SideTabs } from './SideTabs.tsx'
import type { OnlineTab } from './SideTabs.tsx'
import type { SheetOpeners } from './use-open-sheet.ts'

interface TableZonesProps {
  readonly session: GameSession
  readonly snapshot: Snapshot
  /** The seat whose board is shown. */
  readonly me: number
  readonly marks: BoardMarks
  readonly playback: Playback
  readonly since: SinceLastTurn
  readonly open: SheetOpeners
  readonly coached: boolean
  readonly top: ReactNode
  /** Replaces the tabs beside the map. */
  readonly side: ReactNode
  readonly together: OnlineTab | undefined
  /** The current question. */
  readonly children: ReactNode
}

export function TableZones(props: TableZonesProps) {
  const {
    session,
    snapshot,
    me,
    marks,
    playback,
    since,
    open,
    coached,
    top,
    side,
    together,
    children,
  } = props
  const phone = useMedia(WINDOWS.phone)
  const tabbed = useMedia(WINDOWS.tabbed)
  const tablet = useMedia(WINDOWS.tablet)
  const upright = useMedia(WINDOWS.upright)
  const desktop = useMedia(WINDOWS.desktop)
  const wide = useMedia(WINDOWS.wide)
  const main = useRef<HTMLElement>(null)
  // The pressed button is gone with its page, so the table takes the focus for the keys.
  useEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [])
  const recap = (
    <ZoneBoundary name="recap" of={snapshot}>
      <Recap since={since} />
    </ZoneBoundary>
  )
  return (
    <main className="zones" id="content" tabIndex={-1} ref={main}>
      {tabbed ? (
        <div className="top-goods">
          <Goods seat={me} own />
        </div>
      ) : undefined}
      <div className="top-coach">
        {top}
        {coached ? (
          <ZoneBoundary name="coach" of={snapshot}>
            <Coach seat={me} session={desktop ? undefined : session} />
          </ZoneBoundary>
        ) : undefined}
      </div>
      {tablet ? (
        <div className="top-players">
          <ZoneBoundary name="players" of={snapshot}>
            <PlayersPanel onBoard={open.board} />
          </ZoneBoundary>
        </div>
      ) : undefined}
      <div className="left" data-zone-of="wheel">
        <ZoneBoundary name="wheel" of={snapshot}>
          <WheelPanel seat={me} onDie={open.die} marks={marks} />
        </ZoneBoundary>
        {tabbed ? (
          <>
            {/* During the playback of a turn its end is not shown anywhere else. */}
            {playback.playing ? undefined : recap}
            <ZoneBoundary name="list of dice" of={snapshot}>
              <DiceList onDie={open.die} />
            </ZoneBoundary>
          </>
        ) : undefined}
      </div>
      <div className="left-offers" data-zone-of="offers">
        <ZoneBoundary name="offers" of={snapshot}>
          <OffersPanel />
        </ZoneBoundary>
        <ZoneBoundary name="offers of the expansion" of={snapshot}>
          <ExpansionParts place="offers" seat={me} onOpen={open.thing} />
        </ZoneBoundary>
        {upright || wide ? (
          <ZoneBoundary name="fairs" of={snapshot}>
            <FairsPanel />
          </ZoneBoundary>
        ) : undefined}
      </div>
      <div className="middle" data-zone-of="map">
        <ZoneBoundary name="map" of={snapshot}>
          <MapZone seat={me} onPlace={open.place} marks={marks} />
        </ZoneBoundary>
        {phone ? (
          <>
            <ZoomButton seat={me} marks={marks} />
            <div className="phone-places">
              <PlacesTable onPlace={open.place} seat={me} />
            </div>
          </>
        ) : undefined}
      </div>
      <div className="right" data-zone-of="table">
        {tablet || wide ? undefined : (
          <ZoneBoundary name="players" of={snapshot}>
            <PlayersPanel onBoard={open.board} />
          </ZoneBoundary>
        )}
        <ZoneBoundary name="side tabs" of={snapshot}>
          {side ?? (
            <SideTabs
              session={session}
              playback={playback}
              withBot={snapshot.game.bot !== undefined}
              coached={coached}
              seat={me}
              onPlace={open.place}
              onPoints={open.points}
              together={together}
              since={since}
            />
          )}
        </ZoneBoundary>
      </div>
      <div className="bottom" data-zone-of="mine">
        <ZoneBoundary name="board" of={snapshot}>
          <BoardPanel seat={me} own />
        </ZoneBoundary>
        {desktop && !wide && !playback.playing ? recap : undefined}
        {wide ? (
          <ZoneBoundary name="players" of={snapshot}>
            <PlayersPanel onBoard={open.board} without={me} />
          </ZoneBoundary>
        ) : undefined}
        {upright || wide ? undefined : (
          <ZoneBoundary name="fairs" of={snapshot}>
            <FairsPanel />
          </ZoneBoundary>
        )}
      </div>
      <div className="asked">
        <ZoneBoundary name="question" of={snapshot}>
          {children}
        </ZoneBoundary>
      </div>
    </main>
  )
}
