/** The profile page: name, holiday, devices, notifications, data. */
import { LIMITS, tidyName } from '@tiletum/protocol'
import type { Me } from '@tiletum/protocol'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { go } from '../shared/navigation/route.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { offerFile } from '../game/storage/download.ts'
import { BOX_COLOURS, drawnColour } from '../game/storage/record-file.ts'
import { api } from '../game/remote/http-api.ts'
import { forgetTables } from '../game/remote/forget-tables.ts'
import { setIdentity, clearIdentity } from '../game/remote/identity.ts'
import { endPush } from '../game/remote/push.ts'
import { PageFrame } from '../shared/frame/PageFrame.tsx'
import { Devices } from './Devices.tsx'
import { NoticeSwitches } from './NoticeSwitches.tsx'
import { Privacy } from './Privacy.tsx'
import { Results } from './Results.tsx'
import { onlineWords } from '../shared/language/screen-words.ts'
import styles from './online.module.css'

const BOX = Object.values(BOX_COLOURS)

export function MePage({ me }: { readonly me: Me }) {
  const { me: words, table, refused, colours, person: text } = useLazyWords(onlineWords)
  const { setup } = useLanguage().words.web
  const [told, setTold] = useState('')
  const [name, setName] = useState(me.name)
  const [away, setAway] = useState(dateOf(me.awayUntil))
  const [colour, setColour] = useState(me.colours[0])
  const [erasing, setErasing] = useState(false)
  const id = useId()

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const tidy = tidyName(name)
    const reply = await api.changeMe({
      ...(tidy === undefined ? {} : { name: tidy }),
      awayUntil: away === '' ? 0 : new Date(`${away}T23:59:59`).getTime(),
      colours: colour === undefined ? [] : [colour],
    })
    setTold(setIdentity(reply) ? words.saved : refused.other)
  }
  const erase = async () => {
    // Unsubscribe while the server still knows the person.
    await endPush()
    const reply = await api.deleteMe()
    if (reply.is !== 'done') return setTold(refused.other)
    forgetTables()
    clearIdentity()
    return go({ at: 'start' })
  }

  return (
    <PageFrame>
      <h1 className={styles['title']}>{words.title}</h1>
      <form onSubmit={(event) => void save(event)}>
        <p>
          <label htmlFor={`${id}-name`}>{words.name}</label>{' '}
          <input
            id={`${id}-name`}
            type="text"
            maxLength={LIMITS.name}
            autoComplete="username"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </p>
        <p>
          <label htmlFor={`${id}-away`}>{words.away}</label>{' '}
          <input
            id={`${id}-away`}
            type="date"
            value={away}
            aria-describedby={`${id}-about`}
            onChange={(event) => setAway(event.target.value)}
          />
        </p>
        <p id={`${id}-about`} className="quiet">
          {words.awayAbout}
        </p>
        <p>
          <label htmlFor={`${id}-colour`}>{colours.mine}</label>{' '}
          <select
            id={`${id}-colour`}
            value={colour ?? ''}
            onChange={(event) => setColour(BOX.find((one) => one === event.target.value))}
          >
            <option value="">{colours.none}</option>
            {BOX.map((one) => (
              <option key={one} value={one}>
                {setup.colours[drawnColour(one)]}
              </option>
            ))}
          </select>
        </p>
        <p className="buttons">
          <button type="submit" className="primary">
            {words.save}
          </button>
          <button type="button" onClick={() => go({ at: 'online' })}>
            {table.toLobby}
          </button>
          <output>{told}</output>
        </p>
      </form>
      <section>
        <h2>{words.notices}</h2>
        <NoticeSwitches />
      </section>
      <Results />
      <Devices />
      <Unwanted
        title={words.blocked}
        people={me.blocked}
        undo={words.unblock}
        onUndo={(id) => void api.unblock(id).then(async () => setIdentity(await api.me()))}
      />
      <Unwanted
        title={colours.muted}
        people={me.muted}
        undo={text.unmute}
        onUndo={(id) =>
          void api
            .changeMe({ muted: me.muted.map((one) => one.id).filter((one) => one !== id) })
            .then(setIdentity)
        }
      />
      <Export />
      <section>
        <h2>{words.privacy}</h2>
        <Privacy />
        <p className="buttons">
          {erasing ? (
            <button type="button" className="danger" onClick={() => void erase()}>
              {words.eraseSure}
            </button>
          ) : (
            <button type="button" onClick={() => setErasing(true)}>
              {words.erase}
            </button>
          )}
        </p>
        <p className="quiet">{words.eraseAbout}</p>
      </section>
    </PageFrame>
  )
}

const dateOf = (time: number | undefined): string =>
  time === undefined ? '' : new Date(time).toLocaleDateString('sv-SE')

interface UnwantedProps {
  readonly title: string
  readonly people: Me['blocked']
  readonly undo: string
  readonly onUndo: (id: string) => void
}

/** The people that this person has blocked or muted. */
function Unwanted({ title, people, undo, onUndo }: UnwantedProps) {
  if (people.length === 0) return undefined
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles['seats']}>
        {people.map(({ id, name }) => (
          <li key={id} className={styles['seat']}>
            <span className={styles['who']}>{name}</span>
            <button type="button" aria-label={`${undo}: ${name}`} onClick={() => onUndo(id)}>
              {undo}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Downloads everything the server knows about this person. */
function Export() {
  const { export: words } = useLazyWords(onlineWords)
  const [failed, setFailed] = useState(false)
  const download = async () => {
    const reply = await api.export()
    setFailed(reply.is !== 'done')
    if (reply.is === 'done')
      offerFile('tiletum.json', JSON.stringify(reply.result, undefined, 2), 'application/json')
  }
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{words.about}</p>
      <p className="buttons">
        <button type="button" onClick={() => void download()}>
          {words.do}
        </button>
      </p>
      {failed ? (
        <p className="error" role="alert">
          {words.failed}
        </p>
      ) : undefined}
    </section>
  )
}
