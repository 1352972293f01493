/** The spaces of a map in the shown position. */
import type { SpaceFacts } from '@tiletum/engine'
import { useCallback } from 'react'
import { spacesIn } from '../../game/position.ts'
import { useSelected } from '../../game/TableContext.tsx'
import type { Snapshot } from '../../game/snapshot.ts'

export const useSpaces = (map: number): readonly SpaceFacts[] =>
  useSelected(useCallback((snapshot: Snapshot) => spacesIn(snapshot, map), [map]))
