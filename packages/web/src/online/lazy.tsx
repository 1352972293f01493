import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'

const Online = lazy(async () => ({ default: (await import('./OnlineScreen.tsx')).OnlineScreen }))

/** Everything of playing together comes in one chunk, when somebody goes there. */
export function OnlineScreen(props: ComponentProps<typeof Online>) {
  return (
    <Suspense fallback={<main id="content" aria-busy="true" />}>
      <Online {...props} />
    </Suspense>
  )
}
