/** Scripts of the Cardinalbot by number; the numbers follow those of the base game. */
import { push, SCRIPT } from '../kernel/frames.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { BASE_SCRIPTS } from '../rules/script-numbers.ts'
import { NONE } from '../state.ts'
import { BOT } from './seats.ts'

export const SOLO_SCRIPTS = [
  'bot turn',
  'bot architect',
  'bot merchant',
  'bot character',
  'bot contract',
  'bot king',
  'bot tile',
  'bot required',
  'bot fulfil',
  'bot tasks',
  'bot contracts',
  'bot alike',
] as const
export type SoloScript = (typeof SOLO_SCRIPTS)[number]

export const scriptNumber = (name: SoloScript): number =>
  BASE_SCRIPTS.length + SOLO_SCRIPTS.indexOf(name)

export const BOT_TURN = scriptNumber('bot turn')
export const BOT_TILE = scriptNumber('bot tile')
export const BOT_REQUIRED = scriptNumber('bot required')
export const BOT_FULFIL = scriptNumber('bot fulfil')
export const BOT_TASKS = scriptNumber('bot tasks')
export const BOT_CONTRACTS = scriptNumber('bot contracts')
export const BOT_ALIKE = scriptNumber('bot alike')

/** Begins a script. `left` is the count in the frame's flag: points, units or contracts. */
export function begin(draft: Draft, script: number, left = 0, source = NONE): void {
  push(draft.state, SCRIPT, BOT, script, 0, left, source)
}
