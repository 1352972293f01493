/** The command line: answers at once, has a history, and suggests how to go on. */
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, SubmitEvent } from 'react'
import { completions, VIEW_COMMANDS } from '@tiletum/text/commands'
import { useTextView } from './context.ts'

interface CommandProps {
  readonly answer: string
  readonly onLine: (line: string) => void
}

export function Command({ answer, onLine }: CommandProps) {
  const { text, listed } = useTextView()
  const words = text.textView
  const [line, setLine] = useState('')
  const [typed, setTyped] = useState<readonly string[]>([])
  /** Index in the history; -1 is the new line. */
  const [back, setBack] = useState(-1)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [{ commands }] = text.vocabularies

  const send = (sent: string): void => {
    if (sent.trim() !== '') setTyped([sent, ...typed.filter((each) => each !== sent)])
    setLine('')
    setBack(-1)
    onLine(sent)
  }
  const recall = (to: number): void => {
    if (to < -1 || to >= typed.length) return
    setBack(to)
    setLine(typed[to] ?? '')
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowUp') recall(back + 1)
    else if (event.key === 'ArrowDown') recall(back - 1)
    else if (event.key === 'Escape') setLine('')
    else return
    event.preventDefault()
  }
  const next = completions(line, [
    ...listed.map(({ short }) => short),
    ...VIEW_COMMANDS.map((command) => commands[command].words[0] ?? command),
  ]).filter((form) => form !== line)
  return (
    <form
      className="command"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        send(line)
      }}
    >
      <label htmlFor={id}>{words.command}</label>
      <input
        ref={field}
        id={id}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="send"
        aria-describedby={`${id}-hint`}
        value={line}
        onChange={(event) => setLine(event.target.value)}
        onKeyDown={press}
      />
      <button type="submit">{words.send}</button>
      <output className="answer">{answer}</output>
      <p className="hint" id={`${id}-hint`}>
        {words.hint}
      </p>
      {next.length === 0 ? undefined : (
        <ul className="completions" aria-label={words.completions}>
          {next.map((form) => (
            <li key={form}>
              <button
                type="button"
                onClick={() => {
                  send(form)
                  field.current?.focus()
                }}
              >
                {form}
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
