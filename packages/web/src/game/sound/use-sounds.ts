/** Plays what happens on the table, for those who switched sounds on. */
import { useEffect, useRef } from 'react'
import { attempt, attemptLater } from '../../base/browser/attempt.ts'
import { noteLoss } from '../../base/browser/losses.ts'
import type { Snapshot } from '../snapshot.ts'
import { currentSettings, useSettings } from '../../base/settings/settings.ts'
import { soundsOf } from './sounds.ts'
import type { Sound } from './sounds.ts'

const FULL = 100

/** Browsers let a page sound only after somebody touched it; before that nothing is even tried. */
const mayPlay = (wanted: boolean): boolean =>
  wanted && (attempt(() => navigator.userActivation.hasBeenActive) ?? true)

export async function playSounds(
  sounds: readonly Sound[],
  isWanted = () => currentSettings().sound,
): Promise<void> {
  const { silent } = currentSettings()
  const heard = sounds.filter((sound) => !silent.includes(sound))
  if (heard.length === 0 || !mayPlay(isWanted())) return
  const player = await attemptLater(() => import('./player.ts'))
  if (!mayPlay(isWanted())) return
  const played = attempt(() => {
    player?.play(heard, currentSettings().volume / FULL)
    return player
  })
  if (played === undefined) noteLoss('sound')
}

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
        void attemptLater(() => import('./player.ts')).then((player) => player?.silence())
    return undefined
  }, [sound])
}
