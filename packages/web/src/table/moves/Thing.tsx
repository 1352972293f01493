/** Anything on the board one can press: ringed when something can be done with it, and never silent. */
import { memo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { useLegal, useTable } from '../../game/TableContext.tsx'
import type { HelpTopic } from '../../game/help-topics.ts'
import { apart } from './routes.ts'
import { seriesWords } from './series.ts'
import { useSeries } from './use-series.ts'
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
  /** What it is for, told where no move says why not. */
  readonly about?: HelpTopic | undefined
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
    about,
    quiet,
  } = props
  const { press, play, say, table } = useTable()
  const { words } = useLanguage()
  const legal = useLegal(moves)
  const all = useSeries(moves, at ?? '', there)
  /** Where several lead there, one is asked. */
  const series = all.includes(' | ') ? '' : all
  const told =
    series === ''
      ? undefined
      : words.hand.series(seriesWords(words, say, table.snapshot(), apart(series)))
  return (
    <button
      type="button"
      id={id}
      className={`thing art-focus ${className ?? ''}`}
      style={style}
      aria-label={label}
      aria-disabled={legal === '' && series === '' ? true : undefined}
      aria-hidden={quiet === true && legal === '' && series === '' ? true : undefined}
      aria-pressed={pressed}
      data-fly={fly}
      data-tip={tip ?? label}
      data-tip-plays={told}
      data-for={there === '' ? undefined : there}
      data-legal={legal === '' ? undefined : legal}
      data-plays={series === '' ? undefined : series}
      data-asks={all === series ? undefined : all}
      data-space-of={at}
      tabIndex={tabIndex}
      onClick={(event) => {
        const byMouse = event.detail > 0 && !matchMedia('(pointer: coarse)').matches
        if (series !== '' && byMouse) play(...apart(series))
        else if (legal === '' && otherwise !== undefined)
          otherwise(event.currentTarget, event.detail === 0)
        else
          press(
            moves === '' ? [] : moves.split('|'),
            label,
            event.currentTarget,
            careful ?? false,
            about,
          )
      }}
    >
      {children}
    </button>
  )
})
