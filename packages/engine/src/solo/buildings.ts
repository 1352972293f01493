/** The Cardinalbot's buildings: completed by two characters and an active crest. */
import { at, num } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { NONE } from '../state.ts'
import { markersOf } from './challenges.ts'
import { botOf, isFilled, kindIn } from './bot-things.ts'
import { BOT } from './seats.ts'

/**
 * solo-task-6: A building with two characters and an active crest moves its marker to the action of their
 * kind. Call this once for each character or crest that comes in: only the last of the three completes the
 * building, so the marker is given once.
 */
export function completeBuilding(draft: Draft, building: number): void {
  const { crests, markers } = botOf(draft)
  if (num(crests, building) === NONE || !isFilled(draft, building)) return
  const kind = kindIn(draft, building)
  const points = num(markersOf(draft), building)
  markers[kind] = num(markers, kind) + points
  if (draft.sink !== undefined)
    emit(draft, 'complete', 'solo-task-6', BOT, NONE, {
      building: building + 1,
      points,
      action: at(draft.rules.names.action, kind),
    })
}
