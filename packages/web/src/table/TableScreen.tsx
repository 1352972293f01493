/** The screen of a game at the table: its state, and the parts around the zones. */
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useAnnouncements } from './announcements.ts'
import { useKeepFocus } from './use-keep-focus.ts'
import { useKeys } from './keys.ts'
import { expansionsOf } from '../game/expansions/expansions.ts'
import { useFlipAnimation } from './board/flip-animation.ts'
import { RoundEndWatch } from './round-end/RoundEndWatch.tsx'
import { useComputers } from '../game/computer/use-computers.ts'
import { GameProvider } from './expansions.tsx'
import type { BoardMarks } from '../game/playback/board-marks.ts'
import { usePlayback } from '../game/playback/playback.ts'
import { downloadFile } from '../game/storage/download.ts'
import type { GameSession } from '../game/game-session.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { useSettings } from '../shared/settings/settings.ts'
import { Decision } from './turn/Decision.tsx'
import { useSince } from './log/use-since.ts'
import { PlanNews } from './plans/lazy.tsx'
import { PlanTray } from './turn/lazy.ts'
import { useOnTable } from './plans/use-planning.ts'
import { useSounds } from '../game/use-sounds.ts'
import { Shortcuts } from '../shared/ui/Shortcuts.tsx'
import { Tray } from './turn/Tray.tsx'
import { PinnedHint } from './hint/lazy.ts'
import type { Pinned } from './hint/pinned-hint.ts'
import { Header } from './Header.tsx'
import { PhoneTabs } from './PhoneTabs.tsx'
import type { Zone } from './moves/verbs.ts'
import { SheetHost } from './SheetHost.tsx'
import type { OnlineTab } from './SideTabs.tsx'
import { Troubles } from './Troubles.tsx'
import { ZoneBoundary } from '../shared/ui/ZoneBoundary.tsx'
import { useMedia } from '../shared/ui/media.ts'
import { WINDOWS } from '../shared/ui/windows.ts'
import { useSequenceTooltips } from './moves/SequenceRows.tsx'
import { TableZones } from './TableZones.tsx'
import { useAtTable, useViewer } from './use-at-table.ts'
import { useBoardMarks } from './use-board-marks.ts'
import { useOpenSheet } from './use-open-sheet.ts'
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
  const [sheet, open] = useOpenSheet()
  const [zone, setZone] = useState<Zone>(looking?.zone ?? 'wheel')
  const { game, state, over } = snapshot
  const desktop = useMedia(WINDOWS.desktop)

  const at = useAtTable(session, open.any)
  const viewer = useViewer(at, snapshot)
  const me = looking?.seat ?? viewer
  const [wasOver, setWasOver] = useState(over)
  if (over !== wasOver) {
    setWasOver(over)
    if (over && looking === undefined) open.result()
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
  const ownMarks = useBoardMarks(table, playback, since, coach)
  const [hintMarks, setHintMarks] = useState<BoardMarks>()
  const [pinned, setPinned] = useState<Pinned>()
  const unpin = useCallback(() => setPinned(undefined), [])

  useAnnouncements(
    at,
    snapshot,
    looking !== undefined || snapshot.plan !== undefined || playback.playing,
    true,
  )
  useSounds(snapshot)

  const save = useCallback(() => downloadFile(session.saved()), [session])
  useKeys(at, open.any, setZone, sheet !== undefined)
  useFlipAnimation(state)
  const expansions = expansionsOf(game.config).join(' ')
  useSequenceTooltips(at)
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
        <ZoneBoundary name="header" of={snapshot}>
          <Header seat={me} onSheet={open.any} onSave={save} />
        </ZoneBoundary>
        <div className="under-bar">
          <Troubles session={session} say={at.say} />
          {together?.news}
        </div>
        <TableZones
          session={session}
          snapshot={snapshot}
          me={me}
          marks={looking?.marks ?? hintMarks ?? ownMarks}
          playback={playback}
          since={since}
          open={open}
          coached={coached}
          top={top}
          side={looking?.side}
          together={together}
        >
          {pinned === undefined ? undefined : <PinnedHint pinned={pinned} onUnpin={unpin} />}
          <Decision />
        </TableZones>
        <ZoneBoundary name="tray" of={snapshot}>
          {looking?.foot ??
            (snapshot.plan !== undefined ? (
              <PlanTray onTasks={open.tasks} />
            ) : (
              <Tray
                onTasks={open.tasks}
                onHint={open.hint}
                onResult={open.result}
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
        <ZoneBoundary name="news of plans" of={snapshot}>
          <PlanNews />
        </ZoneBoundary>
        {desktop ? undefined : (
          <ZoneBoundary name="tabs of the zones" of={snapshot}>
            <PhoneTabs zone={zone} onZone={setZone} news={together?.count ?? 0} />
          </ZoneBoundary>
        )}
        <SheetHost
          session={session}
          sheet={sheet}
          ending={together?.ending}
          onMarks={setHintMarks}
          onPin={setPinned}
          onClose={open.close}
        />
      </div>
    </GameProvider>
  )
}
