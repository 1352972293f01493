/** The fields of the form for a new table. */
import { LEVELS } from '@tiletum/bots'
import type { Level } from '@tiletum/bots'
import { SLOW_HOURS } from '@tiletum/protocol'
import { useId } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { onlineWords } from '../shared/language/screen-words.ts'
import { Choice } from '../shared/ui/Choice.tsx'
import { DELAYS, PACES } from './new-table-form.ts'
import type { NewTableForm } from './new-table-form.ts'

interface FieldsProps {
  readonly form: NewTableForm
  readonly set: (change: Partial<NewTableForm>) => void
}

export function PaceFields({ form: { pace, hours }, set }: FieldsProps) {
  const { create, lobby } = useLazyWords(onlineWords)
  const id = useId()
  return (
    <>
      <Choice
        label={create.pace}
        values={PACES}
        names={create.paces}
        value={pace}
        onChange={(chosen) => set({ pace: chosen })}
      />
      {pace === 'slow' ? (
        <p>
          <label htmlFor={`${id}-hours`}>{create.hours}</label>{' '}
          <select
            id={`${id}-hours`}
            value={hours}
            onChange={(event) =>
              set({ hours: SLOW_HOURS.find((one) => String(one) === event.target.value) ?? 24 })
            }
          >
            {SLOW_HOURS.map((one) => (
              <option key={one} value={one}>
                {lobby.pace.slow(one)}
              </option>
            ))}
          </select>
        </p>
      ) : undefined}
    </>
  )
}

/** The aids that are allowed at the table. */
export function AidFields({ form: { allow }, set }: FieldsProps) {
  const { create } = useLazyWords(onlineWords)
  return (
    <fieldset className="ticks">
      <legend>{create.help}</legend>
      <Tick
        label={create.forecast}
        value={allow.forecast}
        onChange={(forecast) => set({ allow: { ...allow, forecast } })}
      />
      <Tick
        label={create.hints}
        value={allow.hints}
        onChange={(hints) => set({ allow: { ...allow, hints } })}
      />
      <Tick
        label={create.coach}
        value={allow.coach}
        onChange={(coach) => set({ allow: { ...allow, coach } })}
      />
    </fieldset>
  )
}

/** Who else finds and watches the table. */
export function VisibilityFields({ form: { listed, watching, delay }, set }: FieldsProps) {
  const { create } = useLazyWords(onlineWords)
  const id = useId()
  return (
    <fieldset className="ticks">
      <legend>{create.others}</legend>
      <Tick label={create.listed} value={listed} onChange={(on) => set({ listed: on })} />
      <Tick label={create.watching} value={watching} onChange={(on) => set({ watching: on })} />
      {watching ? (
        <>
          <p>
            <label htmlFor={`${id}-delay`}>{create.delay}</label>{' '}
            <select
              id={`${id}-delay`}
              value={delay}
              aria-describedby={`${id}-delay-about`}
              onChange={(event) =>
                set({ delay: DELAYS.find((one) => one === event.target.value) ?? DELAYS[0] })
              }
            >
              {DELAYS.map((one) => (
                <option key={one} value={one}>
                  {create.delays[one]}
                </option>
              ))}
            </select>
          </p>
          <p id={`${id}-delay-about`} className="quiet">
            {create.delayAbout}
          </p>
        </>
      ) : undefined}
    </fieldset>
  )
}

interface SeatFieldProps {
  readonly id: string
  readonly label: string
  readonly level: Level | undefined
  readonly onChange: (level: Level | undefined) => void
}

export function SeatField({ id, label, level, onChange }: SeatFieldProps) {
  const { create, lobby } = useLazyWords(onlineWords)
  const { levels, about } = useLanguage().words.web.computer
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        aria-describedby={level === undefined ? undefined : `${id}-about`}
        value={level ?? ''}
        onChange={(event) => onChange(LEVELS.find((one) => one === event.target.value))}
      >
        <option value="">{create.friend}</option>
        {LEVELS.map((one) => (
          <option key={one} value={one}>
            {lobby.computer(levels[one])}
          </option>
        ))}
      </select>
      {level === undefined ? undefined : (
        <p id={`${id}-about`} className="quiet">
          {about[level]}
        </p>
      )}
    </>
  )
}

interface TickProps {
  readonly label: string
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}

function Tick({ label, value, onChange }: TickProps) {
  return (
    <label>
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  )
}
