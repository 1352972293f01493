/** Anything on the table that can be pressed: it shows what a press means, and is never silent. */
import { useCallback, useEffect, useId, useMemo, useSyncExternalStore } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { useLegal, useTable } from '../../game/TableContext.tsx'
import type { HelpTopic } from '../../game/help-topics.ts'
import { targetOf } from '../../game/intent/sequences.ts'
import type { PressTarget } from '../../game/intent/sequences.ts'
import { pressesOf } from './presses.ts'
import './Pressable.css'

interface PressableProps {
  /** What might be done with it: what comes first is meant first, each group by itself. */
  readonly wanted: readonly (readonly string[])[]
  readonly label: string
  /** More words for the tooltip; without them, the label. */
  readonly tip?: string
  readonly className?: string
  readonly style?: CSSProperties
  readonly children?: ReactNode
  /** Always lists what can be done before doing it. */
  readonly careful?: boolean
  readonly tabIndex?: number
  /** Drawn as the buttons around it are. */
  readonly bare?: boolean
  /** The tile it is, so that it flies when it moves. */
  readonly fly?: string | undefined
  /** The space it is on, to which a piece may come first. */
  readonly at?: string
  /** What it is for, told where no move says why not. */
  readonly about?: HelpTopic | undefined
  /** Told by the name of its place: while nothing can be done with it, no reader hears of it. */
  readonly quiet?: boolean
  /** What a press means that plays nothing. */
  readonly otherwise?: (element: HTMLElement, touched: boolean) => void
}

export function Pressable(props: PressableProps) {
  const { wanted, label, tip, className, style, children, careful, tabIndex, fly, at, about } =
    props
  const { quiet, otherwise, bare } = props
  const { press } = useTable()
  const { key, target } = usePress(wanted, at, true)
  const legal = useLegal(target)
  const meaning = useMeaning(key)
  const isRefused = legal === '' && meaning !== 'leads' && meaning !== 'asks'
  return (
    <button
      type="button"
      className={bare === true ? className : `thing art-focus ${className ?? ''}`}
      style={style}
      aria-label={label}
      aria-disabled={isRefused ? true : undefined}
      aria-hidden={quiet === true && isRefused ? true : undefined}
      data-fly={fly}
      data-tip={tip ?? label}
      data-press={key}
      data-space-of={at}
      data-meaning={meaning}
      data-legal={legal === '' ? undefined : legal}
      onClick={({ currentTarget, detail }) =>
        press({
          target,
          title: label,
          element: currentTarget,
          byMouse: detail > 0 && !matchMedia('(pointer: coarse)').matches,
          careful,
          about,
          otherwise:
            otherwise === undefined ? undefined : () => otherwise(currentTarget, detail === 0),
        })
      }
      tabIndex={tabIndex}
    >
      {children}
    </button>
  )
}

/** The same target as long as the same is wanted. */
export function useTarget(wanted: readonly (readonly string[])[], at?: string): PressTarget {
  const { table } = useTable()
  const { game } = table.snapshot()
  const text = JSON.stringify(wanted)
  return useMemo(
    () => targetOf(game, JSON.parse(text) as readonly (readonly string[])[], at),
    [game, text, at],
  )
}

/**
 * Makes an element known by its key (`data-press`), from which tooltips tell what it is for.
 * @param isPressed A press on the element itself means what its target says.
 */
export function usePress(
  wanted: readonly (readonly string[])[],
  at?: string,
  isPressed = false,
): { readonly key: string; readonly target: PressTarget } {
  const { table } = useTable()
  const key = useId()
  const target = useTarget(wanted, at)
  useEffect(() => {
    if (target.wanted.every((group) => group.length === 0)) return undefined
    return pressesOf(table).register(key, target, isPressed)
  }, [table, key, target, isPressed])
  return { key, target }
}

function useMeaning(key: string) {
  const { table } = useTable()
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [table.subscribe(listener), pressesOf(table).subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [table],
  )
  return useSyncExternalStore(subscribe, () => pressesOf(table).meaningOf(key)?.is)
}
