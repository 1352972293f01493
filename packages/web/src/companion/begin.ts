/** A new game with the box, on this device. */
import type { GameConfig } from '@tiletum/engine'
import { go } from '../shared/navigation/route.ts'
import { PLAYER_COLOURS } from '../shared/theme/tokens.ts'
import { newGame } from '../game/storage/saved-game.ts'
import type { SoloChoice } from '../new-game/SoloFields.tsx'
import { DEALING } from './habits.ts'
import type { Dealing } from './habits.ts'
import { writeMarks } from './marks.ts'
import type { MarkList } from './marks.ts'
import { companionStore } from '../game/storage/companion-store.ts'

export interface Beginning {
  /** Of everybody around the table; the Cardinalbot sits opposite one alone. */
  readonly names: readonly string[]
  readonly silver: boolean
  readonly solo: SoloChoice
  readonly dealing: Dealing
  /** What was ticked off already. */
  readonly marks?: MarkList
}

export async function beginAtTable(beginning: Beginning): Promise<void> {
  const { names, dealing, marks } = beginning
  const players = names.map((name, seat) => ({
    name,
    colour: PLAYER_COLOURS[seat] ?? PLAYER_COLOURS[0],
  }))
  const game = { ...newGame(configOf(beginning), players), freeUndo: true }
  await companionStore.write(game)
  writeMarks(game.id, { ...marks, deals: DEALING.indexOf(dealing) })
  go({ at: 'companion', page: game.id })
}

function configOf({ names, silver, solo }: Beginning): GameConfig {
  const alone = names.length === 1
  const modules = [
    'base',
    ...(alone ? (['solo'] as const) : []),
    ...(silver ? (['silver'] as const) : []),
    'companion',
  ] as const
  if (!alone) return { modules, players: names.length }
  return solo.difficulty === 'chosen'
    ? { modules, players: 1, challenges: solo.chosen }
    : { modules, players: 1, difficulty: solo.difficulty }
}
