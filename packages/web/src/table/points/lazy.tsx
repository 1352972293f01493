import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'

const Panel = lazy(async () => ({ default: (await import('./PointsPanel.tsx')).PointsPanel }))

const Large = lazy(async () => ({ default: (await import('./PointsDialog.tsx')).PointsDialog }))

export function PointsPanel(props: ComponentProps<typeof Panel>) {
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  )
}

export function PointsDialog(props: ComponentProps<typeof Large>) {
  return (
    <Suspense>
      <Large {...props} />
    </Suspense>
  )
}
