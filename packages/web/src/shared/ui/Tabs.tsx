/** Tabs with one tab stop and arrow keys between them. */
import { useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import './Tabs.css'

export interface Tab<Id extends string> {
  readonly id: Id
  readonly label: ReactNode
  /** Number of things to do in the tab. */
  readonly count?: number
}

interface TabsProps<Id extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  readonly children: ReactNode
  readonly className?: string
  /** Prefix of the ids of the panels (`${panels}-${id}`), if they are elsewhere on the page. */
  readonly panels?: string
}

export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, children, className } = props
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const at = tabs.findIndex(({ id }) => id === selected)
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : at + (step ?? Number.NaN)
    const tab = tabs[(next + tabs.length) % tabs.length]
    if (tab === undefined) return
    event.preventDefault()
    onSelect(tab.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus()
  }
  const panel = props.panels ?? base
  return (
    <div className={`tabs ${className ?? ''}`}>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={move} tabIndex={-1}>
        {tabs.map(({ id, label: name, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            data-tab={id}
            aria-selected={id === selected}
            aria-controls={`${panel}-${id}`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {name}
            {count !== undefined && count > 0 ? <span className="count">{count}</span> : undefined}
          </button>
        ))}
      </div>
      {props.panels === undefined ? (
        <div
          role="tabpanel"
          id={`${base}-${selected}`}
          aria-labelledby={`${base}-tab-${selected}`}
          className="tab-panel"
        >
          {children}
        </div>
      ) : (
        children
      )}
    </div>
  )
}
