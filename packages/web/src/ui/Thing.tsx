/** Anything on the board one can press: ringed when something can be done with it, and never silent. */
import { memo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { useLegal, useTable } from '../game/TableContext.tsx'
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
  } = props
  const { press } = useTable()
  const legal = useLegal(moves)
  return (
    <button
      type="button"
      id={id}
      className={`thing art-focus ${className ?? ''}`}
      style={style}
      aria-label={label}
      aria-disabled={legal === '' ? true : undefined}
      aria-pressed={pressed}
      data-fly={fly}
      data-tip={tip ?? label}
      data-legal={legal === '' ? undefined : legal}
      tabIndex={tabIndex}
      onClick={(event) => {
        if (legal === '' && otherwise !== undefined)
          otherwise(event.currentTarget, event.detail === 0)
        else
          press(moves === '' ? [] : moves.split('|'), label, event.currentTarget, careful ?? false)
      }}
    >
      {children}
    </button>
  )
})
