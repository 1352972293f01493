/** Plays the sounds of new moments for players who have switched them on. */
import { useEffect, useRef } from 'react'
import { attemptLater } from '../shared/browser/attempt.ts'
import { useSettings } from '../shared/settings/settings.ts'
import { playSounds } from '../shared/sound/play-sounds.ts'
import { soundsOf } from '../shared/sound/sounds.ts'
import type { Snapshot } from './snapshot.ts'

export function useSounds({ moments, state, live }: Snapshot): void {
  const { sound } = useSettings()
  const heard = useRef(moments.length)
  useEffect(() => {
    const from = heard.current
    heard.current = moments.length
    if (!live || state.round === 0 || moments.length <= from) return
    void playSounds(soundsOf(moments.slice(from).flatMap(({ events }) => events)))
  }, [moments, live, state.round])
  useEffect(() => {
    if (sound)
      return () =>
        void attemptLater(() => import('../shared/sound/player.ts')).then((player) =>
          player?.silence(),
        )
    return undefined
  }, [sound])
}
