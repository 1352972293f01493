/** An edition being edited. Its text counts, and is checked and stored with every change. */
import { content as standard } from '@tiletum/content'
import type { Applied, JsonPath } from '@tiletum/content/edition'
import type * as Tools from '@tiletum/content/edition'
import type { Content } from '@tiletum/engine'
import { parseJson } from '@tiletum/engine/json'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { editions } from '../game/storage/edition-store.ts'
import type { StoredEdition } from '../game/storage/edition-store.ts'

export type EditionTools = typeof Tools

export interface Editing {
  readonly kept: StoredEdition
  /** The value of the text; undefined while it is no JSON. */
  readonly data: unknown
  readonly checked: Applied
  /** The content to show; while the text has a problem, the last one without. */
  readonly content: Content
  /** False if the browser can't store it. */
  readonly stored: boolean
  readonly tools: EditionTools
  readonly setText: (text: string) => void
  /** Sets the value at a place. */
  readonly correct: (place: JsonPath, value: unknown) => void
}

export type EditionState =
  | { readonly is: 'loading' | 'missing' }
  | { readonly is: 'open'; readonly editing: Editing }

export function useEditing(id: string): EditionState {
  const [kept, setKept] = useState<StoredEdition | 'missing'>()
  const [tools, setTools] = useState<EditionTools>()
  const [stored, setStored] = useState(true)
  const [good, setGood] = useState(standard)
  useEffect(() => {
    let left = false
    const load = async () => {
      const [found, loaded] = await Promise.all([
        editions.read(id),
        import('@tiletum/content/edition'),
      ])
      if (left) return
      setTools(loaded)
      setKept(found ?? 'missing')
    }
    void load()
    return () => {
      left = true
    }
  }, [id])

  const text = useDeferredValue(typeof kept === 'object' ? kept.text : undefined)
  const checked = useMemo(
    () =>
      tools === undefined || text === undefined ? undefined : tools.readEdition(standard, text),
    [tools, text],
  )
  if (checked !== undefined && 'content' in checked && checked.content !== good)
    setGood(checked.content)

  if (kept === 'missing') return { is: 'missing' }
  if (kept === undefined || tools === undefined || checked === undefined) return { is: 'loading' }
  const data = parsed(kept.text)
  const setText = (changed: string): void => {
    const next = { ...kept, text: changed, changed: Date.now() }
    setKept(next)
    void editions.write(next).then(setStored)
  }
  return {
    is: 'open',
    editing: {
      kept,
      data,
      checked,
      content: good,
      stored,
      tools,
      setText,
      correct: (place, value) =>
        setText(textOf(tools.correctAt(data ?? {}, place, value, standard))),
    },
  }
}

export const textOf = (data: unknown): string => `${JSON.stringify(data, undefined, 2)}\n`

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
