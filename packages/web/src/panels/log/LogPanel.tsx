/** The log: every moment as sentences or as notation; pressing one looks at it. */
import { memo, useEffect, useRef } from 'react'
import { Icon } from '../../art/index.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { CHANCE } from '../../game/host/host.ts'
import type { Moment } from '../../game/course/moment.ts'
import { useLanguage } from '../../base/language/LanguageProvider.tsx'
import { changeSettings, useSettings } from '../../base/settings/settings.ts'
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
  const takenAfter = new Map<number | undefined, number>()
  for (const { kept, steps } of takenBack) {
    const row = rows.findLast(({ last }) => last < kept)?.last
    takenAfter.set(row, (takenAfter.get(row) ?? 0) + steps)
  }
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
              takenBack={takenAfter.get(last) ?? 0}
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

/** A row for each moment; the dice of a round are rolled one by one and told in one sentence. */
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

const isRoll = (moment: Moment | undefined): boolean =>
  moment !== undefined &&
  moment.events.length > 0 &&
  moment.events.every(({ event }) => event === 'roll')

/** Answers of chance with nothing to tell stay out of the sentences. */
function isQuiet({ events, by }: Moment, form: string): boolean {
  return form === 'sentences' && by === CHANCE && events.length === 0
}

interface LogRowProps {
  /** Its last moment. */
  readonly moment: Moment
  readonly first: number
  readonly last: number
  readonly current: boolean
  readonly form: 'sentences' | 'notation'
  /** How many inputs were made after it and taken back. */
  readonly takenBack: number
}

const LogRow = memo(function LogRow(props: LogRowProps) {
  const { moment, first, last, current, form, takenBack } = props
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
  if (text === '' && takenBack === 0) return undefined
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
      {takenBack === 0 ? undefined : (
        <span className="taken-back">{web.log.takenBack(takenBack)}</span>
      )}
    </li>
  )
})
