/** The rules reference is loaded when somebody looks into it. */
import { lazy, Suspense } from 'react'

const Loaded = lazy(async () => ({ default: (await import('./RulesDialog.tsx')).RulesDialog }))

interface RulesDialogProps {
  readonly clause: string | undefined
  /** The icon whose meaning is asked. */
  readonly icon?: string
  /** The word of the glossary that is asked about. */
  readonly term?: string
  readonly onClose: () => void
}

export function RulesDialog(props: RulesDialogProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
