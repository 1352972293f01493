import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'

const Loaded = lazy(async () => ({ default: (await import('./PlanTray.tsx')).PlanTray }))

export function PlanTray(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
