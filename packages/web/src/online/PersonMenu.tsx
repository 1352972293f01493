/** What a player can do about another one: mute, block or report them. */
import { LIMITS, newRequestId } from '@tiletum/protocol'
import type { Me } from '@tiletum/protocol'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { api } from '../game/remote/http-api.ts'
import type { ApiResult } from '../game/remote/http-api.ts'
import { linkSecretOf } from '../game/remote/link-secrets.ts'
import { setIdentity } from '../game/remote/identity.ts'
import { refusalText } from './refusal-text.ts'
import { onlineWords } from '../shared/language/screen-words.ts'
import styles from './online.module.css'

interface PersonMenuProps {
  readonly table: string
  readonly person: string
  readonly name: string
  readonly me: Me
}

export function PersonMenu({ table, person, name, me }: PersonMenuProps) {
  const words = useLazyWords(onlineWords)
  const { person: text } = words
  const [sure, setSure] = useState(false)
  const [told, setTold] = useState('')
  const [why, setWhy] = useState<string>()
  const field = useId()
  const muted = me.muted.some(({ id }) => id === person)
  const blocked = me.blocked.some(({ id }) => id === person)

  const tell = (reply: ApiResult<unknown>, done: string) =>
    setTold(
      reply.is === 'done'
        ? done
        : reply.is === 'no'
          ? refusalText(reply.no, words)
          : words.refused.other,
    )
  const mute = async () => {
    const others = me.muted.map(({ id }) => id).filter((id) => id !== person)
    setIdentity(await api.changeMe({ muted: muted ? others : [...others, person] }))
  }
  const block = async () => {
    tell(await api.block(person), text.blocked)
    setSure(false)
    setIdentity(await api.me())
  }
  const unblock = async () => {
    tell(await api.unblock(person), '')
    setIdentity(await api.me())
  }
  const report = async (event: FormEvent) => {
    event.preventDefault()
    const sent = await api.report(
      table,
      { id: newRequestId(), person, text: why ?? '' },
      linkSecretOf(table),
    )
    tell(sent, text.reported)
    if (sent.is === 'done') setWhy(undefined)
  }
  return (
    <details className={styles['person']}>
      <summary>{text.menu(name)}</summary>
      <p className="buttons">
        <button type="button" aria-pressed={muted} onClick={() => void mute()}>
          {muted ? text.unmute : text.mute}
        </button>
        {blocked ? (
          <button type="button" onClick={() => void unblock()}>
            {words.me.unblock}
          </button>
        ) : sure ? (
          <button type="button" className="danger" onClick={() => void block()}>
            {text.blockSure}
          </button>
        ) : (
          <button type="button" onClick={() => setSure(true)}>
            {text.block}
          </button>
        )}
        <button type="button" aria-expanded={why !== undefined} onClick={() => setWhy(why ?? '')}>
          {text.report}
        </button>
      </p>
      {sure || blocked ? <p className="quiet">{text.blockAbout}</p> : undefined}
      {why === undefined ? undefined : (
        <form onSubmit={(event) => void report(event)}>
          <label htmlFor={field}>{text.reportWhy}</label>
          <textarea
            id={field}
            rows={3}
            maxLength={LIMITS.chat}
            value={why}
            onChange={(event) => setWhy(event.target.value)}
          />
          <p className="buttons">
            <button type="submit" className="primary">
              {text.reportSend}
            </button>
          </p>
        </form>
      )}
      <output>{told}</output>
    </details>
  )
}
