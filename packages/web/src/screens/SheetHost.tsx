import { lazy, Suspense } from 'react'
import { DieCard } from '../board/DieCard.tsx'
import { PlaceSheet } from '../board/PlaceSheet.tsx'
import type { Marks } from '../game/marks.ts'
import type { Session } from '../game/session.ts'
import { HintSheet } from '../hint/lazy.tsx'
import { PointsDialog } from '../points/lazy.tsx'
import { RulesDialog } from '../rules/lazy.tsx'
import { useSilver } from '../silver/use-silver.ts'
import { ChoiceSheet } from '../tray/ChoiceSheet.tsx'
import { TasksSheet } from '../tray/TasksSheet.tsx'
import { WasteSheet } from '../tray/WasteSheet.tsx'
import { WhySheet } from '../tray/WhySheet.tsx'
import type { Sheet } from './sheets.ts'

const SettingsDialog = lazy(async () => ({
  default: (await import('../settings/SettingsDialog.tsx')).SettingsDialog,
}))
const KeysDialog = lazy(async () => ({
  default: (await import('../access/KeysDialog.tsx')).KeysDialog,
}))
const EndScreen = lazy(async () => ({ default: (await import('./EndScreen.tsx')).EndScreen }))
const BoardDialog = lazy(async () => ({
  default: (await import('../board/BoardDialog.tsx')).BoardDialog,
}))

const unmarked = () => {}

interface SheetHostProps {
  readonly session: Session
  readonly sheet: Sheet | undefined
  /** What a hint marks on the board. */
  readonly onMarks?: (marks: Marks | undefined) => void
  readonly onClose: () => void
}

export function SheetHost({ session, sheet, onMarks = unmarked, onClose }: SheetHostProps) {
  const silver = useSilver()
  switch (sheet?.is) {
    case undefined:
    case 'log':
      return undefined
    case 'choice':
      return <ChoiceSheet {...sheet} onClose={onClose} />
    case 'why':
      return <WhySheet {...sheet} onClose={onClose} />
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
          <EndScreen session={session} onClose={onClose} />
        </Suspense>
      )
    case 'points':
      return <PointsDialog session={session} onClose={onClose} />
    case 'hint':
      return (
        <HintSheet session={session} anchor={sheet.anchor} onMarks={onMarks} onClose={onClose} />
      )
    case 'technology':
      return silver === undefined ? undefined : (
        <silver.TechnologySheet {...sheet} onClose={onClose} />
      )
    case 'board':
      return (
        <Suspense>
          <BoardDialog seat={sheet.seat} onClose={onClose} />
        </Suspense>
      )
  }
}
