import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { DieCard } from './board/DieCard.tsx'
import { PlaceSheet } from './board/PlaceSheet.tsx'
import type { BoardMarks } from '../game/playback/board-marks.ts'
import type { GameSession } from '../game/game-session.ts'
import { HintSheet } from './hint/lazy.ts'
import type { Pinned } from './hint/pinned-hint.ts'
import { PointsDialog } from './points/lazy.ts'
import { RulesDialog } from '../rules/lazy.ts'
import { ExpansionParts } from './expansion/ExpansionParts.tsx'
import { PressSheet } from './turn/PressSheet.tsx'
import { TasksSheet } from './turn/TasksSheet.tsx'
import { WasteSheet } from './turn/WasteSheet.tsx'
import { ZoneBoundary } from '../shared/ui/ZoneBoundary.tsx'
import type { OpenSheet } from './open-sheet.ts'

const SettingsDialog = lazy(async () => ({
  default: (await import('../shared/settings-dialog/SettingsDialog.tsx')).SettingsDialog,
}))
const KeysDialog = lazy(async () => ({
  default: (await import('./KeysDialog.tsx')).KeysDialog,
}))
const EndScreen = lazy(async () => ({ default: (await import('./EndScreen.tsx')).EndScreen }))
const BoardDialog = lazy(async () => ({
  default: (await import('./board/BoardDialog.tsx')).BoardDialog,
}))

const unmarked = () => {}

interface SheetHostProps {
  readonly session: GameSession
  readonly sheet: OpenSheet | undefined
  /** Shown after the game instead of the offer of a new one. */
  readonly ending?: ReactNode
  /** Marks what a hint names on the board. */
  readonly onMarks?: (marks: BoardMarks | undefined) => void
  /** Pins a hint. */
  readonly onPin?: (pinned: Pinned) => void
  readonly onClose: () => void
}

/** An error inside a sheet closes only the sheet. */
export function SheetHost(props: SheetHostProps) {
  return (
    <ZoneBoundary name={`sheet ${props.sheet?.is ?? 'none'}`} of={props.sheet}>
      <OpenSheet {...props} />
    </ZoneBoundary>
  )
}

function OpenSheet(props: SheetHostProps) {
  const { session, sheet, ending, onMarks = unmarked, onPin, onClose } = props
  switch (sheet?.is) {
    case undefined:
    case 'log':
      return undefined
    case 'press':
      return <PressSheet {...sheet} onClose={onClose} />
    case 'waste':
      return <WasteSheet move={sheet.move} onClose={onClose} />
    case 'die':
      return <DieCard key={`${sheet.colour} ${sheet.value}`} {...sheet} onClose={onClose} />
    case 'place':
      return <PlaceSheet space={sheet.space} anchor={sheet.anchor} onClose={onClose} />
    case 'rules':
      return <RulesDialog clause={sheet.clause} onClose={onClose} />
    case 'tasks':
      return <TasksSheet onClose={onClose} />
    case 'settings':
      return (
        <Suspense>
          <SettingsDialog onClose={onClose} />
        </Suspense>
      )
    case 'keys':
      return (
        <Suspense>
          <KeysDialog onClose={onClose} />
        </Suspense>
      )
    case 'result':
      return (
        <Suspense>
          <EndScreen session={session} ending={ending} onClose={onClose} />
        </Suspense>
      )
    case 'points':
      return <PointsDialog session={session} onClose={onClose} />
    case 'hint':
      return (
        <HintSheet
          session={session}
          anchor={sheet.anchor}
          onMarks={onMarks}
          {...(onPin === undefined ? {} : { onPin })}
          onClose={onClose}
        />
      )
    case 'expansion':
      return (
        <ExpansionParts place="sheet" thing={sheet.thing} anchor={sheet.anchor} onClose={onClose} />
      )
    case 'board':
      return (
        <Suspense>
          <BoardDialog seat={sheet.seat} onClose={onClose} />
        </Suspense>
      )
  }
}
