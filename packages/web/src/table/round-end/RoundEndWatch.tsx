/** Watches for the end of a round and shows its overlay, which is loaded only then. */
import { useCallback, useState } from 'react'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { motionAllowed } from '../../shared/settings/settings.ts'
import type { Snapshot } from '../../game/snapshot.ts'
import { roundEndOf } from './scenes.ts'
import type { RoundEnd } from './scenes.ts'

const RoundEndOverlay = lazyPart(
  async () => (await import('./RoundEndOverlay.tsx')).RoundEndOverlay,
)

interface RoundEndProps {
  readonly snapshot: Snapshot
  /** True while a turn of the Cardinalbot is shown: the end of the round waits for it. */
  readonly waits: boolean
}

export function RoundEndWatch({ snapshot, waits }: RoundEndProps) {
  const { game, moments, state, live, over } = snapshot
  const [seen, setSeen] = useState({ round: state.round, moments: moments.length })
  const [end, setEnd] = useState<RoundEnd>()
  if (live && (state.round !== seen.round || moments.length !== seen.moments)) {
    setSeen({ round: state.round, moments: moments.length })
    const hasCome = state.round > seen.round && seen.round > 0 && moments.length > seen.moments
    // A new move on the table ends the overlay.
    setEnd(
      hasCome && !over && motionAllowed() ? roundEndOf(game, moments, seen.moments) : undefined,
    )
  }
  const onOver = useCallback(() => setEnd(undefined), [])
  return end === undefined || waits ? undefined : (
    <RoundEndOverlay key={end.round} end={end} onOver={onOver} />
  )
}
