/** Anything on the board one can press: ringed when something can be done with it, and never silent. */
import { memo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { useLegal, useTable } from '../../game/TableContext.tsx'
import { apart } from './routes.ts'
import { useWayTo } from './use-ways.ts'
import './Thing.css'

interface ThingProps {
  /** What might be done with it, in notation, joined by `|`. */
  readonly moves: string
  readonly label: string
  /** More words for the tooltip; without them, the label. */
  readonly tip?: string
  readonly className?: string
  readonly style?: CSSProperties
  readonly children?: ReactNode
  /** Always lists what can be done before doing it. */
  readonly careful?: boolean
  readonly tabIndex?: number
  readonly id?: string
  readonly pressed?: boolean
  /** The tile it is, so that it flies when it moves. */
  readonly fly?: string | undefined
  /** The space it is on, from where else its piece may come. */
  readonly at?: string
  /** What might be done with it by a piece that has come there; without it, the moves. */
  readonly there?: string
  /** The rule it is about, where no move is refused. */
  readonly clause?: string
  /** Told by the name of its place: while nothing can be done with it, no reader hears of it. */
  readonly quiet?: boolean
  /** What a press means while nothing can be done with it. */
  readonly otherwise?: (element: HTMLElement, touched: boolean) => void
}

export const Thing = memo(function Thing(props: ThingProps) {
  const {
    moves,
    label,
    tip,
    className,
    style,
    children,
    careful,
    tabIndex,
    id,
    pressed,
    otherwise,
    fly,
    at,
    there = moves,
    clause,
    quiet,
  } = props
  const { press, play } = useTable()
  const legal = useLegal(moves)
  const way = useWayTo(at ?? '', at === undefined || legal !== '' ? '' : there)
  return (
    <button
      type="button"
      id={id}
      className={`thing art-focus ${className ?? ''}`}
      style={style}
      aria-label={label}
      aria-disabled={legal === '' && way === '' ? true : undefined}
      aria-hidden={quiet === true && legal === '' && way === '' ? true : undefined}
      aria-pressed={pressed}
      data-fly={fly}
      data-tip={tip ?? label}
      data-legal={legal === '' ? undefined : legal}
      data-plays={way === '' ? undefined : way}
      data-space-of={at}
      tabIndex={tabIndex}
      onClick={(event) => {
        const byMouse = event.detail > 0 && !matchMedia('(pointer: coarse)').matches
        if (way !== '' && byMouse) play(...apart(way))
        else if (legal === '' && otherwise !== undefined)
          otherwise(event.currentTarget, event.detail === 0)
        else
          press(
            moves === '' ? [] : moves.split('|'),
            label,
            event.currentTarget,
            careful ?? false,
            clause,
          )
      }}
    >
      {children}
    </button>
  )
})
