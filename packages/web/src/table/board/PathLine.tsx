/** Draws the path to the place under the pointer or the focus, with its cost. */
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from '../../game/TableContext.tsx'
import { pathsFrom } from '../../game/intent/sequences.ts'
import type { PiecePath } from '../../game/intent/paths.ts'
import { runInSlices } from '../../game/intent/slices.ts'
import type { PlaceFinder } from './place-geometry.ts'
import './PathLine.css'

interface WayLineProps {
  readonly placeOf: PlaceFinder
  /** Returns the space of a piece. */
  readonly from: (walker: string) => string | undefined
}

export function PathLine({ placeOf, from }: WayLineProps) {
  const frame = useRef<SVGSVGElement>(null)
  const [space, setSpace] = useState<string>()
  const snapshot = useSnapshot()
  useEffect(() => {
    const ground = frame.current?.parentElement
    if (ground === null || ground === undefined) return undefined
    const look = ({ target }: Event) => {
      const thing =
        target instanceof Element ? target.closest<HTMLElement>('[data-space-of]') : undefined
      setSpace(thing?.dataset['spaceOf'])
    }
    const leave = () => setSpace(undefined)
    ground.addEventListener('pointerover', look)
    ground.addEventListener('focusin', look)
    ground.addEventListener('pointerleave', leave)
    ground.addEventListener('focusout', leave)
    return () => {
      ground.removeEventListener('pointerover', look)
      ground.removeEventListener('focusin', look)
      ground.removeEventListener('pointerleave', leave)
      ground.removeEventListener('focusout', leave)
    }
  }, [])
  const { game, state, legal } = snapshot
  const { names } = game.rules
  const [paths, setPaths] = useState<readonly PiecePath[]>([])
  useEffect(() => {
    if (space === undefined || legal.size === 0) return undefined
    const stop = runInSlices(pathsFrom({ game, state }), (found) =>
      setPaths(found.get(names.space.indexOf(space)) ?? []),
    )
    return () => {
      stop()
      setPaths([])
    }
  }, [game, state, legal, names, space])
  const end = space === undefined ? undefined : placeOf(space)
  return (
    <svg
      ref={frame}
      className="way-line"
      viewBox={end === undefined ? undefined : `0 0 ${end.ground.width} ${end.ground.height}`}
      aria-hidden="true"
    >
      {paths.map((path) => {
        const spaces = [from(path.walker), ...path.over.map((number) => names.space[number])]
        const points = spaces.flatMap((id) => {
          const place = id === undefined ? undefined : placeOf(id)
          return place === undefined ? [] : [place.middle]
        })
        const [x, y] = points.at(-1) ?? [0, 0]
        return (
          <g key={`${path.walker} ${path.over.join(' ')}`}>
            <polyline points={points.map(([px, py]) => `${px},${py}`).join(' ')} />
            <circle cx={x} cy={y} r="9" />
            <text x={x} y={y} dominantBaseline="central" textAnchor="middle">
              {path.points}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
