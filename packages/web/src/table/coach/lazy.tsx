import type { CoachProps } from './Coach.tsx'
import { useSettings } from '../../shared/settings/settings.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'

const LoadedCoach = lazyPart(async () => (await import('./Coach.tsx')).Coach)

/** The coach, where it is switched on: in the settings, and in a first game. */
export const Coach = (props: CoachProps) =>
  useSettings().coach ? <LoadedCoach {...props} /> : undefined
