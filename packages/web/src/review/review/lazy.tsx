/** Reviews are loaded when somebody opens one. */
import { lazy, Suspense } from 'react'
import type { ReviewPanelProps } from './ReviewPanel.tsx'

const Panel = lazy(async () => ({ default: (await import('./ReviewPanel.tsx')).ReviewPanel }))

export function ReviewPanel(props: ReviewPanelProps) {
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  )
}
