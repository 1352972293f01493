/**
 * A layout for an underground map without a drawing: rows by the number of steps from its start.
 */
import type { UndergroundSide } from '@tiletum/engine'
import type { Point } from '../../polygon.ts'
import { UNDERGROUND } from './places.ts'

const TOP = 66
const BOTTOM = 404

export function spread({ start, spaces, links }: UndergroundSide): Readonly<Record<string, Point>> {
  const steps = new Map([[start, 0]])
  for (const [space, step] of steps)
    for (const { between } of links) {
      const next = between.includes(space) ? between.find((id) => id !== space) : undefined
      if (next !== undefined && !steps.has(next)) steps.set(next, step + 1)
    }
  const rows = Math.max(1, ...steps.values())
  return Object.fromEntries(
    spaces.map(({ id }): readonly [string, Point] => {
      const step = steps.get(id) ?? rows
      const row = spaces.filter((space) => (steps.get(space.id) ?? rows) === step)
      const at = row.findIndex((space) => space.id === id)
      return [
        id,
        [((at + 0.5) * UNDERGROUND.width) / row.length, TOP + ((BOTTOM - TOP) * step) / rows],
      ]
    }),
  )
}
