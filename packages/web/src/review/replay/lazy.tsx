/** Replays are loaded when somebody looks back. */
import { lazy, Suspense } from 'react'

const Replay = lazy(async () => ({ default: (await import('./ReplayScreen.tsx')).ReplayScreen }))
const Shared = lazy(async () => ({ default: (await import('./SharedScreen.tsx')).SharedScreen }))

export interface Looking {
  readonly id: string
  readonly moment?: number | undefined
  /** Opens with the review. */
  readonly reviewed?: boolean
}

export function ReplayScreen({ id, moment, reviewed }: Looking) {
  return (
    <Suspense fallback={<main id="content" aria-busy="true" />}>
      <Replay id={id} moment={moment} reviewed={reviewed ?? false} />
    </Suspense>
  )
}

export function SharedScreen({ id, moment }: Looking) {
  return (
    <Suspense fallback={<main id="content" aria-busy="true" />}>
      <Shared id={id} moment={moment} />
    </Suspense>
  )
}
