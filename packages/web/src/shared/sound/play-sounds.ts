/** Plays sounds for those who switched them on. */
import { attempt, attemptLater } from '../browser/attempt.ts'
import { noteMissingFeature } from '../browser/missing-features.ts'
import { currentSettings } from '../settings/settings.ts'
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
  if (played === undefined) noteMissingFeature('sound')
}
