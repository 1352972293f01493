/** The spaces of a map as they are now, for the panel that shows it. */
import { useMemo } from 'react'
import { useSelected, useTable } from '../game/TableContext.tsx'
import type { Snapshot } from '../game/snapshot.ts'
import { spaceOn, spacesOf, tabletsOn } from './spaces.ts'
import type { SpaceOn, TabletOn } from './spaces.ts'

const selectState = ({ state }: Snapshot) => state

interface MapNow {
  /** The numbers of its spaces, in the order of the spaces. */
  readonly indices: readonly number[]
  readonly spaces: readonly SpaceOn[]
  /** Of all underground maps. */
  readonly tablets: readonly TabletOn[]
}

export function useSpaces(map: number): MapNow {
  const { table } = useTable()
  const state = useSelected(selectState)
  return useMemo(() => {
    const { game } = table.snapshot()
    const indices = spacesOf(game, state, map)
    return {
      indices,
      spaces: indices.map((space) => spaceOn(game, state, space)),
      tablets: tabletsOn(game.rules, state),
    }
  }, [table, state, map])
}
