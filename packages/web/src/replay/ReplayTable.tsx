/** The table with a game to look at: any of its moments, what each turn did, and where it led. */
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { NO_MARKS } from '../game/marks.ts'
import type { SavedGame } from '../game/saved.ts'
import type { Session } from '../game/session.ts'
import { TableScreen } from '../screens/TableScreen.tsx'
import { BranchDialog } from './BranchDialog.tsx'
import { changesAt, marksOfChanges } from './changes.ts'
import { chapterAt, chaptersOf } from './chapters.ts'
import { ReplayBar } from './ReplayBar.tsx'
import { ReplayChoices } from './ReplayChoices.tsx'
import type { Speed } from './ReplayChoices.tsx'
import { ReplaySide } from './ReplaySide.tsx'
import { ShareDialog } from './ShareDialog.tsx'

interface ReplayTableProps {
  readonly session: Session
  readonly game: SavedGame
  /** The moment to begin with. */
  readonly moment: number | undefined
  /** Notes in the address where one is. */
  readonly onMoment: (moment: number) => void
  /** Back to the game that is played. */
  readonly onLeave?: () => void
  /** Puts a shared game among one's own. */
  readonly onKeep?: () => void
}

const NOTE_AFTER = 400

export function ReplayTable(props: ReplayTableProps) {
  const { session, game, moment, onMoment, onLeave, onKeep } = props
  const { table } = session
  const { shown, moments, opening } = useSyncExternalStore(table.subscribe, table.snapshot)
  const [seat, setSeat] = useState<number>()
  const [speed, setSpeed] = useState<Speed>('normal')
  const [marked, setMarked] = useState(true)
  const [open, setOpen] = useState<'share' | 'branch'>()
  const chapters = useMemo(() => chaptersOf(opening.events, moments), [opening, moments])
  const changes = useMemo(() => changesAt(chapters, moments, shown), [chapters, moments, shown])
  const marks = useMemo(() => (marked ? marksOfChanges(changes) : NO_MARKS), [marked, changes])

  const [begun, setBegun] = useState(false)
  // before anything is painted: the end of the game would be seen first
  useLayoutEffect(() => {
    table.show(moment ?? chapters[1]?.start ?? 0)
    setBegun(true)
    // oxlint-disable-next-line react/exhaustive-deps -- only where it begins
  }, [table])
  useEffect(() => {
    if (!begun) return undefined
    const timer = setTimeout(() => onMoment(shown), NOTE_AFTER)
    return () => clearTimeout(timer)
  }, [begun, shown, onMoment])

  const choices = <ReplayChoices speed={speed} onSpeed={setSpeed} seat={seat} onSeat={setSeat} />
  const close = useCallback(() => setOpen(undefined), [])
  return (
    <TableScreen
      session={session}
      looking={{
        marks,
        seat,
        foot: (
          <>
            <ReplayBar
              chapters={chapters}
              speed={speed}
              choices={choices}
              onShare={() => setOpen('share')}
              onBranch={() => setOpen('branch')}
              onLeave={onLeave}
              onKeep={onKeep}
            />
            {open === 'share' ? (
              <ShareDialog game={game} moment={shown} onClose={close} />
            ) : undefined}
            {open === 'branch' ? (
              <BranchDialog game={game} moment={shown} onClose={close} />
            ) : undefined}
          </>
        ),
        side: (
          <ReplaySide
            chapters={chapters}
            at={chapterAt(chapters, shown)}
            changes={changes}
            choices={choices}
            marked={marked}
            onMarked={setMarked}
          />
        ),
      }}
    />
  )
}
