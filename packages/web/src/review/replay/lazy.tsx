/** Replays are loaded when somebody looks back. */
import { lazy, Suspense } from 'react'

const Replay = lazy(async () => ({ default: (await import('./ReplayScreen.tsx')).ReplayScreen }))
const Shared = lazy(async () => ({ default: (await import('./SharedScreen.tsx')).SharedScreen }))

export interface ReplayProps {
  readonly id: string
  readonly moment?: number | undefined
  /** Opens with the review. */
  readonly reviewed?: boolean
}

export function ReplayScreen({ id, moment, reviewed }: ReplayProps) {
  return (
    <Suspense fallback={<main id="content" aria-busy="true" />}>
      <Replay id={id} moment={moment} reviewed={reviewed ?? false} />
    </Suspense>
  )
}

export function SharedScreen({ id, moment }: ReplayProps) {
  return (
    <Suspense fallback={<main id="content" aria-busy="true" />}>
      <Shared id={id} moment={moment} />
    </Suspense>
  )
}
