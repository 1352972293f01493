/** All possible moves in words: the whole game can be played from here. */
import type { Option } from '@tiletum/engine'
import { useState } from 'react'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { grouped } from '../moves/groups.ts'
import { idleSentence } from '../moves/idle.ts'
import { bringsFirst } from '../moves/move-icons.ts'
import { GROUPS } from '../moves/verbs.ts'
import { MoveRow } from '../moves/MoveRow.tsx'
import './MoveList.css'

export function MoveList() {
  const snapshot = useSnapshot()
  const { options } = snapshot
  const { say } = useTable()
  const { words } = useLanguage()
  const { hand, web } = words
  const groups = grouped(options)
  if (options.length === 0)
    return <p className="quiet">{idleSentence(words, say, snapshot) ?? web.moves.none}</p>
  return (
    <div className="move-list">
      {GROUPS.map((group) => {
        const list = groups.get(group)?.filter((option) => !isExchange(option)) ?? []
        if (list.length === 0 || group === 'changed') return undefined
        return (
          <section key={group} data-group={group}>
            <h2>{web.moves.groups[group]}</h2>
            <Rows list={list.toSorted(bringsFirst)} />
          </section>
        )
      })}
      <Folded title={hand.list.exchanges} list={options.filter(isExchange)} />
      <Folded title={web.moves.groups.changed} list={groups.get('changed') ?? []} />
    </div>
  )
}

/**
 * Exchanges have so many forms that they would hide the rest; the board asks for them in one form.
 */
const isExchange = ({ verb }: Option): boolean => verb === 'exchange <resource> <resource>'

interface RowsProps {
  readonly list: readonly Option[]
}

function Rows({ list }: RowsProps) {
  return (
    <ul>
      {list.map(({ notation }) => (
        <li key={notation}>
          <MoveRow move={notation} />
        </li>
      ))}
    </ul>
  )
}

/** Dozens of rows, rendered only when the player opens them. */
function Folded({ title, list }: RowsProps & { readonly title: string }) {
  const [open, setOpen] = useState(false)
  if (list.length === 0) return undefined
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open ? <Rows list={list} /> : undefined}
    </details>
  )
}
