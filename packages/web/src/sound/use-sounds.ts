/** Plays what happens on the table, for those who switched sounds on. */
import { useEffect, useRef } from 'react'
import type { Snapshot } from '../game/snapshot.ts'
import { currentSettings, useSettings } from '../settings/settings.ts'
import { soundsOf } from './sounds.ts'
import type { Sound } from './sounds.ts'

const FULL = 100

/** Browsers let a page sound only after somebody touched it; before that nothing is even tried. */
const mayPlay = (): boolean => currentSettings().sound && navigator.userActivation.hasBeenActive

export async function playSounds(sounds: readonly Sound[]): Promise<void> {
  if (sounds.length === 0 || !mayPlay()) return
  const { play } = await import('./player.ts')
  if (mayPlay()) play(sounds, currentSettings().volume / FULL)
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
    if (sound) return () => void import('./player.ts').then(({ silence }) => silence())
    return undefined
  }, [sound])
}
