/** The table: everything at its place, by the size of the window. */
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useAnnouncements } from '../access/announcements.ts'
import { useKeepFocus } from '../access/keep-focus.ts'
import { useKeys } from '../access/keys.ts'
import { BoardPanel, Goods } from '../board/BoardPanel.tsx'
import { useFlights } from '../board/flights.ts'
import { DiceList } from '../board/DiceList.tsx'
import { useComputers } from '../computer/use-computers.ts'
import { FairsPanel } from '../board/FairsPanel.tsx'
import { MapZone } from '../board/MapZone.tsx'
import { NearButton } from '../board/NearButton.tsx'
import { OffersPanel } from '../board/OffersPanel.tsx'
import { PlacesTable } from '../board/PlacesTable.tsx'
import { PlayersPanel } from '../board/PlayersPanel.tsx'
import { WheelPanel } from '../board/WheelPanel.tsx'
import { TableProvider } from '../game/TableContext.tsx'
import { fairMark, marksOf, NO_MARKS } from '../game/marks.ts'
import type { Marks } from '../game/marks.ts'
import { usePlayback } from '../game/playback.ts'
import { saveAsFile } from '../game/files.ts'
import type { Session } from '../game/session.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useSettings } from '../settings/settings.ts'
import { Decision } from '../tray/Decision.tsx'
import { useSounds } from '../sound/use-sounds.ts'
import { Shortcuts } from '../text-view/Shortcuts.tsx'
import { Tray } from '../tray/Tray.tsx'
import { Coach } from '../lessons/lazy.tsx'
import { Header } from './Header.tsx'
import { PhoneTabs } from './PhoneTabs.tsx'
import type { Zone } from './PhoneTabs.tsx'
import { SheetHost } from './SheetHost.tsx'
import type { Sheet } from './sheets.ts'
import { Technologies } from '../silver/Technologies.tsx'
import { SideTabs } from './SideTabs.tsx'
import { Troubles } from './Troubles.tsx'
import { PHONE, TABLET, UPRIGHT, useMedia } from '../ui/media.ts'
import { useAtTable, useViewer } from './use-at-table.ts'
import './TableScreen.css'
import './phone.css'

/** A game that is only looked at: what takes the place of the tray and of the tabs beside the map. */
export interface LookingOn {
  readonly foot: ReactNode
  readonly side: ReactNode
  readonly marks: Marks
  /** Whose board is shown; without it, that of whoever decides. */
  readonly seat: number | undefined
}

interface TableScreenProps {
  readonly session: Session
  readonly looking?: LookingOn
  /** A lesson does without the coach. */
  readonly coached?: boolean
}

export function TableScreen({
  session,
  looking,
  coached = looking === undefined,
}: TableScreenProps) {
  const { words } = useLanguage()
  const { table } = session
  const snapshot = useSyncExternalStore(table.subscribe, table.snapshot)
  const [sheet, setSheet] = useState<Sheet>()
  const [zone, setZone] = useState<Zone>('wheel')
  const { game, state, over } = snapshot
  const phone = useMedia(PHONE)
  const tablet = useMedia(TABLET)
  const upright = useMedia(UPRIGHT)

  const at = useAtTable(session, setSheet)
  const viewer = useViewer(at, snapshot)
  const me = looking?.seat ?? viewer
  const [wasOver, setWasOver] = useState(over)
  if (over !== wasOver) {
    setWasOver(over)
    if (over && looking === undefined) setSheet({ is: 'result' })
  }

  const computers = useComputers(session)
  const coach = useSettings().coach && coached
  const playback = usePlayback(
    table,
    at.say,
    snapshot,
    looking === undefined ? game.bot : undefined,
  )
  const ownMarks = useMemo(
    () =>
      playback.playing
        ? marksOf(playback.lines, playback.told)
        : coach
          ? fairMark(table.snapshot())
          : NO_MARKS,
    // oxlint-disable-next-line react/exhaustive-deps -- the fair changes with the round
    [playback, coach, table, state.round],
  )
  const [hintMarks, setHintMarks] = useState<Marks>()
  const marks = looking?.marks ?? hintMarks ?? ownMarks

  useAnnouncements(at, snapshot, looking !== undefined)
  useSounds(snapshot)

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
  const openTechnology = useCallback(
    (technology: string, anchor: DOMRect) => setSheet({ is: 'technology', technology, anchor }),
    [],
  )
  const openTasks = useCallback(() => setSheet({ is: 'tasks' }), [])
  const openHint = useCallback((anchor: DOMRect) => setSheet({ is: 'hint', anchor }), [])
  const openPoints = useCallback(() => setSheet({ is: 'points' }), [])
  const openResult = useCallback(() => setSheet({ is: 'result' }), [])
  const save = useCallback(() => saveAsFile(session.saved()), [session])
  useKeys(at, setSheet, setZone, sheet !== undefined)
  useFlights(state)
  useKeepFocus(table, snapshot.moments, sheet !== undefined)

  return (
    <TableProvider value={at}>
      <div
        className="table"
        data-zone={zone}
        data-round={state.round}
        data-over={over ? '' : undefined}
        data-silver={game.rules.tables.silver === undefined ? undefined : ''}
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
        <Header onSheet={setSheet} onSave={save} />
        <Troubles session={session} />
        <main className="zones" id="content">
          {phone ? (
            <div className="top-goods">
              <Goods seat={me} />
            </div>
          ) : undefined}
          <div className="top-coach">{coached ? <Coach seat={me} /> : undefined}</div>
          {tablet ? (
            <div className="top-players">
              <PlayersPanel onBoard={openBoard} />
            </div>
          ) : undefined}
          <div className="left" data-zone-of="wheel">
            <WheelPanel seat={me} onDie={openDie} marks={marks} />
            {phone ? <DiceList onDie={openDie} /> : undefined}
          </div>
          <div className="left-offers" data-zone-of="offers">
            <OffersPanel />
            <Technologies seat={me} onTechnology={openTechnology} />
            {upright ? <FairsPanel /> : undefined}
          </div>
          <div className="middle" data-zone-of="map">
            <MapZone seat={me} onPlace={openPlace} marks={marks} />
            {phone ? (
              <>
                <NearButton seat={me} marks={marks} />
                <div className="phone-places">
                  <PlacesTable onPlace={openPlace} seat={me} />
                </div>
              </>
            ) : undefined}
          </div>
          <div className="right" data-zone-of="table">
            {tablet ? undefined : <PlayersPanel onBoard={openBoard} />}
            {looking?.side ?? (
              <SideTabs
                session={session}
                playback={playback}
                withBot={game.bot !== undefined}
                coached={coached}
                seat={me}
                onPlace={openPlace}
                onPoints={openPoints}
              />
            )}
          </div>
          <div className="bottom" data-zone-of="mine">
            <BoardPanel seat={me} own />
            {upright ? undefined : <FairsPanel />}
          </div>
          <div className="asked">
            <Decision />
          </div>
        </main>
        {looking?.foot ?? (
          <Tray
            onTasks={openTasks}
            onHint={openHint}
            onResult={openResult}
            playback={playback}
            computers={computers}
          />
        )}
        <PhoneTabs zone={zone} onZone={setZone} />
        <SheetHost session={session} sheet={sheet} onMarks={setHintMarks} onClose={close} />
      </div>
    </TableProvider>
  )
}
