/** The coach is loaded for whoever wants it: in the settings, and in a first game. */
import { lazy, Suspense } from 'react'
import type { CoachProps } from './Coach.tsx'
import { useSettings } from '../../shared/settings/settings.ts'

const Advice = lazy(async () => ({ default: (await import('./Coach.tsx')).Coach }))

export function Coach(props: CoachProps) {
  return useSettings().coach ? (
    <Suspense>
      <Advice {...props} />
    </Suspense>
  ) : undefined
}
