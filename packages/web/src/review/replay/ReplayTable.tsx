/** The table of a replay: any moment of a game, and what each turn did. */
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { NO_BOARD_MARKS } from '../../game/playback/board-marks.ts'
import type { SavedGame } from '../../game/storage/saved-game.ts'
import type { GameSession } from '../../game/game-session.ts'
import { TableScreen } from '../../table/TableScreen.tsx'
import { BranchDialog } from './BranchDialog.tsx'
import { changesAt, marksOfChanges } from './changes.ts'
import { turnAt, turnsFrom } from '../../game/timeline/turns.ts'
import { ReplayBar } from './ReplayBar.tsx'
import { ReplayChoices } from './ReplayChoices.tsx'
import type { Speed } from './ReplayChoices.tsx'
import { ReplaySide } from './ReplaySide.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import { ReviewPanel } from '../review/lazy.ts'

interface ReplayTableProps {
  readonly session: GameSession
  readonly game: SavedGame
  /** The moment to begin with. */
  readonly moment: number | undefined
  /** Opens with the review. */
  readonly reviewed?: boolean
  /** Called with the shown moment, to note it in the address. */
  readonly onMoment: (moment: number) => void
  /** Returns to the game in play. */
  readonly onLeave?: () => void
  /** Stores a shared game on this device. */
  readonly onKeep?: () => void
}

const NOTE_AFTER = 400

/** The open dialog: sharing, or playing on after these moves. */
type Opening =
  | { readonly is: 'share' }
  | { readonly is: 'branch'; readonly moves: readonly string[] }

export function ReplayTable(props: ReplayTableProps) {
  const { session, game, moment, reviewed = false, onMoment, onLeave, onKeep } = props
  const { table } = session
  const { shown, moments, opening } = useSyncExternalStore(table.subscribe, table.snapshot)
  const [seat, setSeat] = useState<number>()
  const [speed, setSpeed] = useState<Speed>('normal')
  const [marked, setMarked] = useState(true)
  const [open, setOpen] = useState<Opening>()
  const turns = useMemo(() => turnsFrom(opening, moments), [opening, moments])
  const changes = useMemo(() => changesAt(turns, moments, shown), [turns, moments, shown])
  const marks = useMemo(
    () => (marked ? marksOfChanges(changes) : NO_BOARD_MARKS),
    [marked, changes],
  )

  const [begun, setBegun] = useState(false)
  // A layout effect: otherwise the end of the game would flash first.
  useLayoutEffect(() => {
    table.show(moment ?? turns[1]?.start ?? 0)
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
        zone: reviewed ? 'table' : 'wheel',
        foot: (
          <>
            <ReplayBar
              turns={turns}
              speed={speed}
              choices={choices}
              onShare={() => setOpen({ is: 'share' })}
              onBranch={() => setOpen({ is: 'branch', moves: [] })}
              onLeave={onLeave}
              onKeep={onKeep}
            />
            {open?.is === 'share' ? (
              <ShareDialog game={game} moment={shown} onClose={close} />
            ) : undefined}
            {open?.is === 'branch' ? (
              <BranchDialog game={game} moment={shown} moves={open.moves} onClose={close} />
            ) : undefined}
          </>
        ),
        side: (
          <ReplaySide
            turns={turns}
            at={turnAt(turns, shown)}
            changes={changes}
            choices={choices}
            marked={marked}
            onMarked={setMarked}
            reviewed={reviewed}
            review={
              <ReviewPanel
                game={game}
                content={session.content}
                kept={onKeep === undefined}
                onPlayOn={(from, moves) => {
                  table.show(from)
                  setOpen({ is: 'branch', moves })
                }}
              />
            }
          />
        ),
      }}
    />
  )
}
