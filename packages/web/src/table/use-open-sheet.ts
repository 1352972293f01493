import { useMemo, useState } from 'react'
import type { OpenSheet } from './open-sheet.ts'

/** Opens the sheets of the table; the functions stay the same from render to render. */
export interface SheetOpeners {
  readonly any: (sheet: OpenSheet | undefined) => void
  readonly close: () => void
  readonly die: (colour: string, value: number, anchor: DOMRect) => void
  readonly place: (space: string, anchor: DOMRect) => void
  readonly board: (seat: number) => void
  readonly thing: (thing: string, anchor: DOMRect) => void
  readonly hint: (anchor: DOMRect) => void
  readonly tasks: () => void
  readonly points: () => void
  readonly result: () => void
}

export function useOpenSheet(): readonly [OpenSheet | undefined, SheetOpeners] {
  const [sheet, setSheet] = useState<OpenSheet>()
  const open = useMemo(
    (): SheetOpeners => ({
      any: setSheet,
      close: () => setSheet(undefined),
      die: (colour, value, anchor) => setSheet({ is: 'die', colour, value, anchor }),
      place: (space, anchor) => setSheet({ is: 'place', space, anchor }),
      board: (seat) => setSheet({ is: 'board', seat }),
      thing: (thing, anchor) => setSheet({ is: 'expansion', thing, anchor }),
      hint: (anchor) => setSheet({ is: 'hint', anchor }),
      tasks: () => setSheet({ is: 'tasks' }),
      points: () => setSheet({ is: 'points' }),
      result: () => setSheet({ is: 'result' }),
    }),
    [],
  )
  return [sheet, open]
}
