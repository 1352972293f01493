import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'

const Loaded = lazy(async () => ({ default: (await import('./HintSheet.tsx')).HintSheet }))

export function HintSheet(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
