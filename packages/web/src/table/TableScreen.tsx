/** The table: places all its parts by the size of the window. */
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useAnnouncements } from './announcements.ts'
import { useKeepFocus } from './use-keep-focus.ts'
import { useKeys } from './keys.ts'
import { BoardPanel, Goods } from './board/BoardPanel.tsx'
import { expansionsOf } from '../game/expansions/expansions.ts'
import { useFlipAnimation } from './board/flip-animation.ts'
import { RoundEndWatch } from './round-end/RoundEndWatch.tsx'
import { ExpansionParts } from './expansion/ExpansionParts.tsx'
import { DiceList } from './board/DiceList.tsx'
import { useComputers } from '../game/computer/use-computers.ts'
import { FairsPanel } from './board/FairsPanel.tsx'
import { MapZone } from './board/MapZone.tsx'
import { ZoomButton } from './board/ZoomButton.tsx'
import { OffersPanel } from './board/OffersPanel.tsx'
import { PlacesTable } from './board/PlacesTable.tsx'
import { PlayersPanel } from './board/PlayersPanel.tsx'
import { WheelPanel } from './board/WheelPanel.tsx'
import { GameProvider } from './expansions.tsx'
import { fairMark, boardMarksOf, NO_BOARD_MARKS } from '../game/playback/board-marks.ts'
import type { BoardMarks } from '../game/playback/board-marks.ts'
import { usePlayback } from '../game/playback/playback.ts'
import { downloadFile } from '../game/storage/download.ts'
import type { GameSession } from '../game/game-session.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { useSettings } from '../shared/settings/settings.ts'
import { Decision } from './turn/Decision.tsx'
import { Recap } from './log/Recap.tsx'
import { useSince } from './log/use-since.ts'
import { PlanNews } from './plans/lazy.tsx'
import { PlanTray } from './turn/lazy.ts'
import { useOnTable } from './plans/use-planning.ts'
import { useSounds } from '../game/use-sounds.ts'
import { Shortcuts } from '../shared/ui/Shortcuts.tsx'
import { Tray } from './turn/Tray.tsx'
import { PinnedHint } from './hint/lazy.ts'
import type { Pinned } from './hint/pinned-hint.ts'
import { Coach } from './coach/lazy.tsx'
import { Header } from './Header.tsx'
import { PhoneTabs } from './PhoneTabs.tsx'
import type { Zone } from './moves/verbs.ts'
import { SheetHost } from './SheetHost.tsx'
import type { OpenSheet } from './open-sheet.ts'
import { SideTabs } from './SideTabs.tsx'
import type { OnlineTab } from './SideTabs.tsx'
import { Troubles } from './Troubles.tsx'
import { ZoneBoundary } from '../shared/ui/ZoneBoundary.tsx'
import { useMedia } from '../shared/ui/media.ts'
import { WINDOWS } from '../shared/ui/windows.ts'
import { useTipRows } from './moves/TipRows.tsx'
import { useAtTable, useViewer } from './use-at-table.ts'
import './TableScreen.css'
import './coach.css'
import './phone.css'
import './folded.css'
import './plan.css'

/** A game that can only be watched: what replaces the tray, and the tabs beside the map. */
export interface ReadOnlyTable {
  readonly foot: ReactNode
  readonly side: ReactNode
  readonly marks: BoardMarks
  /** The seat whose board is shown; undefined for the one that decides. */
  readonly seat: number | undefined
  /** The zone that a phone shows first. */
  readonly zone?: Zone
}

interface TableScreenProps {
  readonly session: GameSession
  readonly looking?: ReadOnlyTable
  /** False in lessons, which have no coach. */
  readonly coached?: boolean
  readonly together?: OnlineTab
  /** Shown in place of the coach where the table is no ordinary game. */
  readonly top?: ReactNode
}

export function TableScreen({
  session: played,
  looking,
  coached = looking === undefined,
  together,
  top,
}: TableScreenProps) {
  const { words } = useLanguage()
  const session = useOnTable(played)
  const { table } = session
  const snapshot = useSyncExternalStore(table.subscribe, table.snapshot)
  const [sheet, setSheet] = useState<OpenSheet>()
  const [zone, setZone] = useState<Zone>(looking?.zone ?? 'wheel')
  const { game, state, over } = snapshot
  const phone = useMedia(WINDOWS.phone)
  const tabbed = useMedia(WINDOWS.tabbed)
  const tablet = useMedia(WINDOWS.tablet)
  const upright = useMedia(WINDOWS.upright)
  const desktop = useMedia(WINDOWS.desktop)
  const wide = useMedia(WINDOWS.wide)

  const at = useAtTable(session, setSheet)
  const viewer = useViewer(at, snapshot)
  const me = looking?.seat ?? viewer
  const [wasOver, setWasOver] = useState(over)
  if (over !== wasOver) {
    setWasOver(over)
    if (over && looking === undefined) setSheet({ is: 'result' })
  }

  const computers = useComputers(played)
  const coach = useSettings().coach && coached
  const playback = usePlayback(
    table,
    at.say,
    snapshot,
    looking === undefined && snapshot.plan === undefined ? game.bot : undefined,
  )
  const since = useSince(at, snapshot)
  const ownMarks = useMemo(
    () =>
      playback.playing
        ? boardMarksOf(playback.lines, playback.told)
        : {
            ...(coach ? fairMark(table.snapshot()) : NO_BOARD_MARKS),
            chosen: since.marks?.chosen ?? NO_BOARD_MARKS.chosen,
          },
    // oxlint-disable-next-line react/exhaustive-deps -- the fair changes with the round
    [playback, coach, table, state.round, since.marks],
  )
  const [hintMarks, setHintMarks] = useState<BoardMarks>()
  const [pinned, setPinned] = useState<Pinned>()
  const unpin = useCallback(() => setPinned(undefined), [])
  const marks = looking?.marks ?? hintMarks ?? ownMarks

  useAnnouncements(
    at,
    snapshot,
    looking !== undefined || snapshot.plan !== undefined || playback.playing,
    true,
  )
  useSounds(snapshot)

  const main = useRef<HTMLElement>(null)
  // The pressed button is gone with its page, so the table takes the focus for the keys.
  useEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [])
  const close = useCallback(() => setSheet(undefined), [])
  const openDie = useCallback(
    (colour: string, value: number, anchor: DOMRect) =>
      setSheet({ is: 'die', colour, value, anchor }),
    [],
  )
  const openPlace = useCallback(
    (space: string, anchor: DOMRect) => setSheet({ is: 'place', space, anchor }),
    [],
  )
  const openBoard = useCallback((of: number) => setSheet({ is: 'board', seat: of }), [])
  const openThing = useCallback(
    (thing: string, anchor: DOMRect) => setSheet({ is: 'expansion', thing, anchor }),
    [],
  )
  const openTasks = useCallback(() => setSheet({ is: 'tasks' }), [])
  const openHint = useCallback((anchor: DOMRect) => setSheet({ is: 'hint', anchor }), [])
  const openPoints = useCallback(() => setSheet({ is: 'points' }), [])
  const openResult = useCallback(() => setSheet({ is: 'result' }), [])
  const save = useCallback(() => downloadFile(session.saved()), [session])
  useKeys(at, setSheet, setZone, sheet !== undefined)
  useFlipAnimation(state)
  const expansions = expansionsOf(game.config).join(' ')
  useTipRows(at)
  useKeepFocus(at, snapshot.moments, sheet !== undefined)

  return (
    <GameProvider at={at}>
      <div
        className="table"
        data-zone={zone}
        data-round={state.round}
        data-over={over ? '' : undefined}
        data-expansions={expansions === '' ? undefined : expansions}
        data-plan={snapshot.plan}
        data-computes={snapshot.computes ? '' : undefined}
      >
        <Shortcuts>
          <a
            className="skip-link"
            href="#moves"
            onClick={(event) => {
              event.preventDefault()
              setZone('table')
              document.querySelector<HTMLElement>('#moves')?.focus()
            }}
          >
            {words.web.skip}
          </a>
        </Shortcuts>
        <Header seat={me} onSheet={setSheet} onSave={save} />
        <div className="under-bar">
          <Troubles session={session} say={at.say} />
          {together?.news}
        </div>
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
                <PlayersPanel onBoard={openBoard} />
              </ZoneBoundary>
            </div>
          ) : undefined}
          <div className="left" data-zone-of="wheel">
            <ZoneBoundary name="wheel" of={snapshot}>
              <WheelPanel seat={me} onDie={openDie} marks={marks} />
            </ZoneBoundary>
            {tabbed ? (
              <>
                {/* During the playback of a turn its end is not shown anywhere else. */}
                {playback.playing ? undefined : <Recap since={since} />}
                <DiceList onDie={openDie} />
              </>
            ) : undefined}
          </div>
          <div className="left-offers" data-zone-of="offers">
            <ZoneBoundary name="offers" of={snapshot}>
              <OffersPanel />
            </ZoneBoundary>
            <ZoneBoundary name="offers of the expansion" of={snapshot}>
              <ExpansionParts place="offers" seat={me} onOpen={openThing} />
            </ZoneBoundary>
            {upright || wide ? (
              <ZoneBoundary name="fairs" of={snapshot}>
                <FairsPanel />
              </ZoneBoundary>
            ) : undefined}
          </div>
          <div className="middle" data-zone-of="map">
            <ZoneBoundary name="map" of={snapshot}>
              <MapZone seat={me} onPlace={openPlace} marks={marks} />
            </ZoneBoundary>
            {phone ? (
              <>
                <ZoomButton seat={me} marks={marks} />
                <div className="phone-places">
                  <PlacesTable onPlace={openPlace} seat={me} />
                </div>
              </>
            ) : undefined}
          </div>
          <div className="right" data-zone-of="table">
            {tablet || wide ? undefined : (
              <ZoneBoundary name="players" of={snapshot}>
                <PlayersPanel onBoard={openBoard} />
              </ZoneBoundary>
            )}
            <ZoneBoundary name="side tabs" of={snapshot}>
              {looking?.side ?? (
                <SideTabs
                  session={session}
                  playback={playback}
                  withBot={game.bot !== undefined}
                  coached={coached}
                  seat={me}
                  onPlace={openPlace}
                  onPoints={openPoints}
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
            {desktop && !wide && !playback.playing ? <Recap since={since} /> : undefined}
            {wide ? (
              <ZoneBoundary name="players" of={snapshot}>
                <PlayersPanel onBoard={openBoard} without={me} />
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
              {pinned === undefined ? undefined : <PinnedHint pinned={pinned} onUnpin={unpin} />}
              <Decision />
            </ZoneBoundary>
          </div>
        </main>
        <ZoneBoundary name="tray" of={snapshot}>
          {looking?.foot ??
            (snapshot.plan !== undefined ? (
              <PlanTray onTasks={openTasks} />
            ) : (
              <Tray
                onTasks={openTasks}
                onHint={openHint}
                onResult={openResult}
                playback={playback}
                computers={computers}
              />
            ))}
        </ZoneBoundary>
        {looking === undefined ? (
          <ZoneBoundary name="round end" of={snapshot}>
            <RoundEndWatch snapshot={snapshot} waits={playback.playing} />
          </ZoneBoundary>
        ) : undefined}
        <PlanNews />
        {desktop ? undefined : (
          <PhoneTabs zone={zone} onZone={setZone} news={together?.count ?? 0} />
        )}
        <SheetHost
          session={session}
          sheet={sheet}
          ending={together?.ending}
          onMarks={setHintMarks}
          onPin={setPinned}
          onClose={close}
        />
      </div>
    </GameProvider>
  )
}
