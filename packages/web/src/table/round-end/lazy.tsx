/** Watches for the end of a round; what tells it is loaded then. */
import { lazy, Suspense, useCallback, useState } from 'react'
import { motionAllowed } from '../../shared/settings/settings.ts'
import type { Snapshot } from '../../game/snapshot.ts'
import { roundEndOf } from './scenes.ts'
import type { RoundEnd } from './scenes.ts'

const Loaded = lazy(async () => ({
  default: (await import('./RoundEndOverlay.tsx')).RoundEndOverlay,
}))

interface CeremoniesProps {
  readonly snapshot: Snapshot
  /** While a turn of the Cardinalbot is told, the end of the round waits. */
  readonly waits: boolean
}

export function Ceremonies({ snapshot, waits }: CeremoniesProps) {
  const { game, moments, state, live, over } = snapshot
  const [seen, setSeen] = useState({ round: state.round, moments: moments.length })
  const [end, setEnd] = useState<RoundEnd>()
  if (live && (state.round !== seen.round || moments.length !== seen.moments)) {
    setSeen({ round: state.round, moments: moments.length })
    const hasCome = state.round > seen.round && seen.round > 0 && moments.length > seen.moments
    // A further move on the table means that nobody waits for it any more.
    setEnd(
      hasCome && !over && motionAllowed() ? roundEndOf(game, moments, seen.moments) : undefined,
    )
  }
  const onOver = useCallback(() => setEnd(undefined), [])
  return end === undefined || waits ? undefined : (
    <Suspense>
      <Loaded key={end.round} end={end} onOver={onOver} />
    </Suspense>
  )
}
