/** The form of a new table: game, seats, pace, and what is allowed. */
import { newRequestId, LIMITS, SLOW_HOURS } from '@tiletum/protocol'
import type { Me, NewTableRequest, SeatPlan, TableTerms } from '@tiletum/protocol'
import { LEVELS } from '@tiletum/bots'
import type { Level } from '@tiletum/bots'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { goInstead, go } from '../shared/navigation/route.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { BOX_COLOURS } from '../game/storage/record-file.ts'
import { PLAYER_COLOURS } from '../shared/theme/tokens.ts'
import { api } from '../game/remote/http-api.ts'
import { rememberLinkSecret } from '../game/remote/link-secrets.ts'
import { Choice } from '../shared/ui/Choice.tsx'
import { useOneAtATime } from '../shared/ui/one-at-a-time.ts'
import { PageFrame } from '../shared/frame/PageFrame.tsx'
import { configOf, editionIn, FIRST_CHOICE, isChosen } from '../new-game/game-choice.ts'
import { GameFields } from '../new-game/GameFields.tsx'
import { CLOCKED, LIVE, slow } from './pace-text.ts'
import { onlineWords } from '../shared/language/screen-words.ts'
import styles from './online.module.css'

const PACES = ['live', 'clock', 'slow'] as const
const DELAYS = ['0', '60', '300', '1800'] as const

type Colour = SeatPlan['colour']

export function CreateTable({ me }: { readonly me: Me }) {
  const { create, table, lobby } = useLazyWords(onlineWords)
  const [choice, setChoice] = useState(FIRST_CHOICE)
  const [title, setTitle] = useState('')
  /** Levels of the seats after the own one; undefined leaves the seat open. */
  const [levels, setLevels] = useState<readonly (Level | undefined)[]>([])
  const [pace, setPace] = useState<(typeof PACES)[number]>('live')
  const [hours, setHours] = useState<(typeof SLOW_HOURS)[number]>(24)
  const [allow, setAllow] = useState({ forecast: true, hints: false, coach: true })
  const [listed, setListed] = useState(false)
  const [watching, setWatching] = useState(true)
  const [delay, setDelay] = useState<(typeof DELAYS)[number]>('0')
  const [fault, setFault] = useState<string>()
  const [request] = useState(newRequestId)
  const id = useId()
  const number = Number(choice.count)
  const order = coloursFor(me)

  // A second request would change the link, and the one on the page would stop working.
  const only = useOneAtATime()
  const done = async () => {
    if (!isChosen(choice)) return
    const seats = Array.from({ length: number }, (_, seat) => seatPlan(order[seat], levels[seat]))
    const edition = editionIn(choice)
    const terms: TableTerms = {
      kind: 'game',
      ...(title.trim() === '' ? {} : { title: title.trim() }),
      config: configOf(choice) as TableTerms['config'],
      ...(edition === undefined ? {} : { edition: edition as TableTerms['edition'] & object }),
      seats,
      listed,
      pace: pace === 'live' ? LIVE : pace === 'clock' ? CLOCKED : slow(hours),
      allow,
      watching: { open: watching, chat: false, delay: Number(delay) },
    }
    const reply = await api.createTable({ id: request, terms, seat: 0 } satisfies NewTableRequest)
    if (reply.is === 'done') {
      rememberLinkSecret(reply.result.table, reply.result.join)
      goInstead({ at: 'table', id: reply.result.table })
    } else
      setFault(
        reply.is === 'no' && reply.no.why === 'limit' ? create.failed.limit : create.failed.other,
      )
  }

  return (
    <PageFrame>
      <form
        className="new-game"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void only(done)()
        }}
      >
        <h1>{create.title}</h1>
        <GameFields
          choice={choice}
          setChoice={setChoice}
          names={[me.name, create.seat(2), create.seat(3), create.seat(4)]}
        >
          {number === 1 ? undefined : (
            <fieldset className={styles['seatFields']}>
              <legend>{create.seats}</legend>
              <span>{create.seat(1)}</span>
              <span>{me.name}</span>
              {Array.from({ length: number - 1 }, (_, index) => (
                <SeatField
                  key={PLAYER_COLOURS[index]}
                  id={`${id}-seat-${index}`}
                  label={create.seat(index + 2)}
                  level={levels[index + 1]}
                  onChange={(level) => setLevels(withAt(levels, index + 1, level))}
                />
              ))}
            </fieldset>
          )}
        </GameFields>
        <Choice
          label={create.pace}
          values={PACES}
          names={create.paces}
          value={pace}
          onChange={setPace}
        />
        {pace === 'slow' ? (
          <p>
            <label htmlFor={`${id}-hours`}>{create.hours}</label>{' '}
            <select
              id={`${id}-hours`}
              value={hours}
              onChange={(event) =>
                setHours(SLOW_HOURS.find((one) => String(one) === event.target.value) ?? 24)
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
        <fieldset className="ticks">
          <legend>{create.help}</legend>
          <Tick
            label={create.forecast}
            value={allow.forecast}
            onChange={(forecast) => setAllow({ ...allow, forecast })}
          />
          <Tick
            label={create.hints}
            value={allow.hints}
            onChange={(hints) => setAllow({ ...allow, hints })}
          />
          <Tick
            label={create.coach}
            value={allow.coach}
            onChange={(coach) => setAllow({ ...allow, coach })}
          />
        </fieldset>
        <fieldset className="ticks">
          <legend>{create.others}</legend>
          <Tick label={create.listed} value={listed} onChange={setListed} />
          <Tick label={create.watching} value={watching} onChange={setWatching} />
          {watching ? (
            <>
              <p>
                <label htmlFor={`${id}-delay`}>{create.delay}</label>{' '}
                <select
                  id={`${id}-delay`}
                  value={delay}
                  aria-describedby={`${id}-delay-about`}
                  onChange={(event) =>
                    setDelay(DELAYS.find((one) => one === event.target.value) ?? DELAYS[0])
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
        <p>
          <label htmlFor={`${id}-title`}>{create.tableTitle}</label>{' '}
          <input
            id={`${id}-title`}
            type="text"
            maxLength={LIMITS.title}
            autoComplete="off"
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </p>
        {fault === undefined ? undefined : (
          <p className="error" role="alert">
            {fault}
          </p>
        )}
        <p className="buttons">
          <button type="submit" className="primary" disabled={!isChosen(choice)}>
            {create.done}
          </button>
          <button type="button" onClick={() => go({ at: 'online' })}>
            {table.toLobby}
          </button>
        </p>
      </form>
    </PageFrame>
  )
}

/** The person's favourite colours first, then the others. */
function coloursFor({ colours }: Me): readonly Colour[] {
  const all = PLAYER_COLOURS.map((colour) => BOX_COLOURS[colour])
  const first = all.find((colour) => colours.includes(colour))
  return first === undefined ? all : [first, ...all.filter((colour) => colour !== first)]
}

function seatPlan(colour: Colour = 'blue', level: Level | undefined): SeatPlan {
  return level === undefined ? { for: 'anybody', colour } : { for: 'computer', colour, level }
}

const withAt = <T,>(list: readonly T[], index: number, value: T): readonly T[] =>
  Array.from({ length: Math.max(list.length, index + 1) }, (_, at) =>
    at === index ? value : (list[at] as T),
  )

interface SeatFieldProps {
  readonly id: string
  readonly label: string
  readonly level: Level | undefined
  readonly onChange: (level: Level | undefined) => void
}

function SeatField({ id, label, level, onChange }: SeatFieldProps) {
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
