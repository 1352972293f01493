/** The companion is loaded when somebody sits down at a real table. */
import { lazy, Suspense } from 'react'
import type { CompanionScreenProps } from './CompanionScreen.tsx'

const Loaded = lazy(async () => ({
  default: (await import('./CompanionScreen.tsx')).CompanionScreen,
}))

export function CompanionScreen(props: CompanionScreenProps) {
  return (
    <Suspense fallback={<main id="content" aria-busy="true" />}>
      <Loaded {...props} />
    </Suspense>
  )
}
