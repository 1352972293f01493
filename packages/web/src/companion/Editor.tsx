/** Edit any number: every thing on the table, with what the page believes of it. */
import { useId, useState } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { CostFace, TileFace } from './AnswerFace.tsx'
import type { Companion, Look } from './companion.ts'
import { doubtIn, editGroups, refusedIn } from './edits.ts'
import type { Edit } from './edits.ts'
import { companionWords } from './words.ts'

interface EditorProps {
  readonly companion: Companion
  readonly look: Look
  readonly seats: readonly string[]
}

export function Editor({ companion, look, seats }: EditorProps) {
  const { companion: own } = useLazyWords(companionWords)
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<string>()
  const all = useLazyWords(companionWords)
  const { game, state } = look.snapshot
  const groups = editGroups(game, seats, state, all)
  const wanted = query.trim().toLocaleLowerCase()
  const find = useId()
  return (
    <div className="editor">
      <p>{own.editAbout}</p>
      {look.screen.ask.is === 'over' ? (
        <p className="said">
          {own.editOver}{' '}
          <button type="button" disabled={!look.canUndo} onClick={companion.undo}>
            {own.undo}
          </button>
        </p>
      ) : undefined}
      <label htmlFor={find}>{own.find}</label>
      <input
        id={find}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {groups.map(({ title, edits }) => {
        const shown = edits.filter(({ label }) => label.toLocaleLowerCase().includes(wanted))
        if (shown.length === 0) return undefined
        return (
          <details key={title} open={wanted !== ''}>
            <summary>{title}</summary>
            <EditRows
              edits={shown}
              companion={companion}
              look={look}
              open={open}
              onOpen={setOpen}
            />
          </details>
        )
      })}
    </div>
  )
}

interface EditRowsProps {
  readonly edits: readonly Edit[]
  readonly companion: Companion
  readonly look: Look
  /** The key of the row that is unfolded. */
  readonly open: string | undefined
  readonly onOpen: (key: string | undefined) => void
}

export function EditRows({ edits, companion, look, open, onOpen }: EditRowsProps) {
  return (
    <ul>
      {edits.map((edit) => (
        <li key={edit.key}>
          <EditRow
            edit={edit}
            companion={companion}
            look={look}
            open={open === edit.key}
            onOpen={() => onOpen(open === edit.key ? undefined : edit.key)}
          />
        </li>
      ))}
    </ul>
  )
}

interface EditRowProps {
  readonly edit: Edit
  readonly companion: Companion
  readonly look: Look
  readonly open: boolean
  readonly onOpen: () => void
}

function EditRow({ edit, companion, look, open, onOpen }: EditRowProps) {
  const all = useLazyWords(companionWords)
  const { words } = useLanguage()
  const own = all.companion
  const { game, state } = look.snapshot
  const [doubted, setDoubted] = useState<string>()
  /** What looks impossible is said once; a second tap enters it anyway. */
  const enter = (notation: string) => {
    const refused = refusedIn(game, state, notation)
    const doubt = doubtIn(game, state, notation)
    if (refused === undefined && (doubt === undefined || doubted === notation)) {
      setDoubted(undefined)
      companion.correct(notation)
    } else setDoubted(notation)
  }
  const doubt = doubted === undefined ? undefined : doubtIn(game, state, doubted)
  const refused = doubted === undefined ? undefined : refusedIn(game, state, doubted)
  return (
    <>
      <button type="button" aria-expanded={open} data-edit={edit.key} onClick={onOpen}>
        <span>{edit.label}</span> <strong>{edit.now}</strong>
      </button>
      {open ? (
        <div className="edit">
          {edit.is === 'number' ? (
            <NumberEdit key={edit.value} edit={edit} enter={enter} />
          ) : (
            <ul className="choices">
              {edit.choices.map(({ notation, label, tile, cost }) => (
                <li key={notation}>
                  <button type="button" data-set={notation} onClick={() => enter(notation)}>
                    {tile === undefined ? undefined : <TileFace game={game} id={tile} size={48} />}
                    {cost === undefined ? undefined : <CostFace game={game} id={cost} size={48} />}
                    <span>{label}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          {doubted === undefined ? undefined : (
            <output className="said">
              {refused === undefined
                ? doubt === undefined
                  ? undefined
                  : all.corrections.doubt[doubt]
                : words.refusals.say({ rules: game.rules, seats: [] }, refused)}{' '}
              {refused === undefined ? (
                <button type="button" onClick={() => enter(doubted)}>
                  {own.anyway}
                </button>
              ) : undefined}
            </output>
          )}
        </div>
      ) : undefined}
    </>
  )
}

interface NumberEditProps {
  readonly edit: Extract<Edit, { readonly is: 'number' }>
  readonly enter: (notation: string) => void
}

function NumberEdit({ edit, enter }: NumberEditProps) {
  const { companion } = useLazyWords(companionWords)
  const [value, setValue] = useState(edit.value)
  const step = (by: number) => setValue(Math.min(edit.most, Math.max(0, value + by)))
  return (
    <div className="stepper">
      {[-10, -1].map((by) => (
        <button
          key={by}
          type="button"
          data-by={by}
          disabled={value + by < 0}
          onClick={() => step(by)}
        >
          −{-by}
        </button>
      ))}
      <output data-value={value}>{edit.show(value)}</output>
      {[1, 10].map((by) => (
        <button
          key={by}
          type="button"
          data-by={by}
          disabled={value + by > edit.most}
          onClick={() => step(by)}
        >
          +{by}
        </button>
      ))}
      <button
        type="button"
        className="primary"
        disabled={value === edit.value}
        onClick={() => enter(edit.notation(value))}
      >
        {companion.set}
      </button>
    </div>
  )
}
