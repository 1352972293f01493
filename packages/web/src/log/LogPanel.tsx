/** The log: every moment as sentences or as notation; pressing one looks at it. */
import { memo, useEffect, useRef } from 'react'
import { useSnapshot, useTable } from '../game/TableContext.tsx'
import { CHANCE } from '../game/moment.ts'
import type { Moment } from '../game/moment.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { changeSettings, useSettings } from '../settings/settings.ts'
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
  const rows = moments.flatMap((moment, index) => (isQuiet(moment, logForm) ? [] : [index]))
  const takenAfter = new Map<number | undefined, number>()
  for (const { kept, inputs } of takenBack) {
    const row = rows.findLast((index) => index < kept)
    takenAfter.set(row, (takenAfter.get(row) ?? 0) + inputs.length)
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
          ‹
        </button>
        <span aria-live="off">{web.log.moment(shown, moments.length)}</span>
        <button
          type="button"
          disabled={live}
          onClick={() => table.show(shown + 1)}
          aria-label={web.log.on}
        >
          ›
        </button>
        {live ? undefined : (
          <button type="button" onClick={() => table.show(undefined)}>
            {web.log.present}
          </button>
        )}
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
        {rows.map((index) => {
          const moment = moments[index]
          return moment === undefined ? undefined : (
            <LogRow
              key={index}
              moment={moment}
              index={index}
              current={!live && shown === index + 1}
              form={logForm}
              takenBack={takenAfter.get(index) ?? 0}
            />
          )
        })}
      </ol>
    </div>
  )
}

/** Answers of chance with nothing to tell stay out of the sentences. */
function isQuiet({ events, by }: Moment, form: string): boolean {
  return form === 'sentences' && by === CHANCE && events.length === 0
}

interface LogRowProps {
  readonly moment: Moment
  readonly index: number
  readonly current: boolean
  readonly form: 'sentences' | 'notation'
  /** How many inputs were made after it and taken back. */
  readonly takenBack: number
}

const LogRow = memo(function LogRow(props: LogRowProps) {
  const { moment, index, current, form, takenBack } = props
  const { table, say } = useTable()
  const { web } = useLanguage().words
  const text = form === 'notation' ? moment.notation : say.sentences(moment.events).join(' ')
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
          onClick={() => table.show(index + 1)}
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
