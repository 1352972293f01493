/** Plays sounds if they are switched on. */
import { attempt, attemptLater } from '../browser/attempt.ts'
import { noteMissingFeature } from '../browser/missing-features.ts'
import { currentSettings } from '../settings/settings.ts'
import type { Sound } from './sounds.ts'

const FULL = 100

/** Browsers allow sound only after the first input; before that nothing is loaded. */
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
