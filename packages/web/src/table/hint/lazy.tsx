import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'

const Loaded = lazy(async () => ({ default: (await import('./HintSheet.tsx')).HintSheet }))

const LoadedPin = lazy(async () => ({ default: (await import('./PinnedHint.tsx')).PinnedHint }))

export function PinnedHint(props: ComponentProps<typeof LoadedPin>) {
  return (
    <Suspense>
      <LoadedPin {...props} />
    </Suspense>
  )
}

export function HintSheet(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
