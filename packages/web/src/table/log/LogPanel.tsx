/** The log: every moment as sentences or as notation; pressing one shows its position. */
import { memo, useEffect, useRef } from 'react'
import { Icon } from '../../shared/art/index.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { CHANCE } from '../../game/host/host.ts'
import type { TakenBack } from '../../game/timeline/timeline.ts'
import type { Moment } from '../../game/timeline/moment.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { changeSettings, useSettings } from '../../shared/settings/settings.ts'
import './LogPanel.css'

interface LogPanelProps {
  /** Opens the replay at a moment. */
  readonly onReplay?: ((moment?: number) => void) | undefined
}

export function LogPanel({ onReplay }: LogPanelProps) {
  const { moments, shown, live, takenBack } = useSnapshot()
  const { table } = useTable()
  const { web } = useLanguage().words
  const { logForm } = useSettings()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const row = list.current?.querySelector('[aria-current]') ?? list.current?.lastElementChild
    row?.scrollIntoView({ block: 'nearest' })
  }, [shown, moments.length])
  const rows = rowsOf(moments, logForm)
  const undone = stepsAfter(rows, takenBack, false)
  const undoneByAll = stepsAfter(rows, takenBack, true)
  return (
    <div className="log">
      <div className="log-bar">
        <button
          type="button"
          disabled={shown === 0}
          onClick={() => table.show(shown - 1)}
          aria-label={web.log.back}
        >
          <Icon name="left" size={14} />
        </button>
        <span aria-live="off">{web.log.moment(shown, moments.length)}</span>
        <button
          type="button"
          disabled={live}
          onClick={() => table.show(shown + 1)}
          aria-label={web.log.on}
        >
          <Icon name="right" size={14} />
        </button>
        {onReplay === undefined ? undefined : (
          <button type="button" onClick={() => onReplay(shown)}>
            {web.start.replay}
          </button>
        )}
        <button
          type="button"
          className="form"
          aria-label={web.log.form}
          onClick={() =>
            changeSettings({ logForm: logForm === 'sentences' ? 'notation' : 'sentences' })
          }
        >
          {logForm === 'sentences' ? web.log.notation : web.log.sentences}
        </button>
      </div>
      <ol ref={list} aria-label={web.panel.log}>
        {rows.map(({ first, last }) => {
          const moment = moments[last]
          return moment === undefined ? undefined : (
            <LogRow
              key={last}
              moment={moment}
              first={first}
              last={last}
              current={!live && first < shown && shown <= last + 1}
              form={logForm}
              undone={undone.get(last) ?? 0}
              undoneByAll={undoneByAll.get(last) ?? 0}
            />
          )
        })}
      </ol>
    </div>
  )
}

interface Row {
  readonly first: number
  readonly last: number
}

/** Returns a row for each moment; the dice of a round are one row. */
function rowsOf(moments: readonly Moment[], form: string): readonly Row[] {
  const rows: Row[] = []
  moments.forEach((moment, index) => {
    if (isQuiet(moment, form)) return
    const before = rows.at(-1)
    if (
      before?.last === index - 1 &&
      form === 'sentences' &&
      isRoll(moment) &&
      isRoll(moments[index - 1])
    )
      rows[rows.length - 1] = { first: before.first, last: index }
    else rows.push({ first: index, last: index })
  })
  return rows
}

/**
 * Returns the number of moments after each row that were undone, alone and by agreement; by the
 * last moment of the row.
 */
function stepsAfter(
  rows: readonly Row[],
  takenBack: readonly TakenBack[],
  byAll: boolean,
): ReadonlyMap<number | undefined, number> {
  const after = new Map<number | undefined, number>()
  for (const { kept, steps, agreed } of takenBack) {
    if (agreed !== byAll) continue
    const row = rows.findLast(({ last }) => last < kept)?.last
    after.set(row, (after.get(row) ?? 0) + steps)
  }
  return after
}

const isRoll = (moment: Moment | undefined): boolean =>
  moment !== undefined &&
  moment.events.length > 0 &&
  moment.events.every(({ event }) => event === 'roll')

/** Chance answers without a sentence are left out of the sentences. */
function isQuiet({ events, by }: Moment, form: string): boolean {
  return form === 'sentences' && by === CHANCE && events.length === 0
}

interface LogRowProps {
  /** The last moment of the row. */
  readonly moment: Moment
  readonly first: number
  readonly last: number
  readonly current: boolean
  readonly form: 'sentences' | 'notation'
  /** Number of moments after it that were undone … */
  readonly undone: number
  /** … and of those undone by agreement of the table. */
  readonly undoneByAll: number
}

const LogRow = memo(function LogRow(props: LogRowProps) {
  const { moment, first, last, current, form, undone, undoneByAll } = props
  const { table, say } = useTable()
  const { web } = useLanguage().words
  const events =
    first === last
      ? moment.events
      : table
          .snapshot()
          .moments.slice(first, last + 1)
          .flatMap((one) => one.events)
  const text = form === 'notation' ? moment.notation : say.sentences(events).join(' ')
  const { takenBack, takenBackByAll } = web.log
  if (text === '' && undone + undoneByAll === 0) return undefined
  return (
    <li>
      {text === '' ? undefined : (
        <button
          type="button"
          className="log-row"
          data-form={form}
          data-by={moment.by === CHANCE ? 'chance' : 'seat'}
          aria-current={current ? 'step' : undefined}
          onClick={() => table.show(last + 1)}
        >
          {text}
        </button>
      )}
      {undone === 0 ? undefined : <span className="taken-back">{takenBack(undone)}</span>}
      {undoneByAll === 0 ? undefined : (
        <span className="taken-back">{takenBackByAll(undoneByAll)}</span>
      )}
    </li>
  )
})
