/** The board as the page believes it, part by part: each agrees, or what differs is tapped and corrected. */
import { useState } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import type { Companion, Look } from './companion.ts'
import { EditRows } from './Editor.tsx'
import { editGroups } from './edits.ts'
import { companionWords } from './words.ts'

interface CheckTableProps {
  readonly companion: Companion
  readonly look: Look
  readonly seats: readonly string[]
}

export function CheckTable({ companion, look, seats }: CheckTableProps) {
  const all = useLazyWords(companionWords)
  const { companion: own } = all
  const [agreed, setAgreed] = useState<readonly string[]>([])
  const [open, setOpen] = useState<string>()
  const { game, state } = look.snapshot
  const groups = editGroups(game, seats, state, all)
  const current = groups.find(({ title }) => !agreed.includes(title))?.title
  return (
    <div className="editor">
      <p>{own.checkAbout}</p>
      {groups.map(({ title, edits }) => (
        <details key={title} open={title === current}>
          <summary>
            {agreed.includes(title) ? '✓ ' : ''}
            {title}
          </summary>
          <EditRows edits={edits} companion={companion} look={look} open={open} onOpen={setOpen} />
          <button
            type="button"
            className="primary agrees"
            onClick={() => setAgreed([...agreed, title])}
          >
            {own.agrees}
          </button>
        </details>
      ))}
    </div>
  )
}
