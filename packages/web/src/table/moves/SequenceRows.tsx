/** What a press on a thing can play, each a row that says all of it and what it would give up. */
import type { Move, State } from '@tiletum/engine'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { TableProvider, useSnapshot, useTable } from '../../game/TableContext.tsx'
import type { AtTable } from '../../game/TableContext.tsx'
import { sequencesFor } from '../../game/intent/sequences.ts'
import type { MoveSequence, PressTarget } from '../../game/intent/sequences.ts'
import { runInSlices } from '../../game/intent/slices.ts'
import { registerTooltipContent } from '../../shared/ui/tooltip-content.ts'
import { MoveRow } from './MoveRow.tsx'
import { pressesOf } from './presses.ts'
import { consequencesText, sequenceText } from './sequence-text.ts'
import './SequenceRows.css'

interface SequenceRowsProps {
  readonly sequences: readonly MoveSequence[]
  /** Only under the mouse: keys and readers have the same in the sheet of the thing. */
  readonly byMouse?: boolean
  /** How many are shown before more are asked for. */
  readonly most?: number
  readonly onDone?: () => void
}

export function SequenceRows(props: SequenceRowsProps) {
  const { sequences, byMouse = false, most = Infinity, onDone } = props
  const [unfolded, setUnfolded] = useState(false)
  const { table, say } = useTable()
  const { words } = useLanguage()
  const { hand } = words
  const snapshot = table.snapshot()
  const { game } = snapshot
  const all = nested(sequences)
  // A row that says "1 more" takes as much room as that one.
  const shown = unfolded || all.length <= most + 1 ? all.length : most
  const rows = all.slice(0, shown).map(({ sequence, depth, after }) => {
    const { moves, wastes } = sequence
    const [only, ...more] = moves.map((move) => game.format(move))
    const endsTurn = [only, ...more].at(-1) === 'end turn'
    const notes = consequencesText(words, say, {
      ...sequence,
      reveals: sequence.reveals && !endsTurn,
    })
    const whole =
      wastes.length > 0 && only === 'end turn' && more.length === 0
        ? hand.anyway['end turn']
        : sequenceText(words, say, snapshot, moves)
    return (
      <button
        key={moves.join()}
        type="button"
        className="move-row"
        data-depth={depth === 0 ? undefined : depth}
        tabIndex={byMouse ? -1 : undefined}
        aria-label={after === 0 ? undefined : [whole, notes].filter(Boolean).join('. ')}
        onClick={() => {
          onDone?.()
          table.play(...moves.map((move) => game.format(move)))
        }}
      >
        <span className="what">
          {after === 0 ? whole : hand.goesOn(sequenceText(words, say, snapshot, moves, after))}
        </span>
        {notes === '' ? undefined : <span className="note">{notes}</span>}
      </button>
    )
  })
  return (
    <>
      {rows}
      {shown === all.length ? undefined : (
        <button
          type="button"
          className="move-row more"
          tabIndex={byMouse ? -1 : undefined}
          // The focus stays where it is: a tooltip goes with it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            // Any other press closes a tooltip.
            event.stopPropagation()
            setUnfolded(true)
          }}
        >
          {hand.moreRows(all.length - shown)}
        </button>
      )}
    </>
  )
}

interface NestedRow {
  readonly sequence: MoveSequence
  /** How many rows it goes on from. */
  readonly depth: number
  /** How many of its moves the row before it says already. */
  readonly after: number
}

/** What goes on from another sequence stands beneath it and says only the rest; "×2" says all by itself. */
function nested(sequences: readonly MoveSequence[]): readonly NestedRow[] {
  const goesOnFrom = ({ moves }: MoveSequence) =>
    sequences.findLast(
      (other) =>
        other.moves.length < moves.length &&
        other.moves.at(-1) !== moves.at(-1) &&
        other.moves.every((move, index) => moves[index] === move),
    )
  const beneath = (parent: MoveSequence | undefined, depth: number): readonly NestedRow[] =>
    sequences
      .filter((sequence) => goesOnFrom(sequence) === parent)
      .flatMap((sequence) => [
        { sequence, depth, after: parent?.moves.length ?? 0 },
        ...beneath(sequence, depth + 1),
      ])
  return beneath(undefined, 0)
}

/** Every sequence for a target, found since the sheet that shows it was opened. */
export function useSequences(target: PressTarget): readonly MoveSequence[] | undefined {
  const { game, state, legal } = useSnapshot()
  const [found, setFound] = useState<{
    readonly for: PressTarget
    readonly in: State
    readonly sequences: readonly MoveSequence[]
  }>()
  useEffect(() => {
    if (legal.size === 0) return undefined
    return runInSlices(sequencesFor({ game, state }, target), (sequences) =>
      setFound({ for: target, in: state, sequences }),
    )
  }, [game, state, legal, target])
  if (legal.size === 0) return NONE_FOUND
  return found?.for === target && found.in === state ? found.sequences : undefined
}

const NONE_FOUND: readonly MoveSequence[] = []

interface TargetRowsProps {
  readonly target: PressTarget
  /** What else a row of one move is called. */
  readonly labelOf?: (move: string) => string | undefined
  /** Moves that cannot be played say why not. */
  readonly refusals: boolean
  readonly onDone: () => void
}

/** In a sheet: what is possible, the sequences of several moves, and what is not possible. */
export function TargetRows({ target, labelOf, refusals, onDone }: TargetRowsProps) {
  const { game } = useSnapshot()
  const sequences = useSequences(target)
  if (sequences === undefined) return undefined
  const single = sequences.flatMap(({ moves: [move, ...more] }) =>
    move === undefined || more.length > 0 ? [] : [move],
  )
  const ends = new Set(sequences.map(({ moves }) => moves.at(-1)))
  const refused = new Set(target.wanted.flat().filter((move) => refusals && !ends.has(move)))
  const row = (move: Move, done?: () => void) => {
    const notation = game.format(move)
    const label = done === undefined ? labelOf?.(notation) : undefined
    return (
      <MoveRow
        key={notation}
        move={notation}
        {...(label === undefined ? {} : { label })}
        {...(done === undefined ? {} : { onDone: done })}
      />
    )
  }
  return (
    <>
      {single.map((move) => row(move, onDone))}
      <SequenceRows sequences={sequences.filter(({ moves }) => moves.length > 1)} onDone={onDone} />
      {[...refused].map((move) => row(move))}
    </>
  )
}

/** A tooltip must leave the map in sight: of what a low window has no room for, one is told how much. */
const mostRows = (): number => (innerHeight < 700 ? 5 : 8)
const MOST_LINES = 3

/** Tells in tooltips what a press on their owner can play: in rows under the mouse, else in lines. */
export function useSequenceTooltips(at: AtTable): void {
  const { words } = useLanguage()
  useEffect(() => {
    const { table, say } = at
    return registerTooltipContent((key, byMouse, then) => {
      const presses = pressesOf(table)
      const target = presses.targetOf(key)
      const snapshot = table.snapshot()
      if (target === undefined || snapshot.legal.size === 0) {
        then({})
        return undefined
      }
      return runInSlices(sequencesFor(snapshot, target), (sequences) => {
        const [only, ...others] = sequences
        const meaning = presses.meaningOf(key)
        const isPressed =
          only !== undefined &&
          (meaning?.is === 'now' || meaning?.is === 'leads') &&
          others.length === 0 &&
          only.moves.join() === meaning.moves.join() &&
          only.wastes.length === 0
        if (byMouse && only !== undefined && !isPressed)
          then({
            rows: (
              <TableProvider value={at}>
                <div className="tip-rows" aria-hidden="true">
                  <SequenceRows sequences={sequences} byMouse most={mostRows()} />
                </div>
              </TableProvider>
            ),
          })
        else
          then({
            lines: sequences
              .filter(({ moves }) => moves.length > 1)
              .slice(0, MOST_LINES)
              .map(({ moves }) => words.hand.series(sequenceText(words, say, snapshot, moves))),
          })
      })
    })
  }, [at, words])
}
